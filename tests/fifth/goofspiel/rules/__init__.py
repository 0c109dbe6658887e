"""The whole law: who holds what, what may be bid, who takes the prize, and what may be known."""
