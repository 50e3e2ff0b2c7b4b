"""The games: one folder each, and nothing outside names one."""
