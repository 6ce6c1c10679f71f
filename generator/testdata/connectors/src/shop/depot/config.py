from enum import Enum
from typing import Dict, List, Literal, Optional, Union

from pydantic import BaseModel, Field, SecretStr, validator


class Speed(str, Enum):
    SLOW = "slow"
    FAST = "fast"


class Pattern(BaseModel):
    allow: List[str] = [".*"]
    deny: List[str] = Field(default_factory=list, description="What is left out, one of\n\n- a\n- b")


class BaseConfig(BaseModel):
    host: str = Field(description=f"Where it is, e.g. {'https'}://depot.example.com")
    password: Optional[SecretStr] = None


class DepotConfig(BaseConfig):
    """How the depot is read."""

    speed: Speed = Speed.SLOW
    mode: Literal["all", "new"] = "all"
    shelves: Pattern = Pattern(deny=["^test"])
    limits: Dict[str, Union[int, float, None]] = Field({}, alias="limit_by", deprecated=True)
    timeout: int = 60 * 10
    inner: "Optional[DepotConfig]" = None
    _hidden: bool = False

    @validator("timeout")
    def is_long(cls, value):
        return value
