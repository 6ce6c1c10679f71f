import typer

cli = typer.Typer()


@cli.command()
def only(name: str):
    """Does one thing."""


def main() -> None:
    cli()
