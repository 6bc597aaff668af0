"""What stands between the network and the parts: callers, guards, problems and sockets."""
