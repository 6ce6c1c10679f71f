/*
 * What connectors inherit from the platform's own package, for those who keep connectors in a package of their own and have
 * the platform's nowhere near: its common configuration classes, cut down to what can be set. Names, types and defaults are
 * those of release 1.3; the words are ours. Where an input has the real ones, nobody looks here.
 */

/** The release of the platform whose classes these are. */
export const frameworkRelease = "1.3";

/** Python modules by their path below a folder of sources. */
export const frameworkModules: ReadonlyMap<string, string> = new Map([
  [
    "datahub/configuration/common.py",
    `
import pydantic
from enum import Enum
from typing import Any, Dict, List, Optional
from pydantic import BaseModel, Field, SecretStr

HiddenFromDocs = pydantic.json_schema.SkipJsonSchema
LaxStr = str

class ConfigModel(BaseModel):
    class Config:
        extra = "forbid"

class PermissiveConfigModel(ConfigModel):
    class Config:
        extra = "allow"

class ConnectionModel(BaseModel):
    class Config:
        extra = "allow"

class TransparentSecretStr(SecretStr):
    pass

class ConfigEnum(Enum):
    def _generate_next_value_(name, start, count, last_values):
        return name

class TransformerSemantics(ConfigEnum):
    OVERWRITE = "OVERWRITE"
    PATCH = "PATCH"

class TransformerSemanticsConfigModel(ConfigModel):
    semantics: TransformerSemantics = Field(default=TransformerSemantics.OVERWRITE, description="Whether what is there is replaced, or only added to.")
    replace_existing: bool = Field(default=False, description="Whether what the source says is dropped first.")

class DynamicTypedConfig(ConfigModel):
    type: str = Field(description="Name of the implementation.")
    config: Optional[Any] = Field(default=None, description="What that implementation takes.")

class AllowDenyPattern(ConfigModel):
    allow: List[str] = Field(default=[".*"], description="Regular expressions of what is taken.")
    deny: List[str] = Field(default=[], description="Regular expressions of what is left out, even where \`allow\` takes it.")
    ignoreCase: Optional[bool] = Field(default=True, description="Whether upper and lower case count as the same.")

    @classmethod
    def allow_all(cls) -> "AllowDenyPattern":
        return AllowDenyPattern()

class KeyValuePattern(ConfigModel):
    rules: Dict[str, List[str]] = Field(default={".*": []}, description="Values by the regular expression of what they are for.")
    first_match_only: bool = Field(default=True, description="Whether the first rule that fits is the only one that counts.")

    @classmethod
    def all(cls) -> "KeyValuePattern":
        return KeyValuePattern()
`,
  ],
  [
    "datahub/emitter/mce_builder.py",
    `
DEFAULT_ENV = "PROD"
`,
  ],
  [
    "datahub/utilities/str_enum.py",
    `
from enum import Enum

class StrEnum(str, Enum):
    pass
`,
  ],
  [
    "datahub/configuration/source_common.py",
    `
from datahub.emitter.mce_builder import DEFAULT_ENV
from typing import Dict, Optional
from pydantic import Field
from datahub.configuration.common import ConfigModel

class PlatformInstanceConfigMixin(ConfigModel):
    platform_instance: Optional[str] = Field(default=None, description="Which of several deployments of the system is read; a part of the URNs.")

class EnvConfigMixin(ConfigModel):
    env: str = Field(default="PROD", description="Environment of all assets that are found.")

class DatasetSourceConfigMixin(PlatformInstanceConfigMixin, EnvConfigMixin):
    pass

class LowerCaseDatasetUrnConfigMixin(ConfigModel):
    convert_urns_to_lowercase: bool = Field(default=False, description="Whether names in URNs of datasets are lower-cased.")

class DatasetLineageProviderConfigBase(EnvConfigMixin):
    platform_instance_map: Optional[Dict[str, str]] = Field(default=None, description="By platform, the instance that lineage leads to.")

class PlatformDetail(ConfigModel):
    platform_instance: Optional[str] = Field(default=None, description="The instance under which the other source reads the platform.")
    env: str = Field(default="PROD", description="The environment under which the other source reads it.")
`,
  ],
  [
    "datahub/configuration/time_window_config.py",
    `
from datetime import datetime
from enum import Enum
from pydantic import Field
from datahub.configuration.common import ConfigModel

class BucketDuration(Enum):
    DAY = "DAY"
    HOUR = "HOUR"

class BaseTimeWindowConfig(ConfigModel):
    bucket_duration: BucketDuration = Field(default=BucketDuration.DAY, description="Span of time over which usage is added up.")
    end_time: datetime = Field(default_factory=lambda: datetime.now(), description="Until when is looked at; now, if not set.")
    start_time: datetime = Field(default=None, description="Since when is looked at, e.g. \`-7 days\` before the end; the last whole day or hour, if not set.")
`,
  ],
  [
    "datahub/ingestion/api/incremental_lineage_helper.py",
    `
from pydantic import Field
from datahub.configuration.common import ConfigModel

class IncrementalLineageConfigMixin(ConfigModel):
    incremental_lineage: bool = Field(default=False, description="Whether lineage is added to what is known and replaces nothing.")
`,
  ],
  [
    "datahub/ingestion/source/state/stateful_ingestion_base.py",
    `
from typing import Any, Dict, Generic, Optional, TypeVar
import pydantic
from pydantic import BaseModel, Field
from datahub.configuration.common import ConfigModel, DynamicTypedConfig, HiddenFromDocs
from datahub.configuration.time_window_config import BaseTimeWindowConfig
from datahub.configuration.validate_field_rename import pydantic_renamed_field
from datahub.ingestion.api.decorators import capability
from datahub.ingestion.api.source import Source, SourceCapability

class DynamicTypedStateProviderConfig(DynamicTypedConfig):
    type: str = Field(description="Where state is kept, e.g. \`datahub\`.")
    config: Dict[str, Any] = Field(default={}, description="What that takes.")

class StatefulIngestionConfig(ConfigModel):
    enabled: bool = Field(default=False, description="Whether each run knows what the last one found; needs a \`pipeline_name\`.")
    max_checkpoint_state_size: HiddenFromDocs[pydantic.PositiveInt] = Field(default=2**24, description="Most bytes of state.")
    state_provider: HiddenFromDocs[Optional[DynamicTypedStateProviderConfig]] = Field(default=None, description="Where state is kept.")
    ignore_old_state: HiddenFromDocs[bool] = Field(default=False, description="Whether the state of the last run is passed over.")
    ignore_new_state: HiddenFromDocs[bool] = Field(default=False, description="Whether the state of this run is dropped.")

CustomConfig = TypeVar("CustomConfig", bound=StatefulIngestionConfig)

class StatefulIngestionConfigBase(BaseModel, Generic[CustomConfig]):
    stateful_ingestion: Optional[CustomConfig] = Field(default=None, description="What is remembered from run to run.")

class StatefulLineageConfigMixin(ConfigModel):
    enable_stateful_lineage_ingestion: bool = Field(default=True, description="Whether times for which lineage has been read are passed over.")
    _former = pydantic_renamed_field("store_last_lineage_extraction_timestamp", "enable_stateful_lineage_ingestion")

class StatefulProfilingConfigMixin(ConfigModel):
    enable_stateful_profiling: bool = Field(default=True, description="Whether tables that haven't changed since they were profiled are passed over.")
    _former = pydantic_renamed_field("store_last_profiling_timestamps", "enable_stateful_profiling")

class StatefulUsageConfigMixin(BaseTimeWindowConfig):
    enable_stateful_usage_ingestion: bool = Field(default=True, description="Whether times for which usage has been read are passed over.")
    _former = pydantic_renamed_field("store_last_usage_extraction_timestamp", "enable_stateful_usage_ingestion")

@capability(SourceCapability.DELETION_DETECTION, "By stateful ingestion")
class StatefulIngestionSourceBase(Source):
    pass
`,
  ],
  [
    "datahub/ingestion/source/state/stale_entity_removal_handler.py",
    `
from pydantic import Field
from datahub.ingestion.source.state.stateful_ingestion_base import StatefulIngestionConfig

class StatefulStaleMetadataRemovalConfig(StatefulIngestionConfig):
    remove_stale_metadata: bool = Field(default=True, description="Whether what the last run found and this one doesn't is marked as removed.")
    fail_safe_threshold: float = Field(default=75.0, ge=0.0, le=100.0, description="Percentage of change between two runs above which nothing is removed.")
`,
  ],
]);
