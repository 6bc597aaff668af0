"""Drawings of trictrac."""
