import typer

app = typer.Typer()


@app.command()
def greet(name: str = typer.Argument("you")):
    """Greets."""
