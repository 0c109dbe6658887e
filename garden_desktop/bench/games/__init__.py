"""Benchmarks of single games: a module named like the game's key, where there is one."""
