"""What games measure of their own: the module named like a game's key, where there is one."""
