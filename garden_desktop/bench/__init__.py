"""How fast everything is: the rows of the speed table, each with its budget."""
