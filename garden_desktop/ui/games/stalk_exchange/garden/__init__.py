"""The garden board: earth under the tokens, and what is marked on it."""
