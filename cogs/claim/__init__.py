"""/claim: the remaining cards from what was typed to the exact check, searched in processes of their own."""
