"""What is in the box and what may be agreed: component data, the file it is read from, options, names."""
