"""Band of the response window, which looks the same whatever anybody holds."""
