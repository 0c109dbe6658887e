"""The draft of an offer: two baskets, the sheet they lie on, and what is written there."""
