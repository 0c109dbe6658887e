"""The home screen: packets in a tray, slips of unfinished matches."""
