"""Components as they are seen and named: plates of lands, the open hand, names and texts of cards."""
