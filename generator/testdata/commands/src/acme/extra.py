import click


@click.group(cls=DefaultGroup, default="list")
def extra():
    """More."""


@extra.command()
def list():
    """Lists."""


@extra.group()
def deep():
    pass


@deep.command()
@click.argument("name")
def get(name):
    """Gets."""


@click.command()
def renamed():
    """Has another name."""


import os

RETRIES = os.getenv("ACME_RETRIES", "3")
