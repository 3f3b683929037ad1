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
