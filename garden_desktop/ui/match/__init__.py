"""A match around its table: bar, rail, gate, recap, and what is shown of the moves."""
