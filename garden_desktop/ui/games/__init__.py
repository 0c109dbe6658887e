"""Game-specific rendering: scenery painters and extra panels, one package per game."""
