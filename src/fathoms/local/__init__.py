"""The house in a browser: tables, rules and bots without a server, over what a page's JavaScript gives."""
