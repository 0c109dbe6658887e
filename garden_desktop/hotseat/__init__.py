"""Who sits, whose eyes, the curtain, the recap, undo, autosave: one screen for several people."""
