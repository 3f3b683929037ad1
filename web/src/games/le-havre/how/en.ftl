# How to play Le Havre.

how-lead = You run a business in the harbour of Le Havre. Take goods from the quay, turn them into better ones, put up buildings and ships, and feed your workers every round. Whoever is richest at the end wins.

how-turn = Your turn
how-turn-supply = Supply: your boat goes to the next of the seven tiles, and the two goods on it join the offers on the quay.
how-turn-offer = Then do one of two things. Either take everything from one offer…
how-turn-worker = …or move your worker to a free building and use it.
how-turn-text = First the supply, then one action. Before and after the action you may also buy buildings and ships, sell them to the town for half their value, and repay loans.
how-turn-picture = The harbour: supply tiles with the players’ boats, and the seven offers on the quay below.

how-buildings = Using buildings
how-buildings-text = You can use any building that stands: the town’s, your own, and those of other players.
how-buildings-fee = Pay the entry fee shown on the card, in food or francs. It goes to the owner. Your own buildings are free.
how-buildings-stay = Your worker stays there until you move it. As long as it does, nobody else can enter, and you must go elsewhere first too.
how-buildings-top = Then the building does what its pictures say: it gives goods, turns goods into others, builds, or ships.
how-buildings-picture = Buildings of the town, with value, name, entry fee and effect.

how-engine = What buildings do
how-engine-text = New buildings come from three stacks of proposals. Only the top card of each stack can be built or bought; the names below it show what comes next. Some buildings give goods, some turn goods into others, and some do more:
how-engine-picture = Three stacks of proposals. The top cards show what they cost to build.
how-engine-construct = Build
how-engine-construct-text = At a Building Firm, pay the materials of a top proposal and the building is yours. Or buy a building for francs on your turn, without any visit.
how-engine-upgrade = Upgrade goods
how-engine-upgrade-text = Every good has a better side: fish become smoked fish, grain bread, cattle meat, clay bricks, iron steel, coal coke. Each step has its building.
how-engine-energy = Energy
how-engine-energy-text = Many buildings need energy. Wood gives 1, charcoal and coal 3, coke 10. Energy left over is lost.
how-engine-wharf = Ships
how-engine-wharf-text = Build them at a Wharf for goods and 3 energy. Ships bring food every round and carry goods. The first iron or steel ship at a Wharf needs a brick to modernise it.
how-engine-shipping = Shipping Line
how-engine-shipping-text = Sell goods overseas for francs. Wooden ships carry 2 goods, iron ships 3, steel ships 4. Each ship you use costs 3 energy.
how-engine-business = Loans
how-engine-business-text = You take loans only when you cannot pay interest or food: 4 francs each, 5 to repay. Having any loans costs 1 franc whenever the interest tile comes up.

how-round = The end of a round
how-round-text = Each round has seven turns in all, shared by the players. Then, in this order:
how-round-harvest = Harvest, if the round card shows it: with at least 1 grain you get 1 more, with at least 2 cattle you get 1 more.
how-round-feed = Feed your workers. Your ships provide food every round; pay the rest with fish (1), smoked fish or bread (2), meat (3) or francs (1 each).
how-round-town = In some rounds the town puts up a building. Then the round card is turned over and becomes a ship that can be built or bought.
how-round-picture = The round cards with the food due, and the ships that can be had.

how-end = The end and your wealth
how-end-text = After the last round everyone takes one final turn. In it you may enter a building even if another player’s worker is there, but you can no longer buy. Goods are worth nothing by themselves. Equal wealth: shared victory.
how-end-francs = Francs
    .points = 1 each
how-end-cards = Buildings and ships
    .points = their value
how-end-bonus = Storehouse, Dock, Bank, Town Hall…
    .points = value and bonus
how-end-loans = Loans you still have
    .points = −7 each
