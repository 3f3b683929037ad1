# How to play Shipyard.

how-lead = You own a shipyard in the 1870s. Build ships part by part, crew and equip them, and send each one on a shakedown cruise through canals you have rented. Cruises and government contracts bring points; the most points win.

how-turn = Your turn
how-turn-text = All actions stand in one row. A tile with a cube on it is taken.
how-turn-front = Take back your cube. Its tile moves to the front of the row, and the gear turns by one. (With two players you have three cubes, and the tile with two of yours moves.)
how-turn-choose = Put the cube on another free tile: that is your action. The tile you just moved to the front is closed to you.
how-turn-income = Take 1 guilder for each tile with a cube ahead of yours. Far back in the row means more money.
how-turn-act = Do the action. Once a turn you may pay 6 guilders for a second, different one.
how-turn-sail = If a ship is complete, it sails now.
how-turn-picture = The row of action tiles with the players’ cubes, and the gear.

how-actions = The actions
how-actions-build = Build Ships
how-actions-build-text = Buy one to three parts for 0 to 2 guilders each and place them in your yard. A ship is a bow, one or more middle parts and a stern, side by side.
how-actions-canal = Rent a Canal
how-actions-canal-text = Rent one canal for 0 to 2 guilders and lay it beside your others. You may turn it first.
how-actions-goods = Purchase Commodities
how-actions-goods-text = Buy one tile with three goods for 0 to 2 guilders.
how-actions-exchange = Exchange Commodities
how-actions-exchange-text = The price marker moves on. Spend one goods tile: sell each of its goods, or swap it for crew or equipment, no kind twice.
how-actions-equipment = Manufacture Equipment
how-actions-equipment-text = Move the marker on the equipment ring and take what it reaches: smokestack, sail, crane or cannon. One step is free, each further step costs 1 guilder.
how-actions-crew = Recruit Crew
how-actions-crew-text = The same on the crew ring: captain, soldier, stoker or businessman.
how-actions-employee = Hire Employees
how-actions-employee-text = Move the hiring marker, one step free, and take one of the employees there. They work for you to the end of the game.
how-actions-subsidy = Receive Subsidy
how-actions-subsidy-text = Take 2 guilders. Only with four players.

how-wheel = The wheel
how-wheel-text =
    The employees stand around the outside, three to a space; the crew and equipment rings lie inside. The markers are shared: where one player stops, the next one starts.

    Engineers and recruiters add a piece whenever you manufacture or recruit. Constructors give every ship room for more. Merchants raise your prices and are worth points. Helmsman and rigger make ships faster; accountant and foreman make steps free. Nobody may own two of the same kind.
how-wheel-picture = The wheel: employees around it, the crew and equipment rings inside.

how-cruise = A ship sails
how-cruise-text = A complete ship leaves at the end of your turn. If it can’t sail, or you don’t want it to, it is scrapped for no points.
how-cruise-load = Load it from your reserve. Every ship needs a captain. Cabins hold crew, mounting points hold equipment; a mast takes a sail or a smokestack.
how-cruise-speed = Its speed is 1, plus 1 for each sail, each stoker and each pair of smokestacks. With at least one smokestack and one stoker it is a steamer: speed 4, plus 1 for each sail and each further smokestack or stoker.
how-cruise-route = Your figure sails exactly that many spaces through your canals, and never turns back. Canals you leave behind are gone. If your canals are too short for the speed, the ship cannot sail that fast: rent more in time.
how-cruise-picture = A yard with its nine building places and the reserve of crew and equipment below it.

how-points = What a cruise scores
how-points-picture = Rented canals with officials on some of their spaces.
how-points-crew = Captains, soldiers, businessmen
    .points = 1 each
how-points-guns = Cannons and cranes
    .points = 2 each
how-points-speed = Speed
    .points = 1 per point of speed
how-points-military = Military official on the way
    .points = 1 per soldier and cannon aboard
how-points-business = Business official on the way
    .points = 1 per businessman and crane aboard
how-points-safety = Safety official on the way
    .points = 1 per lantern, lifeboat or lifebuoy, as shown
how-points-riband = Blue Riband: the last one you pass
    .points = as many as spaces sailed so far

how-end = The end
how-end-picture = Government contracts: what they count and what they are worth.
how-end-text = Whenever the gear has gone round, a cube leaves the round track. When the track is empty and the gear comes round once more, or when bows, middle parts or sterns run out, play goes on until everyone has had the same number of turns. Then everyone takes one final action and may buy one last part if it completes a ship. On the way you discard contracts until you hold one red and one blue.
how-end-cruises = Cruises
    .points = as scored
how-end-contracts = Your red and your blue contract
    .points = what they say
how-end-merchants = Merchants
    .points = 1 each, 3 for level II
