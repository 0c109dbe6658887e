"""Rules in the program: text, headings and search."""
