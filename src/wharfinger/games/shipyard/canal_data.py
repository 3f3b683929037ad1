"""The canals of Shipyard as constant arrays: shapes, symbols and distances, checked on loading (SY-2.3, SY-8).

The spaces of a shape are numbered with the edge spaces N, E, S, W first. A *direction* from a space is a neighbouring
space of the canal (its number), or the opening of a side (OPENING + side); the one that the stern points in lies
*astern* (SY-18.5). Everything here is for a canal that is not turned; a canal turned by t quarters has its side `side`
where the unturned one has `(side - t) % 4`.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from wharfinger.kernel.names import numbered

from .data import CHECKS, COMPONENTS, SLOTS, array, numbers

CANALS = CHECKS.own_ids("canals", "canal", 24)
CANAL_COUNT = 24
SHAPES = tuple(str(row.get("id")) for row in COMPONENTS.rows("canals", "shape"))
SIDES = ("N", "E", "S", "W")
SIDE_NAMES = ("north", "east", "south", "west")
DX = array([0, 1, 0, -1])
DY = array([-1, 0, 1, 0])
COMPASS = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
OFFICIALS = ("military", "business", "lantern", "boat", "ring", "blue_riband")
OFFICIAL = numbered("OFFICIAL", OFFICIALS)
SPACES_MOST = 12
OPENING = SPACES_MOST
"""Direction: the opening of side 0; the other sides follow."""
DIRECTIONS = SPACES_MOST + 4
BLOCKED = 99
"""Distance to an edge space that lies astern."""
LOOP_VOYAGE = 60
"""The voyage that a canal with a loop allows (SY-23.14)."""
VARIANTS = ("mixed", "all_chain7")
"""The printed canals, or chains only (SY-23.13)."""
VARIANT = numbered("VARIANT", VARIANTS)

CANAL_PRICE = array(numbers("canals", SLOTS, "offer", "prices"))
CANAL_SLOT_AT = array([list(CANAL_PRICE).index(p) if p in list(CANAL_PRICE) else -1 for p in range(3)])
CHECKS.exactly("canals", "symbols", COMPONENTS.value("canals", "symbols"), list(OFFICIALS), "SY-8.13")
if "chain7" not in SHAPES:
    raise CHECKS.bad("canals", "file-chain")


def _spaces(row: dict[str, Any]) -> tuple[str, ...]:
    listed = row.get("spaces")
    if not isinstance(listed, list) or len(set(listed)) != len(listed) or any(side not in listed for side in SIDES):
        raise CHECKS.bad("canals", "file-shape", shape=str(row.get("id")))
    if len(listed) > SPACES_MOST:
        raise CHECKS.bad("canals", "file-shape-most", shape=str(row.get("id")), most=str(SPACES_MOST))
    drawn = CHECKS.table("canals", row, "xy")
    if set(drawn) != set(listed) or any(len(at) != 2 for at in drawn.values()):
        raise CHECKS.bad("canals", "file-shape-xy", shape=str(row.get("id")))
    return SIDES + tuple(space for space in listed if space not in SIDES)


def _links(row: dict[str, Any], spaces: tuple[str, ...]) -> list[set[int]]:
    """The neighbours of each space; all spaces must hang together (SY-8.10)."""
    made: list[set[int]] = [set() for _ in spaces]
    for link in row.get("links", []):
        a, b = (CHECKS.member("canals", f"{row['id']} links", space, spaces) for space in link)
        made[a].add(b)
        made[b].add(a)
    reached = {0}
    while grown := {other for space in reached for other in made[space]} - reached:
        reached |= grown
    if len(reached) != len(spaces):
        raise CHECKS.bad("canals", "file-shape-joined", shape=row["id"])
    return made


SHAPE_SPACES = tuple(_spaces(row) for row in COMPONENTS.rows("canals", "shape"))
SHAPE_XY = tuple(row["xy"] for row in COMPONENTS.rows("canals", "shape"))
_linked = [_links(row, spaces) for row, spaces in zip(COMPONENTS.rows("canals", "shape"), SHAPE_SPACES, strict=True)]
HAS_LOOPS = any(sum(map(len, links)) // 2 >= len(links) for links in _linked)
"""Such a file is played with `canal_allow_loops` on only (SY-8.10)."""


def _ahead(links: list[set[int]], space: int, astern: int) -> tuple[int, list[int]]:
    """From a space and what lies astern: the farthest voyage inside the canal, and the moves to each edge space."""
    farthest, edges = 0, [BLOCKED] * 4
    front = {(space, astern)}
    seen = set(front)
    for moves in range(1, LOOP_VOYAGE + 1):
        for at, back in front:
            if at < 4 and back != OPENING + at:
                edges[at] = min(edges[at], moves - 1)
        front = {(ahead, at) for at, back in front for ahead in links[at] if ahead != back}
        if not front:
            break
        farthest = LOOP_VOYAGE if front <= seen else max(farthest, moves)
        seen |= front
    return farthest, edges


def _voyages() -> tuple[Any, Any]:
    far = np.zeros((len(SHAPES), SPACES_MOST, DIRECTIONS), np.int64)
    edge = np.full((len(SHAPES), SPACES_MOST, DIRECTIONS, 4), BLOCKED, np.int64)
    for shape, links in enumerate(_linked):
        for space in range(len(links)):
            for astern in [*links[space], *([OPENING + space] if space < 4 else [])]:
                far[shape, space, astern], edge[shape, space, astern] = _ahead(links, space, astern)
    return far, edge


_far, _edge = _voyages()
FARTHEST = array(_far)
"""The longest voyage inside one canal, by shape, space and what lies astern."""
TO_EDGE = array(_edge)
"""Moves to the edge space of each side without turning back, or BLOCKED."""
CROSSING_MOST = int(min(LOOP_VOYAGE, _far.max()))
"""The longest voyage inside any canal."""
LINKS = array(
    [[sum(1 << o for o in links[i]) if i < len(links) else 0 for i in range(SPACES_MOST)] for links in _linked]
)
"""Neighbouring spaces of each space, as bits."""


def _canals() -> tuple[Any, Any]:
    """Shape and symbols of each canal, as printed and in the variant where all are chains (SY-23.13)."""
    shape = np.zeros((2, CANAL_COUNT), np.int64)
    shown = np.full((2, CANAL_COUNT, SPACES_MOST), -1, np.int64)
    chain = SHAPES.index("chain7")
    for canal, row in enumerate(COMPONENTS.rows("canals", "canal")):
        own = CHECKS.member("canals", f"{row['id']} shape", row.get("shape"), SHAPES)
        shape[VARIANT.mixed, canal], shape[VARIANT.all_chain7, canal] = own, chain
        printed = CHECKS.table("canals", row, "symbols")
        for variant, symbols in ((VARIANT.mixed, printed), (VARIANT.all_chain7, printed | row.get("fourth", {}))):
            spaces = SHAPE_SPACES[shape[variant, canal]]
            for space, symbol in symbols.items():
                where = CHECKS.member("canals", f"{row['id']} symbols", space, spaces)
                shown[variant, canal, where] = CHECKS.member("canals", f"{row['id']} symbols", symbol, OFFICIALS)
    return shape, shown


_shape, _shown = _canals()
CANAL_SHAPE = array(_shape)
CANAL_SYMBOL = array(_shown)
CANAL_SYMBOLS = array((_shown >= 0).sum(axis=2))
"""How many spaces of a canal show a symbol, by variant."""


def _picture(variant: int, canal: int, turn: int) -> Any:
    """What a turned canal looks like: for each space how far it lies from the four sides, and its symbol."""
    shape = int(_shape[variant, canal])
    picture = []
    for space in range(len(_linked[shape])):
        moves = [0] * 4
        for side in range(4):
            starts = [_edge[shape, space, astern, (side - turn) % 4] for astern in range(DIRECTIONS)]
            moves[side] = 0 if space == (side - turn) % 4 else int(min(starts))
        picture.append((tuple(moves), int(_shown[variant, canal, space])))
    return sorted(picture)


def _turns() -> Any:
    """The turns of each canal that give different pictures, as bits (SY-25.9)."""
    made = np.zeros((2, CANAL_COUNT), np.int64)
    for variant in range(2):
        for canal in range(CANAL_COUNT):
            pictures = [_picture(variant, canal, turn) for turn in range(4)]
            made[variant, canal] = sum(1 << turn for turn in range(4) if pictures[turn] not in pictures[:turn])
    return made


TURNS = array(_turns())


def space_name(shape: int, space: int, turn: int) -> str:
    """The name of a space where it lies after turning (SY-8.4)."""
    name = SHAPE_SPACES[shape][space]
    return COMPASS[(COMPASS.index(name) + 2 * turn) % 8] if name in COMPASS else name
