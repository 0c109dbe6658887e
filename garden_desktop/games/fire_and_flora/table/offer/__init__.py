"""Draft of an offer: two baskets, the sheet they lie on, its input and its notes."""
