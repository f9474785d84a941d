"""What the rules of the game put into the layers, and the tools around them; each module is a plugin."""
