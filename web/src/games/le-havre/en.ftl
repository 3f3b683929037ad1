# Words of Le Havre's board that the game's own catalogue does not have.

## Sections

lh-harbour = Harbour
lh-plans = Proposals
lh-town = Town
lh-you = You
lh-others = Players
lh-show-all = show all
lh-show-less = show less
lh-show-all-of = { $player }: show all
lh-show-less-of = { $player }: show less
lh-sections = Sections
lh-find = Highlight cards

## Buttons

lh-take = Take { $what }
drawer-turn = Buy, sell or repay
drawer-after-action = Buy, sell or repay
drawer-before-supply = Buy, sell or repay
drawer-gap = Buy, sell or repay
drawer-interest = Repay a loan
drawer-second-construction = Buy, sell or repay
drawer-second-visit = Buy, sell or repay
lh-enter = Enter { $what }
lh-construct = Build { $what }
lh-lay = Play { $what }
lh-build = Build { $what }
lh-exchange-for = Swap for { $what }
lh-exchange = Give up { $what }
lh-buy = Buy { $what } (−{ $francs })
lh-sell = Sell { $what } (+{ $francs })
lh-evict = Send { $player } home
lh-send-home = Send { $player } home
lh-redeem = Redeem { $what } for 2
lh-get = Get { $what }
lh-for = Give { $what }
the-ship-worth = { $ship } ({ $value })
lh-goods = { $goods }
lh-sail =
    { $count ->
        [one] Send 1 ship
       *[other] Send { $count } ships
    }
lh-units = { $count } ×
lh-units-more = { $count } × and more
lh-fee-food = Pay in food
lh-fee-francs = Pay in francs
lh-office-steel-steel = 4 goods for a steel
lh-office-steel-no-steel = No steel
lh-no-good = Nothing more
lh-no-swap = No swap
lh-crane = Wood for { $what }
lh-repay = Repay a loan (−5)
lh-loan = Take a loan (+4)
lh-pass = Pass
lh-look = Look
lh-do-not-look = Don’t look
lh-keep-order = Keep the order
lh-swap = Swap the two
lh-on-top = { $card } on top
lh-two-loans = Return two loans
lh-one-loan = Return one, get 2 francs
lh-first-part = The first
lh-second-part = The second
lh-done-after-action = End turn
lh-done-before-supply = Continue
lh-done-gap = Continue
lh-done-second-construction = No second building
lh-done-second-visit = No second visit
lh-done-interest = Pay interest
lh-done-pick = Done
lh-done-lay-buy = Don’t buy it

## Asked once more

lh-warn-sell = You get { $francs } for something worth { $value } at the end.
lh-warn-pass = You give up your last action.
lh-warn-second-visit = You give up a visit that costs no fee.

## What a choice does now, where its button does not say it already

hint-offer = {""}
hint-buy = worth { $value }: { $what }
hint-buy-ship = worth { $value }
hint-sell = worth { $value } at the end
hint-repay = {""}
hint-loan = { $repay } to repay
hint-pay = { $cost }
hint-two-loans = {""}
hint-one-loan = {""}
hint-done-after-action = {""}
hint-done-before-supply = {""}
hint-done-gap = {""}
hint-done-second-construction = {""}
hint-done-second-visit = {""}
hint-done-interest = {""}
hint-done-pick = {""}
hint-done-lay-buy = {""}

## On the board

lh-can-enter = enter
lh-can-buy = buy
lh-can-sell = sell
lh-can-construct = build
lh-can-take = take
lh-can-build = build
lh-can-repay = repay
lh-can-other = choose
lh-can = { $thing }: { $deeds }
lh-no-action = no action
lh-fed = fed
lh-fed-by-ships = fed by ships
lh-food-short = { $missing } food short
lh-food-enough = { $need } food due
lh-goods-count =
    { $count ->
        [one] 1 good
       *[other] { $count } goods
    }
lh-disc-home = Worker of { $player }: at home
lh-tile = { $number }: { $first } and { $second }
lh-tile-down = { $number }: face down
lh-vessel = { $kind } { $name }, worth { $value }
lh-round-now = Round { $round } of { $rounds }
lh-stack-empty = empty space
lh-known = { $place }: { $card }
lh-known-either = 1 or 2: { $card }
lh-modern = modernised
lh-worth = worth
lh-round = round
lh-town-builds = town builds
lh-fee = fee
lh-cost = cost

## Icons that stand for words

lh-icon-build = build a building
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

lh-explain-offer = { $amount } here: taking an offer takes them all.
lh-explain-tiles = { $count } of the 7 supply tiles add more each round.
lh-explain-tile-title = Supply tile { $number }
lh-explain-tile = Each turn here adds { $first } and { $second } to the offers.
lh-explain-interest = Everyone with a loan pays 1 franc of interest when a ship reaches this tile.
lh-explain-down = Face down until a ship reaches it in the first round.
lh-explain-marker = { $player } took the last turn here.
lh-explain-card-title = { $card } (no. { $number })
lh-explain-marketplace-short = Take 2 different basic goods (no francs), plus 1 more kind per craftsman building you own
lh-explain-type = Type: { $type }
lh-explain-value = Worth { $value }
lh-explain-value-bonus = Worth { $value } and a bonus of { $bonus } if the game ended now
lh-explain-price =
    Price: { $francs ->
        [one] 1 franc
       *[other] { $francs } francs
    }
lh-explain-not-sold = Cannot be bought
lh-explain-cost = Costs { $cost } to build
lh-explain-no-cost = Cannot be built
lh-explain-fee = Entry fee: { $fee }
lh-explain-hammers = Hammers: { $count }
lh-explain-fishermen = Fishermen: { $count }
lh-explain-owner = Owner: { $player }
lh-explain-owner-town = Owner: the town
lh-explain-owner-plan = Not built yet
lh-explain-waiting = Waits beside the board for an empty proposal space.
lh-explain-inside = Inside: { $players }
lh-explain-covered = Only the top card of a stack can be built or bought.
lh-explain-modern = This wharf is modernised: every ship can be built here.
lh-explain-sell =
    Sells for { $francs ->
        [one] 1 franc
       *[other] { $francs } francs
    }
lh-explain-ship-build = Costs { $cost } and { $energy } energy to build at a wharf
lh-explain-ship-use = Feeds { $food } each round, carries { $places } goods at the Shipping Line
lh-explain-ship-stack =
    { $count ->
        [0] None available now.
        [one] 1 available.
       *[other] { $count } available.
    }
lh-explain-ship-top = On top: { $name }, worth { $value }
lh-explain-good-have = { $player } has { $goods }.
lh-explain-good-food = Counts as { $amount } food
lh-explain-good-energy = Gives { $amount } energy
lh-explain-good-ship = Shipping price: { $francs }
lh-explain-good-becomes = Upgrades to { $good }
lh-explain-good-from = Upgraded from { $good }
lh-explain-good-offered = { $amount } on the offer
lh-explain-francs = 1 point each at the end; 1 franc also counts as 1 food.
lh-explain-loan-title = Loans of { $player }
lh-explain-loan-count = Now: { $count }
lh-explain-loan = A loan brings 4 francs, costs 5 to repay, or 7 points at the end. Interest is 1 franc in total.
lh-explain-disc-title = Worker of { $player }
lh-explain-disc-in = In { $card }; nobody else can enter until it leaves.
lh-explain-disc-home = At home.
lh-explain-food = { $player } has { $amount } food, and { $francs } francs that count as food.
lh-explain-feeding-title = Feeding of { $player }
lh-explain-fed = Already fed this round.
lh-explain-feeding = { $food } food due at the end of the round.
lh-explain-feeding-ships = Ships provide { $food }.
lh-explain-feeding-need = To pay: { $need }
lh-explain-feeding-missing = Short by { $missing }, counting all food and francs.
lh-explain-feeding-over = No more feeding: this is the final phase.
lh-explain-energy = { $player } has goods for { $amount } energy.
lh-explain-wealth = { $player }: { $amount } points if the game ended now
lh-explain-wealth-buildings = Buildings and bonuses: { $amount }
lh-explain-wealth-ships = Ships: { $amount }
lh-explain-wealth-francs = Francs minus loans: { $amount }
lh-explain-player-counts = Owns { $counts }
lh-explain-round-title = Round { $round }
lh-explain-round-food = Everyone feeds { $food } at the end of it
lh-explain-round-harvest = Harvest: +1 grain if you have any, +1 cattle if you have two.
lh-explain-round-no-harvest = No harvest.
lh-explain-round-standard = The town builds the lowest of the three top proposals.
lh-explain-round-special = The town builds a special building.
lh-explain-round-ship = Then a new ship: { $ship } { $name }, worth { $value }
lh-explain-deck-title = Special buildings
lh-explain-deck-unseen = Drawn from { $count } cards not seen yet.
lh-explain-stack-title = Proposal stack { $number }
lh-explain-stack =
    { $count ->
        [0] Empty.
        [one] One card, face up.
       *[other] { $count } cards, lowest number on top. Only the top one can be built or bought.
    }
lh-explain-type-count = { $player } owns { $count }.
lh-symbol-hammer = Hammers help at the Clay Mound, the Colliery and the Labour Exchange.
lh-symbol-fisherman = Fishermen help at the Fishery and the Labour Exchange.
lh-symbol-craftsman = Craftsman buildings help at the Marketplace and the Town Square, and count for the Town Hall.
lh-symbol-economic = Economic buildings count for the Bank and the Guildhouse.
lh-symbol-industrial = Industrial buildings count for the Bank and the Business Park.
lh-symbol-public = Public buildings count for the Town Hall.

## The panels: what the game asks kind by kind is one question here

decision-food = Pay the food.
panel-fleet = Which goods do you ship?
panel-cargo = Which goods do you ship?
panel-hand-in = Which goods do you hand in?
panel-receive = Which goods do you take?
decision-energy = Pay the energy.
decision-fee = Pay the entry fee.
decision-pick = Choose goods.
decision-fleet = Shipping Line: load your ships.
decision-cargo = Shipping Line: load your ships.
decision-hand-in = Choose goods to hand in.
decision-receive = Choose goods to take.
decision-office-hand-in = Choose four goods to trade for a steel.
decision-forced = You can’t pay.

lh-have = have { $count }
lh-pay = Pay
lh-pay-all = Pay { $what }
lh-feed-go = Feed workers: { $what }
lh-skip = Skip
lh-trade = { $give } → { $get }
lh-burns = Paid with { $what }
lh-cheapest = Cheapest
lh-kind-first = Use { $good }
lh-least = Min { $count }
lh-most = Max { $count }
lh-all = All
lh-none = None
lh-do-smokehouse = Smoke { $count } fish
lh-do-bakehouse = Bake { $count } bread
lh-do-brickworks =
    { $count ->
        [one] Fire 1 brick
       *[other] Fire { $count } bricks
    }
lh-do-charcoal-kiln = Make { $count } charcoal
lh-do-abattoir = Slaughter { $count } cattle
lh-do-tannery = Tan { $count } hides
lh-do-cokery = Make { $count } coke
lh-do-steel-mill = Make { $count } steel
lh-get-all = Get { $what }
lh-get-more = Get { $free } and { $more } more
lh-take-them = Take them
lh-due-fee-or = Entry fee of { $card }: { $food } food or { $francs }
lh-paid = { $paid } of { $need } paid
lh-wasted = { $amount } overpaid
lh-too-much = { $good } too many: needless overpaying is not allowed.
lh-missing = { $amount } still missing
lh-pay-other = You can’t pay that many { $good }.
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
lh-choose-dear =
    That costs { $cost ->
        [one] 1 franc
       *[other] { $cost } francs
    }, and you have { $francs }.
lh-choose-other = With { $good } there are not enough kinds left.
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
lh-picked-some = Some goods are chosen already.
lh-handed-in-some = Some goods are handed in already.
lh-pick-enough = Done
lh-office-go = Trade for a steel
lh-handed-in =
    { $count ->
        [one] 1 good is handed in already.
       *[other] { $count } goods are handed in already.
    }
lh-hand-in-nothing = Choose what to hand in.
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
lh-due-back-worth = Take goods worth { $worth }.
lh-due-back-parts = Take { $basic } basic and { $upgraded } upgraded goods.
lh-cargo = { $count } of { $places } loaded, { $free } free
lh-cargo-aboard =
    { $count ->
        [one] 1 good is aboard already.
       *[other] { $count } goods are aboard already.
    }
lh-cargo-nothing = Load at least 1 good.
lh-cargo-least =
    { $count ->
        [one] Load at least 1 more: fewer ships would do.
       *[other] Load at least { $count } more: fewer ships would do.
    }
lh-cargo-bill =
    { $ships ->
        [one] 1 ship
       *[other] { $ships } ships
    }, { $energy } energy
lh-cargo-burn = Burns { $what }
lh-cargo-short = Not enough left for { $energy } energy.
lh-cargo-best = Best load
lh-sail-for =
    { $francs ->
        [0] Sail
        [one] Sail for 1 franc
       *[other] Sail for { $francs } francs
    }
lh-extra = { $card }: you take { $free }
lh-more-for = { $more } more for { $cost }
lh-times = Times
lh-step = How many { $good }?
lh-forced-choose = Take a loan or sell something.
lh-forced-loans =
    { $count ->
        [0] Take a loan
        [one] Take a loan: +{ $francs }
       *[other] Take { $count } loans: +{ $francs }
    }
lh-forced-sell =
    { $loans ->
        [0] { $count ->
            [one] Sell it: +{ $francs }
           *[other] Sell { $count } cards: +{ $francs }
        }
        [one] Sell { $count } and take a loan: +{ $francs }
       *[other] Sell { $count } and take { $loans } loans: +{ $francs }
    }
lh-forced-still = { $missing } still short
lh-forced-covered =
    { $over ->
        [0] Covers it exactly
       *[other] Covers it, { $over } left over
    }
lh-forced-cost = Each loan costs { $repay } francs to repay, or 7 points at the end
lh-loans = Loans
lh-loan-brings = +{ $francs } francs each
