"""Lessons at the table: playing them, checking them, and the progress of each person."""
