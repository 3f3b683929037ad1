"""What games say of files that cannot be used: each message exists, is used, and is in the language of its reader."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import wharfinger
from wharfinger.kernel.component_checks import Checks
from wharfinger.kernel.components import Components
from wharfinger.kernel.texts import speaking

GAMES = Path(wharfinger.__file__).parent / "games"


@pytest.mark.parametrize("game", ["hamburgum", "le_havre", "shipyard"])
def test_every_message_of_a_game_is_known_and_used(game: str) -> None:
    catalogue = (GAMES / game / "messages" / "en.ftl").read_text(encoding="utf-8")
    known = re.findall(r"^([a-z][a-z0-9-]*) =", catalogue, re.MULTILINE)
    sources = [path.read_text(encoding="utf-8") for path in (GAMES / game).rglob("*.py")]
    called = r'(?:CHECKS\.bad\(\s*\w+,|CHECKS\.bad\(\s*"\w+",|says\()\s*"([a-z0-9-]+)"'
    used = {id for source in sources for id in re.findall(called, source)}
    assert len(set(known)) == len(known)
    assert used == set(known)


def test_a_wrong_number_is_told_in_the_language_of_who_reads_it(tmp_path: Path) -> None:
    (tmp_path / "prices.toml").write_text('[price]\nvalue = 0\nprovenance = "printed"\n', encoding="utf-8")
    components = Components(tmp_path, ("prices",))
    checks = Checks(components, tmp_path, most=9)
    with pytest.raises(wharfinger.BadFile) as caught:
        checks.whole("prices", "price", components.value("prices", "price"), low=1)
    where = tmp_path / "prices.toml"
    assert str(caught.value) == f"{where}: price must be a whole number from 1 to 9, not 0."
    with speaking("cs"):
        assert str(caught.value) == f"{where}: price musí být celé číslo od 1 do 9, ne 0."
