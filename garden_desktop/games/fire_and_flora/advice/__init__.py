"""How it is played well: what a move would lead to, what a computer player does, and what hints say. No law."""
