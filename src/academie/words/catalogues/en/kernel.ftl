# Two of the reasons why a position cannot be.
kernel-reasons = { $reason }; { $another }
