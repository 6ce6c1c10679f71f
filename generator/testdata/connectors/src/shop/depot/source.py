from shop.api.decorators import SupportStatus, capability, config_class, platform_name, support_status
from shop.depot.config import DepotConfig


@platform_name("Depot")
@support_status(SupportStatus.CERTIFIED)
@config_class(DepotConfig)
@capability(Capability.LINEAGE, "Where `things` come from", supported=False)
@capability(Capability.CONTAINERS, "By " "default")
class DepotSource(Source):
    """
    Reads the depot.

    - its shelves
    - what is in them
    """

    def get_workunits(self):
        yield from ()
