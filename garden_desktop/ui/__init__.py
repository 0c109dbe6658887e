"""The window. PySide6 lives here and nowhere below."""

from garden_desktop.ui import guard

guard.install()
