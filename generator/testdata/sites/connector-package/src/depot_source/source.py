from datahub.ingestion.api.decorators import (
    SourceCapability,
    SupportStatus,
    capability,
    config_class,
    platform_name,
    support_status,
)
from datahub.ingestion.source.state.stateful_ingestion_base import StatefulIngestionSourceBase

from . import config


@platform_name("Depot")
@config_class(config.DepotConfig)
@support_status(SupportStatus.INCUBATING)
@capability(SourceCapability.CONTAINERS, "A container for each shelf")
class DepotSource(StatefulIngestionSourceBase):
    """
    Reads shelves and boxes of a depot.

    It needs an account that may list.
    """
