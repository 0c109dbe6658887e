"""Commands of the command line, one file each. Those without a window import no Qt."""
