"""The page that looks back on a finished match."""
