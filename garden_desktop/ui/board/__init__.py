"""Table view for all games: a QGraphicsScene played with mouse or keyboard, a list mode, and a
screen-reader interface."""
