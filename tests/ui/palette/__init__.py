"""The palette: everything that can be done now."""
