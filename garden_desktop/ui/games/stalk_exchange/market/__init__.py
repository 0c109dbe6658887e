"""The market: trellis and gauge, the exchange, the basket, and the aids beside them."""
