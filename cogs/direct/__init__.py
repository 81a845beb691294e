"""The direct commands of the commonest situations, with options made from the facts of each."""
