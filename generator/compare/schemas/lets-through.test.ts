import { expect, test } from "vitest";
import { linkCase } from "../testdata/link-case.ts";
import { compareCatalogues } from "../compare-catalogues.ts";
import { letsThrough } from "./lets-through.ts";
import { pairSchemas } from "./pair-schemas.ts";
import type { SchemasOfBoth } from "./schema-pair.ts";
import type { TypeExpression } from "../../catalogue/schema.ts";

type Definitions = Readonly<Record<string, object>>;

async function pair(before: Definitions, after: Definitions): Promise<SchemasOfBoth> {
  const jsonSchema = [{ definitions: before }, { definitions: after }] as const;
  return pairSchemas(await linkCase({ jsonSchema }, 0), await linkCase({ jsonSchema }, 1)).both;
}

function named(both: SchemasOfBoth["before"], name: string): TypeExpression {
  const found = [...both.values()].find((schema) => schema.name === name);
  if (found === undefined) throw new Error(`there is no ${name}`);
  return { kind: "reference", name: found.fullName };
}

const refer = (name: string): object => ({ $ref: `#/definitions/${name}` });
const record = (properties: object, required: readonly string[] = []): object => ({
  ...{ type: "object", properties, required, additionalProperties: false },
});

test("what holds only if something else does is not taken to hold where that doesn't", async () => {
  // A ship is a boat if its quay is a pier, which it isn't: so no quay is a dock, which has a boat.
  const [text, number] = [{ type: "string" }, { type: "integer" }];
  const both = await pair(
    { Quay: record({ ship: refer("Ship"), depth: text }), Ship: record({ quay: refer("Quay") }) },
    {
      ...{ Pier: record({ ship: refer("Boat"), depth: number }), Boat: record({ quay: refer("Pier") }) },
      Dock: record({ ship: refer("Boat"), depth: text }),
    },
  );
  const members = ["Pier", "Dock"].map((name) => ({ type: named(both.after, name), annotations: {} }));
  const either = { kind: "union", annotations: {}, members } as unknown as TypeExpression;
  expect(letsThrough(both, named(both.before, "Quay"), either, "later")).toBe(false);
  expect(letsThrough(both, named(both.before, "Ship"), named(both.after, "Boat"), "later")).toBe(false);
});

test("what else a field's object may hold is held against what another one lets through", async () => {
  const holding = (longest: number): object =>
    record({ marks: { type: "object", additionalProperties: { type: "string", maxLength: longest } } });
  const both = await pair({ Ship: holding(5) }, { Boat: holding(5), Raft: holding(4) });
  const ship = named(both.before, "Ship");
  expect(letsThrough(both, ship, named(both.after, "Boat"), "later")).toBe(true);
  expect(letsThrough(both, ship, named(both.after, "Raft"), "later")).toBe(false);
});

// Were all that a type holds looked into for each field that names it, this would take minutes.
test("many fields may name types that hold each other", async () => {
  const count = 1500;
  const model = (version: string): object => {
    const name = (index: number): string => `Berth${index % count}${version}`;
    const next = (index: number): object => ({ next: refer(name(index + 1)), [`of${version}`]: { type: "string" } });
    const definitions = Array.from({ length: count }, (_, index) => [
      name(index),
      { type: "object", properties: next(index) },
    ]);
    const properties = Array.from({ length: count }, (_, index) => [
      `berth${index}`,
      // What took the place of one type wherever it was would be taken for that.
      refer(name(version === "One" ? 0 : index % 3)),
    ]);
    return {
      ...{ type: "object", properties: Object.fromEntries(properties) },
      definitions: Object.fromEntries(definitions),
    };
  };
  const jsonSchema = [model("One"), model("Two")] as const;
  const { changes } = compareCatalogues(await linkCase({ jsonSchema }, 0), await linkCase({ jsonSchema }, 1));
  expect(changes.filter(({ name }) => name === "berth7")).toHaveLength(1);
});

// Each field leads to a pair of types of its own, and each of these to as many more.
test("many fields may exchange their types in a chain of them", async () => {
  const count = 1500;
  const model = (isTurned: boolean): object => {
    const definitions = Array.from({ length: count }, (_, index) => [
      `Berth${index}`,
      record({ depth: { type: "string" }, next: refer(`Berth${(index + 1) % count}`) }),
    ]);
    const properties = Array.from({ length: count }, (_, index) => [
      `berth${index}`,
      refer(`Berth${isTurned ? count - 1 - index : index}`),
    ]);
    return { ...record(Object.fromEntries(properties)), definitions: Object.fromEntries(definitions) };
  };
  const jsonSchema = [model(false), model(true)] as const;
  const both = [await linkCase({ jsonSchema }, 0), await linkCase({ jsonSchema }, 1)] as const;
  const { user: before } = process.cpuUsage();
  expect(compareCatalogues(...both).changes).toHaveLength(count);
  // In µs; it takes one or two seconds, and many times as long where each chain is followed to its end.
  expect(process.cpuUsage().user - before).toBeLessThan(10_000_000);
});
