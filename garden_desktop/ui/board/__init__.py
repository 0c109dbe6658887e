"""The one table for all games: a scene played with mouse, keys, lists or a screen reader."""
