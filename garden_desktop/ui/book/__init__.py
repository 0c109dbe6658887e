"""Garden book: browser of all recorded matches, with statistics, people, evenings, import and export."""
