import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { readModel } from "../../api.ts";

/** What files declare, with their docs and other names, and the types of the fields of the record `use`. */
async function read(files: Readonly<Record<string, object>>) {
  const folder = mkdtempSync(join(tmpdir(), "aspectdoc-main-"));
  try {
    for (const [path, schema] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), JSON.stringify(schema));
    }
    const options = { files: ["**/*.json"], entities: ["ship.json"] };
    const plugins = [{ plugin: "aspectdoc/plugins/json-schema", options }];
    const { catalogue, diagnostics } = await readModel({
      cwd: folder,
      inputs: ["."],
      config: false,
      settings: { plugins },
    });
    const schemas = [...(catalogue?.schemas.values() ?? [])];
    const use = catalogue?.schemas.get("use");
    return {
      declared: schemas.map(({ fullName, kind, doc, aliases }) => [fullName, kind, doc, ...aliases].join(" ")),
      types:
        use?.kind === "record" ? use.fields.map(({ type }) => (type.kind === "reference" ? type.name : type.kind)) : [],
      entities: [...(catalogue?.entities.keys() ?? [])],
      written: schemas.map(({ written = "" }) => written.replaceAll(/\s/g, "")),
      told: diagnostics.filter(({ severity }) => severity !== "info").map(({ message }) => message),
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const text = { type: "string" };
const ship = { type: "object", description: "Sails.", properties: { name: text, tug: { $ref: "#" } } };

test("a file that is no more than one of its definitions is that, whatever leads to it", async () => {
  const { declared, types, entities, written, told } = await read({
    "ship.json": { $schema: "x", $ref: "#/$defs/Ship", description: "A file.", $defs: { Crew: text, Ship: ship } },
    "quay.json": {
      title: "Where ships lie",
      $ref: "#/definitions/the~1Quay",
      definitions: { "the/Quay": { enum: ["a"] } },
    },
    "use.json": {
      properties: {
        a: { $ref: "ship.json" },
        b: { $ref: "ship.json#/$defs/Ship" },
        c: { $ref: "ship.json#/$defs/Ship/properties/tug" },
        d: { $ref: "quay.json" },
      },
    },
  });
  expect(declared).toEqual([
    "quay.the_Quay enum Where ships lie quay",
    "ship.Crew typeref ",
    "ship.Ship record Sails. ship",
    "use record ",
  ]);
  expect(types).toEqual(["ship.Ship", "ship.Ship", "ship.Ship", "quay.the_Quay"]);
  expect(entities).toEqual(["ship"]);
  expect(written[2]).toBe(JSON.stringify(ship));
  expect(told).toEqual([]);
});

test("a file that says more, or whose definition stands for something else again, is a schema of its own", async () => {
  const { declared } = await read({
    "a.json": { $ref: "#/definitions/A", minProperties: 1, definitions: { A: ship } },
    "b.json": { $ref: "#/definitions/B", definitions: { B: { $ref: "#/definitions/C" }, C: { $ref: "#" } } },
    "c.json": { $ref: "#/definitions/D", definitions: { C: ship } },
    "d.json": { $ref: "#/definitions/D", definitions: { D: { ...ship, $id: "https://ships.example/d" } } },
  });
  const names = declared.map((line) => line.replace(/ .*/, ""));
  expect(names).toEqual(["a", "a.A", "b", "b.B", "b.C", "c", "c.C", "d", "d.D"]);
});
