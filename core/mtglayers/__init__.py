"""mtglayers: what does this object look like now? Rule 613 of Magic: The Gathering, exactly and with reasons."""
