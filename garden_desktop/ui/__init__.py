"""User interface of the program. PySide6 is imported in this package only, never in the packages below it."""

from garden_desktop.ui import guard

guard.install()
