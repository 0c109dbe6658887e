"""Computer players and hints: evaluation, previews of moves, policy, win chances, puzzles. Never decides legality."""
