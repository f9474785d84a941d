"""The circus: a third party's plugins for mtglayers."""
