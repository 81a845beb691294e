"""/score and /adjust: the arithmetic of a board and of an adjusted one."""
