from datetime import datetime
from decimal import Decimal
from enum import Enum
from pathlib import Path
from typing import Annotated, List, Literal, Optional, Tuple
from uuid import UUID

import typer
from typer import Argument, Option

from depot import boxes, extra
from depot.shelves import shelves_app

app = typer.Typer(name="depot", help="Keeps [bold red]boxes[/bold red].", no_args_is_help=True, epilog="Ask for more.")
app.add_typer(boxes.app, name="boxes", help="Looks after boxes.")
app.add_typer(shelves_app)
app.add_typer(extra.app)
hidden = typer.Typer(hidden=True)
app.add_typer(hidden, name="hidden")
for each in [boxes.crates]:
    app.add_typer(each, name="crates", deprecated=True)


class Colour(str, Enum):
    red = "red"
    blue = "dark-blue"


Verbose = Annotated[int, typer.Option("--verbose", "-v", count=True, help="Say more.")]


@app.callback(invoke_without_command=True)
def main(
    ctx: typer.Context,
    verbose: Verbose = 0,
    version: bool = typer.Option(False, "--version", help="Tells the version.", is_eager=True),
    config: Optional[Path] = typer.Option(None, "--config", "-c", envvar=["DEPOT_CONFIG", "CONFIG"], dir_okay=False),
):
    """Is not shown, since the app has a help of its own."""


@app.command()
def kinds(
    name: str,
    count: int = 3,
    rate: float = Option(0.5, min=0, max=1, clamp=True),
    colour: Colour = Colour.blue,
    mode: Annotated[Literal["fast", "slow"], Option(help="How quickly.")] = "fast",
    force: bool = False,
    warn: bool = True,
    quiet: Annotated[bool, typer.Option("--quiet/--loud", "-q/-l")] = False,
    sure: bool = typer.Option(..., prompt="Are you sure?"),
    tags: List[str] = typer.Option([], "--tag", help="May be repeated."),
    pair: Tuple[str, int] = ("a", 1),
    when: Optional[datetime] = None,
    id: UUID | None = None,
    price: Decimal = typer.Option(..., help="What it costs."),
    secret: str = typer.Option("", hidden=True),
    folder: Path = typer.Option(Path("boxes"), exists=True, file_okay=False),
    token: Annotated[str, typer.Option(envvar="DEPOT_TOKEN", show_default=False)] = ...,
    user_name: str = typer.Option(default_factory=lambda: "me", show_default="the one who asks"),
    log: typer.FileTextWrite = None,
):
    """Takes values of
    every kind.

    \f
    Nobody reads this.
    """


@app.command("say", help="Says it.", deprecated=True)
def say_it(
    words: Annotated[List[str], Argument(help="What to say.", envvar="WORDS")],
    to: Annotated[Optional[str], Argument(show_default="everybody")] = None,
    level: int = typer.Argument(1, min=1, max=5),
):
    pass


@app.command(hidden=True)
def nothing():
    pass
