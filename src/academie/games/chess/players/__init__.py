"""Chess by Stockfish, held to our laws."""
