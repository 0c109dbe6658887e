"""How things stand to each other: side by side, below each other, on sheets over the window."""
