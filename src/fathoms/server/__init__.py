"""Starlette: HTTP and WebSocket to tables, static files, metrics. No logic."""
