"""Response windows on the screen: timer bar, buttons of the seats that are asked, and the minimum time of a look."""
