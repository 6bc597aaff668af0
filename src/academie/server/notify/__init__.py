"""What people are told when they are away: notices in the page, push messages and mail."""
