"""Who sits, whose eyes, the gate, the recap, undo, autosave: one screen for several people."""
