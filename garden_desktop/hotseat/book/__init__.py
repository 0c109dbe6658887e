"""Match library (the garden book): an index of all records in a folder, searchable without reading them again."""
