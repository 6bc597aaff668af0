"""Players and analysis. The only package that may import the compiled core, `academie_core`."""
