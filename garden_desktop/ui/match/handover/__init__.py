"""Hand-over between two people at one computer: screen, placement over the table, controller."""
