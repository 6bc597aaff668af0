"""Our games as other frameworks' environments. Each framework is imported only in its own module."""
