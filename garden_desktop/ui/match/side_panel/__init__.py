"""Side panel of a match: sides, log, scores, plots, rules."""
