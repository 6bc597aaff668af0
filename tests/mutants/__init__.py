"""Whether the tests notice faults: changes of the source at random, each put to the near ring of its module.

Weighed: mutmut 3 changes functions only, not the tables of constants that much of a law is, runs every test
once first, and has no seed; cosmic-ray 8 has one selection of tests a session and writes each change into the
sources. Neither runs a ring a module from a warm interpreter; what they would save us is `places.py`.
"""
