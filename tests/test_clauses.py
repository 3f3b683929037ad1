"""Every clause of the rules that states behaviour is named by a test, and tests name only clauses that exist."""

import pytest

from tests import clauses


@pytest.mark.parametrize("game", clauses.games())
def test_every_behaviour_clause_is_named(game):
    assert not (problems := clauses.report(game).problems), "\n".join(problems)


def test_every_mark_belongs_to_a_game():
    assert clauses.strangers() == []


def test_the_reader_finds_all_kinds_of_ids():
    text = "\n".join(
        [
            "- **HB-1.1** a rule, see **HB-9.9**",
            "### X8 An example",
            "- **X8.a** a part",
            "**X8.b** another",
            "| **D4** sugar sold | after D3 |",
            "| R12 | Bonus | 6 |",
            "| S1 | a slip |",
        ]
    )
    assert clauses.clauses_in(text, "HB") == ["HB-1.1", "HB-X8", "HB-X8.a", "HB-X8.b", "HB-D4", "HB-R12"]
    assert clauses.clauses_in("- **LH-13.014.1** a\n| R-2 | b |\n| SY-27.1 | c |", "LH") == ["LH-13.014.1", "LH-R2"]
    assert clauses.clauses_in("| SY-27.1 | c |", "SY") == ["SY-27.1"]


def test_the_reader_of_tests_sees_functions_classes_and_modules():
    source = (
        'pytestmark = pytest.mark.clause("HB-1.1")\n'
        '@pytest.mark.clause("HB-1.2", "HB-X1")\ndef test_a(): pass\n'
        '@pytest.mark.clause("HB-1.3")\nclass TestB: pass\n'
    )
    assert set(clauses.marks_in(source)) == {
        ("module", "HB-1.1"),
        ("test_a", "HB-1.2"),
        ("test_a", "HB-X1"),
        ("TestB", "HB-1.3"),
    }


def test_the_rules_file_of_hamburgum_is_read_whole():
    found = clauses.report("hamburgum").clauses
    assert {f"HB-X{n}" for n in range(1, 18)} <= set(found)
    assert {f"HB-R{n}" for n in range(1, 47)} <= set(found)
    assert {f"HB-D{n}" for n in range(1, 18)} <= set(found)
    assert {"HB-1.1", "HB-2.10", "HB-23.9"} <= set(found)
