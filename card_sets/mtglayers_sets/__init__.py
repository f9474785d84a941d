"""Card sets: one module for each Magic set, and a CardSet in it."""
