"""``mtglayers evaluate --batch``: many boards, one a line, over all cores or a Dask cluster (see docs/engines.md)."""
