"""Tree search on the kernel contract: playouts, the tree, the levels, and analysis."""
