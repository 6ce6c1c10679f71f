import os

import click

from .options import PAGES, add_options, common_options, in_circles, limited, nested_options
from .options import output, page_options, reduced, share_option, size_option, with_client
from shop import options as shared


class Colour(click.ParamType):
    name = "colour"


@click.group(
    context_settings={"auto_envvar_prefix": "SHOP"},
    epilog="See the manual.",
    no_args_is_help=True,
)
@click.help_option("-h", "--help", help="Tell this.")
@click.version_option("1.0", "-V", "--version", message="%(version)s")
@click.option("-v", "--verbose", count=True, help="Tell more.")
def cli(verbose):
    """Sells things.

    \b
    shop list   what there is
    shop buy    one of them

    Whatever is not
    marked is wrapped.
    \f
    Not for users.
    """


@cli.command("list")
@common_options
@output
@nested_options
@page_options
@size_option(default=2)
def list_items(**kwargs):
    """Lists what there is."""


@cli.command()
@add_options(PAGES)
@reduced(output, click.option("--last"))
@with_client
@limited(5, what="orders")
@shared.share_option("--share", "-s", default=0.5)
@in_circles
def orders(**kwargs):
    pass


@cli.command(short_help="Types of all kinds.", deprecated="Use `orders`.")
@click.argument("point", nargs=2, type=float)
@click.argument("rest", nargs=-1, required=True)
@click.option("--ratio", type=click.FloatRange(min=0, max=1, min_open=True, max_open=True))
@click.option("--below", type=click.FloatRange(max=0.5))
@click.option("--pair", type=(str, int), metavar="NAME COUNT")
@click.option("--triple", type=click.Tuple([str, click.INT, Colour()]))
@click.option("--colour", type=Colour())
@click.option("--id", type=click.UUID)
@click.option("--when", type=click.DateTime(formats=["%Y-%m-%d"]))
@click.option("--folder", type=click.Path(exists=True, file_okay=False))
@click.option("--file", type=click.Path(dir_okay=False))
@click.option("--rate", default=0.5)
@click.option("--loud", "volume", flag_value="loud", default=True)
@click.option("--quiet", "volume", flag_value="quiet")
@click.option("--greeting", is_flag=False, flag_value="hello")
@click.option(" /-N", "upper", default=True)
@click.option("--user", default=lambda: os.environ.get("USER", "nobody"))
@click.option("--home", default=os.environ.get("SHOP_HOME", "/srv"))
@click.option("--now", default=lambda: compute_now(), show_default="current time")
@click.option("--later", default=lambda: [x for x in y if z])
@click.option("--name", prompt="Your name", required=True)
@click.option("--old", deprecated=True, help="The old one.")
@click.option("--plain", allow_from_autoenv=False)
@click.option("--gone", hidden=True)
@click.option("--modes", multiple=True, type=click.Choice(["a", "b"], case_sensitive=False), default=["a"], help="""
    Modes:

    \b
    a  one
    b  two
    """)
def kinds(**kwargs):
    pass


@cli.command(name="remove", help="Removes one.\n\n\b\n  as\n  written")
@click.confirmation_option(prompt="Sure?")
@click.password_option("--secret", help="The secret.")
@click.version_option()
def remove_item():
    """Not shown."""


@cli.command(hidden=True)
def internal():
    pass


def call_back(name, loud):
    """Built by hand."""


built = click.Command(
    "built",
    callback=call_back,
    params=[click.Argument(["name"]), click.Option(["--loud/--soft", "-l"], default=False, help="How loud.")],
)
cli.add_command(built)
cli.add_command(click.Command("direct", help="Made on the spot."), name="right-here")


@click.group()
def tools():
    """Tools."""


@tools.command()
@click.option("--deep")
def hammer(deep):
    """Hits."""


@click.command()
def saw():
    """Saws."""


for tool in (saw, hammer):
    cli.add_command(tool)
cli.add_command(tools)


class LazyGroup(click.Group):
    pass


@cli.group(cls=LazyGroup, lazy_subcommands={"later": "shop.lazy.later", "missing": "shop.nowhere.x"})
def lazy():
    """Loaded when called."""


sources = click.CommandCollection(sources=[tools, lazy], help="Of several.")
cli.add_command(sources, "all")


def run():
    cli(auto_envvar_prefix="OTHER")
