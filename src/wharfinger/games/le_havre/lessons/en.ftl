# The guided first game of Le Havre. $one and $two are the other players, in their order at the table.

step-welcome-title = A harbour full of goods
step-welcome =
    Welcome to Le Havre. Take goods from the quay, turn them into better ones, and put up buildings and ships of your own. Whoever is richest at the end wins: francs, buildings and ships all count.
    Three stacks of proposals are waiting; only the top card of each can be built or bought.

step-offers-title = One thing each turn
step-offers =
    On your turn you do one of two things: take everything from one offer, or send your worker to a building.
    Before that, your ship sails to the next supply tile and the two goods on it join the offers. This time: iron and a franc.

step-take-francs-title = Take an offer
step-take-francs =
    There are three francs on offer. Take them: the building you will want next turn costs 6 francs, and you have 5.

step-end-turn-title = The end of your turn
step-end-turn =
    Before and after the main action you may buy buildings and ships, or sell your own at half their value. There is nothing to buy yet, so end your turn.

step-supply-title = Offers grow until somebody takes them
step-supply =
    { $one } took three wood and { $two } four fish. What nobody takes keeps growing, so watch what is left for your next turn and what the others want.
    After seven turns, the seventh tile, the round ends.

step-buy-title = Buy a building
step-buy =
    It is your turn again, and buying does not cost the main action. The Marketplace is worth what it costs, 6 francs, so you lose nothing by owning it. Buy it.

step-enter-title = Send your worker
step-enter =
    Now your main action: send your worker into the Marketplace. It is yours, so there is no entry fee.

step-marketplace-title = Goods of your choice
step-marketplace =
    The Marketplace gives you different goods of your choice: two, and one more for each craftsman building you own. Choose one grain and one coal.
    Grain grows at a harvest and coal is fuel for many buildings.

step-look-title = A glimpse of the future
step-look =
    You may also look at the next two special buildings. Look, keep their order, and end your turn. Nobody else sees them.

step-joinery-title = How buildings are put up
step-joinery =
    { $one } entered the Building Firm and built the Joinery for three wood: there, buildings cost goods, not francs. { $two } took two wood.
    A building holds one worker. Until { $one }’s worker moves on, nobody else may enter that Building Firm.

step-outlook-title = Everyone must eat
step-outlook =
    This is the seventh turn of the round, and when it is over each of you must pay 2 food. Your board shows what is due and what is missing.
    A franc always counts as a food, and you have exactly 2 francs left. So this turn is free for something else.

step-take-clay-title = Clay for buildings
step-take-clay =
    There are three clay on offer. Most buildings are made of clay or bricks: take them, and end your turn.

step-feeding-title = The first round is over
step-feeding =
    You and { $one } paid 2 francs each, { $two } paid with 2 fish. A fish feeds as much as a franc, so fishing saves money.
    If you cannot pay, you take a loan of 4 francs. A loan is no disaster, but it costs interest.

step-ship-title = The first ship
step-ship =
    Each round card turns into a ship. This wooden one can be bought for 14 francs, or built at a wharf. A ship feeds your workers every round and later carries goods to sell: with ships you have time for better things than fishing.

step-take-fish-title = Fish for the table
step-take-fish =
    { $one } took iron and { $two } took francs, so there are three fish for you. The next feeding is due in this round too: take the fish, and end your turn.

step-others-title = What the others gather
step-others =
    { $one } took three wood and { $two } two cattle. At a harvest, whoever has grain gets one more, and whoever has two cattle gets a calf.

step-building-firm-title = Enter with a fee
step-building-firm =
    You have clay, so build something. One Building Firm is still taken by { $one }’s worker; the other asks an entry fee of one food. It belongs to the town, so the town gets your fish.
    Send your worker to the lit Building Firm: you can pay for only one of the three top cards, so it is built at once.

step-kiln-title = A building of your own
step-kiln =
    For one clay you own the Charcoal Kiln, worth 8 francs. It turns wood into charcoal, which burns three times as well. Everyone may enter it; this one has no fee, but many do. End your turn.

step-fee-title = Somebody visits you
step-fee =
    { $one } entered your Marketplace and paid you the fee of one franc. That is why good buildings are worth more than their price.
    The round is over: your grain brought one grain more at the harvest, and now it is time to feed.

step-feed-title = Feed your workers
step-feed =
    You owe 2 food and have two fish and a franc. Pay with the two fish and keep the franc: a franc is good for everything, and counts at the end.

step-on-your-own-title = Now it is your game
step-on-your-own =
    You know the heart of Le Havre: offers, buildings, fees, feeding. Each round asks for more food, so look for a way to get ships: a wharf is among the coming buildings, and ships can be bought.
    Now try it yourself: four tasks are waiting. Or play this game on against two easy bots.

# The lessons and their tasks.

lesson-first-title = First steps
lesson-first = Offers, buildings, fees and food. A guided start, then four tasks of your own.
lesson-ships-title = The shipping engine
lesson-ships = Ships feed your workers every round and sell your goods. How to get them, and what to load.

task-feed-title = Nobody goes hungry
task-feed =
    This is the last turn of the round, and 2 food are due when it is over. You have no food and no francs.
    Feed your workers without a loan.
task-feed-hint = A fish is worth one food, a franc as well. Look at the offers: which of them is enough?
task-feed-solution = Take the two fish. They are just what you owe. Without them you would have had to sell your Marketplace for half its value, or take a loan.

task-sawmill-title = Build for value
task-sawmill =
    You have three clay and one iron. Build something worth at least 14 francs this turn.
task-sawmill-hint = The Building Firm that is free asks for one food. Compare the values of the cards on top of the stacks, not only their costs.
task-sawmill-solution = Enter the free Building Firm and put up the Sawmill for one clay and one iron: 14 francs. The Charcoal Kiln would have been worth 8.

task-buy-ship-title = Scrape it together
task-buy-ship =
    The wooden ship costs 14 francs and you have 9. Buy it this turn.
task-buy-ship-hint = There are francs on offer. And you can sell your buildings for half their value at any time on your turn.
task-buy-ship-solution = Take the francs, sell the Marketplace for 3, and buy the ship for 14. From now on it feeds your workers every round.

task-harvest-title = Sow before the harvest
task-harvest =
    There is a harvest when this round is over: whoever has grain gets one more. 2 food are due as well.
    Own at least four grain when the next round begins, without a loan.
task-harvest-hint = You have one grain, and the harvest brings one. The rest must come from an offer.
task-harvest-solution = Take the two grain: three in all, and the harvest makes it four. Your fish pay for the food.

task-wooden-ship-title = At the wharf
task-wooden-ship =
    The wharf stands in town. A wooden ship takes five wood and 3 energy, and entering costs 2 food. You have two fish and two francs.
    Build the ship, and keep both fish for the feeding.
task-wooden-ship-hint = Francs can stand for food. And coal burns: one coal is 3 energy.
task-wooden-ship-solution = Enter the wharf and pay the fee with your 2 francs, then build the wooden ship from the five wood and burn the coal.

task-ship-feeds-title = A ship instead of fish
task-ship-feeds =
    2 food are due after this round. You have 14 francs and no food at all.
    Own a ship when the next round begins, without a loan.
task-ship-feeds-hint = A ship feeds at the end of the round in which you buy it, too. Buying does not cost your main action.
task-ship-feeds-solution = Buy the wooden ship for 14 francs. It feeds 3, more than you need, and your main action is still free for an offer.

task-iron-ship-title = A modern wharf
task-iron-ship =
    You own the wharf, and you have what a wooden and an iron ship take.
    Add a ship worth at least 10 francs to your fleet.
task-iron-ship-hint = Iron ships need a wharf with a brick in it; you have a brick. A wooden ship is worth 4 at most here.
task-iron-ship-solution = Modernise the wharf with your brick and build the iron ship from four iron: worth 10 francs, and it feeds and carries more.

task-cargo-title = What to ship
task-cargo =
    You own the Shipping Line and a wooden ship with room for two goods. A voyage takes 3 energy.
    Earn at least 8 francs this turn.
task-cargo-hint = Prices differ: leather 4, bread and cattle 3, hides 2, most raw goods 1. And what burns best does not have to be what burns first.
task-cargo-solution = Enter the Shipping Line with two leather, at 4 francs each: 8. Burn the wood and keep the coal for the next voyage.

task-engine-title = The engine starts
task-engine =
    You own the wharf, the Shipping Line and one wooden ship. Every ship that sails takes 3 energy.
    Earn at least 15 francs within two turns.
task-engine-hint = Two ships carry four goods and take 6 energy. So build a second one first, and do not burn what the voyage needs.
task-engine-solution = Build a second ship and burn wood for it. Then send both: three leather and one bread bring 15 francs, and the two coal pay the 6 energy.

goal-round-over = The next round begins
goal-round-over-missed = The round is not over yet.
goal-no-loan = No loan
goal-no-loan-missed = You could not pay: a loan was needed.
goal-buildings = Buildings worth { $have } of { $want } francs built
goal-buildings-missed = Your new buildings are worth { $have } francs, { $short } too few.
goal-ships = { $have } of { $want } { $want ->
        [one] ship
       *[other] ships
    }
goal-ships-missed = You do not own a ship yet.
goal-grain = { $have } of { $want } grain
goal-grain-missed = You have { $have } grain, { $short } too few.
goal-fish = { $have } of { $want } fish kept
goal-fish-missed = You have { $have } fish left: you end { $short } food short.
goal-ship-value = Ships worth { $have } of { $want } francs added
goal-ship-value-missed = Your new ship is worth { $have } francs, { $short } too few.
goal-sale = { $have } of { $want } francs earned
goal-sale-missed = You earned { $have } { $have ->
    [one] franc
   *[other] francs
  }, { $short } too few.
