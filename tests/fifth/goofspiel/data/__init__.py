"""What is in the box: how many cards everybody has."""
