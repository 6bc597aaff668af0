"""What all tests share."""

import signal

from hypothesis import settings

# A busy machine is not a failing law: how long an example takes is measured by benches, not by tests.
settings.register_profile("academie", deadline=None)
settings.load_profile("academie")

# Programs started in the background ignore Ctrl-C, and so does what they start: its tests need it.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
