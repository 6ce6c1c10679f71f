"""Declares commands for a group of another module."""

from click import argument, group

from .main import cli


@cli.command()
@argument("what")
def elsewhere(what):
    """Stands elsewhere."""


@group
def loose():
    """Belongs to nobody."""


@loose.command
def inside():
    """Is in it."""
