"""A part of the server that tests add: private notes of players on games. One folder holds all of it."""
