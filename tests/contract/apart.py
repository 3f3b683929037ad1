"""Plays games and grows trees without Numba, from libraries that were compiled ahead of time; prints checksums."""

from __future__ import annotations

import sys


def main() -> None:
    sys.modules["numba"] = None  # type: ignore[assignment]  # as on a machine that does not have it
    import wharfinger as wf
    from tests.cases import cases
    from tests.contract.digest import digest, guided_digest, search_digest
    from wharfinger.bots.search.forest import TREE
    from wharfinger.bots.search.guided import GUIDED
    from wharfinger.kernel.game import DRIVER

    for case in cases():
        if case.game in sys.argv[1:]:
            print(case.name, digest(case, 31), search_digest(case, 31), guided_digest(case, 31), flush=True)
            stages = wf.game(case.game).stages
            assert all(stages[path].library for path in (DRIVER, TREE, GUIDED))


if __name__ == "__main__":
    main()
