"""The sounds: mixing, the device, and what is heard at the table."""
