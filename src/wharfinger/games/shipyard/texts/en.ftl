# Shipyard in English: names, prompts, help, hints, events and options.

summary = Shipyard owners of the 1870s build, crew and equip ships and send each on a shakedown cruise over rented canals.

## Names

name-action-build = Build Ships
name-action-canal = Rent a Canal
name-action-goods = Purchase Commodities
name-action-equipment = Manufacture Equipment
name-action-crew = Recruit Crew
name-action-employee = Hire Employees
name-action-exchange = Exchange Commodities
name-action-subsidy = Receive Subsidy

name-piece-captain = captain
name-piece-officer = officer
name-piece-businessman = businessman
name-piece-soldier = soldier
name-piece-stoker = stoker
name-piece-chimney = smokestack
name-piece-sail = sail
name-piece-crane = crane
name-piece-cannon = cannon

name-kind-bow = bow
name-kind-middle = middle part
name-kind-stern = stern

name-column-bow = bows
name-column-left = left middles
name-column-right = right middles
name-column-stern = sterns

name-symbol-cabin = cabin
name-symbol-stoker-cabin = stoker cabin
name-symbol-mount-crane = crane base
name-symbol-mount-cannon = cannon base
name-symbol-mount-mast = mast base
name-symbol-ring = lifebuoy
name-symbol-boat = lifeboat
name-symbol-lantern = lantern
name-symbol-military = military official
name-symbol-business = business official
name-symbol-blue-riband = Blue Riband

name-good-coal = coal
name-good-cloth = cloth
name-good-grain = grain

name-shows-coal-coal-coal = 3 coal
name-shows-coal-coal-cloth = 2 coal, cloth
name-shows-coal-coal-grain = 2 coal, grain
name-shows-coal-cloth-cloth = coal, 2 cloth
name-shows-coal-cloth-grain = coal, cloth, grain
name-shows-coal-grain-grain = coal, 2 grain
name-shows-cloth-cloth-cloth = 3 cloth
name-shows-cloth-cloth-grain = 2 cloth, grain
name-shows-cloth-grain-grain = cloth, 2 grain
name-shows-grain-grain-grain = 3 grain

name-ring-equipment = equipment
name-ring-crew = crew
name-ring-hiring = hiring

name-side-north = north
name-side-east = east
name-side-south = south
name-side-west = west

name-shape-chain7 = chain
name-shape-tee6 = double T
name-shape-cross5 = cross

name-colour-red = red
name-colour-blue = blue
name-colour-yellow = yellow
name-colour-grey = grey
name-colour-green = green

name-stage-regular = regular play
name-stage-final-action = the final actions
name-stage-final-ship = the final ship build

name-why-final-drop = the gear cube fell for the last time
name-why-early-end = a stack of ship parts is used up

name-how-final-drop = the gear cube has fallen for the last time
name-how-early-end = a stack of ship parts is used up

name-stack-canals = canals
name-stack-goods = goods tiles
name-stack-solo = solo tiles

name-face-build = Build Ships
name-face-canal = Rent a Canal
name-face-goods = Purchase Commodities
name-face-equipment = Manufacture Equipment
name-face-crew = Recruit Crew
name-face-employee = Hire Employees
name-face-exchange = Exchange Commodities
name-face-last-tile = the last tile

name-employee-merchant-coal-1 = Coal Merchant I
name-employee-merchant-coal-2 = Coal Merchant II
name-employee-merchant-cloth-1 = Cloth Merchant I
name-employee-merchant-cloth-2 = Cloth Merchant II
name-employee-merchant-grain-1 = Grain Merchant I
name-employee-merchant-grain-2 = Grain Merchant II
name-employee-constructor-crane = Crane Constructor
name-employee-constructor-cannon = Cannon Constructor
name-employee-constructor-sail = Sail Constructor
name-employee-constructor-chimney = Smokestack Constructor
name-employee-constructor-crew = Crew Constructor
name-employee-constructor-stoker = Stoker Constructor
name-employee-helmsman = Helmsman
name-employee-rigger = Rigger
name-employee-accountant = Accountant
name-employee-foreman = Foreman
name-employee-engineer-crane = Crane Engineer
name-employee-engineer-sail = Sail Engineer
name-employee-engineer-cannon = Cannon Engineer
name-employee-engineer-chimney = Smokestack Engineer
name-employee-recruiter-captain = Captain Recruiter
name-employee-recruiter-businessman = Businessman Recruiter
name-employee-recruiter-soldier = Soldier Recruiter
name-employee-recruiter-stoker = Stoker Recruiter

name-contract-rings = Lifebuoys
name-contract-lanterns = Lanterns
name-contract-boats = Lifeboats
name-contract-safety-trio = Safe Ships
name-contract-emp-bright = Bright Staff
name-contract-emp-types = Varied Staff
name-contract-emp-pairs = Pairs of Staff
name-contract-emp-many = Large Staff
name-contract-sizes = Different Sizes
name-contract-exact5 = Ships of Five
name-contract-exact6 = Ships of Six
name-contract-big7 = Great Ships
name-contract-total-parts = Ship Parts
name-contract-ship-count = Number of Ships
name-contract-soldiers = Soldiers
name-contract-businessmen = Businessmen
name-contract-officers = Officers
name-contract-stokers = Stokers
name-contract-cannon-soldier = Cannon and Soldier
name-contract-crane-businessman = Crane and Businessman
name-contract-chimney-pairs = Pairs of Smokestacks
name-contract-sail-pairs = Pairs of Sails
name-contract-used-canals = Used Canals
name-contract-all-round = All-round Ships
name-contract-sail-and-steam = Sail and Steam
name-contract-kinds8 = Kinds of Crew and Equipment

## Where points came from

source-crew = Crew aboard
source-guns = Cannons and cranes
source-speed = Speed
source-officials = Officials on the canals
source-riband = Blue Riband
source-merchants = Merchants
source-red-contract = Red contract
source-blue-contract = Blue contract

## What an employee does

employee-merchant-coal-1 = +1 guilder for each coal sold; 1 VP at the end
employee-merchant-coal-2 = +1 guilder more for each coal sold; 3 VP at the end; needs level I
employee-merchant-cloth-1 = +1 guilder for each cloth sold; 1 VP at the end
employee-merchant-cloth-2 = +1 guilder more for each cloth sold; 3 VP at the end; needs level I
employee-merchant-grain-1 = +1 guilder for each grain sold; 1 VP at the end
employee-merchant-grain-2 = +1 guilder more for each grain sold; 3 VP at the end; needs level I
employee-constructor-crane = each ship carries up to 2 more cranes, no base needed
employee-constructor-cannon = each ship carries up to 2 more cannons, no base needed
employee-constructor-sail = each ship carries up to 2 more sails, no mast needed
employee-constructor-chimney = each ship carries up to 2 more smokestacks, no mast needed
employee-constructor-crew = each ship carries up to 2 more crew (no stokers), no room needed
employee-constructor-stoker = each ship carries up to 1 more stoker, no room needed
employee-helmsman = +1 speed for a ship, if you want
employee-rigger = +1 speed for each pair of sails, for as many pairs as you want
employee-accountant = two steps after the first are free on the equipment and crew rings
employee-foreman = three steps after the first are free on the hiring ring
employee-engineer-crane = +1 crane whenever you manufacture; fee 1 guilder
employee-engineer-sail = +1 sail whenever you manufacture; fee 1 guilder
employee-engineer-cannon = +1 cannon whenever you manufacture; fee 1 guilder
employee-engineer-chimney = +1 smokestack whenever you manufacture; fee 1 guilder
employee-recruiter-captain = +1 captain whenever you recruit; fee 1 guilder
employee-recruiter-businessman = +1 businessman whenever you recruit; fee 1 guilder
employee-recruiter-soldier = +1 soldier whenever you recruit; fee 1 guilder
employee-recruiter-stoker = +1 stoker whenever you recruit; fee 1 guilder

## What a contract pays for

contract-rings = lifebuoys in your fleet
contract-lanterns = lanterns in your fleet
contract-boats = lifeboats in your fleet
contract-safety-trio = 5 VP for each ship with lifebuoy, lifeboat and lantern
contract-emp-bright = 2 VP for each blue, yellow or red employee
contract-emp-types = different kinds of employees; merchants of level II are a kind of their own
contract-emp-pairs = 3 VP for each pair of grey and green employees, 4 VP for each pair of blue, red and yellow ones
contract-emp-many = 1 VP each for four employees, 2 VP for each more
contract-sizes = ships of different sizes among 3, 4, 5 and 6 parts
contract-exact5 = ships of exactly 5 parts
contract-exact6 = ships of exactly 6 parts
contract-big7 = ships of 7 parts or more
contract-total-parts = ship parts in your fleet
contract-ship-count = ships in your fleet
contract-soldiers = 2 VP for each soldier after the first
contract-businessmen = 2 VP for each businessman after the first
contract-officers = 3 VP for each officer
contract-stokers = 3 VP for each stoker
contract-cannon-soldier = 3 VP for each cannon with a soldier on the same ship
contract-crane-businessman = 3 VP for each crane with a businessman on the same ship
contract-chimney-pairs = 3 VP for each pair of smokestacks on one ship
contract-sail-pairs = 3 VP for each pair of sails on one ship
contract-used-canals = 4 VP for each canal you have sailed off
contract-all-round = 8 VP for each ship with businessman, soldier, crane and cannon
contract-sail-and-steam = 6 VP for each ship with sail, smokestack and stoker
contract-kinds8 = different kinds of crew and equipment in your fleet; officers count, captains do not

terms-table =
    { $about }: { $points } VP{ $beyond ->
        [0] {""}
       *[other] , +{ $beyond } for each more
    }
terms-steps = { $about }: { $steps } VP
terms-step = { $points } from { $count }

## What an official on a canal pays for

official-military = 1 VP for each soldier and each cannon aboard
official-business = 1 VP for each businessman and each crane aboard
official-lantern = 1 VP for each lantern of the ship
official-boat = 1 VP for each lifeboat of the ship
official-ring = 1 VP for each lifebuoy of the ship
official-blue-riband = 1 VP for each move made so far; only the last riband counts

## The table: short names

short-action-build = Build
short-action-canal = Canal
short-action-goods = Goods
short-action-equipment = Equip
short-action-crew = Crew
short-action-employee = Hire
short-action-exchange = Exchange
short-action-subsidy = Subsidy
short-action-last-tile = last tile

short-piece-captain = cap
short-piece-businessman = bus
short-piece-soldier = sol
short-piece-stoker = stok
short-piece-chimney = stack
short-piece-sail = sail
short-piece-crane = crane
short-piece-cannon = gun

count-piece-captain = { $count ->
        [one] 1 captain
       *[other] { $count } captains
    }
count-piece-businessman = { $count ->
        [one] 1 businessman
       *[other] { $count } businessmen
    }
count-piece-soldier = { $count ->
        [one] 1 soldier
       *[other] { $count } soldiers
    }
count-piece-stoker = { $count ->
        [one] 1 stoker
       *[other] { $count } stokers
    }
count-piece-chimney = { $count ->
        [one] 1 smokestack
       *[other] { $count } smokestacks
    }
count-piece-sail = { $count ->
        [one] 1 sail
       *[other] { $count } sails
    }
count-piece-crane = { $count ->
        [one] 1 crane
       *[other] { $count } cranes
    }
count-piece-cannon = { $count ->
        [one] 1 cannon
       *[other] { $count } cannons
    }

short-symbol-cabin = cabin
short-symbol-stoker-cabin = stoker
short-symbol-mount-crane = crane
short-symbol-mount-cannon = cannon
short-symbol-mount-mast = mast
short-symbol-ring = buoy
short-symbol-boat = boat
short-symbol-lantern = lantern

short-employee-merchant-coal-1 = coal mer 1
short-employee-merchant-coal-2 = coal mer 2
short-employee-merchant-cloth-1 = cloth mer 1
short-employee-merchant-cloth-2 = cloth mer 2
short-employee-merchant-grain-1 = grain mer 1
short-employee-merchant-grain-2 = grain mer 2
short-employee-constructor-crane = crane con
short-employee-constructor-cannon = cannon con
short-employee-constructor-sail = sail con
short-employee-constructor-chimney = stack con
short-employee-constructor-crew = crew con
short-employee-constructor-stoker = stoker con
short-employee-helmsman = helmsman
short-employee-rigger = rigger
short-employee-accountant = accountant
short-employee-foreman = foreman
short-employee-engineer-crane = crane eng
short-employee-engineer-sail = sail eng
short-employee-engineer-cannon = cannon eng
short-employee-engineer-chimney = stack eng
short-employee-recruiter-captain = capt. rec
short-employee-recruiter-businessman = busin. rec
short-employee-recruiter-soldier = sold. rec
short-employee-recruiter-stoker = stoker rec

## The table: what an own employee does, in a few words

does-employee-merchant-coal-1 = +1 for each coal sold, 1 VP
does-employee-merchant-coal-2 = +1 more for each coal sold, 3 VP
does-employee-merchant-cloth-1 = +1 for each cloth sold, 1 VP
does-employee-merchant-cloth-2 = +1 more for each cloth sold, 3 VP
does-employee-merchant-grain-1 = +1 for each grain sold, 1 VP
does-employee-merchant-grain-2 = +1 more for each grain sold, 3 VP
does-employee-constructor-crane = room for 2 more cranes
does-employee-constructor-cannon = room for 2 more cannons
does-employee-constructor-sail = room for 2 more sails
does-employee-constructor-chimney = room for 2 more smokestacks
does-employee-constructor-crew = room for 2 more crew
does-employee-constructor-stoker = room for 1 more stoker
does-employee-helmsman = up to +1 speed
does-employee-rigger = up to +1 speed for each pair of sails
does-employee-accountant = 2 steps free: equipment, crew
does-employee-foreman = 3 steps free: hiring
does-employee-engineer-crane = +1 crane with equipment
does-employee-engineer-sail = +1 sail with equipment
does-employee-engineer-cannon = +1 cannon with equipment
does-employee-engineer-chimney = +1 smokestack with equipment
does-employee-recruiter-captain = +1 captain with crew
does-employee-recruiter-businessman = +1 businessman with crew
does-employee-recruiter-soldier = +1 soldier with crew
does-employee-recruiter-stoker = +1 stoker with crew

## The table: marks; symbols for which a terminal has no character of its own

mark-guilder = g
mark-colour-red = r
mark-colour-blue = b
mark-colour-yellow = y
mark-colour-grey = gy
mark-colour-green = gn
mark-cabin = c
mark-stoker-cabin = k
mark-mount-crane = r
mark-mount-cannon = n
mark-mount-mast = m
mark-ring = O
mark-boat = u
mark-lantern = *
mark-military = M
mark-business = B
mark-blue-riband = !
mark-space = .

legend-cabin = cabin
legend-stoker-cabin = stoker
legend-mount-crane = crane
legend-mount-cannon = cannon
legend-mount-mast = mast
legend-ring = buoy
legend-boat = boat
legend-lantern = lantern
legend-military = military
legend-business = business
legend-blue-riband = riband
legend-colour = { $mark } { $colour }

## The table: labels

label-title = Shipyard
label-turn = turn { $turn }
label-over = game over
label-last-lap = last turns
label-reconstructed = reconstructed tiles
label-front = front
label-chosen = now
label-gear = Gear
label-drop = { $moves ->
        [one] falls in 1 move
       *[other] falls in { $moves } moves
    }
label-rounds = { $rounds ->
        [0] last round
        [one] 1 more round
       *[other] { $rounds } more rounds
    }
label-free = free
label-none = -
# Where a symbol of a canal comes to lie: N lifebuoy
symbol-at = { $place } { $symbol }
label-amount = { $count ->
        [one] { $name }
       *[other] { $count } { $name }
    }
label-stack = { $column ->
        [bow] bows { $left }
        [left] middles
        [right] { $left }
       *[stern] sterns { $left }
    }
label-parts = Ship parts, and how many in the stacks
label-canals = Canals ({ $left } in the stack)
label-rings = Crew and equipment
label-exchange = Exchange prices
label-exchange-rule = the marker moves first
label-swap = swap for
label-goods-offer = Goods ({ $left } left)
label-hiring = Employees (eng and rec cost 1 more{ $twice ->
        [1] ; { $mark } only one tile left
       *[other] {""}
    })
label-solo = Solo opponents
label-opponent = Opponent { $number }
label-solo-stack = { $left ->
        [0] stack empty
        [one] 1 tile in the stack
       *[other] { $left } tiles in the stack
    }
label-solo-number = number { $number }
label-bracket = {" "}({ $bracket } steps)
label-solo-turned = turned up: { $tiles }
label-points = { $points } VP
label-reserve = Reserve
label-goods = Goods
label-fleet = Fleet
label-staff = Staff
label-contracts = Contracts
label-yard = Yard
label-reserve-short = Res.
label-sea = Canals
label-contracts-short = Contr.
label-and = +{ $points }
label-nothing = {""}
label-and-merchants = +{ $points } merchants
label-to-play = to play
label-ship = { $length } parts, speed { $speed }
label-ship-short = { $length }p s{ $speed }
label-canals-laid = { $count ->
        [0] no canals
        [one] 1 canal
       *[other] { $count } canals
    }
label-voyage = voyage up to { $moves }
label-used = { $count } used
label-more-canals = { $count ->
        [one] 1 more canal beyond the edge
       *[other] { $count } more canals beyond the edge
    }
label-contracts-held = { $count } { $colour }
label-complete = Complete: places { $first } to { $last }
label-loading = Loading:
label-sailing = Under way:
label-speed = speed { $speed }
label-result = officials { $result }, riband { $riband }
label-moves-left =
    { $moves ->
        [one] 1 move left
       *[other] { $moves } moves left
    }
label-category = Points
label-cruises = cruises
label-merchants = merchants
label-contracts-now = contracts as of now
label-red-contract = red contract
label-blue-contract = blue contract
label-total = total
label-place = place
label-secret = Contracts are secret and count at the end; until then the total leaves them out.
label-scale = Solo: about { $low } is a beginner’s result, { $middle } a solid one, { $high } or more very good.
level-below = A beginner’s result is about { $least }.
level-beginner = A beginner’s result.
level-solid = A solid result.
level-very-good = A very good result.
label-short-row = Actions
label-short-front = (front)
label-short-bows = Bows
label-short-sterns = Sterns
label-short-middles = Middles
label-short-goods = Goods
room-cabin = { $count ->
        [one] 1 cabin
       *[other] { $count } cabins
    }
room-stoker-cabin = { $count ->
        [one] 1 stoker cabin
       *[other] { $count } stoker cabins
    }
room-mount-crane = { $count ->
        [one] 1 crane base
       *[other] { $count } crane bases
    }
room-mount-cannon = { $count ->
        [one] 1 cannon base
       *[other] { $count } cannon bases
    }
room-mount-mast = { $count ->
        [one] 1 mast base
       *[other] { $count } mast bases
    }
label-short-crew = Crew
label-short-equipment = Equipment
label-short-exchange = Exchange
label-short-then = then
label-short-canals = Canals
label-short-staff = Employees
label-rooms = Rooms:
label-colour = { $name } ({ $colour })

## What is asked

decision-tile = Which action do you take?
decision-act = Carry out your action, or take a bonus action first?
decision-more = Take a bonus action as well?
decision-column = Which part do you buy?
decision-part = Which part of this column do you buy?
decision-place = Where do you put the part?
decision-canal = Which canal do you rent?
decision-cell = Where do you lay the canal?
decision-turn = How do you turn the canal?
decision-goods = Which goods tile do you buy?
decision-equipment = Which piece of equipment do you take?
decision-crew = Which crew member do you recruit?
decision-gift = Take the extra piece from your employee?
decision-search = Whom do you hire?
decision-hire = Whom do you hire?
decision-trade = Which goods tile do you spend?
decision-good = Sell or swap the good?
decision-ship = Which ship do you launch first?
decision-launch = Launch this ship?
decision-load = How many do you take aboard?
decision-speed = How much extra speed?
decision-start = Where does your ship start?
decision-move = Where does your ship sail next?
decision-discard = Which contract do you discard?
decision-final = Which final action do you take?
decision-last-part = Buy one last part to complete a ship?

ask-column =
    Which part do you buy ({ $number ->
        [3] the last of { $most }
       *[other] { $number } of up to { $most }
    })? You have { $money ->
        [one] 1 guilder
       *[other] { $money } guilders
    }.
ask-part =
    Which of the { $column } do you buy? You have { $money ->
        [one] 1 guilder
       *[other] { $money } guilders
    }.
ask-place = Where do you put the { $kind }?
ask-cell = Where do you lay canal { $canal }?
ask-good = Sell or swap the { $good } (good { $number } of 3)?
ask-load =
    { $loaded ->
        [officer] Officers aboard?
        [businessman] Businessmen aboard?
        [soldier] Soldiers aboard?
        [stoker] Stokers aboard?
        [chimney] Smokestacks aboard?
        [sail] Sails aboard?
        [crane] Cranes aboard?
       *[cannon] Cannons aboard?
    } { $held } in reserve, room for { $room } (speed { $speed }, at most { $longest }).
ask-move =
    Where does your ship sail next? { $left ->
        [one] 1 move left.
       *[other] { $left } moves left.
    }
ask-discard =
    Which contract do you discard? { $red ->
        [0] Left to discard: { $blue } blue.
       *[other] Left to discard: { $red } red, { $blue } blue.
    }

## The rule of each decision, in short

help-tile =
    Your cube goes on an action tile that is free, is not the leading tile you have just moved to the front, and whose action
    you can carry out (SY-4.8). You get the guilders lying on it and 1 guilder for each occupied tile ahead of it, nearer the
    gear (SY-4.11, SY-4.14). An action counts as possible with the money you have after that (SY-6.1).
help-act =
    You carry out the action of your tile. Once a turn you may also buy a bonus action for 6 guilders, before or after it:
    any other action in play, occupied or not (SY-4.20, SY-4.21). If a bonus action bought first makes the main action
    impossible, the main action is lost (SY-4.27).
help-more =
    The main action is done. For 6 guilders you may still buy one bonus action, if you have not bought one this turn
    (SY-4.20). Then complete ships sail.
help-column =
    You buy one to three parts. The rows cost 0, 1, 1, 2, 2 guilders from the bottom, and nothing slides until you are done
    (SY-7.1, SY-7.2). Only columns with a part that you can pay for and place are offered.
help-part =
    The price is that of the row, whatever the part shows (SY-7.2). Cabins and bases decide what the ship can carry; lifebuoys,
    lifeboats and lanterns please officials and contracts.
help-place =
    Bows go on places 1 to 7, middles on 2 to 8, sterns on 3 to 9, and no bow may have a stern directly to its right: so every
    ship can still be completed one day (SY-7.10). Parts need not touch, and are never moved (SY-7.5, SY-7.6).
help-canal =
    You rent exactly one canal at the price of its slot and lay it at once (SY-8.1).
help-cell =
    A new canal must share a side with your system (SY-8.3). It is never moved again (SY-8.6).
help-turn =
    You may turn a canal as you like before it is laid; only turns that look different are offered (SY-8.4, SY-25.9).
help-goods =
    You buy exactly one goods tile at the price of its slot and keep it for the Exchange (SY-9.1).
help-equipment =
    The marker goes 1 to 4 steps clockwise; the first is free, each further one costs 1 guilder (SY-10.1). You gain the piece it
    reaches, and one more for each of your engineers (SY-10.2, SY-10.3). An accountant makes two further steps free.
help-crew =
    The marker goes 1 to 4 steps clockwise; the first is free, each further one costs 1 guilder (SY-11.1). You gain the crew
    member it reaches, and one more for each of your recruiters (SY-11.2). An accountant makes two further steps free.
help-gift =
    Each engineer or recruiter adds a piece of the kind on the tile; using an employee is voluntary (SY-15.2, SY-23.17).
help-search =
    The hiring marker goes 1 to 8 steps; the first is free, each further one costs 1 guilder (SY-12.1). It may stop only where you
    can take and pay for an employee (SY-12.6). A foreman makes three further steps free.
help-hire =
    You take one employee of the space. Engineers and recruiters cost 1 guilder more (SY-12.3). You never own the same kind twice,
    and a level II merchant needs the level I merchant of that good (SY-12.4, SY-12.5).
help-trade =
    The exchange marker has moved one space and shows today's prices. You spend one goods tile and treat each of its three
    goods by itself (SY-13.1, SY-13.2).
help-good =
    Selling pays the price of the good plus 1 guilder for each of its merchants you own (SY-13.3). Swapping gives one piece of the
    good's list; no kind may be received twice in one action (SY-13.4, SY-13.5).
help-ship =
    Every complete ship leaves the shipyard now, one after another in the order you like (SY-4.28).
help-launch =
    A ship can sail if you have a captain and your figure can make at least one move (SY-16.5). A scrapped ship leaves the
    game and costs you nothing else (SY-16.4).
help-load =
    Officers, businessmen and soldiers need cabins, stokers their own cabins, cranes and cannons their bases; a smokestack or
    a sail needs a mast base (SY-16.8). Constructors allow more. The speed must not exceed the longest voyage your canals
    allow. Smokestack with stoker: speed 4, else 1; further stokers and smokestacks and every sail add 1, but without
    steam only pairs of smokestacks count (SY-17.1, SY-17.2). What is aboard stays aboard.
help-speed =
    A helmsman adds up to 1, a rigger up to 1 for each pair of sails, as much of it as you want (SY-17.4).
help-start =
    On its first voyage the figure is put on an edge space that faces an empty cell, bow inwards; that space does not score
    (SY-18.2, SY-18.3). Only starts from which the whole voyage can be made are offered.
help-move =
    The figure makes as many moves as the ship's speed and never goes back where its stern points (SY-18.7, SY-18.9). Each official
    entered scores; of Blue Ribands only the last one counts (SY-19.5, SY-19.7). A canal you leave is used; canals cut off from
    your figure are lost (SY-18.19, SY-18.20). The command table shows where the figure is.
help-discard =
    You secretly discard contracts, red ones first, until one red and one blue contract are left to score at the end (SY-5.10,
    SY-5.12).
help-final =
    Everybody performs one last action of any kind, occupied or not, without income and without a bonus action (SY-20.8 to
    SY-20.11). Complete ships sail after it.
help-last-part =
    You may buy exactly one part if placing it completes a ship, which sails at once (SY-20.14).

## What an answer does now; short enough for a column of the list

hint-main = take your action
hint-end = end your turn
hint-scraps =
    your ship of { $length } parts can’t sail and would be scrapped: { $lacks ->
        [captain] you have no captain
       *[canal] it has nowhere to sail
    }
hint-done = no more parts
hint-take = take the piece
hint-leave = leave it
hint-sail = load it and set off
hint-scrap = its parts leave the game
hint-pass = buy no part
hint-action-build =
    buy and place up to 3 parts{ $money ->
        [0] {""}
        [one] , +1 guilder now
       *[other] , +{ $money } guilders now
    }
hint-action-canal =
    lay a canal{ $money ->
        [0] {""}
        [one] , +1 guilder now
       *[other] , +{ $money } guilders now
    }
hint-action-goods =
    get a goods tile{ $money ->
        [0] {""}
        [one] , +1 guilder now
       *[other] , +{ $money } guilders now
    }
hint-action-equipment =
    get equipment{ $money ->
        [0] {""}
        [one] , +1 guilder now
       *[other] , +{ $money } guilders now
    }
hint-action-crew =
    get crew{ $money ->
        [0] {""}
        [one] , +1 guilder now
       *[other] , +{ $money } guilders now
    }
hint-action-employee =
    hire someone{ $money ->
        [0] {""}
        [one] , +1 guilder now
       *[other] , +{ $money } guilders now
    }
hint-action-exchange =
    sell or swap goods{ $money ->
        [0] {""}
        [one] , +1 guilder now
       *[other] , +{ $money } guilders now
    }
hint-action-subsidy =
    get 2 guilders{ $money ->
        [0] {""}
        [one] , +1 guilder now
       *[other] , +{ $money } guilders now
    }
hint-bonus = pay { $cost }
hint-column = { $price ->
        [0] one is free
       *[other] from { $price }
    }
hint-part =
    { $price ->
        [0] free:
       *[other] pay { $price }:
    }{ $cabin ->
        [0] {""}
        [one] {" "}cabin
       *[other] {" "}{ $cabin } cabins
    }{ $stoker_cabin ->
        [0] {""}
        [one] {" "}stoker-cabin
       *[other] {" "}{ $stoker_cabin } stoker-cabins
    }{ $mount_crane ->
        [0] {""}
        [one] {" "}crane-base
       *[other] {" "}{ $mount_crane } crane-bases
    }{ $mount_cannon ->
        [0] {""}
        [one] {" "}cannon-base
       *[other] {" "}{ $mount_cannon } cannon-bases
    }{ $mount_mast ->
        [0] {""}
        [one] {" "}mast-base
       *[other] {" "}{ $mount_mast } mast-bases
    }{ $ring ->
        [0] {""}
        [one] {" "}lifebuoy
       *[other] {" "}{ $ring } lifebuoys
    }{ $boat ->
        [0] {""}
        [one] {" "}lifeboat
       *[other] {" "}{ $boat } lifeboats
    }{ $lantern ->
        [0] {""}
        [one] {" "}lantern
       *[other] {" "}{ $lantern } lanterns
    }
hint-price = { $price ->
        [0] free
       *[other] pay { $price }
    }
hint-goods = { $price ->
        [0] free
       *[other] pay { $price }
    }: { $goods }
hint-steps = { $price ->
        [0] free
       *[other] pay { $price }
    }: { $piece }
hint-search = { $price ->
        [0] free
       *[other] pay { $price }
    }{ $fees ->
        [some] ; engineers and recruiters 1 more
       *[other] {""}
    }: { $employees }
hint-completes = completes a ship of { $length } parts
hint-completes-unfit =
    completes a ship of { $length } parts that can’t sail: { $lacks ->
        [captain] you have no captain
       *[canal] it has nowhere to sail
    }
hint-ship = { $length } parts
hint-cell = { $side ->
        [north] north
        [east] east
        [south] south
       *[west] west
    } of { $canal }
hint-turn = { $symbols }
hint-hire = { $employee }: { $does }
hint-trade = { $goods }
hint-sell = +{ $money } guilders
hint-swap = get a { $piece }
hint-speed = speed { $speed }
hint-smokestacks = smokestacks: speed { $speed }
hint-voyage = { $points } VP
hint-discard = { $contract }, worth { $points } now: { $about }

## The log. What a player did follows the name of the player; `.plan` is for a turn that goes on. What begins with a capital is a sentence

the-contract = “{ $contract }”
name-by-opponent-1 = Opponent 1
name-by-opponent-2 = Opponent 2

count-guilders =
    { $count ->
        [one] 1 guilder
       *[other] { $count } guilders
    }
count-good-coal = { $count } coal
count-good-cloth = { $count } cloth
count-good-grain = { $count } grain
count-part-bow =
    { $count ->
        [one] a bow
       *[other] { $count } bows
    }
count-part-middle =
    { $count ->
        [one] a middle part
       *[other] { $count } middle parts
    }
count-part-stern =
    { $count ->
        [one] a stern
       *[other] { $count } sterns
    }
count-points-crew = { $count } for crew
count-points-guns = { $count } for cannons and cranes
count-points-speed = { $count } for speed
count-points-result = { $count } for officials
count-points-riband = { $count } for the Blue Riband

told-chose = took { $action }
    .plan = Take { $action }
told-chose-for = took { $action } (+{ $money })
    .plan = Take { $action }: +{ $money }
told-bonus = took the bonus action { $action } for { $price }
    .plan = Take the bonus action { $action }: −{ $price }
told-built = built { $part }
    .plan = Build { $part }
told-built-for = built { $part } for { $price }
    .plan = Build { $part }: −{ $price }
told-rented = rented canal { $canal }
    .plan = Rent canal { $canal }
told-rented-for = rented canal { $canal } for { $price }
    .plan = Rent canal { $canal }: −{ $price }
told-bought = purchased { $good }
    .plan = Purchase { $good }
told-bought-for = purchased { $good } for { $price }
    .plan = Purchase { $good }: −{ $price }
told-moved-marker =
    { $steps ->
        [one] moved the { $ring } marker 1 step
       *[other] moved the { $ring } marker { $steps } steps
    }
    .plan =
        { $steps ->
            [one] Move the { $ring } marker 1 step
           *[other] Move the { $ring } marker { $steps } steps
        }
told-moved-marker-for =
    { $steps ->
        [one] moved the { $ring } marker 1 step for { $price }
       *[other] moved the { $ring } marker { $steps } steps for { $price }
    }
    .plan =
        { $steps ->
            [one] Move the { $ring } marker 1 step: −{ $price }
           *[other] Move the { $ring } marker { $steps } steps: −{ $price }
        }
told-gained = gained { $piece }
    .plan = Gain { $piece }
told-gained-for = gained { $piece } for { $price }
    .plan = Gain { $piece }: −{ $price }
told-hired = hired the { $employee }
    .plan = Hire the { $employee }
told-hired-for = hired the { $employee } for { $price }
    .plan = Hire the { $employee }: −{ $price }
told-traded = handed in { $good }
    .plan = Hand in { $good }
told-swapped = swapped { $good } for { $piece }
    .plan = Swap { $good } for { $piece }
told-sold = sold { $good } for { $money }
    .plan = Sell { $good }: +{ $money }
told-subsidy = received { $money }
    .plan = Receive { $money }
told-scrapped = scrapped a ship of { $length } parts
    .plan = Scrap the ship of { $length } parts
told-sailed = launched a ship of { $length } parts (speed { $speed })
    .plan = Launch the ship of { $length } parts (speed { $speed })
told-used-canal =
    { $count ->
        [one] used up a canal
       *[other] used up { $count } canals
    }
    .plan =
        { $count ->
            [one] Use up a canal
           *[other] Use up { $count } canals
        }
told-cut-off =
    { $count ->
        [one] lost a canal that was cut off
       *[other] lost { $count } canals that were cut off
    }
    .plan =
        { $count ->
            [one] Lose a canal that is cut off
           *[other] Lose { $count } canals that are cut off
        }
told-scored =
    { $total ->
        [one] scored 1 point ({ $points })
       *[other] scored { $total } points ({ $points })
    }
    .plan =
        { $total ->
            [one] Score 1 point ({ $points })
           *[other] Score { $total } points ({ $points })
        }
told-scored-none = scored no points
    .plan = Score no points
told-discarded =
    { $count ->
        [one] discarded a contract
       *[other] discarded { $count } contracts
    }
    .plan =
        { $count ->
            [one] Discard a contract
           *[other] Discard { $count } contracts
        }
told-discarded-names = discarded { $contract }
    .plan = Discard { $contract }
told-nothing = did nothing
    .plan = Do nothing

told-removed-parts = removed { $part } from the game
told-removed-canal = removed a canal
told-removed-goods = removed { $good }
told-removed-nothing = removed nothing
told-rival-steps =
    { $steps ->
        [one] moved the marker 1 step
       *[other] moved the marker { $steps } steps
    }
told-rival-marker = moved the marker

told-title-dropped = The gear cube drops
told-title-last-lap = Last turns
told-title-final-action = Final actions
told-title-final-ship = Final ship build
told-final-action = From the start player on, each player takes one last action.
told-final-ship = Each player may buy one part that completes a ship.
told-dropped = { $cubes ->
        [0] The last round begins.
        [one] 1 more round after this one.
       *[other] { $cubes } more rounds after this one.
    }
told-last-lap = The game ends soon: { $why }.
told-guilder = A guilder goes on { $action }.
told-reshuffled = Reshuffled: { $stack }.
told-ended = The game is over: { $how }.

## Options

option-contracts-deal = Contracts dealt
value-contracts-deal-three = 3 red and 3 blue at random (advanced)
value-contracts-deal-sets = A recommended set of 2 red and 2 blue (beginners)
value-contracts-deal-two = 2 red and 2 blue at random
option-employees-layout = Employees around the wheel
value-employees-layout-random = All at random (advanced)
value-employees-layout-drawn = Recommended ones as pictured, the rest at random (beginners)
value-employees-layout-one-per-space = Recommended ones at random, one per space
option-gear-moves-per-drop = Gear moves per round
option-gear-first-drop = Gear moves in the first round
option-last-tile-guilder = Guilders on an empty last tile at the end of a round
value-last-tile-guilder-add-up = One each round, adding up
value-last-tile-guilder-at-most-one = Never more than one
value-last-tile-guilder-off = None
option-guilder-at-final-drop = Place that guilder in the last round too
value-guilder-at-final-drop-on = Yes
value-guilder-at-final-drop-off = No
option-subsidy-start = Receive Subsidy starts (4 players)
value-subsidy-start-last = Last in the row
value-subsidy-start-random = Anywhere in the row
option-action-row = Starting action row: “shuffled”, or all action tiles from the front
option-able-with-bonus = Allow Exchange without goods if a bonus Purchase comes first
value-able-with-bonus-off = No
value-able-with-bonus-on = Yes
option-exchange-start-field = Exchange marker stops on the start space again
value-exchange-start-field-skipped = No
value-exchange-start-field-counts = Yes, goods sell for 0 there
option-canal-rotation = Allow rotating canals
value-canal-rotation-free = Yes
value-canal-rotation-none = No
option-canal-tiles = Canal shapes
value-canal-tiles-mixed = Three different shapes
value-canal-tiles-all-chain7 = Chains only
option-canal-allow-loops = Allow canals with loops
value-canal-allow-loops-off = No
value-canal-allow-loops-on = Yes
option-free-scrap = Allow scrapping a ship that could sail
value-free-scrap-on = Yes
value-free-scrap-off = No
option-bonus-pieces = Extra pieces from engineers and recruiters
value-bonus-pieces-auto = Taken automatically
value-bonus-pieces-ask = Ask each time
option-contract-26 = 26th contract
value-contract-26-kinds8 = Different kinds of crew and equipment
value-contract-26-none = Left out
option-final-ship-build = Allow completing one more ship after the final actions
value-final-ship-build-on = Yes
value-final-ship-build-off = No
option-tie-break = Ties
value-tie-break-shared = Shared
value-tie-break-money = Broken by money
option-solo-removed = Solo: canals and goods your opponents remove
value-solo-removed-out-of-game = Leave the game
value-solo-removed-discard = Go to the discard pile
option-solo-leader-barred = Solo: opponents skip their own leading tile
value-solo-leader-barred-on = Yes (by analogy with your own turn)
value-solo-leader-barred-off = No (the rulebook’s wording)

## Why words are refused: they follow "Ann cannot play "goods": ..."

why-out-of-play = that tile is not in this game
why-leading = that tile has just gone to the front
why-occupied = there is a cube on that tile
why-one-bonus = only one bonus action may be taken each turn
why-chosen = it is already the main action
why-money =
    { $cost ->
        [one] it costs 1 guilder, with { $held } in hand
       *[other] it costs { $cost } guilders, with { $held } in hand
    }
why-unable-build = { $player } cannot pay for and place any part
why-unable-canal = { $player } cannot pay for any canal
why-unable-goods = { $player } cannot pay for any goods tile
why-unable-employee = { $player } cannot hire anybody
why-unable-exchange = there is no goods tile to exchange
why-no-part = there is no part in that column
why-no-place = there is no room for such a part in the shipyard
why-not-offered = it is not on offer
why-place-taken = there is already a part there
why-place = a { $kind } cannot go there
why-no-tile = only one’s own goods tiles can be exchanged
why-steps = { $most } steps are the most
why-nobody = nobody on that space can be hired
why-not-there = that employee is not on this space
why-gone = nobody is left there
why-hired = that employee has been hired already
why-level = the level I merchant of that good has to be hired first
why-scrap = a ship that can sail may not be scrapped
why-captain = there is no captain in reserve
why-no-voyage = the ship has nowhere to sail
why-reserve =
    { $held ->
        [0] no { $piece } in reserve
       *[other] only { $held } in reserve
    }
why-room =
    { $most ->
        [0] there is no room for them
       *[other] there is room for { $most } only
    }
why-no-contract = only one’s own contracts can be discarded

## How a game ended

ending-final-drop = final drop
ending-early-end = early end
tie-shared = { $standing } are tied at { $points } points and share the place: there is no tie-breaker.
tie-money = Tied at { $points } points: the player with more money is ahead ({ $standing }).
tie-equal = { $standing } are tied in points ({ $points }) and in money, so they share the place.
