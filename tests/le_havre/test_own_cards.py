"""Special buildings of one's own, for the blank cards of the box: data in own.toml of a folder of components."""

import shutil
from pathlib import Path

import pytest

import wharfinger as wf
from wharfinger.cli import log
from wharfinger.games import le_havre

from .build import STOCK

pytestmark = pytest.mark.usefixtures("uncompiled")
PRINTED = Path(le_havre.__file__).with_name("components")

CARDS = """
[[building]]
id = "oyster_bar"
name = "Oyster Bar"
text = "Sell up to 5 smoked fish at 2 francs each; 1 franc more for the first."
type = "economic"
value = 6
price = 8
fee = { food = 1 }
fishermen = 1
trade = [{ give = { smoked_fish = 1 }, get = { francs = 2 }, once = { francs = 1 }, most = 5 }]
provenance = "printed"

[[building]]
id = "orchard"
name = "Orchard"
text = "Take 2 grain, 1 wood and 3 francs."
type = "none"
value = 4
price = 4
fee = {}
take = { grain = 2, wood = 1, francs = 3 }
provenance = "printed"

[[building]]
id = "guild_feast"
name = "Guild Feast"
text = "1 bread for each own craftsman building (at most 2) and 2 fish for each own hammer."
type = "public"
value = 2
price = 2
fee = { francs = 1 }
hammers = 1
per = [{ count = "craftsman", take = { bread = 1 }, most = 2 }, { count = "hammer", take = { fish = 2 } }]
provenance = "printed"

[[building]]
id = "chapel"
name = "Chapel"
text = "Show 2 bread and 1 fish, take 1 steel."
type = "public"
value = 2
price = 2
fee = { food = 1 }
needs = { bread = 2, fish = 1 }
take = { steel = 1 }
provenance = "printed"

[[building]]
id = "mill"
name = "Mill"
text = "Grain to bread; half an energy each and half a hides each."
type = "craftsman"
value = 4
price = 4
fee = {}
trade = [{ give = { grain = 1 }, get = { bread = 1 }, half = { hides = 1 }, energy_half = 1 }]
provenance = "printed"

[[building]]
id = "forge"
name = "Forge"
text = "Up to 3 iron, energy 2 each and 1 in addition, for 5 francs each; show 4 francs."
type = "industrial"
value = 8
price = 8
fee = { food = 2, francs = 1 }
trade = [{ give = { iron = 1 }, get = { francs = 5 }, energy = 2, energy_once = 1, show = 4, most = 3 }]
provenance = "printed"

[[building]]
id = "soup_stall"
name = "Soup Stall"
text = "1 or 2 times: 3 food for 1 leather."
type = "none"
value = 4
price = 4
fee = { food = 1 }
trade = [{ food = 3, get = { leather = 1 }, most = 2 }]
provenance = "printed"

[[building]]
id = "fish_fair"
name = "Fish Fair"
text = "Sell wood at 2 francs, at most 1 for each own fish; the fish stay."
type = "economic"
value = 4
price = 4
fee = { food = 1 }
trade = [{ give = { wood = 1 }, get = { francs = 2 }, limit = { fish = 1 } }]
provenance = "printed"

[[building]]
id = "exchange_hall"
name = "Exchange Hall"
text = "Clay for 2 wood, and/or once 1 coal for 1 coke."
type = "economic"
value = 4
price = 4
fee = {}
trade = [{ give = { clay = 1 }, get = { wood = 2 } }, { give = { coal = 1 }, get = { coke = 1 }, most = 1 }]
combine = "and_or"
provenance = "printed"

[[building]]
id = "either_or"
name = "Either Or"
text = "Either 1 franc for 1 fish, at most 3 times, or 1 fish for 2 francs."
type = "economic"
value = 4
price = 4
fee = {}
trade = [{ give = { francs = 1 }, get = { fish = 1 }, most = 3 }, { give = { fish = 1 }, get = { francs = 2 } }]
combine = "or"
provenance = "printed"

[[building]]
id = "pit"
name = "Pit"
text = "Take 2 clay; 1 more for energy 2."
type = "none"
value = 2
price = 2
fee = {}
take = { clay = 2 }
optional = true
trade = [{ get = { clay = 1 }, energy = 2, most = 1 }]
provenance = "printed"

[[building]]
id = "museum"
name = "Museum"
text = "At the end 3 francs for every 2 public buildings and 1 for each own ship."
type = "public"
value = 6
price = 10
bonus = [{ count = "public", each = 2, francs = 3 }, { count = "ship", francs = 1 }]
provenance = "printed"

[[building]]
id = "fish_count"
name = "Fish Count"
text = "1 franc for each own fish; the fish stay."
type = "none"
value = 2
price = 2
solo = false
fee = { food = 1 }
per = [{ count = "fish", take = { francs = 1 } }]
provenance = "printed"
"""
IDS = ("oyster_bar", "orchard", "guild_feast", "chapel", "mill", "forge", "soup_stall", "fish_fair", "exchange_hall",
       "either_or", "pit", "museum", "fish_count")  # fmt: skip


def folder(where, own):
    """A copy of the component files with another own.toml."""
    shutil.copytree(PRINTED, where, dirs_exist_ok=True)
    (where / "own.toml").write_text(own, encoding="utf-8")
    return where


@pytest.fixture(scope="module")
def own(tmp_path_factory):
    """The folder with the cards above."""
    return folder(tmp_path_factory.mktemp("own"), CARDS)


def table(own, *cards, holder=0, also=(), **goods):
    """Seat 0 has its main action; it (or the town, or seat 1) owns these cards, and it owns those of `also`."""
    pos = wf.new("le-havre", 2, seed=5, length="full", components=own)
    codes = next(field.codes for field in pos.game.definition.fields if field.name == "disc")
    s = pos.state
    s.stock[:] = 0
    for place, card in enumerate(cards):
        s.deck[place] = codes.index(card)
        s.holder[codes.index(card)] = 5 if holder == "town" else holder
    s.revealed = len(cards)
    for card in also:
        s.holder[codes.index(card)] = 0
        for space in range(3):
            s.proposals[space] &= ~(1 << max(0, codes.index(card) - 2))
    for good, amount in goods.items():
        s.stock[0, STOCK.index(good)] = amount
    return pos


def texts(pos):
    return {str(action) for action in pos.legal()}


def stock(pos, seat=0):
    return {item: int(n) for item, n in zip(STOCK, pos.state.stock[seat], strict=True) if n}


def played(pos, words):
    other = pos.copy()
    other.play(words)
    return other


# -- in play ---------------------------------------------------------------------------------------------------------


def test_own_cards_are_shuffled_with_the_special_ones(own):
    pos = wf.new("le-havre", 3, seed=1, length="full", components=own)
    assert set(IDS) <= set(pos.view()["specials"]["unseen"])
    assert len(pos.view()["specials"]["unseen"]) == 36 + len(IDS)
    seen = set()
    for seed in range(40):
        s = wf.new("le-havre", 3, seed=seed, length="full", components=own).state
        seen |= {int(card) for card in s.deck}
    assert any(card >= 114 for card in seen)
    assert any(card < 114 for card in seen)
    short = wf.new("le-havre", 3, seed=1, length="short", components=own)
    assert short.view()["specials"]["unseen"] == []


def test_a_card_may_stay_out_of_the_solo_game(own):
    unseen = wf.new("le-havre", 1, seed=1, length="full", components=own).view()["specials"]["unseen"]
    assert set(IDS) - set(unseen) == {"fish_count"}


def test_bought_sold_valued_and_counted(own):
    pos = table(own, "oyster_bar", holder="town", francs=8)
    pos.play("buy oyster_bar")
    assert (pos.scores()[0], stock(pos)) == (6, {})
    assert stock(played(table(own, "oyster_bar"), "sell oyster_bar")) == {"francs": 3}
    fishery = played(table(own, "oyster_bar", also=["fishery"]), "enter fishery")
    assert stock(fishery) == {"fish": 3 + 2}


def test_the_fee(own):
    town = table(own, "oyster_bar", holder="town", smoked_fish=1)
    assert "enter oyster_bar" not in texts(town)  # the fee would take the last one (LH-8.6)
    other = played(table(own, "oyster_bar", holder=1, smoked_fish=2, fish=1), "enter oyster_bar fish=1 x2")
    assert (stock(other), stock(other, 1)) == ({"francs": 5}, {"fish": 1})
    forge = table(own, "forge", holder=1, iron=1, wood=3, francs=5, fish=2)
    assert texts(played(forge, "enter forge")) == {"food", "francs"}


@pytest.mark.clause("LH-11.1", "LH-11.2", "LH-11.3", "LH-9.9")
@pytest.mark.parametrize(
    ("card", "goods", "words", "result"),
    [
        ("oyster_bar", {"smoked_fish": 6}, "x5", {"smoked_fish": 1, "francs": 11}),
        ("oyster_bar", {"smoked_fish": 2}, "x1", {"smoked_fish": 1, "francs": 3}),
        ("orchard", {}, "", {"wood": 1, "grain": 2, "francs": 3}),
        ("guild_feast", {}, "", {"fish": 2}),
        ("chapel", {"bread": 2, "fish": 1}, "", {"fish": 1, "steel": 1, "bread": 2}),
        ("mill", {"grain": 5, "wood": 3}, "x5", {"hides": 2, "bread": 5}),
        ("mill", {"grain": 1, "wood": 3}, "x1", {"wood": 2, "bread": 1}),
        ("forge", {"iron": 3, "wood": 7, "francs": 4}, "x3", {"francs": 19}),
        ("forge", {"iron": 2, "wood": 7, "francs": 9}, "x1", {"iron": 1, "wood": 4, "francs": 14}),
        ("soup_stall", {"meat": 2}, "x2", {"leather": 2}),
        ("fish_fair", {"wood": 9, "fish": 2}, "x2", {"fish": 2, "wood": 7, "francs": 4}),
        ("exchange_hall", {"clay": 2, "coal": 2}, "x2 and x1", {"wood": 4, "coal": 1, "coke": 1}),
        ("exchange_hall", {"clay": 2, "coal": 2}, "x0 and x1", {"clay": 2, "coal": 1, "coke": 1}),
        ("exchange_hall", {"clay": 1, "brick": 1}, "x2", {"wood": 4}),
        ("either_or", {"fish": 2, "francs": 5}, "first_part x3", {"fish": 5, "francs": 2}),
        ("pit", {"wood": 2}, "x1", {"clay": 3}),
        ("pit", {"wood": 2}, "x0", {"clay": 2, "wood": 2}),
        ("pit", {}, "", {"clay": 2}),
        ("fish_count", {"fish": 4}, "", {"fish": 4, "francs": 4}),
    ],
)
def test_every_pattern_works(own, card, goods, words, result):
    pos = played(table(own, card, **goods), f"enter {card}")
    if words and pos.phase in ("amount", "part", "substitute", "energy"):
        pos.play(words)
    assert stock(pos) == result


def test_counts_with_and_without_a_most(own):
    pos = table(own, "guild_feast", also=["joinery", "fishery", "bakehouse"])
    assert stock(played(pos, "enter guild_feast")) == {"fish": 4, "bread": 2}


def test_amounts_on_offer(own):
    def offered(card, **goods):
        return texts(played(table(own, card, **goods), f"enter {card}"))

    assert offered("oyster_bar", smoked_fish=9) == {f"x{n}" for n in range(1, 6)}
    assert offered("mill", grain=9, wood=2) == {f"x{n}" for n in range(1, 5)}
    assert offered("forge", iron=9, wood=6, francs=4) == {"x1", "x2"}
    assert offered("fish_fair", wood=9, fish=3) == {"x1", "x2", "x3"}
    assert offered("either_or", fish=2, francs=5) == {"first_part", "second_part"}
    assert offered("soup_stall", francs=20) == {"x1", "x2"}


@pytest.mark.clause("LH-8.1", "LH-8.5")
@pytest.mark.parametrize(
    ("card", "goods"),
    [
        ("oyster_bar", {"fish": 9}),
        ("chapel", {"bread": 1, "fish": 9}),
        ("mill", {"grain": 9}),
        ("forge", {"iron": 9, "wood": 2, "francs": 9}),
        ("forge", {"iron": 9, "wood": 9, "francs": 3}),
        ("soup_stall", {"francs": 2}),
        ("fish_fair", {"wood": 9}),
        ("exchange_hall", {"wood": 9}),
        ("either_or", {"wood": 9}),
        ("museum", {"francs": 9}),
        ("fish_count", {"wood": 9}),
    ],
)
def test_not_enterable(own, card, goods):
    assert f"enter {card}" not in texts(table(own, card, **goods))


@pytest.mark.clause("LH-8.6", "LH-23.8")
@pytest.mark.parametrize(
    ("card", "goods"),
    [
        ("fish_fair", {"wood": 2, "fish": 1}),  # the limit counts fish
        ("fish_count", {"fish": 1}),  # nothing would be left to count
        ("chapel", {"bread": 2, "fish": 1}),
        ("soup_stall", {"francs": 3}),
    ],
)
def test_the_fee_must_leave_the_effect_possible(own, card, goods):
    assert f"enter {card}" in texts(table(own, card, **goods))
    assert f"enter {card}" not in texts(table(own, card, holder="town", **goods))
    with_a_franc = {**goods, "francs": goods.get("francs", 0) + 1}
    pos = played(table(own, card, holder="town", **with_a_franc), f"enter {card}")
    assert pos.phase in ("amount", "after_action") or pos.actor == 1


@pytest.mark.clause("LH-19.3")
def test_own_bonus(own):
    assert table(own, "museum").scores()[0] == 6
    assert table(own, "museum", "guild_feast").scores()[0] == 6 + 2 + 3
    fleet = table(own, "museum")
    fleet.state.fleet[0] = 0b11  # two wooden ships of value 2
    assert fleet.scores()[0] == 6 + 2 + 2 * 2


def test_random_games_with_own_cards_end(own):
    for seed in range(3):
        pos = wf.new("le-havre", 3, seed=seed, length="full", components=own)
        codes = next(field.codes for field in pos.game.definition.fields if field.name == "disc")
        pos.state.deck[:4] = [codes.index(card) for card in IDS[seed * 4 : seed * 4 + 4]]
        decisions = 0
        while not pos.over and decisions < 5000:
            codes_now = pos.legal_codes()
            assert codes_now
            pos.play(codes_now[(decisions * 7 + seed) % len(codes_now)])
            assert (pos.state.stock >= 0).all()
            decisions += 1
        assert pos.over


# -- shown -----------------------------------------------------------------------------------------------------------


def test_name_and_text_in_the_view(own):
    pos = table(own, "oyster_bar")
    card = next(card for card in pos.view()["players"][0]["cards"] if card["id"] == "oyster_bar")
    assert card["name"] == "Oyster Bar"
    assert card["text"] == "Sell up to 5 smoked fish at 2 francs each; 1 franc more for the first."
    assert (card["type"], card["value"], card["price"], card["fee"]) == ("economic", 6, 8, {"food": 1, "francs": 0})


def test_text_in_the_hint(own):
    pos = table(own, "orchard")
    enter = next(action for action in pos.legal() if str(action) == "enter orchard")
    assert pos.hint(enter) == "Take 2 grain, 1 wood and 3 francs."


def test_rows_in_the_components(own):
    game = wf.game("le-havre", own)
    shown = {entry.name: entry for entry in game.definition.components.entries() if entry.file == "own"}
    assert shown["oyster_bar.name"].value == "Oyster Bar"
    assert shown["oyster_bar.value"].provenance == "printed"
    assert len({name.split(".")[0] for name in shown}) == len(IDS)
    assert game.definition.components.checksum != wf.game("le-havre").definition.components.checksum


def test_positions_name_their_components(own):
    pos = table(own, "oyster_bar")
    dumped = pos.dump()
    assert wf.load(dumped, components=own).dump() == dumped
    with pytest.raises(wf.WrongVersion, match="components"):
        wf.load(dumped)


def test_without_own_rows_the_game_is_the_printed_one(tmp_path):
    assert wf.game("le-havre", folder(tmp_path, "# nothing")) is wf.game("le-havre")


# -- errors ----------------------------------------------------------------------------------------------------------

ROW = {
    "id": '"oyster_bar"',
    "name": '"Oyster Bar"',
    "text": '"Sell fish."',
    "type": '"economic"',
    "value": "6",
    "price": "6",
    "fee": "{ food = 1 }",
    "trade": "[{ give = { fish = 1 }, get = { francs = 2 } }]",
    "provenance": '"printed"',
}


def toml(**changed):
    rows = {key: value for key, value in {**ROW, **changed}.items() if value is not None}
    return "[[building]]\n" + "\n".join(f"{key} = {value}" for key, value in rows.items())


def sentence(where, text):
    with pytest.raises(wf.BadFile) as caught:
        wf.new("le-havre", 2, seed=1, length="full", components=folder(where, text))
    return str(caught.value)


@pytest.mark.parametrize(
    ("changed", "words"),
    [
        ({"name": None}, "needs a name in your own words"),
        ({"name": '"  "'}, "needs a name in your own words"),
        ({"text": None}, "needs a text in your own words"),
        ({"text": "5"}, "needs a text in your own words"),
        ({"type": '"inn"'}, 'type must be one of craftsman, economic, industrial, public, none, ship, not "inn"'),
        ({"type": None}, "ship, not None"),
        ({"type": '"ship"'}, "must be a building, not a ship"),
        ({"value": "7"}, "must be even"),
        ({"value": None}, "value must be a whole number"),
        ({"value": '"6"'}, "value must be a whole number"),
        ({"value": "true"}, "value must be a whole number"),
        ({"price": "-1"}, "price must be a whole number from 0 to 999, not -1"),
        ({"price": "5000000000"}, "price must be a whole number from 0 to 999, not 5000000000"),
        ({"hammers": "1.5"}, "hammers must be a whole number"),
        ({"fee": None}, "needs a fee (it may be {}) exactly if entering it does something"),
        ({"trade": None}, "needs a fee (it may be {}) exactly if entering it does something"),
        ({"trade": None, "take": "{}"}, "needs a fee (it may be {}) exactly if entering it does something"),
        ({"trade": "[]"}, "needs a fee (it may be {}) exactly if entering it does something"),
        ({"fee": "{ food = 7 }"}, "fee of oyster_bar must be at most 6 food"),
        ({"fee": "{ gold = 1 }"}, 'fee names the unknown "gold"; it may name food, francs'),
        ({"fee": "1"}, "fee must be written like { food = 1 }"),
        ({"fee": "{ food = 0 }"}, "fee.food must be a whole number from 1"),
        ({"trade": None, "take": "{ beer = 1 }"}, 'take names the unknown "beer"'),
        ({"trade": None, "take": "{ fish=1, wood=1, clay=1, iron=1, coal=1, coke=1, meat=1 }"}, "may name 6 kinds"),
        ({"needs": "{ fish=1, wood=1, clay=1 }"}, "needs may name 2 kinds at most"),
        ({"trade": "{ give = { fish = 1 } }"}, "trade must be a list such as [{ ... }]"),
        ({"trade": '["fish"]'}, "trade must be a list such as [{ ... }]"),
        ({"trade": "[{ give = { fish = 1 } }]"}, "must bring something: get, half or once"),
        ({"trade": "[{ give = { fish = 1 }, get = {} }]"}, "must bring something: get, half or once"),
        ({"trade": "[{ get = { fish = 1 } }]"}, "that costs nothing needs a `most`"),
        ({"trade": "[{ give = {}, get = { fish = 1 } }]"}, "that costs nothing needs a `most`"),
        ({"trade": "[{ give = { fish = 1 }, gets = { francs = 1 } }]"}, 'the unknown key "gets"'),
        ({"trade": "[{ give = { clay=1, brick=1 }, get = { francs = 1 } }]"}, "both a good and what may stand for it"),
        ({"trade": "[{ give = { fish=1 }, get = { fish=1, wood=1, clay=1, coal=1 } }]"}, "get may name 3 kinds"),
        ({"trade": "[{ give = { fish=1 }, get = { wood=1 } }, { give = { wood=1 }, get = { fish=1 } }]"}, "combine"),
        ({"combine": '"or"'}, "two trades at most, and exactly then combine"),
        ({"combine": '"both"'}, "two trades at most, and exactly then combine"),
        ({"optional": "true"}, "optional stands beside a take and a trade"),
        ({"optional": '"yes"'}, "optional must be true or false"),
        ({"solo": '"no"'}, "solo must be true or false"),
        ({"per": '[{ count = "gulls", take = { fish = 1 } }]'}, "per must have a count of craftsman, economic"),
        ({"per": '[{ count = "hammer" }]'}, "per take must be written like"),
        ({"per": '[{ count = "hammer", take = { fish = 1, wood = 1 } }]'}, "per must take one kind"),
        ({"bonus": '[{ count = "hammer" }]'}, "bonus francs must be a whole number"),
        ({"bonus": '[{ count = "hammer", francs = 1, each = 0 }]'}, "bonus each must be a whole number from 1"),
        ({"special": '"zoo"'}, 'must not have "special"'),
        ({"cost": "{ wood = 1 }"}, 'must not have "cost"'),
        ({"number": "40"}, 'must not have "number"'),
        ({"colour": '"red"'}, 'the unknown key "colour"'),
        ({"provenance": '"dreamt"'}, "provenance must be one of printed, rulebook, reconstructed"),
        ({"provenance": None}, "provenance must be one of printed, rulebook, reconstructed"),
    ],
)  # fmt: skip
def test_errors_are_one_clear_sentence(tmp_path, changed, words):
    said = sentence(tmp_path, toml(**changed))
    assert words in said
    assert "own.toml" in said
    assert "oyster_bar" in said
    assert said.endswith(".") and "\n" not in said


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (toml(id='"Oyster Bar"'), 'an id of small letters, digits and underscores, not "Oyster Bar"'),
        (toml(id=None), "an id of small letters, digits and underscores, not None"),
        (toml(id='"bakery"'), 'the id "bakery" is taken'),
        (toml() + "\n" + toml(), 'the id "oyster_bar" is taken'),
        (toml(id='"wooden_ship"'), 'must not hold "_ship"'),
        ("[building]\nid = 5", "rows that begin with [[building]]"),
        ('building = ["oyster_bar"]', "rows that begin with [[building]]"),
        (toml().replace("building", "buildings"), "rows that begin with [[building]]"),
        ("[[building]\nid = 5", "not valid TOML"),
    ],
)
def test_errors_of_the_file(tmp_path, text, words):
    said = sentence(tmp_path, text)
    assert words in said
    assert "own.toml" in said
    assert "\n" not in said


def test_a_missing_file_is_named(tmp_path):
    folder(tmp_path, "")
    (tmp_path / "own.toml").unlink()
    with pytest.raises(wf.BadFile, match=r"own\.toml: the component file is missing"):
        wf.new("le-havre", 2, seed=1, length="full", components=tmp_path)


def test_the_log_uses_the_given_name(own):
    pos = table(own, "oyster_bar", smoked_fish=2)
    stretch = log.Stretch(pos.turn, 0, [log.Step("turn", pos.play("enter oyster_bar x1"))])
    (_, said), *_ = log.paragraphs(pos, stretch, None, over=True)
    assert said.startswith("entered the Oyster Bar")


def test_the_example_of_the_printed_file_works(tmp_path):
    lines = (PRINTED / "own.toml").read_text(encoding="utf-8").splitlines()
    first = next(number for number, line in enumerate(lines) if "[[building]]" in line)
    example = [line.removeprefix("# ") for line in lines[first:]]
    example = example[: example.index("#")]
    pos = table(folder(tmp_path, "\n".join(example)), "oyster_bar", smoked_fish=9)
    pos.play("enter oyster_bar x5")
    assert stock(pos) == {"smoked_fish": 4, "francs": 11}
