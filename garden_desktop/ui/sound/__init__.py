"""What the garden sounds like: clips, one stream of all of them, and the device, in a thread of its own."""
