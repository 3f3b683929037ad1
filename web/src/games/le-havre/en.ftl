# Words of Le Havre's board that the game's own catalogue does not have.

## Sections

lh-harbour = Harbour
lh-plans = Proposals
lh-town = Town
lh-you = You
lh-others = Players
lh-show-all = show all
lh-show-less = show less
lh-sections = Parts of the table
lh-find = Mark cards of this kind

## Buttons

lh-take = Take { $what }
lh-enter = Enter { $what }
lh-construct = Construct { $what }
lh-lay = Lay down { $what }
lh-build = Build a { $what }
lh-exchange-for = Exchange for { $what }
lh-exchange = Give up { $what }
lh-buy = Buy { $what } for { $francs }
lh-sell = Sell { $what } for { $francs }
lh-evict = Send { $player } home
lh-send-home = Send { $player } home
lh-redeem = Redeem { $what } for 2
lh-get = Get { $what }
lh-for = Give { $what }
lh-ship-worth = { $ship } worth { $value }
lh-sail =
    { $count ->
        [one] 1 ship sails
       *[other] { $count } ships sail
    }
lh-units = { $count } ×
lh-units-more = { $count } × and more
lh-fee-food = Pay in food
lh-fee-francs = Pay in francs
lh-office-steel-steel = Four goods for a steel
lh-office-steel-no-steel = No steel
lh-no-good = Nothing more
lh-no-swap = No swap
lh-crane = Wood for { $what }
lh-repay = Repay a loan (5 francs)
lh-loan = Take a loan (4 francs)
lh-pass = Pass
lh-look = Look at the special cards
lh-do-not-look = Do not look
lh-keep-order = Keep the order
lh-swap = Swap the two
lh-two-loans = Give back two loans
lh-one-loan = Give back one, take 2 francs
lh-first-part = The first
lh-second-part = The second
lh-done-after-action = End the turn
lh-done-before-supply = Go on to the supply
lh-done-gap = Nothing more
lh-done-second-construction = No second building
lh-done-second-visit = No second building
lh-done-interest = Pay the interest
lh-done-pick = That is all
lh-done-lay-buy = Leave it with the town

## On the board

lh-can-enter = enter
lh-can-buy = buy
lh-can-sell = sell
lh-can-construct = construct
lh-can-take = take
lh-can-other = choose
lh-no-action = no action
lh-lacks = lacks { $missing }
lh-enough = enough
lh-nothing-due = nothing due
lh-goods-count =
    { $count ->
        [one] 1 good
       *[other] { $count } goods
    }
lh-home = at home
lh-round-now = Round { $round } of { $rounds }
lh-stack-empty = empty space
lh-modern = modernised
lh-worth = worth
lh-round = round
lh-town-builds = town builds
lh-fee = fee

## Icons that stand for words

lh-icon-build = construct a building
lh-icon-eye = look at the special cards
lh-icon-any = any good
lh-icon-basic = any basic good
lh-icon-upgraded = any upgraded good
lh-icon-worker = worker
lh-icon-bonus = points at the end
lh-icon-empty = empty offer
lh-icon-offer = offer
lh-icon-ship = ship
lh-icon-loan = loan
lh-icon-special = special building
lh-icon-harvest = harvest
lh-icon-energy = energy
lh-icon-food = food

## Explanations

lh-explain-offer = { $amount } lie here; taking an offer takes all of them.
lh-explain-tiles = { $count } of the seven supply tiles bring more of it each round.
lh-explain-tile = Each turn here adds { $first } and { $second } to the offers.
lh-explain-interest = Whoever has a loan pays interest of 1 franc when a ship reaches this tile.
lh-explain-down = Face down until somebody's ship comes here in the first round.
lh-explain-marker = { $player } took the last turn here.
lh-explain-type = Type: { $type }
lh-explain-value = Worth { $value }
lh-explain-value-bonus = Worth { $value } and a bonus of { $bonus } if the game ended now
lh-explain-price = Price: { $francs } francs
lh-explain-not-sold = Cannot be bought
lh-explain-cost = To construct: { $cost }
lh-explain-no-cost = Cannot be constructed
lh-explain-fee = Fee for guests: { $fee }
lh-explain-hammers = Hammers: { $count }
lh-explain-fishermen = Fishermen: { $count }
lh-explain-owner = Owner: { $player }
lh-explain-owner-town = Owner: the town
lh-explain-owner-plan = Not built yet: in a proposal stack
lh-explain-waiting = Waits beside the board for an empty proposal space.
lh-explain-inside = Inside: { $players }
lh-explain-covered = Covered: only the top card of a stack can be constructed or bought.
lh-explain-modern = This wharf is modernised: every ship can be built here.
lh-explain-not-modern = The first iron, steel or luxury ship built here also takes a brick.
lh-explain-sell = Brings { $francs } francs when sold to the town
lh-explain-ship-build = To build at a wharf: { $cost }, { $energy } energy
lh-explain-ship-use = Feeds { $food } each round, carries { $places } goods at the Shipping Line
lh-explain-ship-stack =
    { $count ->
        [0] None lies here now.
        [one] One lies here.
       *[other] { $count } lie here.
    }
lh-explain-ship-top = On top: { $name }, worth { $value }
lh-explain-good-have = { $player } has { $amount }.
lh-explain-good-food = Counts as { $amount } food
lh-explain-good-energy = Gives { $amount } energy
lh-explain-good-ship = Shipping price: { $francs }
lh-explain-good-becomes = Upgraded it is { $good }
lh-explain-good-from = The upgraded side of { $good }
lh-explain-good-offered = { $amount } on the offer
lh-explain-francs = One franc is one point at the end, and may stand for one food.
lh-explain-loan-title = Loans of { $player }
lh-explain-loan-count = Now: { $count }
lh-explain-loan = A loan brings 4 francs, is repaid for 5, and costs 7 points at the end. Interest is 1 franc in all.
lh-explain-disc-title = Worker of { $player }
lh-explain-disc-in = Stands in { $card }; nobody else may enter it before it leaves.
lh-explain-disc-home = At home.
lh-explain-food = { $player } has food for { $amount }, and { $francs } francs that may stand for food.
lh-explain-feeding-title = Feeding of { $player }
lh-explain-feeding = { $food } food are due at the end of the round.
lh-explain-feeding-ships = Ships give { $food } of it.
lh-explain-feeding-need = To pay: { $need }
lh-explain-feeding-missing = Still missing, with all food and francs counted: { $missing }
lh-explain-feeding-over = No more feeding: this is the final phase.
lh-explain-energy = { $player } has goods for { $amount } energy.
lh-explain-wealth-buildings = Buildings with their bonus: { $amount }
lh-explain-wealth-ships = Ships: { $amount }
lh-explain-wealth-francs = Francs less loans: { $amount }
lh-explain-player-counts = Own: { $counts }
lh-explain-round-title = Round { $round }
lh-explain-round-food = Food due from everybody at its end: { $food }
lh-explain-round-harvest = Harvest: 1 more grain with grain, 1 more cattle with two cattle.
lh-explain-round-no-harvest = No harvest.
lh-explain-round-standard = The town builds the lowest of the three top proposals.
lh-explain-round-special = The town turns up a special building.
lh-explain-round-ship = Then a new ship: { $ship } { $name }, worth { $value }
lh-explain-deck-title = Special buildings
lh-explain-deck-unseen = They are among { $count } cards not seen yet.
lh-explain-stack-title = Proposal stack { $number }
lh-explain-stack =
    { $count ->
        [0] Empty.
        [one] One card, face up.
       *[other] { $count } cards, lowest number on top. Only the top one can be constructed or bought.
    }
lh-explain-type-count = { $player } owns { $count }.
lh-symbol-hammer = Hammers help at the Clay Mound, the Colliery and the Labour Exchange.
lh-symbol-fisherman = Fishermen help at the Fishery and the Labour Exchange.
lh-symbol-craftsman = Craftsman buildings help at the Marketplace and the Town Square, and count for the Town Hall.
lh-symbol-economic = Economic buildings count for the Bank and the Guildhouse.
lh-symbol-industrial = Industrial buildings count for the Bank and the Business Park.
lh-symbol-public = Public buildings count for the Town Hall.

## The panels: what the game asks kind by kind is one question here

decision-food = How do you pay the food?
decision-energy = How do you pay the energy?
decision-pick = Which goods?
decision-fleet = Shipping Line: what sails?
decision-cargo = Shipping Line: what else sails?
decision-hand-in = Which goods do you hand in?
decision-receive = What do you take for them?
decision-office-hand-in = Which four goods do you hand in for a steel?

lh-have = have { $count }
lh-pay = Pay
lh-pay-all = Pay { $what }
lh-skip = Skip this
lh-get-all = Get { $what }
lh-take-them = Take them
lh-due-food = Food due: { $need }
lh-due-energy = Energy due: { $need }
lh-paid = { $paid } paid
lh-wasted = { $amount } more than needed
lh-too-much = You could leave out { $good }: overpaying like that is not allowed.
lh-missing = { $amount } still missing
lh-pay-other = That number of { $good } is not possible.
lh-leaves = You keep { $what }
lh-leaves-nothing = You keep none of these
lh-choose-kinds = { $chosen } of { $count } chosen
lh-choose-goods = { $chosen } of { $count } goods chosen
lh-choose-more =
    { $more ->
        [one] Choose 1 more.
       *[other] Choose { $more } more.
    }
lh-choose-one = Choose at least one.
lh-choose-dear = That costs { $cost } francs and you have { $francs }.
lh-choose-other = You cannot start with { $good }: too few kinds would be left after it.
lh-costs =
    { $francs ->
        [one] 1 franc
       *[other] { $francs } francs
    }
lh-brings = +{ $francs } francs
lh-pick-go =
    { $count ->
        [0] Take goods
        [one] Take 1 good
       *[other] Take { $count } goods
    }
lh-pick-go-francs =
    { $count ->
        [one] Take 1 good
       *[other] Take { $count } goods
    } for { $francs ->
        [one] 1 franc
       *[other] { $francs } francs
    }
lh-pawn-go =
    { $count ->
        [0] Pawn goods
        [one] Pawn 1 good for 2 francs
       *[other] Pawn { $count } goods for { $francs } francs
    }
lh-picked-some = Your first goods are settled already; choose the rest.
lh-handed-in-some = Some goods are handed in already; choose the rest.
lh-pick-enough = That is all
lh-office-go = Hand in for a steel
lh-handed-in =
    { $count ->
        [one] 1 good is handed in already.
       *[other] { $count } goods are handed in already.
    }
lh-hand-in-nothing = Choose what you hand in.
lh-bridge = { $upgraded } upgraded, { $basic } basic
lh-bridge-rule = 1 franc for each upgraded good and for every three basic goods.
lh-bridge-threes =
    Basic goods go in threes: { $more ->
        [one] add 1 more or leave 2 out
       *[other] add { $more } more or leave 1 out
    }.
lh-bridge-go =
    { $francs ->
        [0] Hand in
        [one] Hand in for 1 franc
       *[other] Hand in for { $francs } francs
    }
lh-swap-go = Swap
lh-swap-give = Give { $what }
lh-swap-get = Get { $what }
lh-take-worth = Take goods worth { $worth } more.
lh-take-more =
    { $basic ->
        [0] { $upgraded ->
            [one] Take 1 more upgraded good.
           *[other] Take { $upgraded } more upgraded goods.
        }
        [one] { $upgraded ->
            [0] Take 1 more basic good.
           *[other] Take 1 more basic good and { $upgraded } upgraded.
        }
       *[other] { $upgraded ->
            [0] Take { $basic } more basic goods.
           *[other] Take { $basic } more basic goods and { $upgraded } upgraded.
        }
    }
lh-due-back-worth = What you handed in: goods worth { $worth } are still due to you.
lh-due-back-parts = Still due to you: { $basic } basic and { $upgraded } upgraded goods.
lh-cargo = Cargo: { $count } of { $places } places
lh-cargo-aboard =
    { $count ->
        [one] 1 good is aboard already.
       *[other] { $count } goods are aboard already.
    }
lh-cargo-nothing = Load at least one good.
lh-cargo-least =
    { $count ->
        [one] Load at least 1 more good: so many ships need it.
       *[other] Load at least { $count } more goods: so many ships need them.
    }
lh-cargo-bill =
    { $ships ->
        [one] 1 ship
       *[other] { $ships } ships
    }, { $energy } energy
lh-cargo-burn = Energy from { $what }
lh-cargo-short = Not enough is left ashore for { $energy } energy.
lh-cargo-best = Best cargo
lh-sail-for =
    { $francs ->
        [0] Sail
        [one] Sail for 1 franc
       *[other] Sail for { $francs } francs
    }
lh-step = How many { $good }?
