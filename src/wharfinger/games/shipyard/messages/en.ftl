## Options that do not go together

option-row = { $option } must be shuffled or a list of { $ids }, not { $value }.
option-loops = The canals of these component files have loops: they need canal_allow_loops on.
option-eleven = With 4 players and contracts_deal three all 12 blue contracts are needed: contract_26 must be kinds8.

## What is wrong in a component file: it follows the name of the file

file-cubes = neutral_cubes must be enough for the gear, the round track and four rings (SY-1.2).
file-parts = there must be 26 bows, then 26 middle_I, 26 middle_II and 26 sterns (SY-2.2).
file-stoker = { $part } has a stoker cabin; only sterns have one (SY-1.17).
file-goods = { $tile } must show three goods (SY-2.6).
file-start-tile = at least four tiles must show coal, cloth and grain, for the players to start with (SY-3.3).
file-exchange = exchange_prices must be six rows of three prices (SY-2.18).
file-ring = { $ring } must list { $pieces } in clockwise order (SY-2.15, SY-2.16).
file-effect = the effect of { $employee } must be one of { $effects }.
file-amounts = { $field } must be amounts of { $keys }.
file-contract-colours = there must be 14 red contracts, then 12 blue ones (SY-2.5).
file-kinds8 = one of the blue contracts must be kinds8 (SY-21.13).
file-pays = { $contract } must pay by one of table, steps, each (SY-21.7 to SY-21.9).
file-counts = { $contract } must say what it counts.
file-things = { $contract } counts the wrong number of things.
file-terms = { $contract } must have one or two terms.
file-sets = sets must be four sets of four contracts, all different (SY-3.20).
file-set = each set must have 2 red and 2 blue contracts (SY-3.20).
file-discards = { $field }: 1 contract of each colour must be left (SY-5.11).
file-solo = the tiles must be the seven actions and last_tile (SY-22.4).
file-chain = one of the shapes must be chain7 (SY-8.9, SY-23.13).
file-shape = shape { $shape } must list different spaces, among them N, E, S, W (SY-8.9).
file-shape-most = shape { $shape } must have at most { $most } spaces.
file-shape-xy = shape { $shape } must say where each of its spaces is drawn (xy).
file-shape-joined = the spaces of shape { $shape } must all be joined (SY-8.10).

## What is wrong in a position file

position-parts = each of the 104 parts must be in one stack, the offer, a row, a fleet or out of the game (SY-24.8).
position-parts-left = parts_left.{ $kind } must be the number of { $kind } parts in part_stack.
position-left = { $left } must be the number of tiles in { $stack }.
position-ship = ship { $ship } must have an owner and 3 to 9 parts if, and only if, it is in a fleet (SY-24.16).
position-captain = ship { $ship } must have a captain (SY-24.16).
position-bow-stern = ship { $ship } must have one bow and one stern (SY-1.12).
position-canals = each of the 24 canals must be in the stack, the offer, a system, a used pile or a discard (SY-24.9).
position-goods = each of the 14 goods tiles must be in the stack, the offer, with a player or discarded (SY-24.10).
position-solo-stack = solo_stack must hold the eight solo tiles in the solo game and nothing otherwise (SY-22.3).
position-solo-left = solo_left must be at least 1: the tiles are shuffled at once (SY-22.17).
position-tiles = tiles must name each of the { $count } action tiles in play once (SY-3.5, SY-3.6).
position-cubes-most = cubes[{ $chair }] must be at most { $most } in all (SY-3.18).
position-cubes = cubes[{ $chair }] must be one of { $allowed } (SY-3.18, SY-4.10).
position-not-in-play = cubes, guilders, leading and chosen: { $tile } is not in play (SY-3.6).
position-round-cubes = round_cubes must be at most { $most } (SY-2.21).
position-marker = marker.{ $ring } must be below { $spaces } (SY-2.15).
position-posts = posts must name each of the 24 employees once (SY-3.12).
position-copies = { $employee }: tiles on the wheel and with players must be { $copies } together (SY-24.11).
position-level = { $player }.employees: { $employee } needs its level I (SY-24.11).
position-contract = a contract must be with one player, held or discarded (SY-2.5).
position-set = players[{ $seat }].contracts must come from one of the recommended sets (SY-3.20).
position-discards = players[{ $seat }].contracts: { $count } of { $colour } are still to be discarded.
position-yard = { $player }.yard must be a row that can all be built into ships (SY-7.10).
position-yard-ship = { $player }.yard must hold no complete ship outside the player’s turn (SY-24.12).
position-cell = { $player }.system: two canals lie on the same cell (SY-8.3).
position-beside = beside.{ $canal } must name the canals on the neighbouring cells.
position-not-laid = beside.{ $canal }: a canal that is not laid has no neighbours.
position-system = { $player }.system must be connected (SY-24.17).
position-figure = { $player }.figure must stand on a canal of the system (SY-24.17).
position-astern = { $player }.figure_astern must be a neighbouring space or the opening beside the figure (SY-18.5).
position-offer = offer.{ $column } may show { $kind } parts only (SY-2.13).
position-last-lap = last_lap must say why regular play has ended (SY-20.1).
position-no-final-ship = stage: this game has no final ship build (SY-23.19).
position-ending = ending must be the reason of the last lap, after the final turns of all seats (SY-20.1).
position-finals = finals must be at most { $most }.
position-no-ship = load, result and riband must be 0 while no ship is loaded or sails (SY-16.6).

## What a pending decision needs: it follows its name and a colon, without a full stop

needs-stage = { $problem } in the stage { $stage }
needs-finals = contracts are discarded before the final actions, with finals at 0 (SY-20.7)
needs-chosen = chosen must name the tile (SY-4.8)
needs-part = the part must have a place in the seat's row (SY-7.9)
needs-place = the part must be on offer, payable and have a place (SY-7.2, SY-7.9)
needs-cell = its cell must be an empty one beside the seat's system, or its first (SY-8.3)
needs-gift = its employee must be one of the seat's that adds a piece on this ring (SY-15.2)
needs-good = its tile must be in the goods discard (SY-13.8)
needs-ship = its ship must be one that is complete in the seat's row (SY-16.2)
needs-load = ship, load, speed and longest voyage must fit each other (SY-16.7, SY-17)
needs-discard = seats discard in order, the last one at the bottom, what they hold (SY-5.6)
