import { expect, it } from "vitest";
import type { FieldNode, SchemaDocument, TypeNode } from "../../parse/schema-document.ts";
import { startOfFile } from "../../places/start-of-file.ts";
import { followFields } from "./follow-fields.ts";

const span = startOfFile("a.json");
const refer = (name: string, field?: string): TypeNode => ({ kind: "reference", name, namespace: "", field, span });

/** A document of one record with fields of these types. */
function toDocument(types: Readonly<Record<string, TypeNode>>): SchemaDocument {
  const fields = Object.entries(types).map(([name, type]) => ({ name, type }) as FieldNode);
  const record = { kind: "record", name: "A", namespace: "", fields, span };
  return { language: "other", declarations: [record] } as unknown as SchemaDocument;
}

function typeOf([document]: readonly SchemaDocument[], name: string): TypeNode | undefined {
  const [record] = document?.declarations ?? [];
  return record?.kind === "record" ? record.fields.find((field) => field.name === name)?.type : undefined;
}

it("puts the type of a field in place of a reference to it, also behind others", () => {
  const document = toDocument({ a: refer("A", "b"), b: refer("A", "c"), c: refer("string") });
  expect(typeOf(followFields([document]), "a")).toMatchObject({ kind: "reference", name: "string" });
});

it("leaves what goes round, or leads to nothing, to be told as a type that isn't there", () => {
  const document = toDocument({ a: refer("A", "a"), b: refer("B", "x") });
  expect(typeOf(followFields([document]), "a")).toMatchObject({ name: "A.a" });
  expect(typeOf(followFields([document]), "b")).toMatchObject({ name: "B.x" });
});

it("ends where each reference leads to two others", () => {
  const twice = (field: string): TypeNode => ({
    kind: "union",
    members: [1, 2].map(() => ({ type: { kind: "array", items: refer("A", field), span } }) as never),
    annotations: {},
    span,
  });
  const types = Array.from({ length: 40 }, (_, index) => [`f${index}`, twice(`f${index + 1}`)] as const);
  const document = toDocument(Object.fromEntries(types));
  expect(typeOf(followFields([document]), "f0")).toMatchObject({ kind: "union" });
});
