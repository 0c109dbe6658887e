"""Layouts and containers: flow layout, rows and columns, mirroring for right to left, scroll areas,
notices and sheets."""
