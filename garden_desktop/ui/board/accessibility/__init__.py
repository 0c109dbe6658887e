"""Accessibility of the table: texts, the interfaces for screen readers, and the list mode."""
