"""Computer players and hints: evaluation, policy, win chances, puzzles. Never decides legality."""
