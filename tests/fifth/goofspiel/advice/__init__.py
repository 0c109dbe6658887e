"""How it is played well. Nothing is known of that yet: computer players search."""
