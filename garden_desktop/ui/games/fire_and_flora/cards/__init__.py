"""Cards: plates of lands, what their plants answer to, and Resource Cards in the hand."""
