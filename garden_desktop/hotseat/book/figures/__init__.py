"""Statistics of people, pairs and evenings, computed from the index alone."""
