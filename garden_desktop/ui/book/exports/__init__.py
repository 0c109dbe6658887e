"""Export of a match: record, picture, CSV table, printed score sheet, blank sheets, or text log."""
