"""What the program remembers between two evenings, and the sheet on which it is changed."""
