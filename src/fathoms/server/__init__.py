"""HTTP and WebSocket to tables, pages and metrics, with starlette and uvicorn; no rule of a game."""
