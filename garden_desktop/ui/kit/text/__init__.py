"""Words on the screen: sentences in the present language, and the labels and paragraphs that show them."""
