## What is wrong in a component file: it follows the name of the file

file-actions = actions must give each of the eight spaces one of { $actions }.
file-depot = depot_price must rise from unit to unit.
file-donation-cost = donation_cost must have five rows with the keys { $keys }.
file-tiles = there are { $sites } sites for { $type } but { $tiles } tiles.
file-price = goods_price has no price for { $sites } buildings of type { $type }.
file-posts = there are { $sites } sites for official but seven officials.
file-dutchmen = there are { $sites } sites for captain but { $dutchmen } Flying Dutchmen.
file-xy = { $place } needs coordinates such as xy = [17, 36].
file-lines = lines must be a list of pairs of places.
file-line = the line { $line } must join two known places.
file-line-twice = the line { $line } joins a place with itself or is listed twice.
file-line-churches = the line { $line } joins two churches.
file-church-line = the church { $church } has no line.
file-tokens = there must be 30 tokens, exactly one of each kind per church.
file-token-id = the token { $token } must be called { $name }.
file-officials = there must be seven numbered and seven blue officials with ids of their own.
file-canon = one of the blue officials must be the canon.

## What is wrong in a position file

position-berth = berth { $berth } must hold 0 or { $ships } ships (HB-20.4).
position-berth-3 = berth 3 must hold 1 to { $ships } ships, and berth 1 none while berth 2 is empty (HB-20.4).
position-site = a site must have one owner (HB-12.3).
position-dutchmen = Flying Dutchmen left plus captains built must be { $count } (HB-20.5).
position-sixth = the game ends with the sixth completed church, and only then in this way (HB-16.1).
position-limit-only = turn: the game ends by its limit after { $turns } turns, and only then in this way (HB-16.9).
position-limit = turn: the game ends after { $turns } turns, by its limit (HB-16.9).
position-seat = pending: in turn { $turn } all decisions belong to seat { $seat } (HB-19.1).
position-order = pending: these decisions are never asked in this order (HB-19.3).
position-arguments = pending: the arguments of a decision do not fit the table (HB-19.3).
position-money = { $player }.money must be a multiple of 10 (HB-20.1).
position-bells = { $player }.stock.bell must be at most { $most } (HB-7.5).
position-prestige = { $player }.prestige must not be negative (HB-20.2).
position-ships = { $player }.ships must be at most { $most } in all (HB-20.3).
position-scored = { $player }.scored names a token that the player does not own.
position-joined = { $player }.sites must be connected to a church the player donated to (HB-20.13).
position-donors = donors.{ $church }: parts are built in order, without gaps (HB-9.3).
position-token = a token of { $church } must have one owner (HB-20.7).
position-tokens = { $player }.tokens: as many tokens of { $church } as parts built there (HB-9.9).
position-points = the points token of { $church } goes with its first part (HB-20.7).
position-officials = officials and official_at must together name each official of the set in use once (HB-20.9).
position-officials-gaps = officials must be listed from the top without gaps.
position-numbered = the numbered officials must lie in their fixed order (HB-3.9).
position-official-at = official_at.{ $site } must name an official exactly where one is built (HB-20.9).
