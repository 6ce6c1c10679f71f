import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, it } from "vitest";
import type { IngestionOption, IngestionPlugin } from "../catalogue/ingestion.ts";
import { printJson } from "../print/print-json.ts";
import { corporaFolder } from "./corpora.ts";
import { readIngestionFolder } from "./ingestion-model.ts";

const ours = fileURLToPath(new URL("../..", import.meta.url));
let bundled: ReadonlyMap<string, IngestionPlugin>;
let platform: ReadonlyMap<string, IngestionPlugin>;

async function readPlugins(folder: string, below?: string): Promise<ReadonlyMap<string, IngestionPlugin>> {
  const { catalogue } = await readIngestionFolder(folder, below);
  const plugins = [...catalogue.ingestion.platforms.values()].flatMap((each) => each.plugins);
  return new Map(plugins.map((plugin) => [plugin.id, plugin]));
}

/** What a schema says of an option, as one line. */
function printFacts(plugin: string, option: IngestionOption): string {
  const { type, values, nullable, presence, requiredIf, default: value, constraints, recursionTo } = option;
  const facts = { type, values, nullable, presence, requiredIf, default: value, constraints, recursionTo };
  return `${plugin}: ${option.path} ${printJson(facts, 0)}`;
}

function listFacts(plugins: ReadonlyMap<string, IngestionPlugin>): readonly string[] {
  return [...plugins].flatMap(([id, { options }]) => options.map((option) => printFacts(id, option))).sort();
}

describe.skipIf(!corporaFolder)("the options of the bundled sources", () => {
  beforeAll(async () => {
    bundled = await readPlugins(ours, "schemas");
    platform = await readPlugins(join(corporaFolder ?? "", "datahub-0.10.4"));
  });

  it("are those of the platform's schemas: paths, types, values, defaults, what is required", () => {
    expect(listFacts(bundled)).toEqual(listFacts(platform));
    expect([bundled.size, listFacts(bundled).length]).toEqual([58, 2619]);
  });

  it("keep secret what the schemas do", () => {
    const missing = [...platform].flatMap(([id, { options }]) =>
      options.filter(({ secret, path }) => secret && !isSecret(id, path)).map(({ path }) => `${id}: ${path}`),
    );
    expect(missing).toEqual([]);
  });

  it("are described in words of their own", () => {
    const same = [...bundled].flatMap(([id, { options }]) => {
      const theirs = new Map(platform.get(id)?.options.map(({ path, description }) => [path, description]));
      // A few words can't be said otherwise.
      return options.filter(
        ({ path, description = "" }) => description.length > 30 && description === theirs.get(path),
      );
    });
    expect(same).toEqual([]);
  });

  it("are deprecated where the schemas say so, in words", () => {
    const missing = [...platform].flatMap(([id, { options }]) => {
      const deprecated = new Set(
        bundled.get(id)?.options.flatMap((option) => (option.deprecated === undefined ? [] : [option.path])),
      );
      const said = options.filter(({ description = "" }) => /deprecated/i.test(description));
      return said.filter(({ path }) => !deprecated.has(path)).map(({ path }) => `${id}: ${path}`);
    });
    expect(missing).toEqual([]);
  });
});

function isSecret(plugin: string, path: string): boolean {
  return bundled.get(plugin)?.options.find((option) => option.path === path)?.secret === true;
}
