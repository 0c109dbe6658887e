"""Paths & Flower Beds."""
