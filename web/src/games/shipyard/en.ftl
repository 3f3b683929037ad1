# Shipyard's board in English: what the table in the browser says beyond the game's own catalogue.

## Headings and short labels

board-row = Action row
board-gear = Gear
board-rounds = Round track
board-wheel = Wheel
board-parts = Ship parts
heap-bow = Bows
heap-middle = Middles
heap-stern = Sterns
board-canal-offer = Canals to rent
board-goods-offer = Goods to buy
board-exchange = Exchange
board-yard = Shipyard
board-others = Other players
board-map = Canals
board-no-canals = No canals yet
board-hand = Canal in hand
head-rounds = { $rounds ->
        [one] more round
       *[other] more rounds
    }
part-yard = Yard
part-map = Canals
part-wheel = Wheel
part-parts = Parts
part-offers = Offers
part-others = Others
board-nav = Parts of the board
board-front = front
board-fact = { $what }: { $told }
board-employee = { $employee } { $badge }
count-symbol-cabin =
    { $count ->
        [one] 1 cabin
       *[other] { $count } cabins
    }
count-symbol-stoker-cabin =
    { $count ->
        [one] 1 stoker cabin
       *[other] { $count } stoker cabins
    }
count-symbol-mount-crane =
    { $count ->
        [one] 1 crane base
       *[other] { $count } crane bases
    }
count-symbol-mount-cannon =
    { $count ->
        [one] 1 cannon base
       *[other] { $count } cannon bases
    }
count-symbol-mount-mast =
    { $count ->
        [one] 1 mast base
       *[other] { $count } mast bases
    }
count-symbol-ring =
    { $count ->
        [one] 1 lifebuoy
       *[other] { $count } lifebuoys
    }
count-symbol-boat =
    { $count ->
        [one] 1 lifeboat
       *[other] { $count } lifeboats
    }
count-symbol-lantern =
    { $count ->
        [one] 1 lantern
       *[other] { $count } lanterns
    }
count-symbol-military =
    { $count ->
        [one] 1 military official
       *[other] { $count } military officials
    }
count-symbol-business =
    { $count ->
        [one] 1 business official
       *[other] { $count } business officials
    }
count-symbol-blue-riband =
    { $count ->
        [one] 1 Blue Riband
       *[other] { $count } Blue Ribands
    }
board-price = { $price ->
        [0] free
        [one] 1 guilder
       *[other] { $price } guilders
    }
board-price-tag = { $price ->
        [0] free
       *[other] { $price }
    }
board-plus = +{ $count }
board-minus = −{ $count }
board-marker = Marker of the { $ring } ring
board-left = { $left } left
board-moves = { $moves ->
        [one] move
       *[other] moves
    }
board-none-yet = none
board-total = total { $points }
board-vp-now = { $points } VP now
board-speed = speed { $speed }
board-parts-long = { $length } parts
board-loading = Loading
board-sailing = Under way
board-at-most = at most { $moves } on these canals
board-met = { $points } VP from officials
board-so-far = { $points } VP so far
board-to-play = to play
board-show = Show { $name }’s table
board-hide = Hide { $name }’s table
board-swap = swap for
board-next-price = next prices
board-now-price = prices now
board-stage-over = Game over
board-can = You can do this now.
board-walk = With the keyboard: the arrow keys go from one thing you can do to the next, Enter does it.
board-reconstructed = Many tiles are reconstructions of the printed ones; the explanation of a tile says so.
board-discarded = Discarded: { $contracts }
board-secret-contracts = { $red } red and { $blue } blue contracts, secret
board-slip = Shipyard: { $built } of 9 spaces built{ $ships ->
        [0] {""}
        [one] , 1 complete ship
       *[other] , { $ships } complete ships
    }
board-place-empty = Space { $place }, empty
board-place-part = Space { $place }: { $kind }, { $shows }
board-part = { $kind }: { $shows }, { $price }
board-canal-name = Canal { $canal }
board-canal-for = { $canal }, { $price }
board-canal-face = Canal { $canal }: { $shows }
board-goods-for = { $goods }, { $price }
board-post = { $employee }, { $steps ->
        [0] {""}
        [one] 1 step,{" "}
       *[other] { $steps } steps,{" "}
    }{ $price }, { $left ->
        [0] none left
       *[other] { $left } left
    }
board-hiring-space = Space { $space } of the hiring ring
board-steps-for = { $what }: { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }, { $price ->
        [one] 1 guilder
       *[other] { $price } guilders
    }
board-space = { $canal }, { $space }
board-space-symbol = { $space }, { $symbol }
board-space-pays = { $space }, { $points } VP
board-points = { $cruises } VP{ $merchants ->
        [0] {""}
       *[other] , +{ $merchants } for merchants
    }
board-ship = Ship of { $length } parts, speed { $speed }, { $points } VP
board-figure = Ship figure of { $name }
board-action = { $action }{ $front ->
        [0] {""}
       *[other] , front
    }{ $income ->
        [0] {""}
       *[other] , income { $income }
    }{ $guilders ->
        [0] {""}
       *[other] , { $guilders } on the tile
    }{ $bonus ->
        [0] {""}
       *[other] , bonus action −{ $bonus }
    }

badge-merchant-1 = I
badge-merchant-2 = II
badge-constructor = +2
badge-constructor-stoker = +1
badge-helmsman = +1
badge-rigger = +1
badge-accountant = 2
badge-foreman = 3
badge-engineer = +1
badge-recruiter = +1

## Buttons of choices

do-main-build = Choose a part
do-main-canal = Choose a canal
do-main-goods = Choose goods
do-main-equipment = Choose equipment
do-main-crew = Choose crew
do-main-employee = Choose an employee
do-main-exchange = Choose a goods tile
do-main-subsidy = Take the subsidy
do-end = No bonus action
do-bonus = Bonus: { $action }
do-done = Done building
do-pass = Buy nothing
do-take = Take the piece
do-leave-piece = Leave it
do-sail = Sail
do-scrap = Scrap
do-column-bow = Bow
do-column-left = Middle part, left column
do-column-right = Middle part, right column
do-column-stern = Stern
do-part-bow = Bow: { $shows }
do-part-middle = Middle part: { $shows }
do-part-stern = Stern: { $shows }
do-place = Space { $place }
do-cell-first = Your first canal
do-cell = { $side ->
        [north] North of { $canal }
        [east] East of { $canal }
        [south] South of { $canal }
       *[west] West of { $canal }
    }
do-turn = { $turn ->
        [0] As it is
        [90] Quarter turn right
        [180] Half turn
       *[other] Quarter turn left
    }
do-steps = { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }
do-piece-captain = Captain
do-piece-businessman = Businessman
do-piece-soldier = Soldier
do-piece-stoker = Stoker
do-piece-chimney = Smokestack
do-piece-sail = Sail
do-piece-crane = Crane
do-piece-cannon = Cannon
do-hire-one-of = { $first } or { $last }
do-sell = Sell { $good }
do-swap = Swap { $good } for a { $piece }
do-ship = Ship from space { $first }
do-speed = { $extra ->
        [0] No extra speed
       *[other] +{ $extra } speed
    }
do-start-only = { $side ->
        [north] From the north
        [east] From the east
        [south] From the south
       *[west] From the west
    }
do-start = { $side ->
        [north] { $canal }, from the north
        [east] { $canal }, from the east
        [south] { $canal }, from the south
       *[west] { $canal }, from the west
    }
do-move = On to the { $space }
do-move-symbol = To the { $symbol } ({ $space })
do-leave = { $side ->
        [north] North, onto { $canal }
        [east] East, onto { $canal }
        [south] South, onto { $canal }
       *[west] West, onto { $canal }
    }
do-discard = Discard { $contract }

name-where-north = North canal
name-where-north-east = North-east canal
name-where-east = East canal
name-where-south-east = South-east canal
name-where-south = South canal
name-where-south-west = South-west canal
name-where-west = West canal
name-where-north-west = North-west canal
name-where-middle = Middle canal

name-space-n = north
name-space-ne = north-east
name-space-e = east
name-space-se = south-east
name-space-s = south
name-space-sw = south-west
name-space-w = west
name-space-nw = north-west
name-space-c = middle
name-space-p = middle
name-space-q = middle

## What choices do, where the button has said half of it

hint-end = {""}
hint-done = {""}
hint-main = {""}
hint-cell = {""}
hint-goods = { $price ->
        [0] free
        [one] 1 guilder
       *[other] { $price } guilders
    }
hint-price = { $price ->
        [0] free
        [one] 1 guilder
       *[other] { $price } guilders
    }
hint-part = { $price ->
        [0] free
        [one] 1 guilder
       *[other] { $price } guilders
    }
hint-trade = {""}
hint-steps = { $price ->
        [0] free
        [one] 1 guilder
       *[other] { $price } guilders
    }
hint-search = { $price ->
        [0] free
        [one] 1 guilder
       *[other] { $price } guilders
    }, { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }{ $fees ->
        [some] ; engineers and recruiters 1 more
       *[other] {""}
    }
hint-hire = { $does }
hint-swap = {""}
hint-discard = { $points } VP now: { $about }

## The button that ends a turn, and what is asked before something is lost

deed-end = End turn
deed-launch = Launch ship
deed-scrap = Scrap ship
deed-end-scrap = End turn and scrap ship
deed-goods = Buy goods
deed-place = Buy part
deed-turn = Lay canal

## What a held choice comes to, in the summary of the turn

plan-tile =
    Take { $action }{ $money ->
        [0] .
        [one] : +1 guilder.
       *[other] : +{ $money } guilders.
    }
plan-place =
    Build { $kind ->
        [bow] a bow
        [stern] a stern
       *[middle] a middle part
    } on space { $place }{ $price ->
        [0] .
        [one] : −1 guilder.
       *[other] : −{ $price } guilders.
    }
plan-turn = { $turn ->
        [0] Lay canal { $canal } as it is.
        [90] Lay canal { $canal } with a quarter turn right.
        [180] Lay canal { $canal } with a half turn.
       *[other] Lay canal { $canal } with a quarter turn left.
    }
plan-goods =
    Purchase { $goods }{ $price ->
        [0] .
        [one] : −1 guilder.
       *[other] : −{ $price } guilders.
    }
plan-piece =
    Take the { $piece }{ $price ->
        [0] .
        [one] : −1 guilder.
       *[other] : −{ $price } guilders.
    }
plan-added = Your staff adds { $what }.
plan-hire =
    Hire the { $employee }{ $price ->
        [0] .
        [one] : −1 guilder.
       *[other] : −{ $price } guilders.
    }
warn-no-effect = { $action } has no effect now.
warn-bonus-first = You may not be able to afford { $action } afterwards.
warn-stranded =
    Your ship can’t sail and is scrapped at the end of the turn: { $lacks ->
        [captain] you have no captain.
       *[canal] it has nowhere to sail.
    }
warn-scrap = { $count ->
        [one] The ship could sail. Its part leaves the game.
       *[other] The ship could sail. Its { $count } parts leave the game.
    }
warn-leave = You get nothing in return.
drawer-act = Bonus action first, for 6 guilders
end-bonus = Bonus action for 6 guilders
end-then-bonus = Continue with a bonus action

## The panels: a whole ship is loaded and a whole tile exchanged at once

panel-load = What do you take aboard?
panel-good = Sell or swap your goods?
panel-discard = Which contracts do you keep?

load-go = { $count ->
        [0] Sail with the captain alone
       *[other] Load { $count } and sail
    }
load-all = All
load-none = None
load-extra = Extra speed
count-piece-officer = { $count ->
        [one] 1 officer
       *[other] { $count } officers
    }
load-before = Already aboard: { $what }.
load-cabin = Cabins: { $used } of { $places }
load-stoker = Stoker cabins: { $used } of { $places }
load-mast = Masts: { $used } of { $places }
load-crane = Crane bases: { $used } of { $places }
load-cannon = Cannon bases: { $used } of { $places }
load-speed = Speed { $speed }, at most { $longest }
load-points = Best voyage: { $points } VP

route-go = Sail: { $points } VP
route-sum =
    { $points } VP: ship { $ship }, officials { $officials }{ $riband ->
        [0] {""}
       *[other] , Blue Riband { $riband }
    }
route-map = Or choose your way on the map.

trade-go = Get { $what }
trade-go-end = Get { $what }, end turn
trade-sell = Sell for { $money }
trade-once = Each kind of piece once per Exchange.
trade-before = Goods already traded: { $count }

keep-count =
    { $colour ->
        [red] Keep { $count } red
       *[blue] Keep { $count } blue
    }
keep-go = { $count ->
        [one] Discard 1 contract
       *[other] Discard { $count } contracts
    }

## Explanations: the common area

about-reconstructed = Reconstructed: the face of this tile is our own, made to fit what is known of the printed ones (SY-29).
about-action-build = Buy one to three parts at the price of their row and place each in your shipyard at once.
about-action-canal = Rent one canal at the price of its slot and lay it beside your own canals.
about-action-goods = Buy one goods tile at the price of its slot and keep it for the Exchange.
about-action-equipment = Move the equipment marker: the first step is free, each further one costs 1. You get the piece it reaches, and one for each of your engineers.
about-action-crew = Move the crew marker: the first step is free, each further one costs 1. You get the crew member it reaches, and one for each of your recruiters.
about-action-employee = Move the hiring marker: the first step is free, each further one costs 1. You hire one employee of the space it reaches, for the rest of the game.
about-action-exchange = The exchange marker goes on one space. Spend one goods tile: sell or swap each of its three goods.
about-action-subsidy = Receive 2 guilders.
about-occupied = A cube is on it: you can only use it as a bonus action for 6 guilders. It pays 1 guilder to whoever chooses a tile behind it.
about-leading = It has just moved to the front and can’t be chosen this turn.
about-bonus = As a bonus action it costs 6 guilders.
about-income = { $money ->
        [0] No income now: no tile ahead of it is occupied.
        [one] Pays 1 guilder when chosen: 1 tile ahead of it is occupied.
       *[other] Pays { $money } guilders when chosen: { $ahead } tiles ahead of it are occupied.
    }
about-guilders = { $guilders ->
        [one] 1 guilder lies on it
       *[other] { $guilders } guilders lie on it
    } for whoever puts a cube here.
about-gear = Each tile that moves to the front turns the gear by one. The number says how many moves are left until its cube falls.
about-drop = When it falls, a cube leaves the round track after the turn{ $guilder ->
        [off] {""}
        [at_most_one] , and an unoccupied last tile gets a guilder if none lies on it
       *[other] , and an unoccupied last tile gets a guilder
    }{ $guilder ->
        [off] {""}
       *[other] { $last ->
            [off] , but not at the final drop
           *[other] {""}
        }
    }.
about-rounds = { $cubes ->
        [0] The track is empty: the next drop is the last one.
        [one] 1 cube is left; after it the next drop is the last one.
       *[other] { $cubes } cubes are left, and after them one last drop.
    }
about-discards = Contracts are discarded with the { $seats ->
        [2] second
        [4] fourth
       *[other] { $deal ->
            [two] fourth
           *[other] second and fourth
        }
    } cube, until one red and one blue are left.
about-part-title = { $kind }, { $price }
about-part = Shows { $shows }.
about-symbol-cabin = A cabin takes an officer, businessman or soldier.
about-symbol-stoker-cabin = A stoker cabin takes one stoker.
about-symbol-mount-crane = A crane base takes one crane.
about-symbol-mount-cannon = A cannon base takes one cannon.
about-symbol-mount-mast = A mast base takes one smokestack or one sail.
about-symbol-ring = Each lifebuoy scores 1 VP at every lifebuoy official, and counts for contracts.
about-symbol-boat = Each lifeboat scores 1 VP at every lifeboat official, and counts for contracts.
about-symbol-lantern = Each lantern scores 1 VP at every lantern official, and counts for contracts.
about-kind-bow = Bows go on spaces 1 to 7, never directly left of a stern.
about-kind-middle = Middle parts go on spaces 2 to 8.
about-kind-stern = Sterns go on spaces 3 to 9, never directly right of a bow.
about-stack-title =
    { $stack ->
        [bow] Stack of bows
        [middle] Stack of middle parts
        [stern] Stack of sterns
        [canals] Stack of canals
       *[goods] Stack of goods tiles
    }
about-stack = { $left ->
        [0] It is empty.
        [one] 1 is left.
       *[other] { $left } are left.
    }
about-stack-parts = When the last bow, middle part or stern is laid out, the game ends once everyone has had the same number of turns.
about-stack-discard = When it is empty, the { $discard } discarded ones are shuffled again.
about-shape-chain7 = A chain of seven spaces from opening to opening, the longest way.
about-shape-tee6 = A double T of six spaces with two forks.
about-shape-cross5 = A cross of five spaces: short ways in every direction.
about-canal = Canal { $canal }
about-canal-offer = Canal { $canal }, { $price }
about-goods-title = Goods tile: { $goods }
about-goods-offer = Goods tile: { $goods }, { $price }
about-goods = In the Exchange you sell each of its goods at the price of the day, or swap it for a piece.
about-goods-worth = Sold at the next prices it would bring { $money ->
        [one] 1 guilder
       *[other] { $money } guilders
    }.
about-marker = All players share it. It stays where it was left and always moves clockwise.
about-ring = { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    } from the marker: { $cost }.
about-around = The marker is here; once around takes { $steps } steps: { $cost }.
about-piece-captain = A ship needs a captain to sail, who needs no cabin; further ones are officers in cabins. 1 VP each when it sails.
about-piece-officer = A captain beyond the first, in a cabin. 1 VP when the ship sails.
about-piece-businessman = In a cabin: 1 VP when the ship sails, and 1 VP at every business official.
about-piece-soldier = In a cabin: 1 VP when the ship sails, and 1 VP at every military official.
about-piece-stoker = In a stoker cabin. With a smokestack the ship steams at speed 4; each further stoker adds 1. No VP by itself.
about-piece-chimney = On a mast base. With a stoker the ship steams at speed 4; each further smokestack adds 1. Without steam a pair adds 1.
about-piece-sail = On a mast base: +1 speed.
about-piece-crane = On a crane base: 2 VP when the ship sails, and 1 VP at every business official.
about-piece-cannon = On a cannon base: 2 VP when the ship sails, and 1 VP at every military official.
about-space-title = Space of the hiring ring
about-space = { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    } from the marker: { $cost }. You hire one employee here; engineers and recruiters cost 1 more.
about-post = { $steps ->
        [8] The marker is here; once around takes 8 steps
        [0] The marker is here
        [one] 1 step from the marker
       *[other] { $steps } steps from the marker
    }: { $cost }{ $fee ->
        [0] {""}
       *[other] , the fee of { $fee } included
    }. { $left ->
        [0] Nobody is left here.
        [one] 1 tile left here.
       *[other] { $left } tiles left here.
    }
about-barred-gone = Nobody is left here.
about-barred-owned = You already have one, and never two of a kind.
about-barred-level = You need the level I merchant of this good first.
about-barred-money = You can’t afford this now.
about-exchange-title = { $space ->
        [0] Start of the exchange ring
       *[other] Exchange, space { $space }
    }
about-exchange-prices = Coal { $coal }, cloth { $cloth }, grain { $grain } guilders.
about-exchange-start = No prices here: the marker only starts the game on this space.
about-exchange-here = The marker is here; it moves on before anybody trades.
about-exchange-ahead = { $moves ->
        [one] The next Exchange trades at these prices.
       *[other] { $moves } Exchange actions from now.
    }
about-sell-title = Sell { $good }
about-sell = The price of the day, and 1 more for each of your merchants of this good.
about-sell-now = { $price } now{ $merchants ->
        [0] {""}
       *[other] , +{ $merchants } by your merchants: { $money }
    }.
about-sell-next = { $price } at the next Exchange{ $merchants ->
        [0] {""}
       *[other] , +{ $merchants } by your merchants: { $money }
    }.
about-swap-title = Swap { $good } for a { $piece }
about-swap = Swap a good for a piece of its list instead of selling it; each kind of piece once per action.
about-turn = This is how canal { $canal } would lie. You can’t turn it later.
about-cell = A new canal must share a side with your canals. You can’t move it later.
about-solo = An opponent moves its tile to the front and takes the action on its solo tile: it moves markers or removes tiles from the offers. It owns nothing and scores nothing.
about-solo-number = The next number is { $number }{ $number ->
        [0] {" "}({ $bracket } for markers)
       *[other] {""}
    }; { $left ->
        [one] 1 tile is
       *[other] { $left } tiles are
    } in the stack.

## Explanations: players

about-player = { $money ->
        [one] 1 guilder
       *[other] { $money } guilders
    }, { $points } VP from cruises, { $ships ->
        [one] 1 ship
       *[other] { $ships } ships
    }, { $canals ->
        [one] 1 canal
       *[other] { $canals } canals
    }, { $staff ->
        [one] 1 employee
       *[other] { $staff } employees
    }.
about-reserve = In reserve: load it when a ship leaves. It stays on that ship.
about-money-title = { $money ->
        [one] 1 guilder
       *[other] { $money } guilders
    }
about-money = A bonus action costs 6, once a turn. Money left at the end scores nothing{ $ties ->
        [money] , but decides ties
       *[other] {""}
    }.
about-points = { $cruises } from cruises, { $merchants } from merchants.
about-points-contracts = Your contracts are worth { $points } now. At the end one red and one blue contract count.
about-stock = { $count ->
        [0] No goods tile: nothing to exchange.
        [one] 1 goods tile for the Exchange.
       *[other] { $count } goods tiles for the Exchange.
    }
about-employee = Works for you to the end of the game; you never have to use it.
about-figure-title = Ship figure
about-figure = It sails on from here and never turns back.
about-figure-waits = It enters the canals with your first ship.
about-voyage = The longest voyage you could make now: { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }.
about-voyage-title = Longest voyage: { $moves }
about-voyage-rule = A ship makes as many moves as its speed, so no ship may be faster than this.
about-used-title = Used canals: { $count }
about-used = A canal you sail off is used and leaves the map. Canals cut off from your ship are lost and don’t count.
about-water = Open water: entering it takes one move.
about-official-title = { $symbol }, { $space }
about-official-now = This ship would score { $points } here.
about-slip-title = Shipyard of { $name }
about-place-title = Space { $place }
about-place-kinds = { $place ->
        [1] Only a bow fits here.
        [2] A bow or a middle part fits here.
        [8] A middle part or a stern fits here.
        [9] Only a stern fits here.
       *[other] Any part fits here.
    }
about-place = No stern may stand directly right of a bow. Parts never move and need not touch.
about-placed =
    { $kind ->
        [bow] Bow on space { $place }
        [stern] Stern on space { $place }
       *[middle] Middle part on space { $place }
    }
about-complete = Part of a complete ship of { $length } parts: it leaves at the end of the turn.
about-ship-title = Ship of { $length } parts: { $points } VP
about-ship = Crew { $crew }, guns and cranes { $guns }, speed { $speed }, officials and riband { $officials }.
about-aboard = Aboard: { $load }.
about-safety = Lifebuoys { $ring }, lifeboats { $boat }, lanterns { $lantern }.
about-speed = Speed { $speed } without helmsman or rigger.
about-moves = Speed { $speed }: { $moves ->
        [0] no move
        [one] 1 move
       *[other] { $moves } moves
    } made, { $left } left. You must make them all.
about-result = Officials met so far: { $result } VP; Blue Riband: { $riband } VP.
about-contracts = { $red } red and { $blue } blue; only their owner sees them. One of each scores at the end.
about-contract-now = Worth { $points } VP now.
about-pays-table = Points for 0, 1, 2 … of them: { $table }{ $beyond ->
        [0] {""}
       *[other] , then +{ $beyond } each
    }.
about-pays-steps = Points from so many on: { $steps }.
about-pays-each = { $first ->
        [0] {""}
       *[other] { $firsteach } VP each for the first { $first }, then{" "}
    }{ $each } VP each{ $free ->
        [0] {""}
        [one] {" "}after the first
       *[other] {" "}after the first { $free }
    }.
