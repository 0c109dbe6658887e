"""Tips during play: a sentence at the first occurrence of an event."""
