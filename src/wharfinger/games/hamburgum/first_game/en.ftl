# The guided first game of Hamburgum. $one and $two are the other players, in their order at the table.

step-welcome-title = Six churches for one city
step-welcome =
    Welcome to Hamburg. You trade beer, sugar and cloth, and spend what you earn on buildings and on the six churches: they bring the prestige that wins.
    When the sixth church is completed the game ends, and the most prestige wins. Let us play the first six rounds together.

step-holdings-title = What you start with
step-holdings =
    You are the third player. In your household lie one beer, one sugar, one cloth, one timber and one brick; you own 30 Taler, have 3 prestige and a ship in the harbour.
    Later players start a little richer, because they move last.

step-first-moves-title = The rondel
step-first-moves =
    All actions lie on the wheel called the rondel. In the first round everybody starts on any space, free of charge.
    { $one } went to Beer and made a beer, { $two } went to Cloth and made a cloth.

step-to-trade-title = Your first move
step-to-trade =
    You need money for materials, so go where goods are sold. Choose the space Trade II on the rondel: it is lit.

step-sell-title = One ship, one kind of goods
step-sell =
    Every ship of yours in the harbour sells one kind of goods at the full price, as many pieces as the number of its berth. What no ship carries brings only 30 each.
    You have one ship, so sell one cloth: it brings 100 Taler.
    Choose to sell, then sell no beer and no sugar, and one cloth.

step-rondel-title = Three steps are free
step-rondel =
    From now on your piece walks clockwise. The first three steps cost nothing, so the spaces just ahead of you are your cheap choices, and you can plan them.
    { $one } walked from Beer to Trade II and sold two beer for 200. { $two } went to Beer.

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
    { $one } gave to St. Michaelis. { $two } went to the Dockyard and built a ship for one timber: the harbour's third berth was full, so all ships moved one berth on.
    A ship in the second berth carries two pieces, in the first only one, and then it has to leave.

step-to-depot-title = The other half of Trade
step-to-depot =
    At a Trade space you may sell goods, or buy materials at the depot. Trade I is one step ahead. You have 130 Taler: go and buy.

step-buy-title = The more you buy, the dearer
step-buy =
    The depot asks one price for all you take in a visit: one piece costs 20, two cost 50, three cost 100, and so on, whatever they are.
    Choose to buy, then one timber, two bricks and no bell. With what you hold that makes two of each, enough for two buildings.

step-others-earn-title = What two ships are good for
step-others-earn =
    { $one } bought materials for three buildings. { $two } has two ships, and so sold two kinds of goods in one visit: two beer and two cloth for 400 Taler.

step-to-guildhall-title = To the Guildhall
step-to-guildhall =
    At the Guildhall you build, and each building costs one timber and one brick. Buildings must be joined to a church you gave to, or to a building of your own.

step-captain-title = Build the captain
step-captain =
    Next to St. Nikolai, to which you gave, there is room for a captain. He brings you a ship at once, free of charge, and a Flying Dutchman that belongs to nobody.
    Build on the lit site N1.

step-brewer-title = And a brewer beside him
step-brewer =
    Because N1 is yours now, its neighbour N2 is joined to it. A brewer makes one more beer whenever you visit Beer, but each production building also lowers the price of its goods a little.
    Build on N2.

step-far-step-title = A longer way costs prestige
step-far-step =
    { $one } built three at once. { $two } walked four steps to the next Trade space: each step beyond the third costs one prestige, so { $two } has one point less.
    Sometimes that is worth it. Walking past what you need is not.

step-brew-title = Brew
step-brew =
    Go to Beer: one barrel for everybody, and one more for each of your own brewers. You will get two.

step-two-parts-title = Two parts in one visit
step-two-parts =
    { $two } gave two parts to St. Catharinen in one visit, and kept the token that counts citizens for later.
    Later parts cost money too, and the fifth a bell. But who completes a church gets a bonus: 8 prestige for the first one, less for each that follows.

step-harvest-title = Sell with two ships
step-harvest =
    Now your captain pays: two ships, two kinds of goods. Go to Trade II and sell three beer and your one sugar. That is 370 Taler in one visit.

step-on-your-own-title = Now it is your game
step-on-your-own =
    You know the whole circle: produce, sell, buy, build, give to the churches. Keep an eye on which church will be finished next, and keep tokens until they count most.
    Go on and play to the end against two easy bots, or leave whenever you like.
