# Texts of Hamburgum's board only: section names, button labels, and what the board explains. The rest is the game's catalogue.

section-city = City
section-rondel = Rondel
section-market = Market
section-households = Goods
section-choose = something to choose here

board-round = Round
board-round-limit = of { $rounds }
board-cost-free = free
board-cost = −{ $cost }
board-home = at home
board-depot = Depot
board-prices = Prices
board-bonus = Completion bonus
board-hidden = { $count } hidden
board-place = { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
board-points = { $points ->
        [one] point
       *[other] points
    }
board-prestige = prestige
board-berth = Berth { $berth }
board-carries = { $units ->
        [one] 1 unit a ship
       *[other] { $units } units a ship
    }
board-take = Take a donation token
board-take-from = { $church }: take a donation token
board-map-note = map reconstructed
board-token-note = * token reconstructed
board-lit = { $title }: { $choices }
board-many = { $title }: { $count } choices

label-none-of = No { $item }
label-sell-whole = Sell { $what }
label-buy-whole = Buy { $what }
label-build-ships = { $amount ->
        [0] Build no ship
        [one] Build 1 ship
       *[other] Build { $amount } ships
    }
label-token-of = { $kind } ({ $church })
kind-points = Points
kind-tokens = Donation tokens
kind-ships = Ships
kind-building = Buildings
kind-citizens = Citizens
kind-building-brewer = Brewers
kind-building-sugar-refiner = Sugar refiners
kind-building-cloth-maker = Cloth makers
kind-building-merchant = Merchants
kind-building-captain = Captains
kind-building-official = Officials
label-trade-sell = Sell goods
label-trade-buy = Buy materials
label-trade-none = Don’t trade
label-donate-stop = Finish donating
label-score-stop = Finish scoring
label-site-stop = Finish building
label-canon-decline = Decline

title-piece = Rondel piece of { $name }
title-good = { $good } · { $price }
title-sale = Selling goods
title-depot = Depot
title-depot-units = Depot · { $units } for { $price }
title-home = Home market
title-berth = Berth { $berth }
title-dutchman = Flying Dutchman
title-site = { $site } · { $type }, parish of { $church }
title-officials = Officials
title-bonus = Bonus for a completed church
title-prestige = Prestige of { $name }
title-money = Money of { $name }
title-builder = Church builder
title-scored = Scored tokens of { $name }
title-ships = Ships of { $name }
title-stock = { $name }: { $goods }
title-buildings = { $name }: { $count } × { $type }

tell-space-sugar = Take 1 sugar, and 1 more for each of your sugar refiners.
tell-space-beer = Take 1 beer, and 1 more for each of your brewers.
tell-space-cloth = Take 1 cloth, and 1 more for each of your cloth makers.
tell-space-church = Donate any number of church parts and take a token for each; then score tokens.
tell-space-trade = Either sell goods or buy materials, not both.
tell-space-guildhall = Build on free sites connected to you; each building costs 1 timber and 1 brick.
tell-space-dockyard = Build ships for 1 timber each; they enter berth 3.
tell-output = { $you ->
        [yes] You would
       *[no] { $name } would
    } produce { $goods } now.
tell-unscored-now = { $you ->
        [yes] You have
       *[no] { $name } has
    } { $count ->
        [0] no unscored token
        [one] 1 unscored token
       *[other] { $count } unscored tokens
    }.
tell-ships-now = { $you ->
        [yes] You have
       *[no] { $name } has
    } { $timber } timber and { $supply ->
        [one] 1 ship
       *[other] { $supply } ships
    } in supply.
tell-guildhall-now = { $you ->
        [yes] You
       *[no] { $name }
    } can afford { $count ->
        [one] 1 building
       *[other] { $count } buildings
    }; { $open ->
        [0] no free site is
        [one] 1 free site is
       *[other] { $open } free sites are
    } in reach.
tell-trade-now = { $you ->
        [yes] You
       *[no] { $name }
    } can sell { $goods ->
        [0] nothing
        [one] 1 good
       *[other] { $goods } goods
    } or buy { $units ->
        [0] nothing
        [one] 1 material
       *[other] up to { $units } materials
    }.
tell-cost = { $cost ->
        [0] Free for { $you ->
            [yes] you
           *[no] { $name }
        }.
       *[other] Costs { $you ->
            [yes] you
           *[no] { $name }
        } { $cost } of { $prestige } prestige.
    }
tell-pieces = Standing here: { $names }.
tell-piece-at = Stands on { $space }.
tell-piece-start = Waits in the middle: the first move goes anywhere and is free.
tell-piece = Moves 1 to 8 spaces clockwise; up to three are free, more cost prestige. Pieces never block each other.

tell-price = { $price } each by ship: 100, less 10 for each { $type } on the map ({ $count } now). { $home } each at home.
tell-held = { $you ->
        [yes] You have
       *[no] { $name } has
    } { $goods }.
tell-material-timber = Pays for ships, for buildings and for church parts from the second on.
tell-material-brick = Pays for every church part and every building.
tell-material-bell = Needed for the fifth part of a church. Nobody holds more than one.
tell-sale = Choose how many units of each good to sell. A ship carries one kind of good, as many units as the number of its berth; the best loading is used.
tell-carry = { $you ->
        [yes] You have
       *[no] { $name } has
    } { $count ->
        [one] 1 ship
       *[other] { $count } ships
    } in the harbour with room for { $room } in all.
tell-home = Goods that no ship carries sell for { $price } each.
tell-depot = The number of units bought together sets one price, whatever the mix of timber, bricks and bell.
tell-depot-units = { $units ->
        [one] 1 unit costs
       *[other] { $units } units together cost
    } { $price }, about { $each } each.
tell-depot-most = { $you ->
        [yes] You have
       *[no] { $name } has
    } { $money }: enough for { $units ->
        [0] nothing
        [one] 1 unit
       *[other] { $units } units
    }.

tell-berth = Each ship here carries { $units ->
        [one] 1 unit
       *[other] { $units } units
    } of one good in a sale.
tell-lying = Ships: { $ships }.
tell-lying-none = No ships here.
tell-ships-of = { $name } ({ $amount })
tell-dutchmen = Flying Dutchman ({ $amount })
tell-berth-room = Room for { $room } more. No ship moves until the berth is full.
tell-berth-full = Full: the next ship to arrive pushes all ships one berth on, and those in berth 1 sail home.
tell-dutchman = A ship that belongs to nobody. It takes up room and moves like the others, but carries nothing. Each captain brings one.
tell-dutchmen-left = Still to come: { $count }.
tell-fleet = In the harbour: { $three } in berth 3, { $two } in berth 2, { $one } in berth 1. In supply: { $supply }.

tell-parts = { $parts } of 5 parts are built.
tell-donors = Donors, from the ground up: { $names }.
tell-next-part = Part { $part } costs { $cost }{ $part ->
        [5] {" "}for { $name }
       *[other] {""}
    }. The donor takes a token and may build next to this church from then on.
tell-last-part = It completes the church: { $bonus } prestige at once, and the right to build anywhere.
tell-tokens-left = Tokens left: { $tokens }.
tell-completed = Completed. Its donors stay connected to it.
tell-token-points = Worth 5 when scored.
tell-token-tokens = Worth 1 for each donation token you own, scored or not, including this one.
tell-token-ships = Worth 2 for each of your ships in the harbour.
tell-token-building = Worth { $value } for each { $type } you own.
tell-token-citizens = Worth { $value } for each of your citizens in the parish of { $church }.
tell-token-citizens-everywhere = Worth { $value } for each of your citizens in any parish.
tell-token-scored = Scored by { $name }; it still counts as a token.
tell-token-unscored = { $you ->
        [yes] You have
       *[no] { $name } has
    } not scored it yet: worth { $value } now.
tell-token-free = Still at the church. For { $you ->
        [yes] you
       *[no] { $name }
    } it would be worth { $value } now.
tell-token-reconstructed = Reconstructed: the printed token could not be read, so its value or building type is our best guess.
tell-kind-points = Worth 5 when scored.
tell-kind-tokens = Worth 1 for each donation token you own.
tell-kind-ships = Worth 2 for each of your ships in the harbour.
tell-kind-building = Worth 4 or 5 for each of your buildings of its type.
tell-kind-citizens = Worth points for each of your citizens in the parish.

tell-site-owner = Belongs to { $name }.
tell-type-brewer = Its owner’s Beer action brings 1 more.
tell-type-sugar-refiner = Its owner’s Sugar action brings 1 more.
tell-type-cloth-maker = Its owner’s Cloth action brings 1 more.
tell-type-merchant = Brings { $money } Taler once, when built.
tell-type-captain = Adds a Flying Dutchman and one of your ships to berth 3, free of charge.
tell-type-official = Whoever builds here takes an official, who pays once. At most one official in a Guildhall action.
tell-site-maker = Building it lowers the price of { $good } from { $price } to { $after }, for everybody.
tell-site-official = Next: { $official }, { $effect }.
tell-official-here = The { $official } lives here. When built: { $effect }.
tell-reach-taken = A site holds one building for good.
tell-reach-builder = { $you ->
        [yes] You are
       *[no] { $name } is
    } a church builder and may build here.
tell-reach-joined = In { $you ->
        [yes] your reach
       *[no] reach of { $name }
    }, through { $through }.
tell-reach-apart = { $you ->
        [yes] Not in your reach: no line leads here from your citizen or a church you donated to.
       *[no] Not in reach of { $name }: no line leads here from their citizen or a church they donated to.
    }
tell-official = Once, when built: { $effect }.
tell-official-now = For { $you ->
        [yes] you
       *[no] { $name }
    } that would be { $money } now, not counting the new citizen.
tell-officials-numbered = The stack is open: whoever builds on an official site takes the top one.
tell-officials-advanced-choice = All lie open: whoever builds on an official site takes any of them.
tell-officials-advanced-random = A shuffled stack: whoever builds on an official site takes the top one.
tell-officials-left = { $count } left.
tell-officials-hidden = Hidden, in unknown order: { $names }.
tell-bonus = Whoever donates the fifth part gains prestige: 8 for the first church completed, then 7, 6, 5, 4, 3. The sixth ends the game at once.
tell-bonus-next = { $done } completed so far; the next is worth { $bonus }.
tell-bonus-done = All six are completed.

tell-scored = Each of them still counts as a token.
tell-standing = Place { $place } with { $total } if the game ended now: { $prestige } prestige, { $tokens } from unscored tokens, { $stock } from { $money } Taler after selling the stock.
tell-prestige = { $prestige } now. Long moves on the rondel are paid with it; nothing else costs prestige.
tell-money = { $money } now: { $units ->
        [0] not enough for a material
        [one] enough for 1 unit at the depot
       *[other] enough for { $units } units at the depot
    }. At the end each full 100 is 1 prestige.
tell-builder = Has completed a church, and may build on any free site.
tell-no-builder = Has not completed a church: sites must be connected by lines.
tell-stock-good = { $price } each by ship, { $home } each at home.
tell-stock-end = At the end of the game each unit left counts as { $money } Taler.
tell-buildings = On { $sites }.

## The panels of Trade and Dockyard: the whole trade is one question here

decision-sell = What do you sell?
decision-buy = What do you buy?
panel-trade = Sell or buy?
panel-sell = { decision-sell }
panel-buy = { decision-buy }
help-sell =
    Choose how many units of each good you sell, in any order (HB-6.3). A ship carries one kind of good, as many units as
    the number of its berth; the ships are loaded so that you get the most money (HB-6.10). What no ship carries sells
    for 30 at home. Selling changes no price and moves no ship (HB-6.13).
help-buy =
    Choose how many units you buy, in any order. The number of units sets one price for all of them together; it stands
    under the map (HB-7.1). You never hold more than one bell (HB-7.5).

trade-fixed = Already chosen: { $what }.
trade-none = None
trade-no-goods = You have no goods to sell.
trade-no-money = You can’t buy: the first material costs { $price }, you have { $money }.

sale-next = one more: +{ $money }
sale-by-ship = { $count } × { $price } by ship
sale-at-home = { $count } × { $price } at home
sale-rooms = { $count ->
        [one] Your ship carries { $rooms } of one good.
       *[other] Your ships carry { $rooms }, one good per ship.
    }
sale-no-ships = You have no ship in the harbour: everything sells at home for { $price }.
sale-after = Money after the sale: { $money }.
sell-nothing = Choose what to sell.
sale-fill = Fill ships
sale-all = All

buy-held = you have { $count }
buy-bell-held = you already have one
buy-next = { $count ->
        [one] The first costs { $money }.
       *[other] The next costs { $money } more.
    }
buy-no-more = You can’t afford another: it costs { $money } more.
buy-left = Money left: { $money }.
buy-nothing = Choose what to buy.
buy-pair = + timber and brick

ships-name = Ships
ships-each = 1 timber each
ships-cost = Costs { $timber } timber, leaves { $left }.
ships-shift = All ships move on to the next berth.
ships-after = Your ships then: berth 3: { $three }, berth 2: { $two }, berth 1: { $one }.
ships-no-more = { $supply ->
        [one] You have 1 ship in supply.
       *[other] You have { $supply } ships in supply.
    }
ships-go = { $count ->
        [0] Build no ship
        [one] Build 1 ship
       *[other] Build { $count } ships
    }

## What the main button does

deed-produce = Produce { $goods }
deed-sell = Sell { $what }: +{ $money }
deed-sell-many = Sell { $count } goods: +{ $money }
deed-buy = Buy { $what } for { $money }
deed-buy-many = Buy { $count } materials for { $money }
deed-build = Build at { $site }
deed-appoint = Appoint { $official }
deed-score = Score { $token }
deed-end-game = Donate and end the game

## What would be lost for nothing

warn-move =
    { $lacks ->
        [both] You have no timber and no brick, so you can’t build anything.
        [timber] You have no timber, so you can’t build anything.
        [brick] You have no brick, so you can’t build anything.
        [site] No free site is connected to you, so you can’t build anything.
        [ship] You have no ship left to build.
        [church] You can’t pay for any church part, and you have no token to score.
       *[trade] You have nothing to sell, and not enough money to buy anything.
    }{ $cost ->
        [0] {""}
       *[other] {" "}You would pay { $cost } prestige for nothing.
    }
warn-trade = You would end your turn without selling or buying anything.
warn-ships = You would end your turn without building a ship.
warn-donate = You would end your turn without a donation.
warn-score = You would end your turn without donating or scoring.
warn-score-nothing = This token is worth 0 now. You could score it later.
warn-site = You would end your turn without building anything.
warn-captain = You have no ship left: the captain would only bring a Flying Dutchman.
warn-canon = You would have no brick left for the Canon, and he would do nothing.
warn-official = This official would bring you no money now.
