from .config import BaseConfig
from .source import DepotSource, platform_name


@platform_name("Depot", id="depot")
@config_class(BaseConfig)
class UsageSource(DepotSource):
    pass
