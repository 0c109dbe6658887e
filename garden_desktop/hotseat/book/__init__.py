"""The garden book: what is known of every record in a folder, without reading them all again."""
