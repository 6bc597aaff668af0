"""What follows from a fault: tables with hands on them, where marking and touching are acts."""
