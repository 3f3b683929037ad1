"""HB-20 Invariants, over random games of every player count and mode."""

import random

import pytest

import wharfinger as wf

from .build import ALL_SITES, CHURCHES, KINDS, MODES, SITES, random_game

LINES = {frozenset(line) for line in wf.game("hamburgum").definition.components.value("map", "lines")}
SITE_IDS = [row["id"] for row in wf.game("hamburgum").definition.components.rows("map", "site")]
SITE_TYPE = {row["id"]: row["type"] for row in wf.game("hamburgum").definition.components.rows("map", "site")}
BONUSES = [8, 7, 6, 5, 4, 3]


def members(mask, names):
    return {name for bit, name in enumerate(names) if mask >> bit & 1}


class Watch:
    """Looks at a game after every decision and holds what it saw before against it."""

    def __init__(self, pos):
        self.n = pos.seats
        self.options = pos.options
        self.bonuses = []
        self.after_canon = False
        self.before = None
        self(pos)

    def __call__(self, pos):
        now = self.read(pos)
        self.look(pos, now)
        if self.before is not None:
            self.compare(pos, self.before, now)
        self.before = now

    def read(self, pos):
        s, seats = pos.state, range(self.n)
        return {
            "actor": pos.actor,
            "turn": pos.turn,
            "phase": pos.phase,
            "stock": [[int(n) for n in s.stock[seat]] for seat in seats],
            "money": [int(s.money[seat]) for seat in seats],
            "prestige": [int(s.prestige[seat]) for seat in seats],
            "tokens": [int(s.tokens[seat]) for seat in seats],
            "scored": [int(s.scored[seat]) for seat in seats],
            "sites": [int(s.sites[seat]) for seat in seats],
            "ships": [[int(n) for n in s.ships[seat]] for seat in seats],
            "dutchmen": [int(n) for n in s.dutchmen],
            "dutchmen_left": int(s.dutchmen_left),
            "donors": [[int(n) for n in row] for row in s.donors],
            "officials": [int(n) for n in s.officials if n >= 0],
            "official_at": {site: int(n) for site, n in zip(SITE_IDS, s.official_at, strict=True) if n >= 0},
        }

    def look(self, pos, now):
        n = self.n
        # HB-20.1, HB-1.5, HB-1.6
        assert all(money >= 0 and money % 10 == 0 for money in now["money"])
        assert all(count >= 0 for stock in now["stock"] for count in stock)
        assert all(stock[5] in (0, 1) for stock in now["stock"])
        # HB-20.2
        if self.options["negative_prestige"] == "forbid":
            assert min(now["prestige"]) >= 0
        # HB-20.3, HB-1.19
        assert all(0 <= sum(ships) <= 5 for ships in now["ships"])
        # HB-20.4
        lying = [now["dutchmen"][berth] + sum(ships[berth] for ships in now["ships"]) for berth in range(3)]
        assert lying[0] in (0, n)
        assert lying[1] in (0, n)
        assert 1 <= lying[2] <= n
        assert not lying[0] or lying[1]
        # HB-20.9, HB-12.3
        taken = [members(mask, SITE_IDS) for mask in now["sites"]]
        occupied = set().union(*taken)
        assert len(occupied) == sum(map(len, taken))
        officials = {site for site in occupied if SITE_TYPE[site] == "official"}
        waiting = 1 if now["phase"] == "official" else 0
        assert len(now["official_at"]) == len(officials) - waiting == 7 - len(now["officials"])
        assert set(now["official_at"]) <= officials
        # HB-20.5
        captains = sum(SITE_TYPE[site] == "captain" for site in occupied)
        assert now["dutchmen_left"] + captains == 3
        assert sum(now["dutchmen"]) <= captains
        # HB-20.6
        if pos.turn % 7 == 0:
            for good, kind in (("beer", "brewer"), ("sugar", "sugar_refiner"), ("cloth", "cloth_maker")):
                price = 100 - 10 * sum(SITE_TYPE[site] == kind for site in occupied)
                assert pos.view()["prices"][good] == price
                assert 50 <= price <= 100
        # HB-20.7, HB-20.8, HB-9.9
        parts = [sum(donor >= 0 for donor in row) for row in now["donors"]]
        for church, built in enumerate(parts):
            held = [mask >> 5 * church & 31 for mask in now["tokens"]]
            assert sum(bin(mask).count("1") for mask in held) == built
            assert any(mask & 1 for mask in held) == (built > 0)
            assert now["donors"][church][:built] == [donor for donor in now["donors"][church] if donor >= 0]
        assert sum(bin(mask).count("1") for mask in now["tokens"]) == sum(parts) <= 30
        assert all(scored & ~tokens == 0 for scored, tokens in zip(now["scored"], now["tokens"], strict=True))
        # HB-20.13
        for seat in range(n):
            if not any(row[4] == seat for row in now["donors"]):
                assert taken[seat] == self.joined(taken[seat], now["tokens"][seat])
        # HB-20.14, HB-19.2
        assert pos.over == (not pos.legal_codes())
        assert pos.over or len(pos.legal_codes()) > 1
        if now["phase"] == "move" and (space := int(pos.state.space[now["actor"]])) >= 0:
            assert {(space + steps) % 8 for steps in (1, 2, 3)} <= set(pos.legal_codes())
        # HB-16.1
        assert (sum(built == 5 for built in parts) == 6) == (pos.ending == "sixth church completed")

    @staticmethod
    def joined(own, tokens):
        """Own sites that lines over own sites join to a church with an own donation."""
        reached = {church for number, church in enumerate(CHURCHES) if tokens >> 5 * number & 31}
        frontier = set(reached)
        while frontier:
            frontier = {s for s in own - reached if any(frozenset((s, place)) in LINES for place in frontier)}
            reached |= frontier
        return reached & own

    def compare(self, pos, before, now):
        seat = before["actor"]
        # HB-4.14, HB-19.1: what others hold stays; ships may be shifted
        for other in set(range(self.n)) - {seat}:
            for field in ("stock", "money", "prestige", "tokens", "scored", "sites"):
                assert now[field][other] == before[field][other]
        # HB-20.12, HB-4.11: prestige falls by moves and rises by tokens and bonuses
        change = 0
        for event in pos.events:
            change -= event.arguments.get("cost", 0)
            change += event.arguments.get("prestige", 0) + event.arguments.get("bonus", 0)
        assert now["prestige"][seat] - before["prestige"][seat] == change
        assert before["phase"] == "move" or change >= 0
        for field in ("tokens", "scored", "sites"):
            assert before[field][seat] & ~now[field][seat] == 0
        # HB-20.11
        self.bonuses += [event.arguments["bonus"] for event in pos.events if event.name == "completed"]
        assert self.bonuses == BONUSES[: len(self.bonuses)]
        # HB-20.10
        self.after_canon |= before["phase"] == "canon_token"
        ended = now["turn"] != before["turn"]
        if ended and before["phase"] in ("donate", "token", "score"):
            assert self.kept(now, seat)
        if ended and (not self.after_canon or pos.options["canon_surplus"] == "no_duplicate"):
            assert all(self.kept(now, each) for each in range(self.n))
        # HB-4.1
        if not pos.over:
            assert now["actor"] == now["turn"] % self.n

    @staticmethod
    def kept(now, seat):
        held = now["tokens"][seat] & ~now["scored"][seat]
        return all(sum(held >> 5 * church + kind & 1 for church in range(6)) <= 1 for kind in range(5))


@pytest.mark.clause("HB-20.1", "HB-20.2", "HB-20.3", "HB-20.4", "HB-20.5", "HB-20.6", "HB-20.7", "HB-20.8", "HB-20.9",
                    "HB-20.10", "HB-20.11", "HB-20.12", "HB-20.13", "HB-20.14", "HB-1.5", "HB-1.6", "HB-1.19",
                    "HB-4.1", "HB-4.11", "HB-4.14", "HB-19.1", "HB-19.2", "HB-8.12", "HB-R41")  # fmt: skip
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("mode", range(len(MODES)))
def test_HB_20_invariants_of_random_games(players, mode):
    draw = random.Random(f"{players} {mode}")
    options = {"turn_limit": 1000, **MODES[mode]}
    pos = wf.new("hamburgum", players, seed=draw.randrange(10**6), **options)
    watch = Watch(pos)
    random_game(pos, draw.choice, watch, 10_000)
    assert pos.over  # R41: 1,000 rounds are a safe limit
    if "turn_limit" not in MODES[mode]:
        assert pos.ending == "sixth church completed"
        assert watch.bonuses == BONUSES
        assert sum(watch.bonuses) == 33
        assert sum(bin(int(mask)).count("1") for mask in pos.state.tokens[:players]) == 30


@pytest.mark.clause("HB-23.3")
def test_HB_23_3_the_prize_is_fixed():
    assert len(CHURCHES) * len(KINDS) == 30
    components = wf.game("hamburgum").definition.components
    points = [row["value"] for row in components.rows("donations", "token") if row["kind"] == "points"]
    assert points == [5] * 6
    assert sum(BONUSES) == 33
    assert set(ALL_SITES) == set(SITE_IDS)
    assert {kind: len(sites) for kind, sites in SITES.items()} == {
        kind: list(SITE_TYPE.values()).count(kind) for kind in SITES
    }
