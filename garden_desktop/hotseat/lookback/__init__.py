"""Looking back on a finished match: what luck gave, what decisions cost, and where it turned."""
