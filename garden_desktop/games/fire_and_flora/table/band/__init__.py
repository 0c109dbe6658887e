"""The question of a block window: a band across the table that looks the same whatever anybody holds."""
