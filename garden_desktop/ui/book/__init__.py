"""The garden book: every match that lies in the folder, found, looked at, gone on with."""
