"""The commands of the command line, one file each; those without a window import no Qt."""
