"""The end of a match: the score pad and every number on it explained."""
