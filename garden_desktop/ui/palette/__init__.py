"""The palette: whatever can be done now, found by typing."""
