# Setting up Shipyard.

setup-contracts-deal-three = Advanced
    .about = 3 red and 3 blue contracts at random. You keep one of each.
setup-contracts-deal-sets = Beginners
    .about = A recommended set of 2 red and 2 blue. You keep one of each.
setup-contracts-deal-two = Two and two
    .about = 2 red and 2 blue contracts at random. You keep one of each.
setup-employees-layout-random = Advanced
    .about = All employees are placed at random.
setup-employees-layout-drawn = Beginners
    .about = Eight useful ones where the rulebook draws them, the others at random.
setup-employees-layout-one-per-space = Mixed
    .about = The same eight, one to a space at random, then the others.

setup-group-row = The action row
setup-group-length = Length and end
setup-group-canals = Canals
setup-group-ships = Ships and contracts
setup-group-solo = Solo game

setup-action-row = The rulebook shuffles the tiles. An order of your own lets you replay a known start.
setup-action-row-title = Starting action row
setup-action-row-shuffled = Shuffled
setup-action-row-own = An order of my own
setup-subsidy-start = The tile has a marked place in the row, but the rulebook does not name it.
setup-last-tile-guilder = The rulebook puts a guilder on the last tile when a round ends and nobody is on it. It does not say whether they add up.
setup-guilder-at-final-drop = The last round ends like the others, with one turn left to take the guilder.
setup-able-with-bonus = By the rulebook you can’t choose Exchange without goods. With this option a bonus Purchase before it is enough.
setup-gear-first-drop = How long the first round is. The rulebook’s picture gives no number; with 11 everyone has the same number of turns.
setup-gear-moves-per-drop = How long every later round is. With 12, each player has about 25 actions.
setup-final-ship-build = The rulebook announces this last purchase; the English summary explains how it works.
setup-tie-break = The rulebook does not say how ties are broken.
setup-canal-rotation = The rulebook only asks that a new canal touches another one.
setup-canal-tiles = Only one shape is certain; the other two are reconstructions.
setup-canal-allow-loops = The rulebook shows no canals with loops, and this game has no such tiles.
setup-free-scrap = The rulebook lets you give up a ship that could sail.
setup-bonus-pieces = By the rulebook you may leave them, but taking them never hurts.
setup-exchange-start-field = The space has no prices, so the marker passes it after the first time.
setup-contract-26 = The rulebook describes this contract without its numbers.
setup-solo-removed = The rulebook’s example takes such tiles out of the game.
setup-solo-leader-barred = The solo rules name only tiles with cubes; for your own turn the leading tile is barred too.
