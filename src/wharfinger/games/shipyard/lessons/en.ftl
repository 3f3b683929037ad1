# The guided first game of Shipyard. $one and $two are the other players, in their order at the table.

step-welcome-title = Ships, part by part
step-welcome =
    Welcome to the shipyard. You put ships together from bow, middle and stern, find a captain, crew and equipment for them, and send each one on a shakedown cruise through your canals.
    Cruises score points, and so do your government contracts at the end. In the next six turns you build your first ship.

step-contracts-title = Your contracts
step-contracts =
    These contracts are yours alone. Later you keep one red and one blue one. They score at the end, here for lifeboats, for many ships, for businessmen, and for cranes together with businessmen.
    They tell you what kind of ships to aim for.

step-row-title = The row of actions
step-row =
    Seven action tiles stand in a row, and your cube chooses one each turn. You may not choose a tile that carries a cube, nor the one your own cube has just left.
    So what the others take is closed to you for a while.

step-crew-title = First, a captain
step-crew =
    No ship sails without a captain. Put your cube on Recruit Crew and carry out that action. You could pay 6 guilders for a bonus action before or after it, but keep your money.

step-captain-title = One step is free
step-captain =
    Crew comes from a ring of the big wheel. The marker goes clockwise: the first step is free, each further one costs a guilder. One step leads to the captain.
    Take it, and end your turn without a bonus action.

step-gear-title = Tiles move, the gear turns
step-gear =
    { $one } manufactured a cannon and { $two } purchased coal and grain. When it is your turn again your cube is lifted and its tile goes to the front of the row, beside the gear.
    Each time the gear turns by one tooth. It is the clock of the game.

step-income-title = Income for patience
step-income =
    You are paid one guilder for each tile with a cube ahead of the one you choose. Two tiles ahead of Rent a Canal carry cubes, so choosing it earns you 2 guilders.
    A ship needs a canal to sail on: choose Rent a Canal.

step-canal-title = Lay your first canal
step-canal =
    The canal in the first slot is free. It has a long way through, with a Blue Riband and some officials on it; ships score what they meet.
    Rent it, lay it as it is, and end your turn.

step-others-build-title = What the others do
step-others-build =
    { $one } put a bow and a middle part into the yard. Parts may go anywhere as long as they can still become whole ships.
    { $two } hired a merchant, who gets better prices for cloth from now on.

step-exchange-title = Goods into people
step-exchange =
    Everybody started with a goods tile: a coal, a cloth and a grain. Choose Exchange Commodities: you sell each good, or swap it for crew or equipment.

step-goods-title = A stoker and a businessman
step-goods =
    A stoker with a smokestack makes a fast steam ship: swap the coal for a stoker. Sell the cloth for 2 guilders. Swap the grain for a businessman, whom your contracts want.
    Then end your turn.

step-employee-title = People who stay
step-employee =
    { $one } purchased goods and { $two } recruited a soldier. Now hire somebody who works for you to the end of the game: choose Hire Employees.

step-helmsman-title = The helmsman
step-helmsman =
    One step on the hiring ring is free and leads to the helmsman: each of your ships may be one faster. Speed is worth points on every voyage.
    Hire the helmsman, and end your turn.

step-equipment-title = A smokestack
step-equipment =
    { $one } rented a canal, { $two } purchased goods, and the row earns you 2 guilders again. Choose Manufacture Equipment, and take one free step to the smokestack.
    Then end your turn.

step-drop-title = The gear drops a cube
step-drop =
    In { $one }’s turn the gear came full circle and dropped: one cube fewer on the round track. When the last one is gone, the game is nearly over.
    On the way everybody discards contracts until one of each colour is left. Meanwhile { $two } sold goods.

step-build-title = Build the ship
step-build =
    A captain, a businessman, a stoker and a smokestack wait in your reserve, and there is a canal. Only the ship is missing: choose Build Ships. You may buy up to three parts, which is a whole small ship.

step-bow-title = The bow
step-bow =
    The lowest row of the offer is free, higher rows cost 1 or 2 guilders. Buy the bow with a cabin, where your businessman can live, and put it on space 1.

step-middle-title = The middle
step-middle =
    In the left middle column, take the part with a mast base: it carries a smokestack or a sail. It also shows a lantern, which some officials like. Lay it beside the bow.

step-stern-title = The stern
step-stern =
    The stern in the lowest row has a cabin for a stoker. Lay it beside the middle part. Bow, middle and stern in a row are a complete ship, and at the end of the turn it leaves. End the turn now.

step-launch-title = All aboard
step-launch =
    Let the ship sail. The captain is aboard already; take the businessman, the stoker and the smokestack too. A stoker and a smokestack make speed 4, the helmsman one more.

step-cruise-title = The shakedown cruise
step-cruise =
    Your ship sails exactly 5 spaces. Choose where it enters: from the west it passes the Blue Riband late, on its fourth move, and that is worth 4 points. Where the way forks you would choose each move.

step-scored-title = What the voyage was worth
step-scored =
    2 points for captain and businessman, 5 for speed, 4 for the Blue Riband: 11 in all. Cannons and cranes would give 2 each. Officials on the way count what they like aboard, such as lanterns or soldiers.
    The ship is in your fleet now and counts for your contracts.

step-on-your-own-title = Now it is your game
step-on-your-own =
    Bigger ships with more crew, longer canals with the officials you want, employees who help every turn: that is the way to many points. Watch your contracts.
    Now try it yourself: four tasks are waiting. Or play this game to the end against two easy bots.

# The lessons and their tasks.

lesson-first-title = First steps
lesson-first = Actions, goods, crew and a ship. A guided start, then four tasks of your own.
lesson-contracts-title = Contracts and the canal
lesson-contracts = Half of your points come at the end. Build what your contracts ask for, and give your ships a way to sail.

task-sell-goods-title = A good day at the exchange
task-sell-goods =
    You have a coal, a cloth and a grain, and 8 guilders. End this turn with at least 14 guilders.
task-sell-goods-hint = Goods can be sold or swapped. Look at what each good sells for now.
task-sell-goods-solution = Choose Exchange Commodities and sell all three goods for 2 guilders each: 8 and 6 make 14.

task-hire-title = Help that costs nothing
task-hire =
    Hire an employee this turn, and keep at least 10 guilders.
task-hire-hint = On the hiring ring the first step is free, each further one costs a guilder. Engineers and recruiters cost one more.
task-hire-solution = Choose Hire Employees, take one step, and hire. Each further step would have cost a guilder.

task-steam-title = Full steam
task-steam =
    A steam ship needs a stoker and a smokestack. Get both this turn. You have 8 guilders and a coal, a cloth and a grain.
task-steam-hint = One action gives you only one of them. For 6 guilders you may take a second one, the bonus action.
task-steam-solution = Choose Exchange Commodities and take Manufacture Equipment as your bonus action: one free step leads to a smokestack. Then swap the coal for a stoker.

task-launch-title = A ship worth sailing
task-launch =
    A captain, a businessman, a soldier, a stoker, a smokestack and a cannon wait in your reserve.
    Build a ship this turn and sail it for at least 13 points.
task-launch-hint = Look for parts with room for all of it: a mast base for the smokestack, cabins for the crew, a place for the cannon. Higher rows cost 1 or 2 guilders.
task-launch-solution = The bow with a cannon base, the middle part with two cabins and the stern with a stoker cabin and a mast base take everything aboard. At full speed from the west the voyage is worth 16 points; anything with the cannon and speed 5 is enough.

task-lifeboats-title = What the contract wants
task-lifeboats =
    One of your contracts pays for lifeboats at the end. Build a ship this turn that makes your contracts worth at least 4 points.
task-lifeboats-hint = Lifeboats are printed on the parts. Look for them in the left middle column and among the sterns.
task-lifeboats-solution = The middle part with a cabin and a lifeboat and the stern with a lifeboat, with any bow. Your contract now pays 4 points, whatever the voyage was worth.

task-long-canal-title = A longer way
task-long-canal =
    A fast ship needs a long canal: it must sail exactly as many spaces as its speed, and no space twice.
    Make a voyage of 13 spaces possible.
task-long-canal-hint = Your canal has openings on its sides. A second one must join them; try how it lies before you decide, and count the longest way.
task-long-canal-solution = Rent C01, lay it north of your canal and turn it half round. The ways of both join to a voyage of 13 spaces.

task-all-aboard-title = All aboard
task-all-aboard =
    The ship is built. Choose what it takes along and where it enters the canal.
    Make the voyage worth at least 16 points.
task-all-aboard-hint = Everything that fits is worth taking. The Blue Riband pays more, the later the ship passes it.
task-all-aboard-solution = Take everything, sail one faster with the helmsman, and enter from the west: the Blue Riband comes late on the way. Entering from the north is worth 2 points less.

task-both-title = Now and later
task-both =
    Points today, or points at the end? Take both: sail for at least 8 points, with your contracts worth at least 4.
task-both-hint = Keep the two parts with lifeboats, and find a bow that lets the cannon come along: a cannon is worth 2 points.
task-both-solution = The bow with a cannon base carries the cannon, the middle part and the stern bring a lifeboat each. With the businessman and the helmsman’s extra speed the voyage is worth 8 points.

goal-guilders = { $have } of { $want } guilders
goal-guilders-missed = You have { $have } guilders, { $short } too few.
goal-employees = { $have } of { $want } { $want ->
        [one] employee
       *[other] employees
    } hired
goal-employees-missed = You hired nobody.
goal-stoker = { $have } of { $want } stoker
goal-stoker-missed = You have no stoker yet.
goal-chimney = { $have } of { $want } smokestack
goal-chimney-missed = You have no smokestack yet.
goal-points = { $have } of { $want } points scored
goal-points-missed = You scored { $have } { $have ->
    [one] point
   *[other] points
  }, { $short } too few.
goal-contracts = Contracts worth { $have } of { $want } points
goal-contracts-missed = Your contracts are worth { $have } { $have ->
    [one] point
   *[other] points
  }, { $short } too few.
goal-voyage = A voyage of { $have } of { $want } spaces
goal-voyage-missed = The longest voyage is { $have } spaces, { $short } too few.
