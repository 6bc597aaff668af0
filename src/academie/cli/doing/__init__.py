"""What the commands do: each in a module named for its command, loaded when it is called."""
