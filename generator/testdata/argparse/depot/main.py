"""Keeps boxes in a depot.

It knows where each of them stands.
"""

import argparse
import os
import sys
from enum import Enum
from pathlib import Path
from typing import List, Optional

from depot import shelves
from depot.shelves import LOAD, add_common


class Colour(Enum):
    RED = "red"
    BLUE = "blue"


WORDS = {"up": "Goes up.", "down": "Goes down."}
SHAPES = {"round": 1, "square": 2}


class Depot:
    """Whoever starts it has one of these."""

    def __init__(self) -> None:
        self.parser = argparse.ArgumentParser(
            prog="depot",
            description=__doc__,
            epilog="See %(prog)s list --help. It is 100%% right.",
        )
        self.parser.add_argument("--version", action="version", version="1.0")
        self.commands = self.parser.add_subparsers(dest="command", required=True)

    def fill(self) -> None:
        common = argparse.ArgumentParser(add_help=False)
        add_common(common)
        add_list(self.commands, [common])
        shelves.register(self.commands, parents=[common])
        for part in [Stack, Unstack]:
            part.register(self.commands)
        for name in ("lock", "unlock"):
            self.commands.add_parser(name, help=f"To {name} the depot.")
        self.commands.add_parser("secret", help=argparse.SUPPRESS)
        for name, text in WORDS.items():
            self.commands.add_parser(name, help=text)
        for name, (first, second) in {}:
            pass
        for name, text in [("in", "Goes in."), ("out", "Goes out.")]:
            add_threads(self.commands.add_parser(name, help=text), self.commands.add_parser(f"{name}-all"))

    def parse(self, args: Optional[List[str]]) -> argparse.Namespace:
        known = self.parser.parse_args(args)
        self.parser.add_argument("--never")
        return known


def add_threads(*parsers) -> None:
    for parser in parsers:
        parser.add_argument("--threads", type=int)


def add_list(commands, parents) -> None:
    parser = commands.add_parser(
        "list",
        aliases=["ls", "dir"],
        parents=parents,
        help="Lists boxes.",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        description="""
            Lists boxes, the oldest first.

            Examples:
              depot list --colour red
              depot list
        """,
    )
    parser.add_argument("--colour", "-c", type=Colour, choices=list(Colour), default=Colour.RED, help="Of %(choices)s; %(default)s else.")
    parser.add_argument("--kind", choices=["new", "old"], help="Which to list.")
    parser.add_argument("--limit", type=int, default=20, metavar="N", help="How many, %(metavar)s (default: %(default)s).")
    parser.add_argument("--share", type=float, default=0.5)
    parser.add_argument("--out", type=Path, default=Path("boxes.txt"))
    parser.add_argument("--file", type=argparse.FileType("r"))
    parser.add_argument("--tag", action="append", default=[])
    parser.add_argument("--ids", nargs="+", type=int, required=True)
    parser.add_argument("--size", nargs=2, type=float, metavar=("WIDTH", "HEIGHT"), default=(1.5, 2))
    parser.add_argument("--cache", nargs="?", const="all", default="none")
    parser.add_argument("--colourful", action=argparse.BooleanOptionalAction, default=True)
    parser.add_argument("--no-header", dest="header", action="store_false", help="Sets %(dest)s, else %(default)s.")
    parser.add_argument("--old", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--hours", type=int, choices=range(1, 4))
    parser.add_argument("--shape", choices=sorted(SHAPES.keys())).completer = None
    parser.set_defaults(func=run_list)


def run_list(args) -> int:
    """Lists what is there."""
    return 0


class Stack:
    @staticmethod
    def register(commands) -> None:
        parser = commands.add_parser("stack")
        parser.add_argument("box", metavar="BOX", help="Which box.")
        parser.add_argument("places", nargs="*", type=int)
        parser.set_defaults(func=Stack.run)

    @staticmethod
    def run(args) -> None:
        """Puts a box on top."""


class Unstack:
    @classmethod
    def register(cls, commands) -> None:
        parser = commands.add_parser("unstack", help="Takes boxes off.")
        parser.add_argument("boxes", nargs="+")
        parser.add_argument("rest", nargs=argparse.REMAINDER)
        parser.add_argument("how", nargs="?", default="slowly", help="In which way.")


def run(args: Optional[List[str]] = None) -> None:
    depot = Depot()
    depot.fill()
    sys.exit(0 if depot.parse(args) else 1)
