"""What one game adds to the table: painters of its scenery and extra panels, by key."""
