"""Theme colours, fonts, drawings, shadows, sizes, and the Qt style sheet made from them."""
