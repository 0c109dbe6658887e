"""What is shown while something is in hand, looked at or to be chosen."""
