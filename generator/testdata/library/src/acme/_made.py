from acme.client import Item


def make_item(name: str, /, size: int = 1 + 1, *more: str, color: "Color" = None, **rest) -> Item:
    """Makes an item.

    Args:
        name: What it is called.
    """


def not_listed():
    pass
