import { join } from "node:path";
import { expect, test } from "vitest";
import { check } from "../../api.ts";
import { createReport } from "../../diagnostics/report.ts";
import { packageFolder } from "../../package-folder.ts";
import { printJson } from "../../print/print-json.ts";
import { parseCatalogue } from "./parse-catalogue.ts";

test("fields whose values only name entities are no more than that in the model that refers to them", async () => {
  const cwd = join(packageFolder, "generator/plugins/atlas/testdata");
  const { catalogue } = await check({ cwd, inputs: ["."], config: false });
  if (catalogue === undefined) return expect.fail("there is no catalogue");
  const report = createReport();
  const { schemas } = parseCatalogue({ kind: "catalogue", path: "c.json", text: printJson(catalogue) }, report);
  expect(report.diagnostics).toEqual([]);
  const fields = schemas
    .flatMap(({ declarations }) => declarations)
    .flatMap((node) => (node.kind === "record" && node.name === "Harbour" ? node.fields : []));
  expect(fields.map(({ name, holdsEntities }) => [name, holdsEntities])).toEqual([
    ["qualifiedName", undefined],
    ["place", undefined],
    ["depth", undefined],
    ["built", undefined],
    ["berths", "named"],
    ["neighbours", "named"],
  ]);
});
