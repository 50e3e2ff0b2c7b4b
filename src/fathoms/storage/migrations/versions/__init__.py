"""One file a step; their numbers stand in `schema.REVISIONS`."""
