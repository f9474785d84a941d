"""Hooks: how plugins join in. ``hookimpl`` marks a plugin's function as the implementation of a hook."""

import pluggy

hookimpl = pluggy.HookimplMarker("mtglayers")

__all__ = ["hookimpl"]
