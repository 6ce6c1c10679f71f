import enum
import os

import click

from acme.extra import extra, renamed

LEVELS = ["low", "high"]
DEFAULT_SERVER = "http://localhost"
shared = click.option("--token", envvar="ACME_TOKEN", help="A " "token.")


class Mode(enum.Enum):
    FAST = "fast"
    SLOW = "slow"


@click.group()
@click.option("--debug/--no-debug", default=False, help="Tell more.")
@click.version_option("1")
def acme(debug):
    """Handles items.

    \b
    Not wrapped.
    \fNot for users.
    """


@acme.command()
@click.argument("names", nargs=-1)
@click.argument("target", default="here")
@click.option("-s", "--server", type=str, default=DEFAULT_SERVER, required=True, help=f"Where to, {DEFAULT_SERVER}.")
@click.option("--level", type=click.Choice(LEVELS), multiple=True)
@click.option("--mode", type=click.Choice([m.name for m in Mode]), default=Mode.FAST.name)
@click.option("--cores", type=int, default=os.cpu_count())
@click.option("--where", type=click.Path(exists=True))
@click.option("--secret", hidden=True)
@shared
@unknown_decorator
def send_items(**kwargs):
    """Sends ``items``."""


@acme.command(name="old", hidden=True)
def old():
    pass


@acme.command("import", help="Takes in.", deprecated=True)
def import_():
    """Not this."""


acme.add_command(extra)
acme.add_command(renamed, "other-name")

try:
    from acme.absent import absent

    acme.add_command(absent)
except ImportError:
    acme.add_command(make_shim("absent"))


def helper():
    pass


def main():
    __import__("os").system("exit 1")
    acme()
