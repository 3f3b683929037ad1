# Setting up Le Havre.

setup-length-full = Full game
    .about =
        { $players ->
            [1] 7 rounds, with special buildings.
            [2] 14 rounds, with special buildings.
            [3] 18 rounds, with special buildings.
           *[other] 20 rounds, with special buildings.
        }
setup-length-short = Short game
    .about =
        { $players ->
            [1] 4 rounds. More goods at the start, no special buildings.
            [2] 8 rounds. More goods at the start, no special buildings.
            [5] 15 rounds. More goods at the start, no special buildings.
           *[other] 12 rounds. More goods at the start, no special buildings.
        }
setup-expansion-cards = Special buildings to mix into the deck. Six are drawn for each game.
setup-expansion-cards-essen-2008 = Essen 2008
    .about = 12 promo buildings.
setup-expansion-cards-grand-hameau = Le Grand Hameau
    .about = The expansion: 30 buildings.
setup-expansion-cards-essen-2010 = Essen 2010
    .about = The Toy Fair.
setup-expansion-cards-later-promos = Later promos
    .about = Two more buildings.
setup-marketplace-solo-limit = How much the Marketplace gives in a solo game
setup-marketplace-solo-limit-4 = At most 4 goods
    .about = The card of 2020: the harder game.
setup-marketplace-solo-limit-8 = Up to 8 goods
    .about = The card of 2008: the easier game.

setup-group-money = Buying, selling and loans
setup-group-payments = Paying with goods
setup-group-buildings = Single buildings
setup-group-end = End of the game
setup-group-solo = Solo game

setup-out-of-turn-selling = May players sell cards between other players’ turns? The basic rules allow it. The rules for experienced players in the Polish rulebook allow it only to cover a payment.
setup-buy-then-sell-same-turn = All rulebooks forbid selling a card and buying it back in one turn. The Polish one can be read to forbid the reverse too.
setup-interest-mode = Every rulebook asks for 1 franc in total, except the main text of the Russian one, which asks for 1 per loan.
setup-expensive-loans = A variant of the Polish rulebook: whoever has as many loans as there are players pays 1 franc more interest.
setup-final-auto-repay = A loan costs 7 at the end but only 5 to repay, so loans are repaid for you before scoring.
setup-minimal-payments = Whether a payment may include a good that is not needed. The rulebooks are silent.
setup-substitution-scope = The rulebooks say that bricks always count as clay and steel as iron. This decides how far “always” goes.
setup-black-market-redeal = The Czech rulebook deals again if the Black Market starts on top of a stack. The Polish and Russian ones advise it.
setup-arts-centre-cost = The printed card and the Russian rulebook say 2 clay, the Czech and Polish rulebooks 1.
setup-ironworks-cost = The printed card and the Russian rulebook say 3 wood, the Czech and Polish rulebooks 1.
setup-yacht-purchasable = The card says that the yacht can be bought. The rulebooks only mention swapping an iron ship for it.
setup-stadium-purchasable = No rulebook puts the Football Stadium up for sale; a well-known computer version does.
setup-town-takes-stadium = The town takes the building with the lowest number, and the Stadium has the highest. The rulebooks can be read either way.
setup-harbour-watch-several = In the final turns several workers can share a building. The rulebooks do not say what the Harbour Watch does then.
setup-toy-fair-loan-francs = Whether the loan of the Toy Fair brings 4 francs like any other. The card does not say.
setup-stockmarket-bank-bought = The Stockmarket pays 3 francs when another player builds the Bank. The card does not say whether buying counts.
setup-final-action-optional = The rulebooks write that each player “may” act once more.
setup-solo-removed-specials = The Polish rulebook of 2020 takes out the Harbour Watch and a second building, probably the Zoo. The rulebooks of 2008 take out none.
