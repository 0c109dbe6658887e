"""Text on the screen: translation and formatting of messages, and the labels and paragraphs that show them."""
