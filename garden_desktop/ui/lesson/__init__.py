"""A lesson on the table: the slip that speaks, the marks that point, and what of it is kept."""
