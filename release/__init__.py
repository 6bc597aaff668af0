"""What a release is made of: `python -m release`."""
