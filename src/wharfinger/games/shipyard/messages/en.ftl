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
