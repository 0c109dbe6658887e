"""Settings: store on disk, settings dialog, shortcut sheet and About dialog."""
