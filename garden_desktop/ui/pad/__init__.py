"""End of a match: score sheet on a pad, podium, final position and progress."""
