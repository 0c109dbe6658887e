"""Tables of statistics: models, delegates and views, with keyboard navigation and copying."""
