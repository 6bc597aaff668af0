"""Whether the tests notice faults: random changes of the source, each put to the near ring of its module."""
