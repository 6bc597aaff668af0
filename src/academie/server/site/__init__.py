"""The pages, the front page, and words for the browser."""
