"""`python -m kleinstadt.server` is `kleinstadt serve`."""

import argparse
import sys

from kleinstadt.cli import serve

if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="kleinstadt")
    commands = parser.add_subparsers()
    serve.add(commands)
    args = parser.parse_args(["serve", *sys.argv[1:]])
    sys.exit(args.run(args))
