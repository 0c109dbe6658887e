"""Engine shared by all games: interfaces, match with undo, records, move input, options, puzzles. Standard library
only."""
