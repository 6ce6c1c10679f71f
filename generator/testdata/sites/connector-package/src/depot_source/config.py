"""What a recipe may set."""

from __future__ import annotations

from typing import Annotated, Literal

from datahub.configuration.common import AllowDenyPattern, ConfigModel, TransparentSecretStr
from datahub.configuration.source_common import EnvConfigMixin, PlatformInstanceConfigMixin
from datahub.configuration.validate_field_rename import pydantic_renamed_field
from datahub.ingestion.source.sql.sql_config import SQLFilterConfig
from datahub.ingestion.source.state.stateful_ingestion_base import StatefulIngestionConfigBase
from pydantic import Field


class PasswordLogin(ConfigModel):
    kind: Literal["password"] = Field(default="password", description="Logs in by name and password.")
    user: str = Field(description="Name of the account that reads.")
    password: TransparentSecretStr = Field(description="What that account logs in with.")


class KeyLogin(ConfigModel):
    kind: Literal["key"] = Field(default="key", description="Logs in by a key.")
    key: TransparentSecretStr = Field(description="A key with the right to list.")


type Login = Annotated[PasswordLogin | KeyLogin, Field(discriminator="kind")]


class DepotConfig(StatefulIngestionConfigBase, PlatformInstanceConfigMixin, EnvConfigMixin, SQLFilterConfig):
    address: str = Field(description="Where the depot answers, with its port.")
    login: Login = Field(description="How to log in.")
    shelves: AllowDenyPattern = Field(
        default_factory=AllowDenyPattern.allow_all,
        description="""
            Which shelves are read.

            Others are passed over, with all that lies on them.
        """,
    )
    page_size: Annotated[int, Field(gt=0, le=1000, description="How many rows are asked for at once.")] = 100

    _former = pydantic_renamed_field("host", "address")
