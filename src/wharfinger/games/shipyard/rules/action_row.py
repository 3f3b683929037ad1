"""The action row, the gear and the income (SY-4.3 to SY-4.18, SY-5.1 to SY-5.9)."""

from wharfinger.kernel.events import emit
from wharfinger.kernel.jit import rule

from ..data import ACTION_COUNT, MAX_SEATS
from ..state import LAST_LAP, OPT, VALUE, E


@rule
def chairs(s):
    """How many take turns: the players, and in the solo game two opponents more (SY-22.1)."""
    return 3 if s.seats == 1 else s.seats


@rule
def in_play(s):
    """How many tiles stand in the row (SY-3.5, SY-3.6)."""
    return ACTION_COUNT if s.seats == 4 else ACTION_COUNT - 1


@rule
def occupied(s, tile):
    """SY-1.8: carrying a cube, of whatever colour."""
    for chair in range(MAX_SEATS):
        if s.cubes[chair, tile] > 0:
            return True
    return False


@rule
def occupied_tiles(s):
    """All occupied tiles, as bits."""
    tiles = 0
    for tile in range(ACTION_COUNT):
        if occupied(s, tile):
            tiles |= 1 << tile
    return tiles


@rule
def position_of(s, tile):
    """The position of a tile in play; 0 is the front (SY-1.4)."""
    place = 0
    while s.tiles[place] != tile:
        place += 1
    return place


@rule
def income(s, tile):
    """SY-4.14, SY-4.15: 1 guilder for each occupied tile ahead."""
    money = 0
    for place in range(position_of(s, tile)):
        if occupied(s, s.tiles[place]):
            money += 1
    return money


@rule
def skips_advance(s):
    """SY-4.7: the first turn of each player, with 2 players also the second, has no step 1."""
    lap = s.turn // chairs(s)
    return lap == 0 or (lap == 1 and s.seats == 2)


@rule
def advance(s, chair, events):
    """SY-4.3 to SY-4.6: the tile of the previous turn (with 2 players: of the turn before that) goes to the front."""
    wanted = 2 if s.seats == 2 else 1
    tile = 0
    for other in range(ACTION_COUNT):
        if s.cubes[chair, other] == wanted:
            tile = other
    s.cubes[chair, tile] = 0
    if s.seats == 2:
        for other in range(ACTION_COUNT):
            if s.cubes[chair, other] == 1:
                s.cubes[chair, other] = 2
    for place in range(position_of(s, tile), 0, -1):
        s.tiles[place] = s.tiles[place - 1]
    s.tiles[0] = tile
    s.leading = tile
    s.gear += 1
    emit(events, E.advanced, chair, tile)


@rule
def put_cube(s, chair, tile):
    """SY-4.8, SY-4.10: the cube in hand goes on the tile; with 2 players two in the first turn."""
    s.cubes[chair, tile] = 2 if s.seats == 2 and s.turn < 2 else 1


@rule
def dropped(s):
    """SY-5.2: whether the gear move of this turn was one at which the cube falls; a skipped step 1 moves nothing."""
    first = s.options[OPT.gear_first_drop]
    return s.leading >= 0 and s.gear >= first and (s.gear - first) % s.options[OPT.gear_moves_per_drop] == 0


@rule
def remove_round_cube(s, events):
    """SY-5.4, SY-5.5: the drop takes a cube from the round track, or is the final one."""
    s.drops += 1
    if s.round_cubes > 0:
        s.round_cubes -= 1
        emit(events, E.dropped, s.round_cubes)
        return
    if s.last_lap != LAST_LAP.final_drop:
        s.last_lap = LAST_LAP.final_drop
        emit(events, E.last_lap, LAST_LAP.final_drop)


@rule
def last_tile_guilder(s, events):
    """SY-5.7 to SY-5.9: an unoccupied last tile gets a guilder."""
    tile = s.tiles[in_play(s) - 1]
    mode = s.options[OPT.last_tile_guilder]
    if s.last_lap == LAST_LAP.final_drop and s.options[OPT.guilder_at_final_drop] == VALUE.guilder_at_final_drop.off:
        return
    if mode == VALUE.last_tile_guilder.off or occupied(s, tile):
        return
    if mode == VALUE.last_tile_guilder.at_most_one and s.guilders[tile] > 0:
        return
    s.guilders[tile] += 1
    emit(events, E.guilder, tile)
