"""Options that several commands share."""

import functools
from functools import partial, reduce

import click
from click import option

SERVER = "http://localhost"

output = click.option("--output", "-o", type=click.File("w"), help="Where to.")
size_option = partial(click.option, "--size", type=click.IntRange(1, 10), help="How many.")
PAGES = [
    option("--page", type=int, default=1),
    option("--per-page", type=click.IntRange(min=1, max=100, clamp=True), default=20, show_default="a page"),
]
COMMON = dict(type=float, help="A share.")


def common_options(f):
    """One after the other, the last before the first."""
    f = click.option("--server", default=SERVER, help="Whom to ask.")(f)
    f = click.option("--token", envvar=["SHOP_TOKEN", "TOKEN"])(f)
    return f


def nested_options(f):
    return option("--first")(option("--second")(f))


def page_options(f):
    for each in reversed(PAGES):
        f = each(f)
    return f


def add_options(options):
    def _add(func):
        for one in reversed(options):
            func = one(func)
        return func

    return _add


def reduced(*options):
    return lambda f: reduce(lambda x, one: one(x), options, f)


def with_client(f):
    @click.option("--client", help="Which client.")
    @click.option("--retries", type=click.IntRange(min=0), default=3)
    @functools.wraps(f)
    def wrapper(*args, client, retries, **kwargs):
        return f(*args, **kwargs)

    return wrapper


def limited(limit, what="items"):
    def decorator(f):
        @click.option("--limit", default=limit, help=f"At most so many {what}.")
        @common_options
        @functools.wraps(f)
        def inner(*args, **kwargs):
            return f(*args, **kwargs)

        return inner

    return decorator


def share_option(*names, **settings):
    return click.option(*names, **COMMON, **settings)


def in_circles(f):
    f = in_circles(f)
    return in_circles(in_circles(f))
