"""The house style: colours, faces, art, sentences, and the small painted widgets everything is made of."""
