"""Knowledge: the law book, the lexicon, the reading of questions, and the counsel that answers them."""
