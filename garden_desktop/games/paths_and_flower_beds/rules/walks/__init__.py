"""Walks: their score, and the exact search for the best one."""
