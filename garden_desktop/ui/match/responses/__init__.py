"""A round of questions on the screen: the bar that runs, who wants to look, and how long a look takes."""
