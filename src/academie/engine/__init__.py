"""Players and analysis. The only room that may import the compiled twin, `academie_core`."""
