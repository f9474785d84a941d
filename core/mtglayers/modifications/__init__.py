"""Modifications: what effects do, a module for each group of layers (613.1)."""
