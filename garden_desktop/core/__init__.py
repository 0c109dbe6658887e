"""The engine all games share: contracts, match, records, gestures. Standard library only."""
