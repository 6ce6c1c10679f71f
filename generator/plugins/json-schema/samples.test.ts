import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Ajv } from "ajv";
import { expect, test } from "vitest";
import { readModel } from "../../api.ts";
import { printJson } from "../../print/print-json.ts";
import { createSampler } from "../../print/sample-payload.ts";

// oxlint-disable unicorn/no-thenable -- It is a keyword of JSON Schema.

/** The full sample of a schema, as its file would be read, and what a validator has against both samples. */
async function sample(schema: Readonly<Record<string, unknown>>) {
  const folder = mkdtempSync(join(tmpdir(), "aspectdoc-samples-"));
  try {
    writeFileSync(join(folder, "thing.json"), JSON.stringify(schema));
    const settings = { plugins: [{ plugin: "aspectdoc/plugins/json-schema", options: { files: ["*.json"] } }] };
    const { catalogue } = await readModel({ cwd: folder, inputs: ["."], config: false, settings });
    const sampler = createSampler({ schemas: catalogue?.schemas ?? new Map() });
    const whole = [...(catalogue?.schemas.values() ?? [])].find(({ aliases }) => aliases.includes("thing"));
    const [minimal, full] = (["minimal", "full"] as const).map((extent): unknown =>
      JSON.parse(printJson(sampler.sample(whole?.fullName ?? "thing", extent) ?? null)),
    );
    const validate = new Ajv({ strict: false }).compile(schema);
    const refused = [minimal, full].flatMap((value) => (validate(value) ? [] : (validate.errors ?? [])));
    return { minimal, full, refused };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const closed = { additionalProperties: false };
const text = { type: "string" };

test("a sample has keys as a map wants them", async () => {
  const properties = {
    jobs: { type: "object", patternProperties: { "^[_a-z][a-z0-9_]*$": text }, ...closed },
    paths: { $ref: "#/definitions/paths" },
    checks: { type: "object", propertyNames: { enum: ["unused", "shadow"] }, additionalProperties: text },
    names: { type: "object", propertyNames: { pattern: "^x-[a-z]{2}$" }, additionalProperties: text },
    words: { type: "object", additionalProperties: text },
  };
  const definitions = { paths: { patternProperties: { "^/": text, "^x-": text }, ...closed } };
  const { full, refused } = await sample({ type: "object", properties, definitions });
  expect(refused).toEqual([]);
  expect(full).toMatchObject({ checks: { unused: expect.any(String) }, words: { key: expect.any(String) } });
});

test("a sample has one of several properties, where the first variant says that there need be none", async () => {
  const variants = [closed, { properties: { fqn: text }, ...closed }, { properties: { helm: text }, ...closed }];
  const { full, refused } = await sample({
    properties: { strategy: { $ref: "#/definitions/strategy" } },
    definitions: { strategy: { type: "object", anyOf: variants } },
  });
  expect(refused).toEqual([]);
  expect(full).toEqual({ strategy: { fqn: expect.any(String) } });
});

test("a sample has what is required though nothing declares it, unless another schema does", async () => {
  const base = { properties: { name: text }, required: ["name"] };
  const { full, refused } = await sample({
    properties: {
      undeclared: { properties: { branches: text }, required: ["upstream", "branches"] },
      derived: { allOf: [{ $ref: "#/definitions/base" }], properties: { size: text }, required: ["name"] },
    },
    definitions: { base },
  });
  expect(refused).toEqual([]);
  expect(full).toMatchObject({ derived: { name: expect.any(String), size: expect.any(String) } });
});

test("a sample has fields that are required where another schema is taken in, and that alone", async () => {
  const wholes = [{ $ref: "#/definitions/base" }];
  const { full, minimal, refused } = await sample({
    properties: {
      beside: { $ref: "#/definitions/base", required: ["name"] },
      within: { allOf: wholes, required: ["size"] },
      among: { allOf: [...wholes, { required: ["name", "size"] }] },
      longer: { allOf: wholes, properties: { colour: text }, required: ["name"] },
    },
    required: ["beside", "within", "among", "longer"],
    definitions: { base: { properties: { name: text, size: text } } },
  });
  expect(refused).toEqual([]);
  expect(full).toMatchObject({ beside: { name: expect.any(String), size: expect.any(String) } });
  const [name, size] = [expect.any(String), expect.any(String)];
  expect(minimal).toEqual({ beside: { name }, within: { size }, among: { name, size }, longer: { name } });
});

test("a sample keeps the conditions under which there are fields", async () => {
  const kind = { enum: ["http", "file"] };
  const { minimal, full, refused } = await sample({
    properties: {
      source: { $ref: "#/definitions/source" },
      login: {
        properties: { user: text, token: text },
        oneOf: [{ required: ["user"] }, { not: { required: ["user"] }, required: ["token"] }],
      },
      card: {
        properties: { card: text, address: text },
        dependencies: { card: { required: ["address"] }, address: { not: { required: ["none"] } } },
      },
      closed: {
        properties: { kind: { const: "a" }, other: text },
        required: ["kind"],
        if: { properties: { kind: { const: "a" } } },
        then: {
          properties: { kind: true, size: { type: "integer" } },
          required: ["size"],
          additionalProperties: false,
        },
      },
    },
    required: ["source", "closed"],
    definitions: {
      source: {
        properties: { kind, url: text, path: text, mode: { type: "string", enum: ["r", "w"] } },
        required: ["kind"],
        allOf: [
          { if: { properties: { kind: { const: "http" } } }, then: { required: ["url"], properties: { path: false } } },
          { if: { required: ["url"] }, then: { required: ["mode"], properties: { mode: { const: "w" } } } },
          { not: { required: ["url", "path"] } },
        ],
      },
    },
  });
  expect(refused).toEqual([]);
  const source = { kind: "http", url: expect.any(String), mode: "w" };
  expect(minimal).toEqual({ source, closed: { kind: "a", size: expect.any(Number) } });
  expect(full).toMatchObject({ source, card: { card: expect.any(String), address: expect.any(String) } });
});

test("a sample keeps conditions of what is in its fields", async () => {
  const { minimal, refused } = await sample({
    properties: {
      type: { const: "input" },
      attributes: { type: "object", properties: { label: text, options: { type: "array", items: text }, hint: text } },
    },
    required: ["type"],
    if: { properties: { type: { const: "input" } } },
    then: {
      properties: { attributes: { required: ["options"], properties: { hint: false } } },
      required: ["attributes"],
    },
  });
  expect(refused).toEqual([]);
  expect(minimal).toEqual({ type: "input", attributes: { options: [expect.any(String)] } });
});

test("a sample has lists in lists of as many items as they want", async () => {
  const number = { type: "number", minimum: 0 };
  const pair = { type: "array", items: number, minItems: 2, maxItems: 3 };
  const { full, refused } = await sample({
    properties: {
      ring: { type: "array", items: { type: "array", items: pair, minItems: 4 } },
      vertices: { type: "array", items: pair, minItems: 1 },
      byName: { type: "object", additionalProperties: pair },
    },
  });
  expect(refused).toEqual([]);
  const two = [expect.any(Number), expect.any(Number)];
  expect(full).toEqual({ ring: [[two, two, two, two]], vertices: [two], byName: { key: two } });
});

test("a sample has in each place of a list what belongs there", async () => {
  const options = { type: "object", properties: { deep: { type: "boolean" } }, ...closed };
  const mode = { oneOf: [{ const: "a" }, { enum: ["b"], description: "The other." }] };
  const pair = {
    type: "array",
    items: [{ $ref: "#/definitions/mode" }, { $ref: "#/definitions/options" }],
    minItems: 2,
  };
  const { minimal, full, refused } = await sample({
    properties: {
      rule: { $ref: "#/definitions/pair" },
      either: {
        anyOf: [{ type: "array", items: [text, { type: "array", items: { type: "integer" } }], minItems: 1 }, text],
      },
      all: { type: "array", items: pair },
      months: { type: "array", items: text, minItems: 12 },
    },
    required: ["rule", "either", "all"],
    definitions: { pair, mode, options },
  });
  expect(refused).toEqual([]);
  expect(minimal).toEqual({ rule: ["a", {}], either: [expect.any(String)], all: [["a", {}]] });
  expect(full).toMatchObject({
    rule: ["a", { deep: expect.any(Boolean) }],
    either: [expect.any(String), [expect.any(Number)]],
    all: [["a", { deep: expect.any(Boolean) }]],
  });
});

test("a sample is of its type where an example of it isn't", async () => {
  const reference = { type: "string", examples: [{ $ref: "#/elsewhere" }] };
  const { full, refused } = await sample({
    properties: { to: { $ref: "#/definitions/reference" }, list: { type: "array", items: reference } },
    definitions: { reference },
  });
  expect(refused).toEqual([]);
  expect(full).toEqual({ to: expect.any(String), list: [expect.any(String)] });
});

/** Alternatives in alternatives in parts of a whole, as schemas have them that programs have made. */
test.each<[what: string, schema: Readonly<Record<string, unknown>>, minimal: unknown]>([
  [
    "of names, beside what is taken in",
    {
      $ref: "#/definitions/thing",
      definitions: {
        thing: {
          allOf: [
            { $ref: "#/definitions/base" },
            { anyOf: [{ $ref: "#/definitions/one" }, { $ref: "#/definitions/two" }] },
          ],
        },
        base: { type: "object", properties: { id: text }, required: ["id"] },
        one: { type: "object", oneOf: [wanted("p"), wanted("q")] },
        two: wanted("r"),
      },
    },
    { id: expect.any(String), p: expect.any(String) },
  ],
  [
    "in one another",
    {
      type: "object",
      allOf: [{ properties: { name: text } }, { anyOf: [{ oneOf: [wanted("a"), wanted("b")] }, wanted("c")] }],
    },
    { a: expect.any(String) },
  ],
  [
    "two by two",
    { type: "object", allOf: [{ oneOf: [wanted("a"), wanted("b")] }, { oneOf: [wanted("c"), wanted("d")] }] },
    { a: expect.any(String), c: expect.any(String) },
  ],
  [
    "that are told by a value",
    {
      type: "object",
      allOf: [{ properties: { name: text } }, { anyOf: [{ oneOf: [kind("a", "x"), kind("b", "y")] }, kind("c", "z")] }],
    },
    { kind: "a", x: expect.any(String) },
  ],
  [
    "that are closed, of what is said to be an object",
    {
      properties: {
        v: {
          allOf: [
            { type: "object" },
            {
              anyOf: [
                {
                  oneOf: [
                    { ...wanted("a"), ...closed },
                    { ...wanted("b"), ...closed },
                  ],
                },
                { ...wanted("c"), ...closed },
              ],
            },
          ],
        },
      },
      required: ["v"],
    },
    { v: { a: expect.any(String) } },
  ],
])("a sample goes by alternatives %s", async (_, schema, expected) => {
  const { minimal, refused } = await sample(schema);
  expect(refused).toEqual([]);
  expect(minimal).toEqual(expected);
});

function wanted(name: string) {
  return { type: "object", properties: { [name]: text }, required: [name] };
}

function kind(value: string, name: string) {
  return { properties: { kind: { const: value }, [name]: text }, required: ["kind", name] };
}

test("items and values of maps are such as their schemas show, unless these are long or have parts", async () => {
  const long = "a".repeat(81);
  const properties = {
    crew: { type: "array", items: { ...text, minLength: 1, examples: ["Ada", "Bo"] } },
    flags: { type: "object", additionalProperties: { ...text, example: "white" } },
    notes: { type: "array", items: { ...text, examples: [long] } },
  };
  const { full, refused } = await sample({ type: "object", properties });
  expect(refused).toEqual([]);
  expect(full).toEqual({ crew: ["Ada"], flags: { key: "white" }, notes: [expect.not.stringContaining(long)] });
});
