# Le Havre in English: names, prompts, help, hints, events, options and what each card does.

summary = Gather goods in the harbour of Le Havre, refine and ship them, put up buildings and ships, and feed your workers.

## Names

name-good-fish = fish
name-good-wood = wood
name-good-clay = clay
name-good-iron = iron
name-good-grain = grain
name-good-cattle = cattle
name-good-coal = coal
name-good-hides = hides
name-good-smoked-fish = smoked fish
name-good-charcoal = charcoal
name-good-brick = brick
    .many = bricks
name-good-steel = steel
name-good-bread = bread
name-good-meat = meat
name-good-coke = coke
name-good-leather = leather
name-good-francs = francs
name-good-franc = franc

name-ship-wooden = wooden ship
name-ship-iron = iron ship
name-ship-steel = steel ship
name-ship-luxury = luxury liner

name-type-craftsman = craftsman
name-type-economic = economic
name-type-industrial = industrial
name-type-public = public
name-type-none = no type
name-type-ship = ship

name-card-building-firm-1 = Building Firm I
name-card-building-firm-2 = Building Firm II
name-card-construction-firm = Construction Firm
name-card-marketplace = Marketplace
name-card-sawmill = Sawmill
name-card-fishery = Fishery
name-card-joinery = Joinery
name-card-bakehouse = Bakehouse
name-card-hardware-store = Hardware Store
name-card-charcoal-kiln = Charcoal Kiln
name-card-smokehouse = Smokehouse
name-card-abattoir = Abattoir
name-card-clay-mound = Clay Mound
name-card-arts-centre = Arts Centre
name-card-wharf-1 = Wharf I
name-card-black-market = Black Market
name-card-brickworks = Brickworks
name-card-local-court = Local Court
name-card-colliery = Colliery
name-card-wharf-2 = Wharf II
name-card-shipping-line = Shipping Line
name-card-grocery-market = Grocery Market
name-card-tannery = Tannery
name-card-business-office = Business Office
name-card-ironworks = Ironworks
name-card-steel-mill = Steel Mill
name-card-storehouse = Storehouse
name-card-cokery = Cokery
name-card-dock = Dock
name-card-bridge-over-the-seine = Bridge over the Seine
name-card-town-hall = Town Hall
name-card-bank = Bank
name-card-church = Church
name-card-labour-exchange = Labour Exchange
name-card-bakery = Bakery
name-card-baguette-shop = Baguette Shop
name-card-farm = Farm
name-card-clothing-industry = Clothing Industry
name-card-iron-mine-and-coal-seam = Iron Mine & Coal Seam
name-card-fish-market = Fish Market
name-card-fish-restaurant = Fish Restaurant
name-card-fishpond-and-wood = Fishpond & Wood
name-card-forest-hut = Forest Hut
name-card-plant-nursery = Plant Nursery
name-card-business-park = Business Park
name-card-guildhouse = Guildhouse
name-card-harbour-watch = Harbour Watch
name-card-smelter = Smelter
name-card-diner = Diner
name-card-hunting-lodge = Hunting Lodge
name-card-coal-trader = Coal Trader
name-card-patisserie = Pâtisserie
name-card-furriery = Furriery
name-card-leather-industry = Leather Industry
name-card-kiln = Kiln
name-card-luxury-yacht = Luxury Yacht
name-card-feedlot = Feedlot
name-card-masons-guild = Masons' Guild
name-card-furniture-factory = Furniture Factory
name-card-town-square = Town Square
name-card-tavern = Tavern
name-card-haulage-firm = Haulage Firm
name-card-schnaps-distillery = Schnaps Distillery
name-card-steelworks = Steelworks
name-card-steakhouse = Steakhouse
name-card-wind-farm = Wind Farm
name-card-brick-manufacturer = Brick Manufacturer
name-card-zoo = Zoo
name-card-football-stadium = Football Stadium
name-card-dunny = Dunny
name-card-workers-cottages = Workers' Cottages
name-card-construction-site = Construction Site
name-card-logging-camp = Logging Camp
name-card-ms-dagmar = MS Dagmar
name-card-pawnbrokers = Pawnbroker's
name-card-pirates-lair = Pirates' Lair
name-card-junkyard = Junkyard
name-card-dive-bar = Dive Bar
name-card-picket-line = Picket Line
name-card-tobacco-factory = Tobacco Factory
name-card-cattle-drive = Cattle Drive
name-card-toy-fair = Toy Fair
name-card-wooden-crane = Wooden Crane
name-card-lumber-mill = Lumber Mill
name-card-main-station = Main Station
name-card-hotel = Hotel
name-card-fur-factory = Fur Factory
name-card-wainwrights = Wainwright's
name-card-fishermans-hut = Fisherman's Hut
name-card-soup-kitchen = Soup Kitchen
name-card-cattle-market = Cattle Market
name-card-brick-trader = Brick Trader
name-card-clay-company = Clay Company
name-card-smelting-furnace = Smelting Furnace
name-card-flea-market = Flea Market
name-card-inn = Inn
name-card-cannery-row = Cannery Row
name-card-hides-trader = Hides Trader
name-card-fur-industry = Fur Industry
name-card-department-of-agriculture = Department of Agriculture
name-card-department-of-economics = Department of Economics
name-card-stockmarket = Stockmarket
name-card-souvenir-shop = Souvenir Shop
name-card-wreckers = Wrecker's
name-card-blast-furnace = Blast Furnace
name-card-biofuel-facility = BioFuel Facility
name-card-ranch = Ranch
name-card-trading-firm = Trading Firm
name-card-trafficking-spot = Trafficking Spot
name-card-major-corporation = Major Corporation
name-card-emporium = Emporium
name-card-cobblers = Cobbler's
name-card-rattletrap-car = Rattletrap Car
name-card-wholesale-bakery = Wholesale Bakery

## Where points came from

source-buildings = Buildings
source-bonuses = Building bonuses
source-ships = Ships
source-francs = Francs
source-loans = Loans

## Words of the table in the terminal

label-title = Le Havre
length-full = full game
length-short = short game
label-round = round { $round } of { $rounds }
label-final-phase = final phase
label-offers = Offers
label-tiles = Supply tiles
label-face-down = face down
label-interest = interest
label-rounds =
    Rounds to come{ $later ->
        [0] {""}
       *[other] , { $later } more
    }
label-round-short = rd
label-food = food
label-harvest = harvest
label-town-builds = town
label-new-ship = new ship
label-last-action = Everyone has one last main action.
label-yes-harvest = yes
town-standard = builds
town-special = special
label-proposal = Proposals { $number } · cost · worth
label-empty = empty
label-buy-only = buy only
label-short-offers = Offers
label-short-tiles = Tiles
label-short-proposals = Proposals
label-short-ships = Ships
label-short-town = Town
label-short-specials = Specials
label-short-round =
    Round { $round }: feed { $food }{ $harvest ->
        [1] , harvest
       *[other] {""}
    }{ $town ->
        [standard] , town builds
        [special] , special building
       *[other] {""}
    }, { $ship }
label-short-francs =
    { $count ->
        [one] 1 franc
       *[other] { $count } francs
    }
label-short-loans =
    { $count ->
        [one] 1 loan
       *[other] { $count } loans
    }
label-short-food = { $count } food
label-short-energy = { $count } energy
label-short-wealth = wealth { $count }
label-short-feeding =
    feeding { $food }{ $ships ->
        [0] {""}
       *[other] {" "}({ $ships } from ships)
    }: { $missing ->
        [0] enough
       *[other] { $missing } short
    }
label-short-ship = buy { $price }, build { $amount } { $good }
label-short-more = { $count } more
label-harbour = Ships for sale and to build
label-ship-type = ship
label-ship-buy = buy
label-ship-build = build
label-ship-energy = energy
label-ship-feeds = feeds
label-ship-carries = carries
label-ship-worth = worth, top first
label-none-yet = none now
type-ship-wooden = wooden
type-ship-iron = iron
type-ship-steel = steel
type-ship-luxury = luxury
label-specials = Special buildings
label-no-specials = none in the short game
label-deck =
    { $count ->
        [0] none left in the deck
       *[other] { $count } face down in the deck
    }
label-revealed = came out: { $cards }
label-known = only you know: { $card } is number { $place }
label-known-either = only you know: { $card } is number 1 or 2
label-hand = your hand: { $cards }
label-hand-cards = { $player } holds { $count } cards
label-waiting = { $card } waits for an empty space
label-picket = Picket Line ({ $player }): take an offer
label-town = Town · fee · worth
label-modern = , modern
label-ships = ships
label-ships-feed = feed { $food }
label-no-ships = no ships
label-pawned = pawned: { $goods }
count-craftsman = { $count } craftsman
count-economic = { $count } economic
count-industrial = { $count } industrial
count-public = { $count } public
count-ship =
    { $count ->
        [one] { $count } ship
       *[other] { $count } ships
    }
count-goods =
    { $count ->
        [one] { $count } good
       *[other] { $count } goods
    }
count-hammer =
    { $count ->
        [one] 1 hammer
       *[other] { $count } hammers
    }
count-fisherman =
    { $count ->
        [one] 1 fisherman
       *[other] { $count } fishermen
    }
fee-food = { $amount }fd
fee-francs = { $amount }fr
fee-free = free
letter-craftsman = C
letter-economic = E
letter-industrial = I
letter-public = P
letter-none = -
letter-ship = S
letter-wood = w
letter-clay = c
letter-brick = b
letter-iron = i
letter-steel = s
letter-hammer = h
letter-fisherman = f
symbol-hammer = hammer
symbol-fisherman = fisherman
label-legend = · fee: fd food, fr francs · 6/30 worth 6, price 30 · 6+4 end bonus
short-good-fish = fish
short-good-wood = wood
short-good-clay = clay
short-good-iron = iron
short-good-grain = grain
short-good-cattle = cattle
short-good-coal = coal
short-good-hides = hides
short-good-smoked-fish = smoked
short-good-charcoal = char.
short-good-brick = brick
short-good-steel = steel
short-good-bread = bread
short-good-meat = meat
short-good-coke = coke
short-good-leather = leather
short-card-bridge-over-the-seine = Seine Bridge
short-card-iron-mine-and-coal-seam = Mine & Seam
short-card-department-of-agriculture = Dept. Agriculture
short-card-department-of-economics = Dept. Economics
short-card-furniture-factory = Furniture Fact.
short-card-brick-manufacturer = Brick Manufact.
short-card-schnaps-distillery = Schnaps Distill.
label-player = player
label-wealth = wealth
label-francs = francs
label-loans = loans
label-energy = energy
label-demand = feeding
label-ships-give = ships
label-to-pay = to pay
label-lacks = lacks
label-fed = fed
label-category = wealth
label-final-buildings = buildings
label-final-bonus = bonus of buildings
label-final-ships = ships
label-final-francs = francs
label-final-loans = loans
label-total = total
label-place = place
ship-named = { $kind } { $name } ({ $value })

## What each card does

card-building-firm-1 = build one of the three top proposals and pay its cost
card-building-firm-2 = build one of the three top proposals and pay its cost
card-construction-firm = build one or two top proposals, one after the other, also from the same stack; you may buy in between
card-marketplace = take 2 different basic goods (no francs), plus 1 more kind per craftsman building you own; then look at the top two special cards and put them back in any order
card-sawmill = build a building whose cost includes wood, for 1 wood less
card-fishery = take 3 fish, plus 1 per fisherman you own
card-joinery = sell 1, 2 or 3 wood for 5, 6 or 7 francs in total
card-bakehouse = turn any amount of grain into bread: each takes half an energy (total rounded up) and brings half a franc (total rounded down)
card-hardware-store = take 1 wood, 1 brick, 1 iron
card-charcoal-kiln = turn any amount of wood into charcoal; no energy needed
card-smokehouse = turn up to 6 fish into smoked fish for 1 energy in total; each brings half a franc (total rounded down)
card-abattoir = turn any number of cattle into meat and get half as many hides (rounded down)
card-clay-mound = take 3 clay, plus 1 per hammer you own
card-arts-centre = 4 francs for each other player whose worker is in one of your buildings
card-wharf-1 = build the top ship of a stack for its goods and 3 energy; the first iron, steel or luxury ship here also takes 1 brick, which modernises the wharf
card-black-market = take 2 of everything whose offer is empty, francs included
card-brickworks = turn any amount of clay into bricks: each takes half an energy (total rounded up) and brings half a franc (total rounded down)
card-local-court = with 1 loan, return it free; with 2, return one and take 2 francs; with 3 or more, return two, or return one and take 2 francs
card-colliery = take 3 coal, or 4 if you own a hammer
card-wharf-2 = build the top ship of a stack for its goods and 3 energy; the first iron, steel or luxury ship here also takes 1 brick, which modernises the wharf
card-shipping-line = sell goods overseas: each ship takes 3 energy and carries any goods up to its capacity, sold at the printed prices
card-grocery-market = take 1 each of cattle, meat, fish, smoked fish, grain and bread
card-tannery = turn up to 4 hides into leather; each brings 1 franc
card-business-office = once: any 4 goods for 1 steel; and/or once: any 1 good for 1 charcoal, leather or brick
card-ironworks = take 3 iron; you may pay 6 energy for a fourth
card-steel-mill = turn any amount of iron into steel for 5 energy each, paid as one sum
card-storehouse = at the end, worth half a franc more per good you own (total rounded down)
card-cokery = turn any amount of coal into coke; +1 franc each, no energy needed
card-dock = at the end, worth 4 more per ship you own
card-bridge-over-the-seine = sell any number of goods: 1 franc per upgraded good, 1 franc per three basic goods (any mix)
card-town-hall = at the end, worth 4 more per public building you own (this one too) and 2 per craftsman building
card-bank = at the end, worth 3 more per industrial building you own and 2 per economic building (this one too)
card-church = with at least 5 bread and 2 fish: take 5 more bread and 3 more fish
card-labour-exchange = take 1 fish per fisherman and 1 coal per hammer you own
card-bakery = sell up to 6 bread at 3 francs
card-baguette-shop = up to 4 times: 1 bread + 1 meat for 6 francs
card-farm = take 2 fish, 2 grain, 2 wood, 1 hides, 1 cattle
card-clothing-industry = any number of times: 1 hides + 1 leather for 7 francs
card-iron-mine-and-coal-seam = take 2 iron and 1 coal
card-fish-market = sell up to 7 fish (not smoked) at 2 francs
card-fish-restaurant = sell any number of smoked fish at 3 francs
card-fishpond-and-wood = take 3 fish and 3 wood
card-forest-hut = up to 4 times: 1 wood + 1 meat for 5 francs
card-plant-nursery = take 3 francs and 4 wood
card-business-park = at the end, worth 2 more per industrial building you own
card-guildhouse = at the end, worth 2 more per economic building you own (this one too)
card-harbour-watch = pay 1 franc to a player to send their worker home from a building; then enter that building (paying its fee unless it is yours) and use it
card-smelter = take 1 coal, 1 coke, 1 iron
card-diner = up to 3 times: 1 wood + 1 bread + 1 smoked fish for 8 francs
card-hunting-lodge = take 2 hides and 3 meat
card-coal-trader = once 1 food for 1 charcoal, and/or up to 5 times 2 food for 1 coal; the food is paid as one sum, francs count
card-patisserie = up to 3 times: 1 grain + 1 bread for 5 francs
card-furriery = any number of hides for as much bread, and/or up to 2 leather for 5 francs each
card-leather-industry = once: pay in 3 leather and 14 francs, get 30 francs (16 more; you need the 14 francs)
card-kiln = once: 1 clay and 1 energy for 3 bricks
card-luxury-yacht = can be bought for 20 francs; or enter a wharf (fee as usual) and, instead of building, give up an iron ship for it. Counts as an iron ship but feeds nobody and carries nothing
card-feedlot = with 2 to 6 cattle you harvest 2 cattle instead of 1
card-masons-guild = you pay 1 clay or 1 brick less for each building you build (if it costs any)
card-furniture-factory = any number of times: 1 wood + 1 leather for 6 francs
card-town-square = take as many different upgraded goods (no steel) as you own craftsman buildings
card-tavern = up to 4 times: 1 wood + 1 grain for 3 francs
card-haulage-firm = pay 3 francs and take everything from two neighbouring offers (never the francs)
card-schnaps-distillery = sell up to 4 grain at 2 francs
card-steelworks = once: 1 iron and 15 energy for 2 steel
card-steakhouse = up to 4 times: 1 meat + 1 charcoal for 6 francs
card-wind-farm = whenever a main action of yours needs energy, pay 3 less; nothing is paid out
card-brick-manufacturer = once: pay in 3 bricks and 10 francs, get 24 francs (14 more; you need the 10 francs)
card-zoo = 1 franc per three cattle and fish you own (rounded down); you keep the animals
card-football-stadium = no action. When revealed it waits beside the board for an empty proposal space, where it can then be built
card-dunny = no action. When revealed it goes on top of the proposal stack whose top card has the highest number, and can be built there
card-workers-cottages = in the final phase you have two main actions in a row
card-construction-site = when revealed, each player is dealt 3 special cards; the first to enter swaps this card for one of their three and uses it at once (paying its fee unless they buy it); then all hands are discarded
card-logging-camp = up to 7 times: 1 food for 1 wood
card-ms-dagmar = can be bought for 50 francs; or enter a wharf and, instead of building, give up a luxury liner for it. Counts as a luxury liner
card-pawnbrokers = lay any number of different goods on this card for 2 francs each; redeem each at any time for 2 francs, without a visit
card-pirates-lair = 1 franc for you from the proceeds of every ship that other players send out
card-junkyard = up to 5 times: 2 food for 1 iron
card-dive-bar = whoever is sent home goes to the Dive Bar instead and pays 2 francs (its owner 1); it holds any number of workers
card-picket-line = take one offer; in their next turn all other players must take an offer too; then this card leaves the game. Not in the last round
card-tobacco-factory = during your turn you may send other players’ workers home from your buildings
card-cattle-drive = get 1 cattle from every other player who has any; with two players get 2
card-toy-fair = take 1 loan (without its 4 francs) and 6 different goods (no steel)
card-wooden-crane = when you build, 1 wood may replace any one building material
card-lumber-mill = you pay 1 wood less for each building you build
card-main-station = nothing when you enter; when you leave, use two buildings one after the other without fees (not the Main Station). You cannot be sent home from here
card-hotel = nothing when you enter; while you stay, 3 francs each time you take an offer. You cannot be sent home from here
card-fur-factory = sell up to 2 hides per leather you own at 4 francs each; you keep the leather
card-wainwrights = per iron you own, sell 2 wood for 5 francs once; you keep the iron
card-fishermans-hut = 1 fish at the end of each round (2 with one or two players); action: any number of times 2 fish for 3 fish
card-soup-kitchen = feeds like a wooden ship: 5/4/3/2/1 food with 1/2/3/4/5 players
card-cattle-market = buy up to 7 cattle at 1 franc each, or sell up to 7 at 3 francs each
card-brick-trader = buy up to 5 bricks at 1 franc each, or sell up to 5 at 3 francs each
card-clay-company = any number of times: 1 clay + 1 wood for 3 francs
card-smelting-furnace = turn any amount of clay into iron; each takes 2 energy
card-flea-market = take one offer of exactly 2, and also every offer of exactly 1 (francs count)
card-inn = any number of fish to smoked fish without energy, and/or up to 2 meat for 4 francs each
card-cannery-row = once 1 iron + 4 smoked fish for 18 francs, and/or once 1 iron + 3 meat for 16 francs
card-hides-trader = once: 6 hides for 18 francs
card-fur-industry = once: 3 hides and 10 francs for 22 francs (net 12)
card-department-of-agriculture = take 1 meat per economic building and 1 bread per craftsman building you own
card-department-of-economics = take 1 iron per industrial building and 2 francs per economic building you own
card-stockmarket = 1 franc when another player takes the francs, 3 when another player builds the Bank; you pay no interest
card-souvenir-shop = 1 franc whenever another player enters one of your buildings
card-wreckers = up to twice: 3 food for 2 wood, 2 clay and 1 iron
card-blast-furnace = take up to 6 iron for 3 energy each
card-biofuel-facility = at the Shipping Line you may also burn grain, 2 energy each
card-ranch = at the end, worth 2 more per cattle you own
card-trading-firm = swap up to 4 goods for any number of goods of the same total shipping price
card-trafficking-spot = swap up to 3 basic goods for as many other basic goods (no iron received), and/or up to 3 upgraded goods for as many other upgraded goods (no steel received)
card-major-corporation = take 1 of each kind of good you already own (no francs); 3 francs if steel is taken
card-emporium = buy any number of different upgraded goods: 1 franc each, coke 3, steel 5
card-cobblers = any number of leather for 2 bread and 2 francs each
card-rattletrap-car = the next player who gets at least 1 iron (not steel) must take it; it cannot be sold
card-wholesale-bakery = sell any number of bread at 2 francs
card-own = { $text }

## The same in a few words, where it was longer

brief-building-firm-1 = build a top proposal
brief-building-firm-2 = build a top proposal
brief-construction-firm = build one or two top proposals
brief-marketplace = 2 different basic goods, +1 per craftsman you own; look at 2 specials
brief-sawmill = build a building that takes wood, for 1 wood less
brief-bakehouse = grain to bread: half an energy and +½ franc each
brief-smokehouse = up to 6 fish to smoked fish for 1 energy; +½ franc each
brief-abattoir = cattle to meat, plus half as many hides
brief-arts-centre = 4 francs per other player in your buildings
brief-wharf-1 = build a ship: its goods and 3 energy; modern ones need a brick once
brief-wharf-2 = build a ship: its goods and 3 energy; modern ones need a brick once
brief-black-market = 2 of everything whose offer is empty
brief-brickworks = clay to bricks: half an energy and +½ franc each
brief-local-court = return a loan; with 2 loans +2 francs, with 3 maybe a second one
brief-shipping-line = sell goods for francs, 3 energy per ship
brief-business-office = 4 goods for a steel; 1 good for charcoal, leather or brick
brief-storehouse = at the end half a franc per good
brief-bridge-over-the-seine = 1 franc per upgraded good or three basic goods
brief-town-hall = at the end 4 per public and 2 per craftsman building
brief-bank = at the end 3 per industrial and 2 per economic building
brief-church = with 5 bread and 2 fish: 5 more bread and 3 more fish
brief-harbour-watch = 1 franc to send a worker home and enter that building
brief-coal-trader = 1 food for 1 charcoal once, 2 food for a coal up to 5 times
brief-furriery = hides to bread; up to 2 leather for 5 francs each
brief-leather-industry = 3 leather for 16 francs, if you have 14
brief-luxury-yacht = counts as an iron ship, feeds nobody, ships nothing
brief-feedlot = with 2 to 6 cattle, harvest 2 instead of 1
brief-masons-guild = 1 clay or brick less for each building
brief-town-square = 1 different upgraded good (no steel) per craftsman you own
brief-haulage-firm = two neighbouring offers for 3 francs
brief-wind-farm = 3 energy less whenever you need any
brief-brick-manufacturer = 3 bricks for 14 francs, if you have 10
brief-zoo = 1 franc per three cattle and fish; you keep them
brief-football-stadium = no action
brief-dunny = no action
brief-construction-site = play one of your three cards here and use it
brief-ms-dagmar = counts as a luxury liner
brief-pawnbrokers = pawn different goods for 2 francs each
brief-pirates-lair = 1 franc for every ship that others send out
brief-dive-bar = whoever is sent home pays here
brief-picket-line = take an offer; all others must take one next turn
brief-tobacco-factory = you may send others home from your buildings
brief-cattle-drive = 1 cattle from every other player who has any
brief-toy-fair = a loan without francs and 6 different goods (no steel)
brief-wooden-crane = 1 wood for one other building material
brief-main-station = next turn use two buildings without fees
brief-hotel = 3 francs with each offer you take while you stay
brief-fur-factory = up to 2 hides per leather you own, for 4 francs each
brief-fishermans-hut = 3 fish for 2, any number of times
brief-soup-kitchen = feeds like a wooden ship
brief-cattle-market = buy up to 7 cattle for 1 franc or sell them for 3 each
brief-brick-trader = buy up to 5 bricks for 1 franc or sell them for 3 each
brief-flea-market = one offer of 2 tokens and all offers of 1 token
brief-inn = fish to smoked fish; up to 2 meat for 4 francs each
brief-cannery-row = iron and 4 smoked fish for 18; iron and 3 meat for 16 francs
brief-department-of-agriculture = 1 meat per economic, 1 bread per craftsman you own
brief-department-of-economics = 1 iron per industrial, 2 francs per economic you own
brief-stockmarket = no interest; francs when others take francs or build the Bank
brief-souvenir-shop = 1 franc whenever others enter your buildings
brief-trading-firm = swap up to 4 goods for others of the same worth
brief-trafficking-spot = swap up to 3 basic and up to 3 upgraded goods
brief-major-corporation = 1 more of each kind of good you own
brief-emporium = different upgraded goods for 1 franc each (coke 3, steel 5)
brief-rattletrap-car = goes to the next player who gets iron; cannot be sold

## What is asked

decision-turn = Take an offer or enter a building.
decision-before-supply = Interest is next: buy, sell or repay first?
decision-after-action = Buy, sell or repay, or end your turn?
decision-gap = Sell a card or repay a loan before the next turn?
decision-second-construction = Construction Firm: build a second building?
decision-second-visit = Main Station: enter a second building?
decision-interest = Interest is due: repay a loan first?
decision-forced = You can’t pay: sell something or take a loan?
decision-fee = Pay the fee in food or francs?
decision-food = How many of this food do you pay?
decision-energy = How many of this fuel do you burn?
decision-amount = How many?
decision-part = Which of the two?
decision-construct = Which building do you build?
decision-crane = Wooden Crane: which material do you replace with wood?
decision-substitute = How many do you pay with the upgraded good?
decision-ship = Which ship do you build?
decision-old-ship = Which ship do you give up?
decision-pick = Which good do you take?
decision-look = Look at the top special buildings?
decision-order = In which order do you put them back?
decision-court = Local Court: return two loans, or one loan for 2 francs?
decision-fleet = Shipping Line: how many ships do you send?
decision-cargo = How many of this good do you ship?
decision-hand-in = How many of this good do you hand in?
decision-receive = How many of this good do you take?
decision-office-steel = Business Office: trade four goods for a steel?
decision-office-hand-in = Which good do you trade for the steel?
decision-office-good = Business Office: trade a good for charcoal, brick or leather?
decision-office-give = Which good do you trade for it?
decision-space = Which offer do you take?
decision-evict = Harbour Watch: whose worker do you send home?
decision-lay = Construction Site: which card do you play?
decision-lay-buy = Buy it now?

ask-before-supply = Interest is next: { $business } first?
ask-after-action = End your turn, or { $business } first?
ask-gap = Before the next turn: { $business }?
business-buy = buy something
business-sell = sell something
business-repay = repay a loan
business-buy-sell = buy or sell
business-buy-repay = buy or repay
business-sell-repay = sell or repay
business-buy-sell-repay = buy, sell or repay
ask-turn = Take an offer or enter a building. You may buy, sell or repay first.
ask-last-turn = Your last action: take an offer or enter a building. You may sell or repay first.
ask-forced-feeding =
    Feed your workers: { $need } food, you are { $missing } short. Sell something or take a loan ({ $loan } francs)?
ask-forced-interest =
    Interest: you are { $missing ->
        [one] 1 franc
       *[other] { $missing } francs
    } short. Sell something or take a loan ({ $loan } francs)?
ask-forced-dive-bar =
    Dive Bar: you are { $missing ->
        [one] 1 franc
       *[other] { $missing } francs
    } short. Sell something or take a loan ({ $loan } francs)?
ask-food-feeding = Feed your workers: { $need } food. How many of your { $held } { $good } do you pay ({ $each } food each)?
ask-food-fee = Entry fee of { $card }: { $need } food. How many of your { $held } { $good } do you pay ({ $each } food each)?
ask-food = Pay { $need } food. How many of your { $held } { $good } ({ $each } food each)?
ask-energy =
    Pay { $need } energy. How many of your { $held ->
        [one] 1 { $good }
       *[other] { $held } { FORM($good, "many") }
    } do you burn ({ $each } energy each)?
ask-amount =
    { $card }: how many of your { $held ->
        [one] 1 { $good }
       *[other] { $held } { FORM($good, "many") }
    }?
ask-times = { $card }: how many times?
ask-extra = { $card }: you take { $free }. Pay { $cost } for { $more } more?
ask-substitute = Pay { $need } { $good }. How many in { FORM($instead, "many") } instead? You have { $held }.
ask-substitute-for = { $card }: pay { $need } { $good }. How many in { FORM($instead, "many") } instead? You have { $held }.
ask-pick =
    { $left ->
        [one] { $card }: which good do you take? 1 more to choose.
       *[other] { $card }: which goods do you take? { $left } more to choose.
    }
ask-cargo =
    How many of your { $held ->
        [one] 1 { $good }
       *[other] { $held } { FORM($good, "many") }
    } do you ship at { $each ->
        [one] 1 franc
       *[other] { $each } francs
    } each? Room for { $room }; { $francs ->
        [0] nothing aboard yet.
        [one] 1 franc so far.
       *[other] { $francs } francs so far.
    }
ask-hand-in =
    { $card }: how many of your { $held ->
        [one] 1 { $good }
       *[other] { $held } { FORM($good, "many") }
    } do you hand in?
ask-receive = { $card }: how many { $good } do you take?
market-goods =
    2 different basic goods, +1 per craftsman you own{ $most ->
        [0] {""}
       *[other] , { $most } at most
    }
market-look =
    { $goods }; look at { $cards ->
        [one] the last special card
       *[other] the top { $cards } special cards
    }

## The rule of each decision, in short

help-turn =
    Take everything from one offer (LH-7.1), or send your worker to another building and use it (LH-8). It must be free and do
    something for you, and you pay its fee unless it is yours (LH-8.1).

    Before that, as often as you like: buy buildings and top ships at their price (LH-5.2), sell your cards for half their value
    (LH-5.11), repay loans for 5 francs each (LH-5.22). What you sell you cannot buy back this turn (LH-5.16). Workers in a building
    that changes hands go home (LH-5.19).

    In the final phase nothing can be bought, other workers do not block you, and you may pass (LH-18).
help-before-supply =
    The next tile shows interest, and somebody has a loan. You may buy, sell and repay before it is taken (LH-4.8).
help-after-action =
    After the main action you may once more buy, sell and repay (LH-4.5). Then your turn ends; on place 7 the round ends with
    harvest, feeding, a building for the town and a new ship (LH-16.1).
help-gap = Between other players’ turns you may sell cards for half their value and repay loans (LH-5.13).
help-second-construction =
    The Construction Firm may construct two buildings, one after the other, also from the same stack; in between you may buy,
    sell and repay (LH-12.B3, LH-4.9).
help-second-visit =
    From the Main Station you visit two different buildings in a row without fees. You may leave out the second (LH-14.GH03).
help-interest =
    Whoever has a loan pays 1 franc in all when the interest tile is reached (LH-6.6). You may repay loans at 5 francs first; with
    none left you owe nothing (LH-6.5).
help-forced =
    You do not have enough francs (and food, when feeding). Sell a card for half its value or take a loan for 4 francs, until you do
    (LH-17.5, LH-17.6). A loan costs 5 to repay and 7 at the end. A ship you sell no longer feeds you (LH-17.8).
help-fee = You may pay this fee in food or in francs, as you like (LH-8.10). It goes to the owner of the building, or to the supply (LH-8.8).
help-food =
    Meat counts 3, bread 2, smoked fish 2, fish 1 and a franc 1 (LH-9.1). No change is given for surplus food (LH-9.3), and no token may
    be paid that could be left out (LH-9.4). The kinds are asked one after the other.
help-energy =
    Coke gives 10 energy, coal and charcoal 3, wood 1 (LH-9.6). No change is given, and no token may be paid that could be left out
    (LH-9.7).
help-amount =
    Say how many units you convert or sell. Gains are rounded down and costs up, on the total (LH-9.9). Energy and food are
    paid afterwards, before you take anything (LH-9.11).
help-part = One or the other, not both (LH-11.6).
help-construct =
    Pay the cost of a top proposal; it is yours, and can be entered from the next main action on (LH-10.3, LH-10.7).
    A brick may stand for clay and a steel for iron (LH-9.12).
help-crane = With the Wooden Crane you may pay 1 wood instead of one other material (LH-14.GH01).
help-substitute = A brick may stand for clay and a steel for iron, never the other way round (LH-1.19, LH-9.12).
help-ship =
    A visit builds one ship from the top of a stack: wood, iron or steel, and 3 energy (LH-15.3). The first iron, steel or luxury ship of a
    wharf also needs a brick for good (LH-15.5). In place of building, an iron ship may be exchanged for the Luxury Yacht (LH-15.13).
help-old-ship = The ship you give up leaves the game (LH-15.14).
help-pick = Goods of different kinds, one after the other in the order of the list (LH-23.4). The full number is taken (R-65).
help-look = You may look at the top two cards of the special deck and lay them back in either order (LH-12.01.4). Nobody else learns what you saw.
help-order = Lay the two cards back as they were, or the other way round (LH-12.01.4).
help-court = With three loans or more: give two back, or one and take 2 francs (LH-12.15).
help-fleet = Each ship that sails costs 3 energy (LH-12.18.3). The largest ships sail first (LH-12.18.2).
help-cargo =
    Any goods may sail; they bring their shipping price (LH-12.18.4). The cargo must need all the ships you chose, and the energy must be
    left over (LH-12.18.3).
help-hand-in =
    Say how many tokens of each kind you hand in. The Bridge pays 1 franc for an upgraded good and for three basic goods (LH-12.27); the Trading
    Firm swaps up to four goods for others of the same worth, the Trafficking Spot up to three basic and three upgraded ones (LH-14.GH26,
    LH-14.GH27).
help-receive = Say how many tokens of each kind you take. No kind you handed in may be taken back (LH-14.GH26, LH-14.GH27).
help-office-steel = At most once: any four goods for one steel (LH-12.21.1). At least one of the two parts must be done (LH-12.21.3).
help-office-hand-in = Any four goods, equal or different (LH-12.21.1); they are asked in the order of the list.
help-office-good = At most once: one good for one charcoal, brick or leather (LH-12.21.2).
help-office-give = Any good but the one you want (LH-12.21.4).
help-space =
    The Haulage Firm takes two neighbouring offers for 3 francs (LH-13.029); the Flea Market one with exactly 2 tokens and all with exactly 1
    (LH-14.GH13); the Picket Line any one offer (LH-14.044).
help-evict =
    Pay 1 franc to the player whose worker you send home; your worker then enters that building, for its fee, and uses it (LH-13.014.1).
help-lay = One of your three cards takes the place of the Construction Site; all hands leave the game (LH-14.037).
help-lay-buy = You may buy the card you played; then you enter it if you can, without a fee if it is yours (LH-14.037).

## What an answer does now

hint-offer = { $amount } on the offer
hint-enter = { $what }
hint-enter-fee = for { $fee }: { $what }
hint-enter-build = build { $what } for { $cost }
hint-enter-build-fee = for { $fee }: build { $what } for { $cost }
hint-construct = { $cost }, worth { $value }: { $what }
hint-construct-free = free, worth { $value }: { $what }
hint-ship = { $cost }, worth { $value }
hint-exchange = worth { $value }
hint-buy = costs { $francs }, worth { $value }: { $what }
hint-buy-ship = costs { $francs }, worth { $value }
hint-sell = +{ $francs }, worth { $value } at the end
hint-repay = 5 francs for a loan
hint-loan = +{ $francs } francs now, { $repay } to repay
hint-pass = no main action
hint-food = gives { $paid } of { $need } food
hint-energy = gives { $paid } of { $need } energy
hint-pay = pays { $cost }
hint-rest = and { $cost }
hint-trade = { $give } for { $get }
hint-nothing = none
hint-fleet = for { $energy } energy, room for { $places } goods
hint-cargo =
    brings { $francs ->
        [one] 1 franc
       *[other] { $francs } francs
    }
hint-look = you may then change their order
hint-two-loans = return two
hint-one-loan = return one and take 2 francs
amount-food = { $amount } food
amount-energy = { $amount } energy
amount-either = { $first } / { $second }
hint-done-after-action = end your turn
hint-done-before-supply = go on to supply and interest
hint-done-gap = nothing more
hint-done-second-construction = no second building
hint-done-second-visit = no second building
hint-done-interest = pay the interest
hint-done-pick = enough
hint-done-lay-buy = leave it with the town

## The log. What a player did follows the name of the player; `.plan` is for a turn that goes on. What begins with a capital is a sentence

the-card = the { $card }
the-card-building-firm-1 = Building Firm I
the-card-building-firm-2 = Building Firm II
the-card-wharf-1 = Wharf I
the-card-wharf-2 = Wharf II
the-card-ms-dagmar = MS Dagmar

count-fish = { $count } fish
count-wood = { $count } wood
count-clay = { $count } clay
count-iron = { $count } iron
count-grain = { $count } grain
count-cattle = { $count } cattle
count-coal = { $count } coal
count-hides =
    { $count ->
        [one] 1 hide
       *[other] { $count } hides
    }
count-smoked-fish = { $count } smoked fish
count-charcoal = { $count } charcoal
count-brick =
    { $count ->
        [one] 1 brick
       *[other] { $count } bricks
    }
count-steel = { $count } steel
count-bread = { $count } bread
count-meat = { $count } meat
count-coke = { $count } coke
count-leather = { $count } leather
count-francs =
    { $count ->
        [one] 1 franc
       *[other] { $count } francs
    }

told-took-offer = took { $goods }
    .plan = Take { $goods }
told-entered = entered { $card }
    .plan = Enter { $card }
told-entered-for = entered { $card } for { $goods }
    .plan = Enter { $card } for { $goods }
told-entered-to = entered { $card } ({ $goods } to { $player })
    .plan = Enter { $card } ({ $goods } to { $player })
told-constructed = built { $card }
    .plan = Build { $card }
told-constructed-for = built { $card } for { $goods }
    .plan = Build { $card } for { $goods }
told-built-ship = built the { $ship } { $called } (worth { $value })
    .plan = Build the { $ship } { $called } (worth { $value })
told-built-ship-for = built the { $ship } { $called } (worth { $value }) for { $goods }
    .plan = Build the { $ship } { $called } (worth { $value }) for { $goods }
told-exchanged = gave up the { $ship } { $called } (worth { $value }) for { $card }
    .plan = Give up the { $ship } { $called } (worth { $value }) for { $card }
told-bought = bought { $card } for { $francs }
    .plan = Buy { $card }: −{ $francs }
told-bought-ship = bought the { $ship } { $called } (worth { $value }) for { $francs }
    .plan = Buy the { $ship } { $called } (worth { $value }): −{ $francs }
told-sold = sold { $card } for { $francs }
    .plan = Sell { $card }: +{ $francs }
told-sold-ship = sold the { $ship } { $called } (worth { $value }) for { $francs }
    .plan = Sell the { $ship } { $called } (worth { $value }): +{ $francs }
told-took-loan =
    { $loans ->
        [one] took a loan
       *[other] took { $loans } loans
    }
    .plan =
        { $loans ->
            [one] Take a loan
           *[other] Take { $loans } loans
        }
told-returned-loan =
    { $loans ->
        [one] got rid of a loan
       *[other] got rid of { $loans } loans
    }
    .plan =
        { $loans ->
            [one] Get rid of a loan
           *[other] Get rid of { $loans } loans
        }
told-repaid =
    { $loans ->
        [one] repaid a loan ({ $francs })
       *[other] repaid { $loans } loans ({ $francs })
    }
    .plan =
        { $loans ->
            [one] Repay a loan: −{ $francs }
           *[other] Repay { $loans } loans: −{ $francs }
        }
told-paid = paid { $goods }
    .plan = Pay { $goods }
told-paid-to = paid { $goods } to { $player }
    .plan = Pay { $goods } to { $player }
told-got = got { $goods }
    .plan = Get { $goods }
told-traded = traded { $goods } for { $got }
    .plan = Trade { $goods } for { $got }
told-craft-smokehouse =
    { $fuels ->
        [0] smoked { $goods } for { $got }
       *[other] smoked { $goods } with { $fuel } for { $got }
    }
    .plan =
        { $fuels ->
            [0] Smoke { $goods } for { $got }
           *[other] Smoke { $goods } with { $fuel } for { $got }
        }
told-craft-bakehouse =
    { $fuels ->
        [0] baked { $goods } into { $got }
       *[other] baked { $goods } with { $fuel } into { $got }
    }
    .plan =
        { $fuels ->
            [0] Bake { $goods } into { $got }
           *[other] Bake { $goods } with { $fuel } into { $got }
        }
told-craft-charcoal-kiln =
    { $fuels ->
        [0] burned { $goods } to { $got }
       *[other] burned { $goods } with { $fuel } to { $got }
    }
    .plan =
        { $fuels ->
            [0] Burn { $goods } to { $got }
           *[other] Burn { $goods } with { $fuel } to { $got }
        }
told-craft-brickworks =
    { $fuels ->
        [0] fired { $goods } into { $got }
       *[other] fired { $goods } with { $fuel } into { $got }
    }
    .plan =
        { $fuels ->
            [0] Fire { $goods } into { $got }
           *[other] Fire { $goods } with { $fuel } into { $got }
        }
told-craft-abattoir =
    { $fuels ->
        [0] slaughtered { $goods } for { $got }
       *[other] slaughtered { $goods } with { $fuel } for { $got }
    }
    .plan =
        { $fuels ->
            [0] Slaughter { $goods } for { $got }
           *[other] Slaughter { $goods } with { $fuel } for { $got }
        }
told-craft-tannery =
    { $fuels ->
        [0] tanned { $goods } into { $got }
       *[other] tanned { $goods } with { $fuel } into { $got }
    }
    .plan =
        { $fuels ->
            [0] Tan { $goods } into { $got }
           *[other] Tan { $goods } with { $fuel } into { $got }
        }
told-craft-cokery =
    { $fuels ->
        [0] turned { $goods } into { $got }
       *[other] turned { $goods } with { $fuel } into { $got }
    }
    .plan =
        { $fuels ->
            [0] Turn { $goods } into { $got }
           *[other] Turn { $goods } with { $fuel } into { $got }
        }
told-craft-steel-mill =
    { $fuels ->
        [0] turned { $goods } into { $got }
       *[other] turned { $goods } with { $fuel } into { $got }
    }
    .plan =
        { $fuels ->
            [0] Turn { $goods } into { $got }
           *[other] Turn { $goods } with { $fuel } into { $got }
        }
told-shipped =
    { $fuels ->
        [0] shipped { $goods } for { $francs }
       *[other] shipped { $goods } for { $francs }, using { $fuel }
    }
    .plan =
        { $fuels ->
            [0] Ship { $goods }: +{ $francs }
           *[other] Ship { $goods }, using { $fuel }: +{ $francs }
        }
told-nothing = did nothing there
    .plan = Do nothing there
told-passed = passed
    .plan = Pass
told-looked = looked at the next special cards
    .plan = Look at the next special cards
told-saw = saw { $card }
    .plan = See { $card }
told-laid-back = put them back in the same order
    .plan = Put them back in the same order
told-swapped = swapped them
    .plan = Swap them
told-dealt = drew { $card }
    .plan = Draw { $card }
told-sent-home = had to leave { $card }
    .plan = Leave { $card }
told-sent-home-of = sent { $player } home from { $card }
    .plan = Send { $player } home from { $card }
told-put-into = moved to { $card }
    .plan = Move to { $card }
told-put-into-of = put { $player } into { $card }
    .plan = Put { $player } into { $card }
told-took-card = had to take { $card }
    .plan = Take { $card }
told-took-card-of = left { $card } to { $player }
    .plan = Leave { $card } to { $player }

told-title-round = End of round { $round }
told-title-interest = Interest
told-harvested = harvested { $goods }
    .plan = Harvest { $goods }
told-fed = fed the workers: { $goods }
    .plan = Feed the workers: { $goods }
told-fed-and-ships = fed the workers: { $goods } (ships fed { $ships } more)
    .plan = Feed the workers: { $goods } (ships feed { $ships } more)
told-fed-by-ships = fed all workers from ships
    .plan = Feed all workers from ships
told-interest = paid { $goods } interest
    .plan = Pay { $goods } interest
told-town-built = The town built { $card }.
told-revealed = New special building: { $card }.
told-new-ship = New in the harbour: the { $ship } { $called } (worth { $value }).
told-supplied = New goods on offer: { $goods }.
told-placed = Now on proposal space { $space }: { $card }.
told-waits = Set aside for now: { $card }.
told-removed = Removed from the game: { $card }.
told-ended = The game is over.

## Options

option-length = Game length
value-length-full = Full game
value-length-short = Short game (fewer rounds, no special buildings)
option-out-of-turn-selling = Selling on other players’ turns
value-out-of-turn-selling-forced-only = Only to cover a payment you can’t make (experienced players)
value-out-of-turn-selling-between-turns = After any turn (basic rules)
option-buy-then-sell-same-turn = Allow selling a card in the turn you bought it
value-buy-then-sell-same-turn-on = Yes
value-buy-then-sell-same-turn-off = No
option-expensive-loans = Extra franc of interest for many loans
value-expensive-loans-off = No
value-expensive-loans-on = Yes, with as many loans as there are players
option-interest-mode = Interest
value-interest-mode-flat = 1 franc in total
value-interest-mode-per-loan = 1 franc per loan
option-stadium-purchasable = Football Stadium for sale (24 francs)
value-stadium-purchasable-off = No
value-stadium-purchasable-on = Yes
option-town-takes-stadium = The town may build the Football Stadium
value-town-takes-stadium-on = Yes
value-town-takes-stadium-off = No
option-yacht-purchasable = Luxury Yacht for sale (20 francs)
value-yacht-purchasable-on = Yes
value-yacht-purchasable-off = No
option-marketplace-solo-limit = Solo: most goods at the Marketplace
option-solo-removed-specials = Solo: special buildings left out
value-solo-removed-specials-014-035 = Harbour Watch and Zoo
value-solo-removed-specials-014 = Harbour Watch
value-solo-removed-specials-none = None
option-black-market-redeal = Redeal if the Black Market starts on top
value-black-market-redeal-on = Yes
value-black-market-redeal-off = No
option-expansion-cards = Expansion and promo cards
value-expansion-cards-none = None
value-expansion-cards-all = All
value-expansion-cards-essen-2008 = Essen 2008 promos
value-expansion-cards-grand-hameau = Le Grand Hameau
value-expansion-cards-essen-2010 = Essen 2010 promo
value-expansion-cards-later-promos = Later promos
option-minimal-payments = Forbid needless overpaying
value-minimal-payments-on = Yes
value-minimal-payments-off = No
option-substitution-scope = Bricks for clay, steel for iron
value-substitution-scope-handed-in = Wherever clay or iron is handed in
value-substitution-scope-costs-only = Only for building costs
value-substitution-scope-everywhere = Even at the Brickworks and the Steel Mill
option-harbour-watch-several = Harbour Watch: several workers in the building
value-harbour-watch-several-all = All leave, 1 franc each
value-harbour-watch-several-one = Only the one you choose leaves
option-final-action-optional = Allow passing the final action
value-final-action-optional-on = Yes
value-final-action-optional-off = No
option-final-auto-repay = Repay loans automatically before scoring
value-final-auto-repay-on = Yes
value-final-auto-repay-off = No
option-arts-centre-cost = Cost of the Arts Centre
value-arts-centre-cost-1-wood-2-clay = 1 wood, 2 clay
value-arts-centre-cost-1-wood-1-clay = 1 wood, 1 clay
option-ironworks-cost = Cost of the Ironworks
value-ironworks-cost-3-wood-2-brick = 3 wood, 2 bricks
value-ironworks-cost-1-wood-2-brick = 1 wood, 2 bricks
option-toy-fair-loan-francs = Toy Fair: the loan pays 4 francs
value-toy-fair-loan-francs-off = No
value-toy-fair-loan-francs-on = Yes
option-stockmarket-bank-bought = Stockmarket: buying the Bank pays too
value-stockmarket-bank-bought-off = No
value-stockmarket-bank-bought-on = Yes

## Why words are refused: they follow "Ann cannot play "enter joinery": ..."

why-action-over = the main action has been taken
why-offer-empty = this offer is empty
why-card = there is no such card in play
why-not-built = it has not been built yet
why-built = it has been built already
why-no-visit = it cannot be entered
why-there = a worker cannot stay in the same building
why-occupied = { $owner } is in it
why-strike = nobody may enter a building during the strike
why-needs = it needs { $cost }
why-needs-brick = it needs { $cost } and a brick for the wharf
why-no-target = { $player } cannot pay for any of the top proposals
why-no-wood-target = { $player } cannot pay for any of the top proposals that take wood
why-no-ship = { $player } cannot pay for any ship that lies in the harbour
why-no-empty-offer = no offer is empty
why-no-guests = none of the player’s own buildings holds another player’s worker
why-needs-either = it needs { $cost }, or { $other }
why-counts-none = it pays only for what one owns: { $counted }
why-no-cargo-ship = it needs a ship
why-no-goods = no goods in stock
why-few-goods = it needs an upgraded good or three basic goods
why-few-animals = it needs three cattle or fish in all
why-no-craftsman = it needs a craftsman building of one’s own
why-no-pawn = no good in stock to pawn; each kind can lie there once
why-no-cattle = no other player has cattle
why-no-offer-of-two = no offer holds exactly 2
why-no-pair = no two neighbouring offers hold goods
why-no-hands = no special cards have been dealt for it
why-no-eviction = there is no worker to send home from a building that { $player } could then use
why-strike-on = a strike is on already
why-last-round = it cannot be used from the last round on
why-fee = { $player } cannot pay the entry fee: { $fee }
why-fee-only = after the entry fee ({ $fee }) too little would be left to use it
why-construct-where = buildings are built at a building firm
why-build-where = ships are built at a wharf
why-no-such-ship = no ship of this kind lies in the harbour
why-not-top = it is not on top of its stack
why-no-construction = it cannot be built here
why-construct = it needs { $cost }
why-final = nothing can be bought in the final phase
why-own = one’s own cards cannot be bought
why-owned = it belongs to { $owner }
why-not-for-sale = it is not for sale
why-francs =
    it costs { $cost ->
        [one] 1 franc
       *[other] { $cost } francs
    }, with { $held } in hand
why-sold = { $player } sold it this turn
why-not-owner = only one’s own cards can be sold
why-never-sold = it can never be sold
why-bought = { $player } bought it this turn
why-not-now = it cannot be sold now
why-no-loan = there is no loan to give back
why-repay = repaying costs { $cost } francs, with { $held } in hand
why-loan = loans are only for payments that cannot be made otherwise
why-most =
    { $most ->
        [0] nothing more can be done
        [one] it can be done only once
       *[other] it can be done { $most } times at most
    }
why-pick = { $good } cannot be chosen here
why-stock =
    { $held ->
        [0] no { $good } in stock
       *[other] only { $held } { FORM($good, "many") } in stock
    }
why-twice = nothing may be named twice
why-more =
    { $more ->
        [one] one more good has to be named
       *[other] { $more } more goods have to be named
    }
why-fewer =
    { $wanted ->
        [one] only one good is to be named
       *[other] only { $wanted } goods are to be named
    }
why-food = { $need } food is due, no less and nothing needless
why-energy = { $need } energy is due, no less and nothing needless

## How a game ended

ending-final-phase-over = final phase over
tie-shared = { $standing } are tied at { $points } and share the place: Le Havre has no tie-breaker.
