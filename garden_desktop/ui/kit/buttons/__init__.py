"""Buttons and choices: painted buttons, key caps, toggles, segmented controls, and buttons with menus."""
