"""Effects: state changes of actions and events on a mutable position, without checks of legality."""
