"""Pictures of hands, auctions and scores: plain values, the same content as text, and crisp PNG by Pillow."""
