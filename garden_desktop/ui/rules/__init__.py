"""The rules in the program: text, headings, search."""
