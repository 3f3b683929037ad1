# Hamburgum in English: names, prompts, help, hints, events, options and the labels of the table.

summary = Traders of old Hamburg give to six churches, build in their parishes and ship beer, sugar and cloth.

## Names

name-space-sugar = Sugar
name-space-church = Church
name-space-trade-1 = Trade I
name-space-cloth = Cloth
name-space-guildhall = Guildhall
name-space-beer = Beer
name-space-trade-2 = Trade II
name-space-dockyard = Dockyard

name-good-beer = beer
name-good-sugar = sugar
name-good-cloth = cloth
name-item-timber = timber
name-item-brick = brick
name-item-bell = bell

name-church-michaelis = St. Michaelis
name-church-nikolai = St. Nikolai
name-church-petri = St. Petri
name-church-dom = the Dom
name-church-catharinen = St. Catharinen
name-church-jacobi = St. Jacobi
short-church-michaelis = Michaelis
short-church-nikolai = Nikolai
short-church-petri = Petri
short-church-dom = Dom
short-church-catharinen = Catharinen
short-church-jacobi = Jacobi

name-colour-red = red
name-colour-blue = blue
name-colour-green = green
name-colour-violet = violet
name-colour-white = white
name-colour-yellow = yellow

name-kind-points = points
name-kind-tokens = tokens
name-kind-ships = ships
name-kind-building = building
name-kind-citizens = citizens

name-type-brewer = brewer
name-type-sugar-refiner = sugar refiner
name-type-cloth-maker = cloth maker
name-type-merchant = merchant
name-type-captain = captain
name-type-official = official
short-type-brewer = be
short-type-sugar-refiner = su
short-type-cloth-maker = cl
short-type-merchant = me
short-type-captain = ca
short-type-official = of

name-official-councilman-7 = Councilman 7
name-official-councilman-6 = Councilman 6
name-official-councilman-5 = Councilman 5
name-official-vicar-4 = Vicar 4
name-official-vicar-3 = Vicar 3
name-official-vicar-2 = Vicar 2
name-official-lord-mayor-1 = Lord Mayor 1
name-official-canon = Canon
name-official-guildmaster = Guildmaster
name-official-harbourmaster = Harbourmaster
name-official-deacon = Deacon
name-official-sexton = Sexton
name-official-master-builder = Master Builder
name-official-civil-servant = Civil Servant

## Where points came from

source-start = Prestige at the start
source-tokens-points = Donation tokens (points)
source-tokens-tokens = Donation tokens (tokens)
source-tokens-ships = Donation tokens (ships)
source-tokens-building = Donation tokens (buildings)
source-tokens-citizens = Donation tokens (citizens)
source-completed = Completed churches
source-money = Money and goods
source-moves = Long moves on the rondel

## What is asked

decision-move = Choose a rondel space.
decision-trade = Trade: sell goods or buy materials?
decision-sell = Selling: how many of this good?
decision-buy = Buying: how many of this material?
decision-ships = Dockyard: how many ships do you build?
decision-donate = Which church do you donate to?
decision-token = Which donation token do you take?
decision-score = Which tokens do you score now?
decision-site = Guildhall: where do you build? Each building costs 1 timber and 1 brick.
decision-official = Which official moves in?
decision-canon = Canon: which church do you donate to, for 1 brick?
decision-canon-token = Canon: which donation token do you take?
decision-surplus = You have two unscored tokens of one kind. Which one do you score now?

ask-sell =
    How much { $good } do you sell? You have { $held }; { $price } each by ship, { $home } at home{ $chosen ->
        [none] .
       *[other] . So far { $chosen } for { $total }.
    }
ask-buy =
    How { $item ->
        [bell] many bells
        [brick] many bricks
       *[timber] much timber
    } do you buy? You have { $money }{ $chosen ->
        [none] .
       *[other] . So far { $chosen } for { $total }.
    }
ask-token = Which donation token of { $church } do you take?
ask-ships =
    Dockyard: how many ships do you build? Each costs 1 timber; you have { $timber }.
ask-score-more =
    Which tokens do you score now? { $buildings ->
        [0] You may keep only one unscored token of each kind.
       *[other] You may keep only one unscored token of each kind; tokens for buildings are all one kind.
    }
count-beer = { $count } beer
count-sugar = { $count } sugar
count-cloth = { $count } cloth
count-timber = { $count } timber
count-brick =
    { $count ->
        [one] 1 brick
       *[other] { $count } bricks
    }
count-bell =
    { $count ->
        [one] 1 bell
       *[other] { $count } bells
    }
count-money = { $count } Taler

## The rule of each decision, in short

help-move =
    A turn is one move on the rondel and the action of the space you reach (HB-4.2). Your first move goes to any space, free of
    charge (HB-4.4). After that you go clockwise, 1 to 8 steps; staying is not allowed (HB-4.5). Up to three steps are free; 4, 5, 6, 7
    and 8 steps cost 1, 2, 3, 4 and 5 prestige, paid before the action (HB-4.6, HB-4.7). You can only pay what you have, unless
    the table allows prestige debt (HB-4.8, HB-4.9). Other pieces never block (HB-4.10).
    Beer, Sugar and Cloth give 1 unit, plus 1 for each of your buildings of that trade (HB-5.1).
help-trade =
    A Trade action either sells or buys, never both (HB-6.1). Goods sell for 100, less 10 for each building of their trade on the
    map (HB-6.2), as far as your ships carry them: a ship takes as many units of one good as the number of its berth (HB-6.4,
    HB-6.5). What no ship carries sells for 30 at home (HB-6.9). Buying has one price for everything bought together (HB-7.1).
help-sell =
    Say how many units of each good you sell, from none to all you hold (HB-6.3); beer first, then sugar, then cloth. The
    ships are loaded so that you get the most money (HB-6.10). At least one unit has to be sold in all (HB-19.4). Selling
    changes no price and moves no ship (HB-6.13).
help-buy =
    Say how many units you buy: the bell first, then bricks, then timber. The number of units together sets one price
    for all of them; it stands under the map (HB-7.1). You hold one bell at most (HB-7.5). At least one unit has to
    be bought in all (HB-19.4).
help-ships =
    Each ship costs 1 timber and enters berth 3 (HB-8.1, HB-8.2). If berth 3 is full, all ships move first: berth 1 leaves the
    harbour, berth 2 goes to 1, berth 3 to 2 (HB-8.3, HB-8.4). Ships that leave go back to their owner (HB-8.5).
help-donate =
    First you may donate any number of parts, to any churches that are not finished (HB-9.2). Part 1
    costs a brick; part 2 a brick and a timber; part 3 also 20 Taler; part 4 also 40; part 5 a brick, a timber, a bell and 10
    Taler for each of your citizens on the map (HB-9.4). Each part brings a token of that church (HB-9.6). Part 5 completes the church: 8, 7, 6,
    5, 4, 3 prestige for the first to the sixth, and from then on you may build anywhere (HB-10.1, HB-12.8). The sixth completed
    church ends the game at once (HB-16.1). Then you score tokens (HB-9.1).
help-token =
    Part 1 always takes the points token (HB-9.7); later parts take any token still at the church (HB-9.8). A token counts when you score
    it: points 5; tokens 1 for each of your tokens; ships 2 for each of your ships in the harbour; building 4 or 5 for each of your
    buildings of its type; citizens 3 or 4 for each of your citizens in the parish, at the Dom 1 for each anywhere (HB-11.3 to HB-11.7).
help-score =
    You may score any of your unscored tokens, once each, at what they are worth now (HB-11.1, HB-11.2). When the action ends
    you may keep at most one unscored token of each kind; the others have to be scored (HB-11.9). All unscored tokens are scored
    at the end of the game (HB-16.3).
help-site =
    Each building costs 1 timber and 1 brick (HB-12.1). A line must join the site to a church you donated to or to one of your
    citizens (HB-12.4 to HB-12.6); church builders may build anywhere (HB-12.8). At most one official per visit (HB-12.9).
    Brewers, sugar refiners and cloth makers raise your output and lower the price for everybody (HB-13.1); a merchant brings 100
    Taler (HB-13.2); a captain brings a Flying Dutchman and then one of your ships into berth 3 (HB-13.3, HB-13.4); an official
    brings money by its tile (HB-14, HB-15). The effect comes before the next building (HB-12.10).
help-official =
    You take one of the blue officials that are left; its effect comes at once, and once (HB-15.1, HB-15.4).
help-canon =
    The Canon donates the next part of any unfinished church for 1 brick, whatever the part costs otherwise (HB-15.11). You may
    decline (HB-15.12). All else is as with any donation: token, bonus, church builder, end of the game (HB-15.13, HB-15.14).
help-canon-token =
    As with any donation: part 1 takes the points token, later parts any token still at the church (HB-9.7, HB-9.8, HB-15.13).
    The game may be set up so that you take no kind of which you hold an unscored token (HB-15.16).
help-surplus =
    The table is set so that one of two unscored tokens of a kind is scored at once; you choose which (HB-15.15).

## What an answer does now

space-sugar = produce { $amount } sugar, { $cost ->
        [0] free
       *[other] pay { $cost } prestige
    }
space-church =
    { $can ->
        [both] donate, or score for +{ $value }
        [donate] donate
        [score] score for +{ $value }
       *[none] nothing to donate or score
    }, { $cost ->
        [0] free
       *[other] pay { $cost } prestige
    }
space-trade-1 =
    { $can ->
        [both] sell for up to { $total }, or buy up to { $units }
        [sell] sell for up to { $total }
        [buy] buy up to { $units }
       *[none] nothing to sell or buy
    }, { $cost ->
        [0] free
       *[other] pay { $cost } prestige
    }
space-cloth = produce { $amount } cloth, { $cost ->
        [0] free
       *[other] pay { $cost } prestige
    }
space-guildhall =
    { $lacks ->
        [both] no timber or brick
        [timber] no timber
        [brick] no brick
        [site] no site in reach
       *[nothing] { $most ->
            [one] build 1 building
           *[other] build up to { $most } buildings
        }
    }, { $cost ->
        [0] free
       *[other] pay { $cost } prestige
    }
space-beer = produce { $amount } beer, { $cost ->
        [0] free
       *[other] pay { $cost } prestige
    }
space-trade-2 =
    { $can ->
        [both] sell for up to { $total }, or buy up to { $units }
        [sell] sell for up to { $total }
        [buy] buy up to { $units }
       *[none] nothing to sell or buy
    }, { $cost ->
        [0] free
       *[other] pay { $cost } prestige
    }
space-dockyard =
    { $lacks ->
        [timber] no timber
        [ship] no ship left
       *[nothing] { $ships ->
            [one] build 1 ship
           *[other] build up to { $ships } ships
        }
    }, { $cost ->
        [0] free
       *[other] pay { $cost } prestige
    }
hint-trade-sell = goods for money
hint-trade-buy = timber, bricks, a bell
hint-trade-none = end your turn
hint-donate-stop = go on to scoring
hint-score-stop = end your turn
hint-site-stop = end your turn
hint-donate =
    part { $part }: { $brick ->
        [one] 1 brick
       *[other] { $brick } bricks
    }{ $timber ->
        [0] {""}
       *[other] , { $timber } timber
    }{ $bell ->
        [0] {""}
        [one] , 1 bell
       *[other] , { $bell } bells
    }{ $money ->
        [0] {""}
       *[other] , { $money } Taler
    }{ $bonus ->
        [0] {""}
       *[other] ; completes it: +{ $bonus } prestige{ $ends ->
            [0] {""}
           *[other] , and the game ends
        }
    }; { $tokens ->
        [0] points token
        [one] last token
       *[other] { $tokens } tokens left
    }
hint-sell = { $total } in all
hint-buy =
    { $units ->
        [0] nothing so far
        [one] 1 unit for { $total }
       *[other] { $units } units for { $total }
    }
hint-token =
    worth { $value } now{ $reconstructed ->
        [0] {""}
       *[other] { " " }(reconstructed)
    }
hint-score =
    +{ $value } prestige{ $reconstructed ->
        [0] {""}
       *[other] { " " }(reconstructed)
    }
hint-build-brewer = brewer: +1 beer each time, price −10
hint-build-sugar-refiner = sugar refiner: +1 sugar each time, price −10
hint-build-cloth-maker = cloth maker: +1 cloth each time, price −10
hint-build-merchant = merchant: +{ $money } Taler
hint-build-captain =
    { $ship ->
        [0] captain: adds a Flying Dutchman (you have no ship left)
       *[other] captain: adds a Flying Dutchman and one of your ships
    }
hint-build-official = official: your choice
hint-official-unknown = official: not seen yet
hint-official-councilman = Councilman: +{ $money } Taler
hint-official-vicar = Vicar: +{ $money } Taler
hint-official-lord-mayor = Lord Mayor: +{ $money } Taler
hint-official-canon =
    { $bricks ->
        [0] Canon: no brick left to donate
       *[other] Canon: donate a part for 1 brick
    }
hint-official-guildmaster = Guildmaster: +{ $money } Taler
hint-official-harbourmaster = Harbourmaster: +{ $money } Taler
hint-official-deacon = Deacon: +{ $money } Taler
hint-official-sexton = Sexton: +{ $money } Taler
hint-official-master-builder = Master Builder: +{ $money } Taler
hint-official-civil-servant = Civil Servant: +{ $money } Taler
hint-appoint = +{ $money } Taler
hint-appoint-canon =
    { $bricks ->
        [0] no brick left to donate
       *[other] donate a part for 1 brick
    }
hint-canon =
    part { $part }: 1 brick; { $tokens ->
        [0] points token
        [one] last token
       *[other] { $tokens } tokens left
    }

## The log. What a player did follows the name of the player; `.plan` is for a turn that goes on. What begins with a capital is a sentence

told-moved = moved to { $space }
    .plan = Move to { $space }
told-moved-for = moved to { $space } for { $cost } prestige
    .plan = Move to { $space }: −{ $cost } prestige
told-produced = produced { $goods }
    .plan = Produce { $goods }
told-sold = sold { $goods } for { $money }
    .plan = Sell { $goods }: +{ $money }
told-bought = bought { $goods } for { $money }
    .plan = Buy { $goods }: −{ $money }
told-ships =
    { $count ->
        [one] put a ship into berth 3
       *[other] put { $count } ships into berth 3
    }
    .plan =
        { $count ->
            [one] Put a ship into berth 3
           *[other] Put { $count } ships into berth 3
        }
told-donated = donated to { $church } for { $cost }
    .plan = Donate to { $church } for { $cost }
the-kind-tokens = donation tokens
the-kind-brewer = brewers
the-kind-sugar-refiner = sugar refiners
the-kind-cloth-maker = cloth makers
the-kind-merchant = merchants
the-kind-captain = captains
the-kind-official = officials
told-took-token =
    took { $count ->
        [one] a token ({ $kind })
       *[other] tokens ({ $kind })
    }
    .plan =
        Take { $count ->
            [one] a token ({ $kind })
           *[other] tokens ({ $kind })
        }
told-completed = completed { $church }, scoring { $bonus } prestige
    .plan = Complete { $church }: +{ $bonus } prestige
told-scored = scored { $kind }: +{ $prestige } prestige
    .plan = Score { $kind }: +{ $prestige } prestige
told-built = built a { $type } at { $site }
    .plan = Build a { $type } at { $site }
# Follows told-built, after a comma
told-built-too = a { $type } at { $site }
    .plan = Build a { $type } at { $site }
told-built-office = built an official at { $site }
    .plan = Build an official at { $site }
told-official = built the { $official } at { $site }
    .plan = Build the { $official } at { $site }
told-earned = earned { $money }
    .plan = Earn { $money }
told-nothing = did nothing there
    .plan = Do nothing there
told-arrived-of =
    { $count ->
        [one] A ship entered berth 3 ({ $player }).
       *[other] { $count } ships entered berth 3 ({ $player }).
    }
told-dutchman-arrived =
    { $count ->
        [one] A Flying Dutchman entered berth 3.
       *[other] { $count } Flying Dutchmen entered berth 3.
    }
told-shifted = All other ships moved on to the next berth.
# Ships of several players, so more than one
# one form
told-returned = { $count } ships sailed home.
told-returned-of =
    { $count ->
        [one] A ship sailed home ({ $player }).
       *[other] { $count } ships sailed home ({ $player }).
    }
told-dutchmen-lost =
    { $count ->
        [one] A Flying Dutchman sailed away for good.
       *[other] { $count } Flying Dutchmen sailed away for good.
    }
told-revealed = The next official is the { $official }.
told-ended = The game is over: { $how }.
name-how-sixth-church-completed = the sixth church is complete
name-how-turn-limit-reached = the round limit is reached

## Options

option-officials = Officials
value-officials-numbered = Numbered stack (standard game)
value-officials-advanced-choice = Blue officials, builder’s choice (variant I)
value-officials-advanced-random = Blue officials, shuffled stack (variant II)
option-building-token-scope = Building tokens count buildings
value-building-token-scope-anywhere = Anywhere on the map
value-building-token-scope-parish = Only in their own parish (the rulebook’s wording)
option-negative-prestige = Allow prestige debt
value-negative-prestige-forbid = No
value-negative-prestige-allow = Yes
option-start-player = Start player
value-start-player-random = Random
value-start-player-first-listed = First in the list
option-turn-limit = Round limit (0 for none)
option-empty-supply = With no ships left, build one that is just leaving the harbour
value-empty-supply-returning-counts = Yes
value-empty-supply-strict = No
option-dutchman-sales = Everyone may sell with the Flying Dutchmen
value-dutchman-sales-none = No
value-dutchman-sales-shared = Yes
option-depot-beyond-10 = Buying more than ten materials at once
value-depot-beyond-10-pattern = Prices keep rising
value-depot-beyond-10-restart = Prices start over after ten
value-depot-beyond-10-cap = Not allowed
option-idle-action = Allow doing nothing on a space
value-idle-action-allow = Yes
value-idle-action-forbid = Only if nothing is possible
option-canon-surplus = Canon: a second unscored token of a kind
value-canon-surplus-defer = Keep both until your next Church action
value-canon-surplus-score-now = Score one of the two at once
value-canon-surplus-no-duplicate = Not allowed
option-tie-money = Ties are broken by
value-tie-money-cash = All the money you end with
value-tie-money-remainder = The money left below the last full 100
option-blue-top = Shuffled officials: top tile
value-blue-top-face-up = Face up
value-blue-top-face-down = Face down
option-money-name = Name of the currency

## The table

label-title = Hamburgum
label-round = round { $round }
label-city = Hamburg
label-city-reconstructed = Hamburg · reconstructed map
label-elbe = E L B E
label-berth = berth { $berth } · { $room } each
label-rondel = Rondel
label-churches = Churches and tokens left
label-churches-reconstructed = Tokens left (* reconstructed)
mark-reconstructed = *
label-tokens-mean = P { $points } points, T { $tokens } a token, S { $ships } a ship, B5me 5 a merchant, C3 3 a citizen
label-completion =
    { $bonus ->
        [0] all churches are completed
       *[other] completing one: +{ $bonus }{ $later ->
            [none] {""}
           *[other] , then { $later }
        }
    }
label-legend = Letters
label-short-churches = Churches: parts, tokens left, sites
label-harbour = Harbour
label-short-berth = { $berth }:
label-at-home = { $price } at home
label-depot = Depot
label-short-player = player
label-short-prestige = prestige
label-short-goods = be·su·cl
label-short-materials = ti·br·be
label-short-ships = ships 3·2·1
label-short-tokens = tokens, buildings
label-market = Market · { $price } at home · depot
label-officials = Officials
label-free = free
label-cost = -{ $cost }
label-start = at start
label-prestige = prestige (final)
label-money = money
label-goods = beer·sugar·cloth
label-materials = timber·brick·bell
label-ships = ships 3·2·1 +left
label-unscored = unscored tokens
label-scored = scored tokens
label-buildings = buildings
label-builder = church builder
label-hidden =
    { $count ->
        [0] none below
        [one] 1 below
       *[other] { $count } below
    }
label-next = next
label-then = then
label-dutchman = Dutchman
label-none = none
label-category = points for
label-total = points
label-place = place
label-final-track = prestige track
label-final-tokens = unscored tokens
label-final-stock = money and stock
token-points = P
token-tokens = T
token-ships = S
token-building = B
token-citizens = C
official-councilman = { $money } per citizen
official-vicar = { $money } per donation so far
official-lord-mayor = { $money } per completed church
official-canon = any part for 1 brick
official-guildmaster = { $money } per good you hold
official-harbourmaster = { $money } per ship of yours in harbour
official-deacon = { $money } per token you own
official-sexton = { $money } per church you donated to
official-master-builder = { $money } per citizen you own
official-civil-servant = { $money } per parish with your citizen

## Why words are refused: they follow "Ann cannot play "move church": ..."

why-space = there is no such space
why-move = it costs { $cost } prestige ({ $held } available)
why-no-goods = there are no goods to sell
why-no-money = one unit costs { $cost } Taler ({ $held } available)
why-idle = something has to be sold or bought
why-stock =
    { $held ->
        [0] no { $good } in stock
       *[other] only { $held } { $good } in stock
    }
why-bell =
    { $most ->
        [one] nobody may have more than one bell
       *[other] nobody may have more than { $most } bells
    }
why-affordable =
    { $most ->
        [0] { $player } cannot pay for anything
        [one] { $player } can pay for 1 unit only
       *[other] { $player } can pay for { $most } units only
    }
why-twice = nothing may be named twice
why-timber = each ship takes { $each } timber ({ $held } available)
why-ships =
    { $most ->
        [0] no ship is left to build
        [one] only 1 ship can be built
       *[other] only { $most } ships can be built
    }
why-finished = that church is finished
why-scoring = tokens are being scored already
why-donate =
    part { $part } needs{ $brick ->
        [0] {""}
        [one] {" "}1 more brick
       *[other] {" "}{ $brick } more bricks
    }{ $timber ->
        [0] {""}
       *[other] { $brick ->
            [0] {" "}
           *[other] {", "}
        }{ $timber } more timber
    }{ $bell ->
        [0] {""}
       *[other] { $brick ->
            [0] { $timber ->
                [0] {" "}
               *[other] {", "}
            }
           *[other] {", "}
        }a bell
    }{ $money ->
        [0] {""}
       *[other] { $kinds ->
            [one] {" "}
           *[other] {" "}and {""}
        }{ $money } more Taler
    }
why-token = only one’s own tokens can be scored
why-scored = that token has been scored already
why-keep = only one unscored token of each kind may be kept
why-site = there is no such site
why-site-taken = that site is taken ({ $owner })
why-build =
    a building needs 1 timber and 1 brick (available: { $timber } timber and { $brick ->
        [one] 1 brick
       *[other] { $brick } bricks
    })
why-official = only one official may be built in a turn
why-joined = it needs a connection to a citizen of the same player or to a church that player donated to
why-official-gone = that official is gone

## How a game ended

ending-sixth-church-completed = sixth church completed
ending-turn-limit-reached = turn limit reached
tie-money = Tied at { $points } prestige: the player with more money is ahead ({ $standing }).
tie-remainder = Tied at { $points } prestige: the player with more money left beyond full hundreds is ahead ({ $standing }).
tie-equal = { $standing } are tied in prestige ({ $points }) and in money, so they share the place.
