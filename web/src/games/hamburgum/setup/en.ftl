# Setting up Hamburgum.

setup-officials-numbered = Numbered
    .about = The standard game: seven officials in a fixed order, each pays money once.
setup-officials-advanced-choice = Blue, your choice
    .about = Variant I: seven stronger officials lie open. Pick one when you build.
setup-officials-advanced-random = Blue, shuffled
    .about = Variant II: the same seven in a shuffled stack. You take the top one.

setup-group-turn = The turn
setup-group-harbour = Harbour and trade
setup-group-tokens = Tokens and officials
setup-group-end = End of the game
setup-group-looks = Looks

setup-start-player = The rulebook starts with whoever last visited a church. Here it is drawn by lot, unless you fix it.
setup-negative-prestige = Whether a long move on the rondel may be paid with prestige you don’t have. The rulebook is silent.
setup-idle-action = The rulebook words all actions as permissions, so you may do nothing. Some groups insist on doing something.
setup-empty-supply = All five of your ships are in the harbour, and one would leave when the new one arrives. The rulebook is silent.
setup-dutchman-sales = The rulebook calls the Flying Dutchmen neutral. One report of a game lets everyone load them.
setup-depot-beyond-10 = The board prints prices up to ten units and the rulebook sets no limit.
setup-building-token-scope = The rulebook’s wording counts only the parish. Reported scores count the whole map, and the Dom’s token would otherwise be worth nothing.
setup-blue-top = Whether everyone sees the next blue official. The rulebook does not say.
setup-canon-surplus = The Canon may bring you a second unscored token of a kind. The full rules check that only after a Church action; the quick introduction forbids it.
setup-turn-limit = The rulebook has no limit. A limit ends the game after so many rounds and scores it as it stands.
setup-tie-money = The rulebook breaks ties by the money “left over”: all of it, or what is left after the last full 100.
setup-money-name = Taler on the Hamburg side of the board, pounds on the London side.
