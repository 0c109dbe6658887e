"""Painting of gardens: hedge, beds and paths, held piece, and walks."""
