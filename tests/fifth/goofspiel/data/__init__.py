"""Pack data of Goofspiel: how many cards each player has."""
