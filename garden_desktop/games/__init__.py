"""The games, one sub-package each. No game knows another."""
