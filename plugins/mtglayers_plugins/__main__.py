"""``python -m mtglayers_plugins`` is the command line ``mtglayers``."""

from mtglayers_plugins.command_line import main

if __name__ == "__main__":
    main()
