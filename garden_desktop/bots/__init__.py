"""Computer players (bots). They get views, never states, so they cannot cheat."""
