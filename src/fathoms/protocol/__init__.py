"""Every message on the wire, as types. JSON Schema and TypeScript are made from them."""
