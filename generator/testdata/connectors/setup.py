import setuptools

base = {"pydantic>=2"}
plugins = {"depot": base | {"depot-client"}, "depot-usage": base}
setuptools.setup(
    name="shop-ingestion",
    package_dir={"": "src"},
    entry_points={
        "shop.ingestion.source.plugins": [
            "depot = shop.depot.source:DepotSource",
            "depot-usage = shop.depot.usage.UsageSource",
        ],
    },
)
