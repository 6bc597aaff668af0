"""HTTP: one noun a file, every request and answer a type; `/api/openapi.json` describes it all."""
