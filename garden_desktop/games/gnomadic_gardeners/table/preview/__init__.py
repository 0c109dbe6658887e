"""Previews of a draft before it is a move: task rows, hours, sums, while choosing and resolving."""
