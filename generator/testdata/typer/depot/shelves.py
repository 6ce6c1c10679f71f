from typer import Typer

shelves_app = Typer(name="shelves", short_help="Looks after shelves.")


@shelves_app.command()
def add(load: float):
    """Adds a shelf."""
