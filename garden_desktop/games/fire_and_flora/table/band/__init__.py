"""The question of a response window: a band across the table that looks the same whatever anybody holds."""
