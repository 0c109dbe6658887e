"""Speed benchmarks: the rows of the speed table, each with its budget."""
