"""What the schemas of the parts made at 0.3; every later change is a step after this one."""

revision = "0025"
down_revision = None
