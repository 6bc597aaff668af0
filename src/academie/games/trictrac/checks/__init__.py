"""Conformance of trictrac."""
