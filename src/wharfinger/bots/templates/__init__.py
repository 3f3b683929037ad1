"""Files that the registry loads once for each game, with that game's `rules` in place of the contract's."""
