# How to play Hamburgum.

how-lead = You are a trader in old Hamburg. Brew, refine and weave, sell overseas, settle your citizens and help build the city’s six churches. Whoever has the most prestige at the end wins.

how-turn = Your turn
how-turn-move = Move your piece clockwise to a space of the rondel. Up to three steps are free. Each further step costs 1 prestige, and eight steps are the most. On your first turn you start on any space, free of charge.
how-turn-act = Do what the space says. Other pieces never block it.
how-turn-pass = Then the next player moves.
how-turn-text = A turn is one move and one action. The whole game is in choosing what to reach when.
how-turn-picture = The rondel: eight spaces in a ring, with what each costs to reach.

how-actions = The actions
how-actions-picture = The harbour with its three berths and the ships in them.
how-actions-produce = Beer, Sugar, Cloth
how-actions-produce-text = Take 1 unit of the good, plus 1 for each of your buildings that make it.
how-actions-sell = Trade: sell
how-actions-sell-text = Each of your ships in the harbour carries one kind of good: up to 3 units from berth 3, 2 from berth 2, 1 from berth 1. They bring the market price, 100 at first. Whatever you sell without a ship brings 30.
how-actions-buy = Trade: buy
how-actions-buy-text = Instead of selling, buy timber, bricks and bells. One unit costs 20, two cost 50, three cost 100: the more at once, the dearer. You can hold only one bell.
how-actions-dockyard = Dockyard
how-actions-dockyard-text = Build any number of ships for 1 timber each. A new ship enters berth 3. If that is full, all ships first move one berth on, and those in berth 1 go back to their owners.
how-actions-guildhall = Guildhall
how-actions-guildhall-text = Build any number of buildings for 1 timber and 1 brick each. At most one of them may be an official.
how-actions-church = Church
how-actions-church-text = Donate any number of church parts and take a token for each. Then score as many of your tokens as you like.

how-city = Churches and buildings
how-city-text = Lines on the map join churches and sites. You may build on a free site that a line joins to one of your citizens, or to a church you donated to.
how-city-church = A church has five parts. The first costs 1 brick; every other part costs 1 brick and 1 timber, the third 20 and the fourth 40 Taler as well. The fifth also needs a bell and 10 Taler for each of your citizens. Whoever donates the fifth part completes the church: 8 prestige for the first church of the game, then 7, 6, 5, 4 and 3. From then on you may build on any free site.
how-city-site = Brewers, sugar refiners and cloth makers raise your own output by 1. Each also lowers the price of its good by 10 for everyone.
how-city-captain = A merchant brings 100 Taler at once. A captain brings a neutral ship, the Flying Dutchman, and one of your own ships into the harbour. An official pays money once; its tile says for what.
how-city-picture = Part of the map: churches, building sites and the lines between them.

how-tokens = What your tokens score
how-tokens-text = The first donation to a church always takes its points token. After that, choose any token left there. You may wait until a token is worth more, but when your Church action ends you can keep only one unscored token of each kind.
how-tokens-points = Points
    .points = 5
how-tokens-tokens = Donation tokens
    .points = 1 per token you own
how-tokens-ships = Ships
    .points = 2 per ship of yours in the harbour
how-tokens-building = Buildings
    .points = 4 or 5 per building of the type shown
how-tokens-citizens = Citizens
    .points = 3 or 4 per citizen in that parish, for the Dom 1 per citizen
how-tokens-picture = A player’s goods, materials, buildings and tokens.

how-end = The end
how-end-text = The game ends the moment the sixth church is completed. If players tie, the one with more money wins.
how-end-rest = Tokens not yet scored
    .points = score now
how-end-stock = Goods and materials, bells too
    .points = 50 Taler each
how-end-money = Money
    .points = 1 prestige per full 100
