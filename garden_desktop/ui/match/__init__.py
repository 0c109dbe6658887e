"""A match around its table: prompt bar, side panel, hand-over screen, recap, and playback of the moves."""
