from datahub.configuration.common import ConfigModel
from datahub.ingestion.transformer.base_transformer import BaseTransformer
from pydantic import Field


class TaggerConfig(ConfigModel):
    tag: str = Field(description="The tag that everything gets.")


class DepotTagger(BaseTransformer):
    """Tags all that comes from a depot."""

    @classmethod
    def create(cls, config_dict: dict, ctx) -> "DepotTagger":
        return cls(TaggerConfig.model_validate(config_dict), ctx)
