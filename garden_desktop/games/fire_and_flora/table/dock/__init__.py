"""Places below the rows: the buttons of the question asked, and a clause for each choice."""
