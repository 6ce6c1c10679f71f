import os

LOAD = 3


def add_common(parser):
    parser.add_argument("-v", "--verbose", action="count", default=0, help="Say more (default: %(default)s).")
    group = parser.add_argument_group("server", "Where the depot is.")
    group.add_argument("--server", default=os.environ.get("DEPOT_SERVER", "http://localhost"), help="Its address.")
    group.add_argument("--port", type=int, default=int(os.getenv("DEPOT_PORT", "80")))


def register(commands, parents):
    parser = commands.add_parser("shelf", help="Looks after shelves.", parents=parents)
    below = parser.add_subparsers(title="commands")
    add = below.add_parser("add", description="Adds a shelf.")
    add.add_argument("--load", type=int, default=LOAD)
    how = add.add_mutually_exclusive_group(required=True)
    how.add_argument("--left", action="store_true")
    how.add_argument("--right", action="store_true")
    how.add_argument("--at", type=int)
    below.add_parser("remove")
