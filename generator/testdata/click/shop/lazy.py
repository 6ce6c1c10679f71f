import click


@click.command()
@click.option("--x")
def later(x):
    """Comes later."""
