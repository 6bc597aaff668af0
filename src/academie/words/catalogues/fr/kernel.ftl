kernel-reasons = { $reason } ; { $another }
