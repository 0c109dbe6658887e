"""How it is played well: what a move would lead to, and what a computer player asks. No law, and no words."""
