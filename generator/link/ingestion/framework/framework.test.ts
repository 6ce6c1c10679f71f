import { describe, expect, it } from "vitest";
import { createReport } from "../../../diagnostics/report.ts";
import { readPythonTexts } from "../../../testdata/read-python-texts.ts";
import { readConnectors, type CodePlugin } from "../code/read-connectors.ts";
import { addFramework } from "./add-framework.ts";

/** The one plugin of a package that has nothing of the platform beside it. */
async function read(config: string, others: Readonly<Record<string, string>> = {}): Promise<CodePlugin | undefined> {
  const texts = {
    "setup.py": 'setup(entry_points={"datahub.ingestion.source.plugins": ["depot = depot:Source"]})',
    "depot.py": `${config}\n@platform_name("Depot")\n@config_class(Config)\nclass Source(StatefulIngestionSourceBase): ...\n`,
    ...others,
  };
  const files = new Map(Object.entries(texts).map(([path, text]) => [path, { path, text, kind: "python" as const }]));
  const all = Object.fromEntries([...addFramework(files)].map(([path, { text }]) => [path, text]));
  const report = createReport();
  const { sources } = readConnectors(await readPythonTexts(all, report), report);
  expect(report.diagnostics).toEqual([]);
  return sources[0];
}

const common = `from datahub.configuration.common import AllowDenyPattern, ConfigModel
from datahub.configuration.source_common import EnvConfigMixin
from datahub.ingestion.source.state.stateful_ingestion_base import StatefulIngestionConfigBase, StatefulIngestionSourceBase
from datahub.ingestion.source.sql.sql_config import SQLCommonConfig
from other import Thing
`;

describe("a package of connectors without the platform's own", () => {
  it("has the options and capabilities that the platform's common classes bring, where they stand for them", async () => {
    const plugin = await read(
      `${common}class Config(StatefulIngestionConfigBase, EnvConfigMixin):\n    tables: AllowDenyPattern = AllowDenyPattern.allow_all()\n`,
    );
    expect(plugin?.options.map(({ path, type, default: value }) => [path, type, value])).toEqual([
      ["env", "string", "PROD"],
      ["stateful_ingestion", "StatefulIngestionConfig", null],
      ["stateful_ingestion.enabled", "boolean", false],
      ["tables", "AllowDenyPattern", { allow: [".*"], deny: [], ignoreCase: true }],
      ["tables.allow", "list of string", [".*"]],
      ["tables.deny", "list of string", []],
      ["tables.ignoreCase", "boolean", true],
    ]);
    expect(plugin?.capabilities.map(({ name }) => name.text)).toEqual(["DELETION_DETECTION"]);
    expect(plugin?.foreignBases).toEqual([
      { name: "datahub.ingestion.source.state.stateful_ingestion_base.StatefulIngestionConfigBase", release: "1.3" },
      { name: "datahub.configuration.source_common.EnvConfigMixin", release: "1.3" },
    ]);
    const places = [
      ...(plugin?.options.map(({ span }) => span) ?? []),
      ...(plugin?.capabilities.map(({ name }) => name.span) ?? []),
    ];
    expect(new Set(places.map(({ file }) => file))).toEqual(new Set(["depot.py"]));
  });

  it("knows values of the platform's own enumerations and environments", async () => {
    const plugin = await read(
      `from enum import auto\nfrom datahub.configuration.common import ConfigEnum, ConfigModel\nfrom datahub.configuration.source_common import DEFAULT_ENV\nimport datahub.emitter.mce_builder as builder\nclass Mode(ConfigEnum):\n    FULL = auto()\n    PART = auto()\nclass Config(ConfigModel):\n    mode: Mode = Mode.PART\n    env: str = DEFAULT_ENV\n    other: str = builder.DEFAULT_ENV\n`,
    );
    expect(plugin?.options.map(({ path, values, default: value }) => [path, values, value])).toEqual([
      ["mode", ['"FULL"', '"PART"'], "PART"],
      ["env", [], "PROD"],
      ["other", [], "PROD"],
    ]);
  });

  it("knows values of enumerations that are texts, by whichever class they are", async () => {
    for (const module of ["enum", "datahub.utilities.str_enum"]) {
      const plugin = await read(
        `from ${module} import StrEnum\nfrom datahub.configuration.common import ConfigModel\nclass Kind(StrEnum):\n    DRY = "dry"\n    WET = "wet"\nclass Config(ConfigModel):\n    kind: Kind | None = None\n    kinds: list[Kind] = [Kind.DRY]\n`,
      );
      expect(plugin?.options.map(({ path, type, values, default: value }) => [path, type, values, value])).toEqual([
        ["kind", "string", ['"dry"', '"wet"'], null],
        ["kinds", "list of string", [], ["dry"]],
      ]);
    }
  });

  it("names what it inherits that nobody knows, and types of others by their names", async () => {
    const plugin = await read(`${common}class Config(SQLCommonConfig):\n    thing: Thing = None\n`);
    expect(plugin?.options.map(({ path, type }) => [path, type])).toEqual([["thing", "Thing"]]);
    expect(plugin?.foreignBases).toEqual([{ name: "datahub.ingestion.source.sql.sql_config.SQLCommonConfig" }]);
  });

  it("refuses other keys only where all of them are known", async () => {
    const whole = await read(`${common}class Config(ConfigModel):\n    a: int = 1\n`);
    expect(whole?.schema).toMatchObject({ additionalProperties: false });
    const part = await read(`${common}class Config(SQLCommonConfig, ConfigModel):\n    a: int = 1\n`);
    expect(part?.schema).not.toHaveProperty("additionalProperties");
  });

  it("takes what inherits from a configuration elsewhere for one", async () => {
    const plugin = await read(
      `${common}from datahub.configuration.kafka import KafkaConnectionConfig\nclass Link(KafkaConnectionConfig):\n    topic: str = "t"\nclass Config(ConfigModel):\n    link: Link\n`,
    );
    expect(plugin?.options.map(({ path, type }) => [path, type])).toEqual([
      ["link", "Link"],
      ["link.topic", "string"],
    ]);
  });

  it("goes by the platform's own classes where they are there", async () => {
    const plugin = await read(`${common}class Config(EnvConfigMixin): ...\n`, {
      "datahub/configuration/common.py": "from pydantic import BaseModel\nclass ConfigModel(BaseModel): ...\n",
      "datahub/configuration/source_common.py":
        "from datahub.configuration.common import ConfigModel\nclass EnvConfigMixin(ConfigModel):\n    env: str = 'DEV'\n",
    });
    expect(plugin?.options.map(({ path, default: value }) => [path, value])).toEqual([["env", "DEV"]]);
    expect(plugin?.foreignBases).toBeUndefined();
  });
});
