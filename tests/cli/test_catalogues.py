"""`wharfinger texts`: a small catalogue in Russian and Czech with every kind of fault, and the product's own."""

from __future__ import annotations

from pathlib import Path

import pytest

from wharfinger.cli import catalogue_files, catalogues
from wharfinger.cli.catalogue_check import check, plural_forms
from wharfinger.cli.main import main

ENGLISH = """\
-brand = Wharfinger
name-card-mill = Mill
count-francs = { $count ->
    [one] 1 franc
   *[other] { $count } francs
  }
hello = Hello, { $name }!
told-built = built { $card }
    .plan = Build { $card }
# $count (number) is how many
few = some fish
about = { -brand } is here
plain = Plain
"""
RUSSIAN = """\
-brand = Wharfinger
name-card-mill = мельница
    .acc = мельницу
    .gender = feminine
count-francs = { $count ->
    [one] { $count } франк
    [few] { $count } франка
   *[many] { $count } франков
  }
    .gen = { $count ->
    [one] { $count } франка
    [few] { $count } франков
   *[many] { $count } франков
  }
hello = Привет, { $name }!
told-built = строит { FORM($card, "acc") }
    .plan = Строить { FORM($card, "acc") }
few = { $count ->
    [one] { $count } рыба
    [few] { $count } рыбы
   *[many] { $count } рыб
  }
about = Здесь { -brand }
plain = Просто
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "en.ftl").write_text(ENGLISH, encoding="utf-8")
    return tmp_path


def translate(folder: Path, text: str, language: str = "ru") -> None:
    (folder / f"{language}.ftl").write_text(text, encoding="utf-8")


def found(folder: Path, text: str, language: str = "ru", marked: bool = True) -> set[tuple[int, str, str, str]]:
    """The findings of a translation: line, id, kind and details."""
    translate(folder, text, language)
    if marked:
        catalogue_files.mark(folder, language, set(), everything=True)
    findings = check([folder], [language])
    assert all(catalogues.line(finding).count("\n") == 0 for finding in findings)
    return {
        (finding.line, finding.id, finding.kind, ", ".join(value for _, value in finding.details))
        for finding in findings
    }


def test_a_sound_translation_has_no_findings(folder: Path) -> None:
    assert found(folder, RUSSIAN) == set()


REPLACED: list[tuple[str, str, tuple[int, str, str, str]]] = [
    ("plain = Просто", "", (13, "plain", "missing", "ru")),
    ("plain = Просто", "plain = Просто\nnew = Новый", (25, "new", "extra", "")),
    ("plain = Просто", "plain = Просто\n-unused = Новый", (25, "-unused", "extra", "")),
    ("plain = Просто", "plain = Просто\nplain = Опять", (25, "plain", "twice", "")),
    ("plain = Просто", "plain = { Просто", (24, "", "syntax", "")),
    ("plain = Просто", "plain = { hullo }", (24, "plain", "reference", "hullo")),
    ("plain = Просто", "plain = { -marke }", (24, "plain", "reference", "-marke")),
    ("plain = Просто", "plain = { UPPER($name) }", (24, "plain", "function", "UPPER")),
    ("plain = Просто", "plain = Просто\n    .title = Так", (24, "plain", "attribute-unknown", "title")),
    ("    .plan = Строить", "    .plam = Строить", (16, "told-built", "attribute-missing", "plan")),
    ("Привет, { $name }!", "Привет!", (15, "hello", "variable-missing", "name")),
    ("Привет, { $name }!", "Привет, { $name }{ $nmae }!", (15, "hello", "variable-unknown", "nmae")),
    ('строит { FORM($card, "acc") }', 'строит { FORM($card, "akk") }', (16, "told-built", "form", "akk")),
    ('строит { FORM($card, "acc") }', "строит { FORM($card) }", (16, "told-built", "form-call", "")),
    ("    [few] { $count } франка\n", "", (5, "count-francs", "plural-missing", "count, few")),
    ("    [few] { $count } рыбы\n", "    [two] рыбы\n", (18, "few", "plural-unknown", "count, two, ru")),
    ("    [one] { $count } франк\n", "    [one] франк\n", (5, "count-francs", "plural-number", "count, one, 21")),
]  # fmt: skip


@pytest.mark.parametrize(("old", "new", "wanted"), REPLACED, ids=[f"{row[2][2]}-{row[2][3]}" for row in REPLACED])
def test_each_kind_of_fault_is_found(folder: Path, old: str, new: str, wanted: tuple[int, str, str, str]) -> None:
    assert old in RUSSIAN
    findings = found(folder, RUSSIAN.replace(old, new))
    assert wanted[:3] in {one[:3] for one in findings} if wanted[2] == "syntax" else wanted in findings


def test_a_number_without_its_plural_is_found_unless_a_comment_says_so(folder: Path) -> None:
    czech = "count-francs = { $count } fr.\n"
    assert ("count-francs", "plural-none") in {one[1:3] for one in found(folder, czech, "cs")}
    assert ("count-francs", "plural-none") not in {one[1:3] for one in found(folder, f"# one form\n{czech}", "cs")}


def test_a_folder_without_the_language_is_one_finding(folder: Path) -> None:
    other = folder / "other"
    other.mkdir()
    (other / "en.ftl").write_text("a = b\nc = d\n", encoding="utf-8")
    translate(folder, RUSSIAN)
    kinds = [finding.kind for finding in check([folder, other], ["ru"]) if finding.path.parent == other]
    assert kinds == ["file"]


def test_a_translation_is_stale_until_it_is_changed_or_marked_by_name(folder: Path) -> None:
    def kinds() -> list[tuple[str, str]]:
        return [(one.id, one.kind) for one in check([folder], ["ru"]) if one.kind in ("stale", "unmarked")]

    translate(folder, "hello = Привет, { $name }!\nplain = Просто\n")
    assert kinds() == [("hello", "unmarked"), ("plain", "unmarked")]
    assert catalogue_files.mark(folder, "ru", set()) == 2
    assert kinds() == []
    (folder / "en.ftl").write_text(ENGLISH.replace("Hello,", "Hi,").replace("Plain", "Simple"), encoding="utf-8")
    assert catalogue_files.mark(folder, "ru", set()) == 0
    assert kinds() == [("hello", "stale"), ("plain", "stale")]
    assert catalogue_files.mark(folder, "ru", {"plain"}) == 1
    assert kinds() == [("hello", "stale")]
    translate(folder, "hello = Здравствуй, { $name }!\nplain = Просто\n")
    assert kinds() == [("hello", "unmarked")]
    assert catalogue_files.mark(folder, "ru", set()) == 1
    assert kinds() == []


def test_layout_and_comments_of_the_english_do_not_make_a_translation_stale(folder: Path) -> None:
    translate(folder, "plain = Просто\n")
    catalogue_files.mark(folder, "ru", set())
    (folder / "en.ftl").write_text(f"# A remark\nplain =\n    Plain\n{ENGLISH.replace('plain = Plain', '')}")
    assert not [one for one in check([folder], ["ru"]) if one.kind == "stale"]


def test_the_plural_forms_of_whole_numbers() -> None:
    assert {code: plural_forms(code)[0] for code in ("en", "de", "cs", "pl", "ru")} == {
        "en": {"one", "other"},
        "de": {"one", "other"},
        "cs": {"one", "few", "other"},
        "pl": {"one", "few", "many"},
        "ru": {"one", "few", "many"},
    }
    assert plural_forms("cs")[1] == plural_forms("pl")[1] == {"one", "few", "many", "other"}
    assert (plural_forms("ru")[2], plural_forms("pl")[2]) == ({"one": "21"}, {})


def test_every_catalogue_of_the_product_is_sound_and_complete() -> None:
    places = catalogue_files.folders()
    assert {"server", "cli", "arena", "hamburgum", "le_havre", "shipyard"} <= {place.parent.name for place in places}
    findings = check(places, catalogue_files.translated(places))
    assert [catalogues.line(finding) for finding in findings] == []


def test_the_command(capsys: pytest.CaptureFixture[str], folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalogue_files, "folders", lambda: [folder])
    monkeypatch.chdir(folder)
    assert main(["texts", "check"]) == 0
    assert capsys.readouterr().out == "No problems in 1 catalogue (en).\n"
    translate(folder, "plain = Просто\n")
    assert main(["texts", "mark"]) == 0
    assert capsys.readouterr().out == "1 message marked.\n"
    assert main(["texts", "check", "--language", "ru"]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "en.ftl:2: name-card-mill: not translated into ru"
    assert lines[-1] == "6 problems in 1 catalogue (en and ru)."
    assert main(["texts", "check", "--language", "xx"]) == 2
    assert main(["texts", "check", "hello"]) == 2
    assert capsys.readouterr().err.splitlines() == [
        "wharfinger: There is no translation into xx yet. Add files called xx.ftl next to en.ftl.",
        "wharfinger: Messages and --all go with mark, not with check.",
    ]
