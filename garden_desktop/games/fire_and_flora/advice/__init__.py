"""Computer players and hints: evaluation, previews, policy, win chances, puzzles. Never decides legality."""
