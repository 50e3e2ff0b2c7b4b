"""`fathoms play`: a table in the terminal. What it shares with a table on a server is in `table_ui`."""
