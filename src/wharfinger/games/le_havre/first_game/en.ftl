# The guided first game of Le Havre. $one and $two are the other players, in their order at the table.

step-welcome-title = A harbour full of goods
step-welcome =
    Welcome to Le Havre. You gather goods from the quays, turn them into better ones in buildings, and put up buildings and ships of your own. Whoever is richest at the end wins: francs, buildings and ships all count.
    Three stacks of buildings wait to be put up; only the card on top of each can be had.

step-offers-title = One thing each turn
step-offers =
    In your turn you do one of two things: take all the goods of one offer, or send your worker to a building.
    Before that, your ship sails to the next supply tile and the two goods shown there are laid out. This time they were iron and a franc.

step-take-francs-title = Take an offer
step-take-francs =
    Three francs lie in the offer. Take them: the building you will want next turn costs 6 francs, and you have 5.

step-end-turn-title = The end of your turn
step-end-turn =
    Before and after the main action you may buy buildings and ships, or sell your own at half their value. There is nothing to buy yet, so end your turn.

step-supply-title = Offers grow until somebody takes them
step-supply =
    { $one } took three wood and { $two } four fish. What nobody takes stays and grows, so look at what is left for your next turn and at what the others want.
    After seven turns, the seventh tile, the round ends.

step-buy-title = Buy a building
step-buy =
    It is your turn again, and buying does not cost the main action. The Marketplace is worth what it costs, 6 francs, so you lose nothing by owning it. Buy it.

step-enter-title = Send your worker
step-enter =
    Now your main action: send your worker into the Marketplace. Its owner pays no entry fee, and that is you.

step-marketplace-title = Goods of your choice
step-marketplace =
    The Marketplace gives you different goods of your choice: two, and one more for each craftsman's building you own. Choose one grain and one coal.
    Grain grows at a harvest and coal is fuel for many buildings.

step-look-title = A glimpse of the future
step-look =
    The visitor may also look at the next two special buildings that the town will put up. Look, leave them in their order, and end your turn. The others do not see them.

step-joinery-title = How buildings are put up
step-joinery =
    { $one } sent the worker to the Building Firm and put up the Joinery for three wood: a building costs goods there, not francs. { $two } took two wood.
    A building holds one worker. Until { $one }'s worker moves on, nobody else may enter that Building Firm.

step-outlook-title = Everybody must eat
step-outlook =
    This is the seventh turn of the round, and when it is over each of you must feed 2 food. Your board shows what is due and what you lack.
    A franc can always stand for a food, and you have exactly 2 francs left. So you may spend this turn on something else.

step-take-clay-title = Clay for buildings
step-take-clay =
    Three clay have gathered. Bricks and clay are what most buildings are made of: take them, and end your turn.

step-feeding-title = The first round is over
step-feeding =
    You and { $one } paid 2 francs each, { $two } paid with 2 fish. A fish feeds as much as a franc, so whoever fishes saves money.
    Who cannot pay takes a loan of 4 francs. A loan is no disaster, but it costs interest.

step-ship-title = The first ship
step-ship =
    Each round card turns into a ship. This wooden one can be bought for 14 francs, or built at a wharf. A ship feeds your people in every round and later carries goods to sell: with ships you are free to do other things than fishing.

step-take-fish-title = Fish for the table
step-take-fish =
    { $one } took iron and { $two } took francs, so three fish have gathered for you. The next feeding is due in this round too: take the fish, and end your turn.

step-others-title = What the others gather
step-others =
    { $one } took three wood and { $two } two cattle. At a harvest, whoever has grain gets one more, and whoever has two cattle gets a calf.

step-building-firm-title = Enter with a fee
step-building-firm =
    You have clay, so put up a building. One Building Firm is still taken by { $one }'s worker; the other asks an entry fee of one food. It belongs to the town, so the town gets your fish.
    Send your worker to the lit Building Firm: of the three cards on top only one can be paid with your goods, so it is built at once.

step-kiln-title = A building of your own
step-kiln =
    For one clay you own the Charcoal Kiln, worth 8 francs. It turns wood into charcoal, which burns three times as well. Everybody may visit it; this one asks no fee, but many buildings do. End your turn.

step-fee-title = Somebody visits you
step-fee =
    { $one } entered your Marketplace and paid you the fee of one franc. That is why good buildings are worth more than their price.
    The round is over: your grain brought one grain more at the harvest, and now everybody eats.

step-feed-title = Feed your people
step-feed =
    You owe 2 food and have two fish and a franc. Pay with the two fish and keep the franc: a franc is good for everything, and counts at the end.

step-on-your-own-title = Now it is your game
step-on-your-own =
    You know the heart of Le Havre: offers, buildings, fees, feeding. Each round asks for more food, so look for a way to get ships: a wharf is among the coming buildings, and ships can be bought.
    Go on and play against two easy bots for as long as you like, or leave.
