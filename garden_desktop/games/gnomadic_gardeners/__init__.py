"""Gnomadic Gardeners."""
