import { expect, it } from "vitest";
import { createReport } from "../../diagnostics/report.ts";
import { parsePdl } from "../../parse/pdl/parse-pdl.ts";
import type { SchemaDocument } from "../../parse/schema-document.ts";
import { linkSchemas } from "../schemas/link-schemas.ts";
import { partDocs } from "./part-docs.ts";
import { returnDocs } from "./return-docs.ts";

const texts = {
  "a/Base.pdl": "namespace a\n/** A base. */\nrecord Base {\n  /** Its key. */ key: string\n}\n",
  "a/Book.pdl": `namespace a
/** A book. */
record Book includes Base {
  /** Who wrote it. */
  author: union[
    /** By name. */ name: string,
    number: int
  ]
  /** Its kind. */
  kind: enum Kind {
    /** Made up. */ NOVEL
    LETTER
  }
  shelf: array[Shelf]
}
`,
  "a/Shelf.pdl": "namespace a\n/** Where it stands. */\ntyperef Shelf = string\n",
};

function parse(files: Readonly<Record<string, string>>): readonly SchemaDocument[] {
  return Object.entries(files).flatMap(
    ([path, text]) => parsePdl({ path, text, kind: "pdl", root: "" }, createReport()) ?? [],
  );
}

function link(documents: readonly SchemaDocument[]): ReturnType<typeof linkSchemas> {
  return linkSchemas(documents, createReport());
}

const told = new Map<string, string[]>();

it("come back to all of their places", () => {
  const documents = parse(texts);
  const parted = partDocs(documents, undefined);
  expect(JSON.stringify(parted.bare)).not.toContain("Made up.");
  const { schemas } = returnDocs({ schemas: link(parted.bare), entities: new Map() }, { ...parted, told }, undefined);
  expect(JSON.stringify([...schemas])).toBe(JSON.stringify([...link(documents)]));
});

it("change nothing that is linked, and come back alone to what has them", () => {
  const before = partDocs(parse(texts), undefined);
  const bare = { schemas: link(before.bare), entities: new Map() };
  const documented = returnDocs(bare, { ...before, told }, undefined);

  const edited = parse({ ...texts, "a/Base.pdl": texts["a/Base.pdl"].replace("Its key.", "The key.") });
  const after = partDocs([...edited.slice(0, 1), ...before.of.slice(1)], before);
  expect(after.bare).toEqual(before.bare);
  // What a run remembers is the same list where nothing in it has changed.
  const kept = new Map(
    [...after.texts].map(([file, docs]) => [file, file === "a/Base.pdl" ? docs : (before.texts.get(file) ?? docs)]),
  );
  const { schemas } = returnDocs(bare, { texts: kept, told }, documented);
  expect(JSON.stringify([...schemas])).toBe(JSON.stringify([...link(edited)]));
  const remade = [...schemas].filter(([name, schema]) => documented.schemas.get(name) !== schema);
  // A book has what it includes.
  expect(remade.map(([name]) => name)).toEqual(["a.Base", "a.Book"]);
});

it("stay with declarations that compete for a name", () => {
  const documents = parse({ ...texts, "b/Shelf.pdl": texts["a/Shelf.pdl"] });
  const { bare, texts: taken } = partDocs(documents, undefined);
  expect([...taken.keys()]).toEqual(["a/Base.pdl", "a/Book.pdl"]);
  expect(bare[2]).toBe(documents[2]);
});
