import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { createReport } from "../../../../diagnostics/report.ts";
import { printJson } from "../../../../print/print-json.ts";
import { expectGolden } from "../../../../testdata/golden.ts";
import { readPythonTexts } from "../../../../testdata/read-python-texts.ts";
import { readConnectors } from "../read-connectors.ts";

const folder = fileURLToPath(new URL("../../../../testdata/pydantic", import.meta.url));

describe("emitConfigSchema", () => {
  it("gives a class with all that the second version can say the schema that it gives", async () => {
    const report = createReport();
    const read = (name: string): string => readFileSync(`${folder}/${name}.py`, "utf8");
    const sources = await readPythonTexts(
      {
        "setup.py":
          'requirements = ["pydantic>=2"]\nentry_points = {"x.ingestion.source.plugins": ["depot = depot.source:Source"]}\nsetup(entry_points=entry_points)\n',
        "src/depot/__init__.py": "",
        "src/depot/constants.py": read("constants"),
        "src/depot/settings.py": read("settings"),
        "src/depot/source.py":
          'from depot.settings import Config\n@platform_name("Depot")\n@config_class(Config)\nclass Source: ...\n',
      },
      report,
    );
    const [plugin] = readConnectors(sources, report).sources;
    expect(report.diagnostics).toEqual([]);
    expectGolden(`${folder}/settings.expected.json`, `${printJson(plugin?.schema ?? {})}\n`);
  });
});
