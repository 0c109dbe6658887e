"""Garden Desktop: tabletop games for people who sit together at one computer."""

__version__ = "0.2.0"
