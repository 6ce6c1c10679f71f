import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { JsonValue } from "../../../catalogue/json.ts";
import { corporaFolder } from "../../../testdata/corpora.ts";
import { readPythonFolder } from "../../../testdata/read-python-folder.ts";
import { readPythonTexts } from "../../../testdata/read-python-texts.ts";
import { emitConfigSchema } from "../code/schema/emit-config-schema.ts";
import { createConnectorContext, type PythonSources } from "../code/read-connectors.ts";
import { frameworkModules, frameworkRelease } from "./framework-modules.ts";

/** Words are each side's own. */
const words: ReadonlySet<string> = new Set(["description", "x-default-expression"]);

function withoutWords(schema: JsonValue): unknown {
  return JSON.parse(
    JSON.stringify(schema, (key, value: unknown) =>
      words.has(key) ? undefined : typeof value === "bigint" ? Number(value) : value,
    ),
  );
}

/** What every class of the modules makes of a configuration, by its name. */
function describeAll(sources: PythonSources, root: string): ReadonlyMap<string, unknown> {
  const context = createConnectorContext({ ...sources, roots: [root] }, 2);
  const described = new Map<string, unknown>();
  for (const path of frameworkModules.keys()) {
    const name = path.slice(0, -".py".length).replaceAll("/", ".");
    const module = context.modules.find(name);
    const classes = [...(module?.scope ?? [])].flatMap(([key, { kind }]) => (kind === "class" ? key : []));
    for (const one of classes) {
      const of = context.classes.findByName(name, one);
      if (of === undefined || !context.models.isPydantic(of)) continue;
      described.set(of.name, withoutWords(emitConfigSchema(of, context, "all").schema));
    }
  }
  return described;
}

describe.skipIf(!corporaFolder)("what stands in for the platform's own classes", () => {
  it(`says of each what release ${frameworkRelease} says of it`, async () => {
    const own = describeAll(await readPythonTexts(Object.fromEntries(frameworkModules)), "");
    const folder = join(corporaFolder ?? "", "datahub-1.3.0-code", "metadata-ingestion");
    const real = describeAll(await readPythonFolder(folder), "src");
    expect(own.size).toBeGreaterThan(20);
    for (const [name, schema] of own) {
      // Newer releases have it.
      if (!name.endsWith(".TransparentSecretStr")) expect([name, schema]).toEqual([name, real.get(name)]);
    }
  });
});
