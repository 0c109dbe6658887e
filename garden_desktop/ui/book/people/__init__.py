"""People section of the garden book: list of people, statistics of a person, and saved tables."""
