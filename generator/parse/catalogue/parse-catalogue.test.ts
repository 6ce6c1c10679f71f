import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
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

const avro = {
  "base/base.avsc": JSON.stringify({
    ...{ type: "record", name: "Stamp", namespace: "base", doc: "Who and when." },
    fields: [
      { name: "at", type: { type: "long", logicalType: "timestamp-millis" }, doc: "When." },
      { name: "days", type: { type: "array", items: { type: "int", logicalType: "date" } } },
      {
        name: "by",
        type: {
          type: "record",
          name: "Who",
          doc: "A person.",
          fields: [{ name: "mail", type: "string", default: "-" }],
        },
      },
      { name: "level", type: { type: "enum", name: "Level", symbols: ["LOW", "HIGH"], default: "LOW" } },
      { name: "note", type: ["string", "null"], default: "none" },
      { name: "weight", type: "double", default: 1 },
    ],
  }).replace('"default":1}', '"default":1.0}'),
  "own/order.avsc": JSON.stringify({ type: "record", name: "Order", fields: [{ name: "stamp", type: "base.Stamp" }] }),
};

const protobuf = {
  "base/base.proto": `syntax = "proto3";
package base;
// When.
message Stamp {
  // Who.
  message Who { uint64 id = 1; }
  map<string, Who> all = 1;
  repeated Who who = 2;
  optional fixed32 sum = 3;
  oneof kind { int32 small = 4; bytes large = 5; }
}
`,
  "own/order.proto": `syntax = "proto3";
package own;
import "base.proto";
message Order { base.Stamp stamp = 1; }
`,
};

const jsonSchema = {
  "base/größe.schema.json": JSON.stringify({
    $schema: "http://json-schema.org/draft-07/schema#",
    ...{ type: "object", description: "How large.", required: ["at"] },
    properties: {
      at: { type: "string", format: "date-time" },
      either: { oneOf: [{ type: "string" }, { type: "number" }] },
      sum: { type: "number", default: 1 },
    },
  }).replace('"default":1}', '"default":1.0}'),
  // A catalogue has names and no paths.
  "own/order.schema.json": JSON.stringify({
    $schema: "http://json-schema.org/draft-07/schema#",
    ...{ type: "object", properties: { size: { $ref: "größe.schema.json" } } },
  }),
};

test.each([
  ["Avro", avro],
  ["Protocol Buffers", protobuf],
  ["JSON Schema", jsonSchema],
])("schemas of %s that are printed say of types, docs and defaults what their files say", async (_, files) => {
  const folder = mkdtempSync(join(tmpdir(), "aspectdoc-printed-"));
  try {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(join(folder, dirname(path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    const base = await check({ cwd: folder, inputs: ["base"], config: false });
    if (base.catalogue === undefined) return expect.fail("there is no catalogue");
    writeFileSync(join(folder, "catalogue.json"), printJson(base.catalogue));
    const refer = async (path: string): Promise<unknown> => {
      const { catalogue } = await check({
        cwd: folder,
        inputs: ["own"],
        config: false,
        settings: { references: [join(folder, path)] },
      });
      const [reference] = catalogue?.references ?? [];
      return JSON.parse(
        JSON.stringify([...(reference?.schemas.values() ?? [])], (key, value: unknown) =>
          ["span", "nameSpan", "declaredIn", "written", "inline", "aliases"].includes(key) ? undefined : value,
        ),
      );
    };
    const [read, printed] = [await refer("base"), await refer("catalogue.json")];
    expect(read).not.toEqual([]);
    expect(printed).toEqual(read);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
