"""Trictrac again, written from the two treatises of the Académie universelle des jeux alone.

It shares nothing with the law of the platform: `readings` says what each treatise holds and how its doubts
were read, `plays` finds every lawful play of a throw, `scoring` what the throw is worth.
"""
