"""HTTP and WebSocket around tables; serves the web client."""
