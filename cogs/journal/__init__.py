"""The journal of rulings: kept by leave, listed, searched, exported, and let go of in time."""
