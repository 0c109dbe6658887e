"""Computer players and hints: evaluation, round forecasts, policy, win chances, puzzles. Never decides legality."""
