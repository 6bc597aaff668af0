"""Were they right? The statements of the books, computed."""
