"""Match screen: table, prompt bar, side panel, hand-over screen, recap, and playback of moves."""
