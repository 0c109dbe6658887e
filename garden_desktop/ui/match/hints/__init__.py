"""Advice at the table: what the strongest level would do is lit, and why is said."""
