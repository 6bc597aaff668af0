"""What all tests share."""

from hypothesis import settings

# A busy machine is not a failing law: how long an example takes is measured by benches, not by tests.
settings.register_profile("academie", deadline=None)
settings.load_profile("academie")
