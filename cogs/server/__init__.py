"""/settings: what a server lays down, and what happens when the bot joins or leaves one."""
