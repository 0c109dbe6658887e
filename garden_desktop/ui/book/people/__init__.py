"""People who sit at the table, with what is known of each."""
