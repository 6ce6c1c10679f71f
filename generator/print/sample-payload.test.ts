import { expect, it } from "vitest";
import type { NamedSchema } from "../catalogue/schema.ts";
import { linkModel } from "../testdata/link-model.ts";
import { printJson } from "./print-json.ts";
import { rankRecords } from "./rank-records.ts";
import { createSampler } from "./sample-payload.ts";

const longest = 4000;

/** Records that lead to the next one twice, so that a value of the first has two to the power of them. */
async function linkChain(length: number) {
  const records = Array.from({ length }, (_, at) => {
    const next = at + 1 === length ? "string" : `R${at + 1}`;
    return [`R${at}.pdl`, `record R${at} { left: ${next}, right: ${next} }`] as const;
  });
  return (await linkModel(Object.fromEntries(records))).catalogue;
}

it.each([8, 12, 60])("makes no more of a sample than may be shown: a chain of %i records", async (length) => {
  const { schemas } = await linkChain(length);
  let looked = 0;
  const counted = new Proxy(schemas, {
    get(target, key) {
      if (key === "get") looked += 1;
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === "function" ? (value.bind(target) as unknown) : value;
    },
  });
  const sample = createSampler({ schemas: counted }, rankRecords(schemas), { longest }).sample("R0", "full");
  expect(printJson(sample).length).toBeGreaterThan(longest);
  expect(looked).toBeLessThan(longest);
});

it("makes the whole of what is as long as may be shown", async () => {
  const { schemas } = await linkChain(6);
  const whole = printJson(createSampler({ schemas }).sample("R0", "full"));
  const bounded = createSampler({ schemas }, rankRecords(schemas), { longest: whole.length }).sample("R0", "full");
  expect(printJson(bounded)).toBe(whole);
});

it("says in the least sample what a type says that there is, and no type that says nothing by itself", async () => {
  const { catalogue } = await linkModel({
    "Owner.pdl": "record Owner { type: enum OwnerType { CUSTOM, TECHNICAL }, typeUrn: optional string }",
    "Rule.pdl":
      "record Rule { type: enum RuleType { ROW_COUNT, SQL }, rowCountRule: optional record Count { most: int }, sqlRule: optional string }",
    "Odd.pdl": "record Odd { type: enum OddType { UNKNOWN } }",
  });
  const sampler = createSampler(catalogue);
  expect(sampler.sample("Owner", "minimal")).toEqual({ type: "TECHNICAL" });
  // Where all is said, what a custom type stands for is said too.
  expect(sampler.sample("Owner", "full")).toMatchObject({ type: "CUSTOM", typeUrn: expect.any(String) as string });
  expect(sampler.sample("Rule", "minimal")).toEqual({
    type: "ROW_COUNT",
    rowCountRule: { most: expect.any(Number) as number },
  });
  expect(sampler.sample("Odd", "minimal")).toEqual({ type: "UNKNOWN" });
});

it("goes less deep into schemas of other languages where a sample would go on and on", async () => {
  const fields = (next: string): string =>
    ["a", "b", "c", "d", "e"].map((name) => `${name}: optional ${next}`).join(" ");
  const records = ["R1", "R2", "R3", "R4", "R5", "string"].map((next, at) => [
    `R${at}.pdl`,
    `record R${at} { ${fields(next)} }`,
  ]);
  const { catalogue } = await linkModel(Object.fromEntries(records) as Record<string, string>);
  const others = new Map(
    [...catalogue.schemas].map(([name, schema]) => [name, { ...schema, language: "other" as const }]),
  );
  const sampler = createSampler({ schemas: others });
  const third = Object.fromEntries(["a", "b", "c", "d", "e"].map((name) => [name, {}]));
  const second = Object.fromEntries(["a", "b", "c", "d", "e"].map((name) => [name, third]));
  expect(sampler.sample("R0", "full")).toEqual({ a: second, b: second, c: second, d: second, e: second });
  expect(JSON.stringify(sampler.sample("R4", "full"))).toContain("example");
});

it("takes the values that a JSON Schema names itself", async () => {
  const { catalogue } = await linkModel({
    "R.pdl": `record R {
      @const = "ship" kind: string  @examples = ["Elbe", "Weser"] river: string  @enum = [3, 5] berth: int  @example = false lit: boolean
      @examples = [] name: string  @examples = ["Elbe"] rivers: array[string]
    }`,
  });
  const others = new Map(
    [...catalogue.schemas].map(([name, schema]) => [name, { ...schema, language: "other" as const }]),
  );
  const sample = createSampler({ schemas: others }).sample("R", "full");
  expect(sample).toEqual({
    kind: "ship",
    river: "Elbe",
    berth: 3,
    lit: false,
    name: "orders",
    rivers: ["example river"],
  });
  expect(createSampler(catalogue).sample("R", "full")).toMatchObject({ kind: "example kind" });
});

it("keeps to the limits that a JSON Schema sets, of a field, of the name of its type and of what is in it", async () => {
  const { catalogue } = await linkModel({
    "Code.pdl": '@pattern = "^[A-Z]{2}$" typeref Code = string',
    "Port.pdl": "@examples = [8080] typeref Port = int",
    "Either.pdl": `@oneOfRequired = [["id"], ["name", "place"]] @anyOfRequired = [["from"], ["to"]] record Either {
      id: optional string  name: optional string  place: optional string  from: optional string  to: optional string
    }`,
    "Both.pdl": `@oneOfRequired = [["id"], ["name"]] @anyOfRequired = [["name"], ["place"]] record Both {
      id: optional string  name: optional string  place: optional string
    }`,
    "R.pdl": `record R {
      code: Code  @maxLength = 3 short: string  @minimum = 50 berth: int  port: Port
      @minItems = 2 @items = { "pattern": "^x" } codes: array[string]
      @maxItems = 0 none: array[int]
      @pattern = "^a" @additionalProperties = { "maximum": 5 } depths: map[string, int]
    }`,
  });
  const others = new Map(
    [...catalogue.schemas].map(([name, schema]) => [name, { ...schema, language: "other" as const }]),
  );
  expect(createSampler({ schemas: others }).sample("R", "full")).toEqual({
    ...{ code: "AB", short: "exa", berth: 50, port: 8080, codes: ["x", "x"], none: [], depths: { key: 5 } },
  });
  const sampler = createSampler({ schemas: others });
  expect(Object.keys(sampler.sample("Either", "minimal") ?? {})).toEqual(["id", "from"]);
  expect(Object.keys(sampler.sample("Either", "full") ?? {})).toEqual(["id", "from", "to"]);
  expect(Object.keys(sampler.sample("Both", "minimal") ?? {})).toEqual(["id", "place"]);
  expect(createSampler(catalogue).sample("R", "full")).toMatchObject({ berth: 42, none: [42], depths: { key: 42 } });
});

it("keeps to the limits of the alternative that it takes, and of one that is all there is to say", async () => {
  const { catalogue } = await linkModel({
    "Code.pdl": '@pattern = "^[A-Z]{2}$" typeref Code = string',
    "Level.pdl": '@anyOf = [{ "enum": ["low", "high"] }, {}] typeref Level = union[string, double]',
    "R.pdl": `record R {
      @anyOf = [{ "type": "integer", "maximum": 2 }, { "type": "string", "pattern": "^b" }] rule: union[int, string]
      @anyOf = [{ "type": "integer", "maximum": 2 }, { "type": "string", "pattern": "^b" }] text: union[string, int]
      @oneOf = [{ "type": "string", "pattern": "^b" }] code: union[Code, string]
      @oneOf = [{ "type": "array", "minItems": 2 }] list: union[array[boolean], string]
      level: Level
      levels: array[Level]
      @items = { "anyOf": [{ "enum": ["es5"] }, { "pattern": "^e" }] } lib: array[union[string, double]]
    }`,
  });
  const others = [...catalogue.schemas].map(
    ([name, schema]) =>
      [name, JSON.parse(JSON.stringify({ ...schema, language: "other" }), addUntagged) as NamedSchema] as const,
  );
  expect(createSampler({ schemas: new Map(others) }).sample("R", "full")).toEqual({
    ...{ rule: 2, text: "b", code: "AB", list: [expect.any(Boolean), expect.any(Boolean)] },
    ...{ level: "low", levels: ["low"], lib: ["es5"] },
  });
});

/** Unions of which values don't say the member, as those of JSON Schema are. */
function addUntagged(_: string, value: unknown): unknown {
  return typeof value === "object" && value !== null && "kind" in value && value.kind === "union"
    ? { ...value, untagged: true }
    : value;
}

it("has as many fields as a JSON Schema wants at least and at most", async () => {
  const { catalogue } = await linkModel({
    "Few.pdl": "@minProperties = 2 record Few { few: optional Few  a: optional int  b: int  c: optional int }",
    "One.pdl": "@maxProperties = 1 record One { a: optional int  b: optional int }",
    "None.pdl": '@minProperties = 1 @maxProperties = "x" record None { few: optional None }',
  });
  const others = new Map(
    [...catalogue.schemas].map(([name, schema]) => [name, { ...schema, language: "other" as const }]),
  );
  const sampler = createSampler({ schemas: others });
  expect(Object.keys(sampler.sample("Few", "minimal") ?? {})).toEqual(["a", "b"]);
  expect(Object.keys(sampler.sample("Few", "full") ?? {})).toEqual(["a", "b", "c"]);
  expect(Object.keys(sampler.sample("One", "full") ?? {})).toEqual(["a"]);
  expect(sampler.sample("None", "minimal")).toEqual({});
});

it("leaves out no field that a JSON Schema requires, whatever its default is, and takes that where the type leads back", async () => {
  const { catalogue } = await linkModel({
    "Job.pdl": 'record Job { version: int = 2  name: string = ""  note: optional string  next: Job = {} }',
  });
  const others = new Map(
    [...catalogue.schemas].map(([name, schema]) => [name, { ...schema, language: "other" as const }]),
  );
  const name = expect.stringMatching(/./) as string;
  expect(createSampler({ schemas: others }).sample("Job", "minimal")).toEqual({ version: 2, name, next: {} });
  expect(createSampler(catalogue).sample("Job", "minimal")).toEqual({});
});

it("makes no more of a fixed than a page shows, whatever its size and its meaning are", async () => {
  const { catalogue } = await linkModel({
    "Plain.avsc": '{ "type": "fixed", "name": "Plain", "size": 2000000000 }',
    "Price.avsc": '{ "type": "fixed", "name": "Price", "size": 2000000000, "logicalType": "decimal", "precision": 9 }',
  });
  const sampler = createSampler(catalogue);
  expect(["Plain", "Price"].map((name) => String(sampler.sample(name, "full")).length)).toEqual([4096, 4096]);
});
