"""A person and their account: made, kept safe, lost, found again, and deleted."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from .harbour import Server
from .player import Player

Visitor = Callable[..., Player]
GOOD, BETTER, BEST = "a good password", "an even better one", "the best one so far"
ME, OPEN = {"kind": "me"}, {"kind": "open"}
SIZES = [(1440, 900), (390, 844)]


def enter(player: Player, name: str, password: str, make: bool = False) -> None:
    """Log in, or make an account, on the account page."""
    page = player.open("/account").page
    if make:
        page.get_by_text("Create an account", exact=True).first.click()
    page.get_by_label("Account name").fill(name)
    page.get_by_label("Password", exact=False).first.fill(password)
    page.locator("form button.primary").click()


def member(player: Player, name: str, password: str = GOOD) -> list[str]:
    """Make an account; returns the recovery codes that are shown."""
    enter(player, name, password, make=True)
    codes = player.page.get_by_role("dialog", name="Recovery codes").locator("li")
    codes.first.wait_for()
    return codes.all_inner_texts()


def saved(player: Player) -> None:
    player.page.get_by_role("button", name="I’ve saved them").click()
    player.page.get_by_role("heading", name="Delete account").wait_for()


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_an_account_from_its_beginning_to_its_end(
    server: Server, visitor: Visitor, width: int, height: int, tmp_path: Path
) -> None:
    name = f"Anna {width}"
    anna, phone = visitor(server, width, height), visitor(server)
    page = anna.page
    codes = member(anna, name)
    assert len(codes) == 8
    assert anna.faults() == {}
    assert not anna.too_wide()
    with page.expect_download() as fetched:
        page.get_by_role("link", name="Download", exact=True).click()
    assert all(code in Path(fetched.value.path()).read_text() for code in codes)
    saved(anna)
    assert anna.faults() == {}
    assert not anna.too_wide()

    enter(phone, name, GOOD)
    phone.page.get_by_text("logged in in 2 browsers").wait_for()

    page.get_by_label("Your password").fill(GOOD)
    page.get_by_label("New password").fill("Password123")
    page.get_by_role("button", name="Change password").click()
    page.get_by_role("alert").get_by_text("too common").wait_for()
    page.get_by_label("New password").fill(BETTER)
    page.get_by_role("button", name="Change password").click()
    page.get_by_text("Password changed.").wait_for()
    phone.open("/account").page.get_by_text("Forgot your password?").wait_for()  # it is logged out

    enter(phone, name, GOOD)
    phone.page.get_by_role("alert").get_by_text("Wrong name or password").wait_for()
    phone.page.get_by_role("link", name="Forgot your password?").click()
    phone.page.get_by_label("Account name").fill(name)
    phone.page.get_by_label("Recovery code").fill(codes[3].upper())
    phone.page.get_by_label("New password").fill(BEST)
    phone.page.get_by_role("button", name="Set password and log in").click()
    phone.page.get_by_text("7 codes left").wait_for()

    enter(anna, name, BEST)  # the recovery has logged this one out
    page.get_by_role("button", name="Log out all other browsers").click()
    page.get_by_text("You’re now logged in only here.").wait_for()
    phone.open("/account").page.get_by_text("Forgot your password?").wait_for()

    with page.expect_download() as fetched:
        page.get_by_role("link", name="Download your data").click()
    assert json.loads(Path(fetched.value.path()).read_text())["account"]["name"] == name

    page.get_by_role("button", name="Delete account…").click()
    dialog = page.get_by_role("dialog", name="Delete your account?")
    assert anna.faults() == {}
    dialog.get_by_label("Your password").fill(GOOD)
    dialog.get_by_role("button", name="Delete account").click()
    dialog.get_by_role("alert").get_by_text("isn’t your password").wait_for()
    dialog.get_by_label("Your password").fill(BEST)
    dialog.get_by_role("button", name="Delete account").click()
    page.get_by_text("Your account has been deleted.").wait_for()
    enter(phone, name, BEST)
    phone.page.get_by_role("alert").get_by_text("Wrong name or password").wait_for()


def test_new_codes_need_the_password(server: Server, visitor: Visitor) -> None:
    anna = visitor(server)
    first = member(anna, "Anna of the codes")
    saved(anna)
    page = anna.page
    page.get_by_role("button", name="Get new codes").click()
    dialog = page.get_by_role("dialog", name="Get new codes")
    dialog.get_by_label("Your password").fill("not the password")
    dialog.get_by_role("button", name="Get new codes").click()
    dialog.get_by_role("alert").wait_for()
    dialog.get_by_label("Your password").fill(GOOD)
    dialog.get_by_role("button", name="Get new codes").click()
    codes = page.get_by_role("dialog", name="Recovery codes").locator("li")
    codes.first.wait_for()
    assert not set(first) & set(codes.all_inner_texts())


def test_a_used_link_says_so(server: Server, visitor: Visitor) -> None:
    anna = visitor(server).open("/reset#some-token")
    assert anna.page.url.endswith("/reset"), "the token does not stay in the address bar"
    anna.page.get_by_label("New password").fill(BETTER)
    anna.page.get_by_role("button", name="Set password and log in").click()
    anna.page.get_by_role("alert").get_by_text("expired or has been used").wait_for()
    anna.page.get_by_role("link", name="Get another link").click()
    anna.page.get_by_role("heading", name="Use a recovery code").wait_for()


def test_a_name_that_is_typed_early_stays(server: Server, visitor: Visitor) -> None:
    """Typed before the page knows the visitor's name."""
    anna, ben = visitor(server), visitor(server)
    made = anna.create(ME, OPEN)
    held, over = list[Any](), list[bool]()
    ben.page.route("**/api/me", lambda route: route.continue_() if over else held.append(route))
    ben.open(f"/table/{made['id']}")
    ben.page.get_by_label("Your name").fill("Ben")
    while not held:
        ben.page.wait_for_timeout(20)
    over.append(True)
    for route in held:
        route.continue_()
    ben.page.wait_for_load_state("networkidle")
    ben.page.wait_for_timeout(100)
    assert ben.page.get_by_label("Your name").input_value() == "Ben"


def test_somebody_leaves_a_table_that_waits(server: Server, visitor: Visitor) -> None:
    anna, ben = visitor(server), visitor(server)
    made = anna.create(ME, OPEN, OPEN)
    anna.sit(made)
    ben.open(f"/table/{made['id']}")
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.get_by_role("button", name="Take this seat").first.click()
    anna.page.locator("li", has_text="Ben").wait_for()
    anna.page.get_by_role("button", name="Leave the table").click()
    anna.page.wait_for_url(re.compile(r"/$"))
    ben.page.get_by_text("Waiting for 2 more players").wait_for()
    ben.page.get_by_role("button", name=re.compile("bots fill")).wait_for()  # the table is Ben's now
    ben.page.get_by_role("button", name="Leave the table").click()
    ben.page.wait_for_url(re.compile(r"/$"))
    anna.open(f"/table/{made['id']}").page.get_by_text("closed before the game started").wait_for()


def test_a_seat_is_taken_back_on_a_phone(server: Server, visitor: Visitor) -> None:
    anna, ben = visitor(server, *SIZES[1]), visitor(server)
    made = anna.create(ME, OPEN)
    anna.sit(made)
    ben.open(f"/table/{made['id']}").page.get_by_role("button", name="Take this seat").click()
    anna.my_turn()
    page = anna.page
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Leave the game").click()
    page.get_by_role("button", name="Let a bot play on").click()
    page.get_by_role("button", name="Take your seat back").click()
    page.get_by_text("is back.").wait_for()
    assert page.get_by_role("button", name="Take your seat back").count() == 0


def test_who_was_logged_out_at_a_table_may_log_in(server: Server, visitor: Visitor) -> None:
    anna, phone = visitor(server), visitor(server, *SIZES[1])
    member(anna, "Anna at a table")
    saved(anna)
    enter(phone, "Anna at a table", GOOD)
    phone.page.get_by_text("logged in in 2 browsers").wait_for()
    phone.open(f"/table/{anna.create(ME, OPEN)['id']}").page.get_by_role("button", name="Leave the table").wait_for()
    anna.page.get_by_role("button", name="Log out all other browsers").click()
    phone.page.get_by_role("heading", name="Logged out").wait_for()
    assert phone.faults() == {}
    phone.page.get_by_role("link", name="Log in").click()
    phone.page.get_by_text("Forgot your password?").wait_for()
