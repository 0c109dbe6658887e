"""Lessons at the table: playing them, checking them, and what of them somebody has been through."""
