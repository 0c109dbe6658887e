"""Interactive lessons: panel with instructions, highlights on the table, answer to wrong moves, and progress."""
