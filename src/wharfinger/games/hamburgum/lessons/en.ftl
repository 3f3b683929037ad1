# The guided first game of Hamburgum. $one and $two are the other players, in their order at the table.

step-welcome-title = Six churches for one city
step-welcome =
    Welcome to Hamburg. You trade beer, sugar and cloth, and spend what you earn on buildings and on the six churches: they bring the prestige that wins.
    When the sixth church is completed the game ends, and the most prestige wins. Let us play the first six rounds together.

step-holdings-title = What you start with
step-holdings =
    You are the third player. You start with one beer, one sugar, one cloth, one timber and one brick; you also have 30 Taler, 3 prestige and a ship in the harbour.
    Later players start a little richer, because they move last.

step-first-moves-title = The rondel
step-first-moves =
    All actions lie on the wheel called the rondel. In the first round everybody starts on any space, free of charge.
    { $one } went to Beer and made a beer, { $two } went to Cloth and made a cloth.

step-to-trade-title = Your first move
step-to-trade =
    You need money for materials, so go where goods are sold. Choose the space Trade II on the rondel: it is highlighted.

step-sell-title = One ship, one kind of goods
step-sell =
    Each of your ships sells one kind of goods at the full price, as many pieces as the number of its berth. What no ship carries brings only 30 each.
    You have one ship: sell no beer, no sugar and one cloth, for 100 Taler.

step-rondel-title = Three steps are free
step-rondel =
    From now on your piece moves clockwise. The first three steps cost nothing, so the spaces just ahead of you are your cheap choices, and you can plan them.
    { $one } went from Beer to Trade II and sold two beer for 200. { $two } went to Beer.

step-to-church-title = To the Church
step-to-church =
    The Church is within your three free steps, and you hold a brick, which is what the first part of a church costs. Go there before the others do.

step-donate-title = A donation
step-donate =
    The first part of a church costs one brick. Whoever pays for a part takes a donation token of that church; the first donor takes the one with plain points.
    Choose St. Nikolai.

step-token-title = Score it now
step-token =
    The other tokens count ships, buildings, citizens or tokens, and are best kept until you own more of those. This one is worth 5 prestige whatever you own, so score it at once.

step-harbour-title = Ships push each other out
step-harbour =
    { $one } gave to St. Michaelis. { $two } went to the Dockyard and built a ship for one timber: the harbour’s third berth was full, so all ships moved one berth on.
    A ship in the second berth carries two pieces, in the first only one, and then it has to leave.

step-to-depot-title = The other half of Trade
step-to-depot =
    At a Trade space you may sell goods, or buy materials at the depot. Trade I is one step ahead. You have 130 Taler: go and buy.

step-buy-title = The more you buy, the dearer
step-buy =
    The depot asks one price for all you take in a visit: one piece costs 20, two cost 50, three cost 100, and so on, whatever they are.
    Choose Buy materials: one timber, two bricks and no bell. With what you hold that makes two of each, enough for two buildings.

step-others-earn-title = What two ships are good for
step-others-earn =
    { $one } bought materials for three buildings. { $two } has two ships, and so sold two kinds of goods in one visit: two beer and two cloth for 400 Taler.

step-to-guildhall-title = To the Guildhall
step-to-guildhall =
    At the Guildhall you build, and each building costs one timber and one brick. Buildings must be joined to a church you donated to, or to a building of your own.

step-captain-title = Build the captain
step-captain =
    Next to St. Nikolai, which you donated to, there is room for a captain. He brings you a ship at once, free of charge, and a Flying Dutchman that belongs to nobody.
    Build on the highlighted site N1.

step-brewer-title = And a brewer beside him
step-brewer =
    Because N1 is yours now, its neighbour N2 is joined to it. A brewer makes one more beer whenever you visit Beer, but each production building also lowers the price of its goods a little.
    Build on N2.

step-far-step-title = A longer way costs prestige
step-far-step =
    { $one } built three at once. { $two } went four steps to the next Trade space: each step beyond the third costs one prestige, so { $two } has one point less.
    Sometimes that is worth it. Going past what you need never is.

step-brew-title = Brew
step-brew = Go to Beer. You brew one barrel, plus one for each of your brewers: two in all.

step-two-parts-title = Two parts in one visit
step-two-parts =
    { $two } gave two parts to St. Catharinen in one visit, and kept the token that counts citizens for later.
    Later parts cost money too, and the fifth a bell. But whoever completes a church gets a bonus: 8 prestige for the first one, less for each that follows.

step-harvest-title = Sell with two ships
step-harvest =
    Now your captain pays: two ships, two kinds of goods. Go to Trade II and sell three beer and your one sugar. That is 370 Taler in one visit.

step-on-your-own-title = Now it is your game
step-on-your-own =
    You know the whole circle: produce, sell, buy, build, give to the churches. Keep an eye on which church will be finished next, and keep tokens until they count most.
    Now try it yourself: four tasks are waiting. Or play this game to the end against two easy bots.

# The lessons and their tasks.

lesson-first-title = First steps
lesson-first = The circle of the game: produce, sell, buy, build, donate. A guided start, then four tasks of your own.
lesson-tokens-title = Tokens and timing
lesson-tokens = Most prestige comes from donation tokens. Which one to take, how to make it grow, and when to score it.

task-sell-title = A full sale
task-sell =
    You have three beer, two sugar and one cloth, and two ships: one in berth 3, one in berth 2.
    Bring in at least 500 Taler this turn, without paying prestige.
task-sell-hint = Trade II is next. Put the good you have most of into the biggest ship, the next one into the other, and let the rest go to the home market at 30 each.
task-sell-solution = Trade II: three beer in berth 3 bring 270, two sugar in berth 2 bring 200, and the cloth brings 30 at the home market: 500.

task-materials-title = Shop with care
task-materials =
    The depot charges 20 for one piece, 50 for two, 100 for three and 150 for four. You have 200 Taler and one timber.
    Go shopping: hold two timber and two bricks, and keep at least 100 Taler.
task-materials-hint = You need three pieces more. A fourth would cost another 50.
task-materials-solution = Trade I: buy one timber and two bricks for 100. Together with the timber you had, that is material for two buildings.

task-two-bricks-title = Two bricks, ten prestige
task-two-bricks =
    You hold two bricks and one timber. Turn them into at least 10 prestige this turn.
task-two-bricks-hint = The first part of a church costs one brick and always brings its points token: 5 prestige. Later parts cost more.
task-two-bricks-solution = At the Church, donate the first part of two different churches. Each brings a points token; score both for 10 prestige. A second part of the same church would have brought less.

task-fleet-title = Room for more
task-fleet =
    Berth 3 is full, so the next ship pushes everybody one berth on. You hold two timber.
    Have two ships in berth 3, and keep all your beer to sell next turn.
task-fleet-hint = At the Dockyard each ship costs one timber. Only new ships lie in berth 3 after the push.
task-fleet-solution = Dockyard, two ships. Your old ships move to berths 2 and 1; the two new ones in berth 3 carry three pieces each.

task-best-token-title = Which token?
task-best-token =
    You may pay for the second part of St. Nikolai. Two of your citizens live in its parish, one building is a captain’s, and you have two ships.
    Take the token that brings you at least 6 prestige right now, and score it.
task-best-token-hint = The citizens token of St. Nikolai counts 3 for each of your citizens in its parish, the ships token 2 for each of your ships in the harbour.
task-best-token-solution = Take the citizens token: two citizens in the parish, 3 each, makes 6. The captain’s token would bring 5, the ships token 4.

task-grow-token-title = Let it grow
task-grow-token =
    You hold the citizens token of St. Nikolai, unscored. It is worth 6 now, and you have material for two buildings.
    Make it worth 12 this turn.
task-grow-token-hint = The token counts your citizens in the parish of St. Nikolai only. Your buildings and the church itself are neighbours to several sites there.
task-grow-token-solution = Go to the Guildhall and build on N3 and N5. Four citizens in the parish, 3 each: 12. Buildings in other parishes would not have counted.

task-in-time-title = Build first, score later
task-in-time =
    The same token, but now bring it home: gain at least 10 prestige in two turns.
    Each step beyond the third costs a prestige, so plan the way.
task-in-time-hint = First make the token worth 12, then go to the Church. That is five steps from the Guildhall: two prestige.
task-in-time-solution = Guildhall, N3 and N5; then five steps to the Church for 2 prestige, and score 12. Scoring first would have left you with 6.

task-last-part-title = The last part
task-last-part =
    St. Nikolai lacks only its fifth part. You hold a bell, a brick, a timber and enough money, and the citizens token of St. Nikolai.
    Gain at least 19 prestige this turn.
task-last-part-hint = Whoever completes the first church gets 8 prestige. The last part also brings a token: look which is worth most to you.
task-last-part-solution = At the Church, complete St. Nikolai: 8 prestige. Take the captain’s token, worth 5, and score it together with the citizens token for 6: 19 in all.

goal-sale = { $have } of { $want } Taler earned
goal-sale-missed = You earned { $have } Taler, { $short } too few.
goal-prestige-kept = No prestige paid for the way
goal-prestige-kept-missed = You paid prestige for the way: a shorter one was free.
goal-timber = { $have } of { $want } timber
goal-timber-missed = You are { $short } timber short.
goal-brick = { $have } of { $want } bricks
goal-brick-missed = You are { $short } { $short ->
        [one] brick
       *[other] bricks
    } short.
goal-money-left = { $have } Taler, at least { $want } kept
goal-money-left-missed = You have { $have } Taler left, { $short } too few.
goal-prestige = { $have } of { $want } prestige gained
goal-prestige-missed = Your turn is over with { $have } prestige gained, { $short } too few.
goal-berth-3 = { $have } of { $want } ships in berth 3
goal-berth-3-missed = You have { $have } { $have ->
        [one] ship
       *[other] ships
    } in berth 3, { $short } too few.
goal-beer-kept = { $have } of { $want } beer kept
goal-beer-kept-missed = You sold beer that you should have kept.
goal-token-value = Token worth { $have } of { $want }
goal-token-value-missed = Your token is worth { $have }, { $short } too little.
