"""What a draft leads to, before it is a move: rows, hours, sums and slips while choosing and resolving."""
