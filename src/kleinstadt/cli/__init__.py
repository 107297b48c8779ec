"""The `kleinstadt` command. Each command is a module of its own with `add` and `run`, imported when it is called."""
