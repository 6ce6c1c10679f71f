import typer


def scan(deep: bool = typer.Option(False, "--deep", help="Look into boxes too.")):
    """Scans the depot."""


def run() -> None:
    typer.run(scan)
