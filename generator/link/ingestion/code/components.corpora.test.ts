import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { componentKinds } from "../../../catalogue/ingestion.ts";
import { createReport } from "../../../diagnostics/report.ts";
import { corporaFolder } from "../../../testdata/corpora.ts";
import { expectGolden } from "../../../testdata/golden.ts";
import { readPythonFolder } from "../../../testdata/read-python-folder.ts";
import { linkComponents } from "../link-components.ts";
import { readConnectors } from "./read-connectors.ts";

const goldens = new URL("../../../testdata/corpora/", import.meta.url).pathname;

/** What recipes of two releases name besides sources, held against lists that were made by reading the code. */
describe.skipIf(!corporaFolder).each<[string, Record<string, number>]>([
  ["0.10.4", { sink: 6, transformer: 19, stateProvider: 1, reporter: 2, action: 0 }],
  ["1.3.0", { sink: 6, transformer: 31, stateProvider: 2, reporter: 2, action: 0 }],
])("the sinks, transformers and providers of DataHub %s", (version, counts) => {
  it("are read from their source with all options", async () => {
    const folder = join(corporaFolder ?? "", `datahub-${version}-code`, "metadata-ingestion");
    const report = createReport();
    const { components: read } = readConnectors(await readPythonFolder(folder, report), report);
    const components = linkComponents(read, report);
    expect(report.diagnostics.filter(({ code }) => code !== "ingestion/nameless-source")).toEqual([]);
    const count = (kind: string): number => components.filter((one) => one.kind === kind).length;
    expect(Object.fromEntries(componentKinds.map((kind) => [kind, count(kind)]))).toEqual(counts);
    // Each names the class of its configuration, be it one without options.
    expect(components.filter(({ options, takesNoOptions }) => options.length === 0 && takesNoOptions !== true)).toEqual(
      [],
    );
    const lines = components.flatMap(({ kind, id, package: name = "", extra, options, unlisted = [] }) => [
      `${kind} ${id} ${name}[${extra}]`,
      ...options.map(({ path, type, presence, default: value }) => {
        const shown = value === undefined ? "" : ` = ${JSON.stringify(value)}`;
        return `  ${path}: ${type}${shown}, ${presence}`;
      }),
      ...unlisted.map(({ path, standing = "" }) => `  ${path}: ${standing}`),
    ]);
    expectGolden(join(goldens, `components-${version}.txt`), lines.map((line) => `${line}\n`).join(""));
  });
});
