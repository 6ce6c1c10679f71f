import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { parse } from "yaml";
import type { NamedSchema } from "../../catalogue/schema.ts";
import { compareCatalogues } from "../compare-catalogues.ts";
import { judgeByAvsc } from "../testdata/judge-by-avsc.ts";
import { type CaseTexts, linkCase } from "../testdata/link-case.ts";

const table = new URL("../testdata/schemas.yaml", import.meta.url);
const cases = (parse(readFileSync(table, "utf8")) as readonly (CaseTexts & { readonly name: string })[]).filter(
  ({ avro, pdl }) => avro !== undefined || pdl !== undefined,
);

/** Where avsc says something else than the specification, and why. */
const otherwise: Readonly<Record<string, string>> = {
  "Avro, a record moves into another namespace": "it compares full names, the specification last names",
  "Avro, records that refer to each other move into another namespace":
    "it compares full names, the specification last names",
  "Avro, the record of a file has another namespace and other fields":
    "it compares full names, the specification last names",
  "Avro, a decimal has another scale": "it passes logical types over",
  "Avro, a decimal has another precision": "it passes logical types over",
  "Avro, a decimal of a fixed type has another scale": "it passes logical types over",
  "Avro, milliseconds become microseconds": "it passes logical types over; nor does the specification object",
  "Avro, an optional decimal has another scale": "it passes logical types over",
  "a record says what it was called": "the declaration is the platform's own, which Avro doesn't know",
};

it.each(cases)("avsc agrees: $name", async ({ name, ...texts }) => {
  const [before, after] = await Promise.all([linkCase(texts, 0), linkCase(texts, 1)]);
  const [was, is] = [findOnly(before.schemas), findOnly(after.schemas)];
  if (was === undefined || is === undefined || otherwise[name] !== undefined) return;
  const expected = judgeByAvsc(before.schemas, was, after.schemas, is);
  if (expected === undefined) return;
  const { changes } = compareCatalogues(before, after);
  // Two schemas that have nothing to do with each other have no data in common.
  if (changes.some(({ code }) => code === "breaking/type-removed")) return;
  const readings = changes.flatMap(({ readings = [] }) => readings.filter(({ by }) => by === "avro"));
  const found = [readings.every(({ newReadsOld }) => newReadsOld), readings.every(({ oldReadsNew }) => oldReadsNew)];
  expect(found).toEqual(expected);
});

/** The schema that a case is about: the one of its own file. */
function findOnly(schemas: ReadonlyMap<string, NamedSchema>): string | undefined {
  const own = [...schemas.values()].filter(
    ({ span, declaredIn }) => span.file.startsWith("a.") && declaredIn === undefined,
  );
  return own.length === 1 ? own[0]?.fullName : undefined;
}
