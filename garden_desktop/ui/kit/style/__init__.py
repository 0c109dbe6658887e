"""What everything looks like: colours, faces, drawings, shadows, and the style sheet made from them."""
