"""What a draft leads to, before it is a move: rows, hours, sums and entries while choosing and resolving."""
