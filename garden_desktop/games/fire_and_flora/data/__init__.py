"""Component data and options: the pack and its file format, modes, the options of a match and their checks, names."""
