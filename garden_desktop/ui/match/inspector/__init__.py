"""Inspector (explained tooltips): panel, placement, hover timing, and its text for screen readers."""
