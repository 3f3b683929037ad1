"""Tree search on the kernel contract: guided play, the tree, the levels, and analysis."""
