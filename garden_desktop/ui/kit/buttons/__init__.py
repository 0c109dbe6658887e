"""Whatever is pressed: buttons, keys, menus, values side by side, the discs of the seats."""
