"""Names with cases, genders and plurals in the sentences of a log; the browser is tested with the same cases."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from wharfinger.kernel.telling import Clause, Teller
from wharfinger.kernel.texts import Several, Texts, speaking

TABLE = json.loads(Path(__file__).with_name("grammar.json").read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("texts")
    for language, lines in TABLE["languages"].items():
        (made / f"{language}.ftl").write_text("\n".join((*lines, "")), encoding="utf-8")
    return made


@pytest.mark.parametrize("case", TABLE["cases"], ids=lambda case: f"{case['language']}-{case['id']}")
def test_a_sentence_has_its_names_in_the_right_form(folder: Path, case: dict[str, Any]) -> None:
    teller = Teller(Texts(folder, case["language"]), TABLE["names"])
    clause = Clause(case["id"], case["args"])
    for plan, wanted in ((False, case.get("said")), (True, case.get("plan"))):
        if wanted is not None:
            assert teller.clause(clause, plan) == wanted


@pytest.mark.parametrize("language", ["en", "cs", "pl", "ru", "de"])
def test_deeds_follow_each_other_in_every_language(language: str) -> None:
    with speaking(language):
        assert Several(["a", "b", "c"]) == "a, b, c"
