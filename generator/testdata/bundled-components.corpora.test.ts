import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import type { IngestionOption } from "../catalogue/ingestion.ts";
import { createReport } from "../diagnostics/report.ts";
import { readConnectors } from "../link/ingestion/code/read-connectors.ts";
import { printJson } from "../print/print-json.ts";
import { corporaFolder } from "./corpora.ts";
import { readIngestionFolder } from "./ingestion-model.ts";
import { readPythonFolder } from "./read-python-folder.ts";

const ours = fileURLToPath(new URL("../..", import.meta.url));

interface Component {
  readonly kind: string;
  readonly id: string;
  readonly className?: string | undefined;
  readonly options: readonly IngestionOption[];
}

/** What is known of each component, a line for itself and one for each of its options. */
function listFacts(components: readonly Component[]): readonly string[] {
  return components
    .flatMap(({ kind, id, className, options }) => [
      `${kind} ${id}: ${className}`,
      ...options.map(({ path, type, values, presence, ...option }) => {
        const preset = option.defaultExpression === undefined ? option.default : computed.get(option.defaultExpression);
        return `${kind} ${id}: ${path} ${printJson({ type, values, presence, default: preset }, 0)}`;
      }),
    ])
    .sort();
}

/** Defaults that the code works out, and what comes of it. */
const computed = new Map([['builder.make_user_urn("etl")', "urn:li:corpuser:etl"]]);

describe.skipIf(!corporaFolder)("the bundled sinks, transformers and what else recipes name", () => {
  it("are those of the platform's code: classes, options, types, values, defaults, what is required", async () => {
    const { catalogue } = await readIngestionFolder(ours, "schemas");
    const report = createReport();
    const folder = join(corporaFolder ?? "", "datahub-0.10.4-code/metadata-ingestion");
    const { components } = readConnectors(await readPythonFolder(folder, report), report);
    const [bundled, platform] = [listFacts(catalogue.ingestion.components ?? []), listFacts(components)];
    expect(bundled).toEqual(platform);
    expect([catalogue.ingestion.components?.length, bundled.length]).toEqual([28, 143]);
  });

  it("are described, each option too", async () => {
    const { catalogue } = await readIngestionFolder(ours, "schemas");
    const components = catalogue.ingestion.components ?? [];
    expect(components.filter(({ intro }) => intro === undefined).map(({ id }) => id)).toEqual([]);
    const silent = components.flatMap(({ id, options }) =>
      options.filter(({ description }) => description === undefined).map(({ path }) => `${id} ${path}`),
    );
    expect(silent).toEqual([]);
  });
});
