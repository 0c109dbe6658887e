"""Component data and options: the pack and its file format."""
