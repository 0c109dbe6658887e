"""What somebody has missed, on a few cards."""
