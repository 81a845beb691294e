"""The steps, a module each: m0001_..., m0002_... with revisions 0001, 0002 and so on."""
