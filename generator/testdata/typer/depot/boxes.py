import typer

app = typer.Typer(help="Is not shown.")
crates = typer.Typer()


@app.command()
def list_all(limit: int = typer.Option(10, "--limit", "-n")):
    """Lists boxes."""


def remove(box: str):
    """Removes a box."""


app.command("rm")(remove)


@crates.callback()
def about(wooden: bool = True):
    """Looks after crates."""


@crates.command()
def count():
    """Counts them."""
