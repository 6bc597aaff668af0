"""Programs that act for somebody: tokens and OAuth."""
