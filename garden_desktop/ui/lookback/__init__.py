"""Review of a finished match: win probabilities, luck and errors, and turning points."""
