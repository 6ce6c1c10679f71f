from shop.depot.source import DepotSource as DepotSource
