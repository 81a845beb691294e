"""/help by topic and /about with the measured figures."""
