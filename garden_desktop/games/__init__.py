"""Rules, advice and table adapter of each game, one sub-package per game; no game imports another."""
