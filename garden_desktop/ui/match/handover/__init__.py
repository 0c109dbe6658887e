"""What stands before a table until its person is there."""
