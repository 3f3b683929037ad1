"""The kernel: contract, jit switch, chance, pending decisions, positions, notation, records, registry."""
