"""HB-11 Church, second half: scoring tokens."""

import itertools

import pytest

from .build import CHURCHES, KINDS, SITES, Table, after, choices, prestige, refused, tokens, turn

MULTIPLIER = {"michaelis": 5, "nikolai": 5, "petri": 4, "dom": 4, "catharinen": 4, "jacobi": 4}
COUNTED = dict(
    zip(CHURCHES, ("merchant", "captain", "cloth_maker", "official", "sugar_refiner", "brewer"), strict=True)
)
PER_CITIZEN = {"michaelis": 3, "nikolai": 3, "petri": 4, "catharinen": 3, "jacobi": 4}


def value(table, token):
    """What scoring a token brings seat 0."""
    pos = table.position()
    before = prestige(pos)
    turn(pos, f"move church; score {token}")
    assert token in tokens(pos, scored=True)
    return prestige(pos) - before


def scorable(pos):
    return {text.removeprefix("score ") for text in choices(pos) if text.startswith("score")}


@pytest.mark.clause("HB-11.1", "HB-D12")
def test_HB_11_1_any_number_of_own_unscored_tokens():
    table = Table(2).player(0, brick=1).church("dom", "0 points scored", "0 ships", "1 tokens", "0 building")
    pos = table.position()
    pos.play("move church; stop")
    assert choices(pos) == {"score dom_ships", "score dom_building", "stop"}
    pos = after(table.position(), "move church; donate petri")  # also the one taken now
    assert scorable(pos) == {"dom_ships", "dom_building", "petri_points"}
    pos.play("score petri_points; score dom_ships; score dom_building")
    assert tokens(pos, scored=False) == set()


@pytest.mark.clause("HB-11.2", "HB-20.12")
def test_HB_11_2_a_token_is_scored_once_and_kept():
    pos = Table(2).player(0, brick=1).church("dom", "0 points", "0 ships").position()
    pos.play("move church; stop; score dom_points")
    assert prestige(pos) == 5
    assert scorable(pos) == {"dom_ships"}
    assert "cannot play" in refused(pos, "score dom_points")
    assert tokens(pos) == {"dom_points", "dom_ships"}


@pytest.mark.clause("HB-11.3")
@pytest.mark.parametrize("church", CHURCHES)
def test_HB_11_3_points(church):
    assert value(Table(2).church(church, "0 points"), f"{church}_points") == 5


@pytest.mark.clause("HB-11.4")
@pytest.mark.parametrize("church", CHURCHES)
def test_HB_11_4_tokens(church):
    other = CHURCHES[CHURCHES.index(church) - 1]
    table = Table(2).church(church, "0 points scored", "0 tokens", "1 ships")
    assert value(table, f"{church}_tokens") == 2
    table = Table(2).church(church, "0 points", "0 tokens").church(other, "1 points", "0 ships", "0 building scored")
    assert value(table, f"{church}_tokens") == 4


@pytest.mark.clause("HB-11.5")
@pytest.mark.parametrize("church", CHURCHES)
def test_HB_11_5_ships(church):
    table = Table(2).church(church, "1 points", "0 ships").completed("petri" if church != "petri" else "jacobi", 1)
    table.sites(1, "N1 C3").harbour("AB", "AF", "AA")
    assert value(table, f"{church}_ships") == 2 * 4


@pytest.mark.clause("HB-11.5")
def test_HB_11_5_ships_in_supply_do_not_count():
    table = Table(2).church("dom", "1 points", "0 ships").harbour("B", "BB")
    assert value(table, "dom_ships") == 0


@pytest.mark.clause("HB-11.6", "HB-2.6", "HB-R1")
@pytest.mark.parametrize("church", CHURCHES)
def test_HB_11_6_building_anywhere(church):
    sites = SITES[COUNTED[church]]
    for own in (0, 1, len(sites)):
        builder = "petri" if church != "petri" else "jacobi"
        table = Table(2).completed(builder, 0).church(church, "1 points", "0 building").sites(0, " ".join(sites[:own]))
        assert value(table, f"{church}_building") == MULTIPLIER[church] * own


@pytest.mark.clause("HB-11.6", "HB-R1")
@pytest.mark.parametrize("church", CHURCHES)
def test_HB_11_6_building_in_the_parish_only(church):
    sites = SITES[COUNTED[church]]
    builder = "petri" if church != "petri" else "jacobi"
    table = Table(2, building_token_scope="parish").completed(builder, 0).church(church, "1 points", "0 building")
    table.sites(0, " ".join(sites))
    inside = sum(site[0] == church[0].upper() for site in sites) if church != "dom" else 0
    assert value(table, f"{church}_building") == MULTIPLIER[church] * inside


@pytest.mark.clause("HB-11.6", "HB-11.7")
def test_HB_11_6_buildings_of_others_do_not_count():
    table = Table(2).completed("jacobi", 1).sites(1, "M1 M2 P3").church("petri", "1 points", "0 building", "0 citizens")
    assert value(table, "petri_building") == 0
    assert value(table, "petri_citizens") == 0


@pytest.mark.clause("HB-11.7", "HB-2.6")
@pytest.mark.parametrize("church", PER_CITIZEN)
def test_HB_11_7_citizens_in_the_parish(church):
    letter = church[0].upper()
    sites = [site for each in SITES.values() for site in each]
    inside = [site for site in sites if site[0] == letter and site not in SITES["captain"]][:3]
    outside = [site for site in sites if site[0] != letter and site not in SITES["captain"]][:4]
    table = Table(2).completed("dom", 0).church(church, "1 points", "0 citizens")
    table.sites(0, " ".join(inside + outside))
    assert value(table, f"{church}_citizens") == PER_CITIZEN[church] * 3


@pytest.mark.clause("HB-11.7", "HB-2.6", "HB-R39")
def test_HB_11_7_the_cathedral_counts_all_parishes():
    table = Table(2).completed("petri", 0).church("dom", "1 points", "0 citizens").sites(0, "M1 N2 P1 C1 J1 J3")
    assert value(table, "dom_citizens") == 6


@pytest.mark.clause("HB-11.8", "HB-R17")
def test_HB_11_8_a_token_worth_nothing_may_be_scored():
    table = Table(2).player(0, prestige=1).church("petri", "1 points", "0 citizens")
    pos = table.church("jacobi", "1 points", "0 citizens").position()
    pos.play("move church")
    assert choices(pos) == {"score petri_citizens", "score jacobi_citizens"}
    pos.play("score petri_citizens")  # it satisfies the limit
    assert prestige(pos) == 1
    assert "stop" in choices(pos)


LIMITS = [  # X11: unscored at the end of the first half, how many must be scored
    ("points tokens ships building citizens", 0),
    ("points points tokens", 1),
    ("building building building", 2),
    ("ships ships citizens citizens", 2),
]


def holding(kinds):
    """Seat 0 holds unscored tokens of these kinds, each of another church where a kind is repeated."""
    table = Table(2).player(0)
    held = {church: [] for church in CHURCHES}
    for kind in kinds.split():
        church = next(church for church in CHURCHES if kind not in held[church])
        held[church].append(kind)
    for church, mine in held.items():
        if mine:
            order = mine if "points" in mine else ["points", *mine]
            order.sort(key=KINDS.index)
            table.church(church, *(f"{0 if kind in mine else 1} {kind}" for kind in order))
    return table.position()


def fewest(pos):
    """The smallest number of tokens after which `stop` is legal, by trying all subsets."""
    held = sorted(tokens(pos, scored=False))
    for number in range(len(held) + 1):
        for chosen in itertools.combinations(held, number):
            words = "move church; " + "; ".join(f"score {token}" for token in chosen)
            other = after(pos, words) if chosen else after(pos, "move church")
            if other.actor != 0 or "stop" in choices(other):
                return number
    raise AssertionError("no way out")


@pytest.mark.clause("HB-11.9", "HB-11.10", "HB-R15", "HB-X11", "HB-D12")
@pytest.mark.parametrize(("kinds", "must"), LIMITS)
def test_HB_11_9_holding_limit(kinds, must):
    assert fewest(holding(kinds)) == must


@pytest.mark.clause("HB-11.9", "HB-X11")
def test_HB_11_9_without_tokens_nothing_is_asked():
    pos = Table(2).player(0).position()
    pos.play("move church")
    assert pos.actor == 1


@pytest.mark.clause("HB-11.9", "HB-X11")
def test_HB_11_9_two_of_two_kinds_need_one_of_each():
    pos = holding("ships ships citizens citizens")
    pos.play("move church; score michaelis_ships")
    assert "stop" not in choices(pos)
    assert "stop" not in choices(after(pos, "score nikolai_ships"))
    assert "stop" in choices(after(pos, "score nikolai_citizens"))


@pytest.mark.clause("HB-11.10", "HB-R15")
def test_HB_11_10_at_most_five_unscored_tokens_remain():
    pos = holding("points points tokens ships ships building citizens citizens")
    assert fewest(pos) == 3


@pytest.mark.clause("HB-11.11", "HB-R16", "HB-20.10")
def test_HB_11_11_the_limit_is_checked_at_the_end_of_own_church_actions_only():
    table = Table(2).player(0, brick=2).player(1, brick=1).church("dom", "0 points").church("petri", "0 points")
    pos = table.position()  # two unscored points tokens, by a Canon perhaps
    turn(pos, "move beer")
    turn(pos, "move church; donate jacobi")  # somebody else's Church action
    turn(pos, "move dockyard")
    assert tokens(pos, scored=False) == {"dom_points", "petri_points"}
    turn(pos, "move cloth")
    pos.play("move church; donate michaelis")  # during the action three may be held
    assert tokens(pos, scored=False) == {"dom_points", "petri_points", "michaelis_points"}
    pos.play("stop")
    assert "stop" not in choices(pos)


@pytest.mark.clause("HB-11.13")
def test_HB_11_13_no_scoring_elsewhere():
    table = Table(2).player(0, timber=3, brick=3, beer=1, money=100).church("dom", "0 points", "0 ships")
    for space in ("trade_1", "dockyard", "guildhall", "beer"):
        pos = turn(table.position(), f"move {space}")
        assert tokens(pos, scored=True) == set()


@pytest.mark.clause("HB-11.14", "HB-19.6")
def test_HB_11_14_the_order_of_scoring_is_irrelevant():
    table = Table(2).player(0).church("dom", "0 points", "0 tokens", "0 ships", "0 citizens")
    table.church("petri", "1 points", "0 tokens").sites(0, "P2").position()
    start = table.position()
    held = ["dom_points", "dom_tokens", "petri_tokens", "dom_citizens"]
    ends = {
        turn(start.copy(), "move church; " + "; ".join(f"score {token}" for token in order)).batch.tobytes()
        for order in itertools.permutations(held)
    }
    assert len(ends) == 1


@pytest.mark.clause("HB-X11", "HB-11.1", "HB-11.2", "HB-11.3", "HB-11.4", "HB-11.5", "HB-11.7", "HB-11.9")
def test_X11_scoring_tokens():
    # Yellow is seat 3: one token scored, unscored two of kind ships, petri_citizens, michaelis_tokens
    table = Table(4).player(3, prestige=20).harbour("ABDD", "ABCD", "BCCD").to_move(3)
    table.church("jacobi", "3 points scored").church("nikolai", "0 points", "3 ships").church(
        "dom", "1 points", "3 ships"
    )
    table.church("petri", "2 points", "3 citizens").church("michaelis", "0 points", "3 tokens").sites(3, "P2 P3 P5")
    start = table.position()
    values = {token["id"]: token["value"] for token in start.view()["players"][3]["tokens"] if not token["scored"]}
    assert values == {"nikolai_ships": 8, "dom_ships": 8, "petri_citizens": 12, "michaelis_tokens": 5}
    legal, totals = 0, set()
    for number in range(5):
        for chosen in itertools.combinations(values, number):
            pos = start.copy()
            pos.play("move church")
            for token in chosen:
                pos.play(f"score {token}")
            if pos.actor != 3 or "stop" in choices(pos):
                legal += 1
                totals.add(prestige(pos, 3) - 20)
    assert legal == 12
    assert sorted(totals) == [8, 13, 16, 20, 21, 25, 28, 33]
