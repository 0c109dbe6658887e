"""Tips while playing: one sentence beside what happens to somebody for the first time."""
