import { describe, expect, it } from "vitest";
import type { NamedSchema, RecordSchema } from "../../catalogue/schema.ts";
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { linkCodes } from "../../diagnostics/codes/link.ts";
import { createReport } from "../../diagnostics/report.ts";
import { parseAvro } from "../../parse/avro/parse-avro.ts";
import { parseAvroIdl } from "../../parse/avro-idl/parse-avro-idl.ts";
import { parsePdl } from "../../parse/pdl/parse-pdl.ts";
import { parsePdsc } from "../../parse/pdsc/parse-pdsc.ts";
import { measureCpuTime } from "../../testdata/cpu-time.ts";
import { createRandom, damageText } from "../../testdata/damage-text.ts";
import { linkSchemas, type LinkSchemasOptions } from "./link-schemas.ts";

/** Links files that are given inline; a lone text is a file of its own without a place in a tree of namespaces. */
function link(input: string | Record<string, string>, options: LinkSchemasOptions & { root?: string } = {}) {
  const files = typeof input === "string" ? { "case.pdl": input } : input;
  const report = createReport();
  const root = typeof input === "string" ? undefined : options.root;
  const documents = Object.entries(files).flatMap(([path, text]) => {
    const kind = /\.av(?:sc|pr)$/.test(path)
      ? ("avsc" as const)
      : path.endsWith(".pdsc")
        ? ("pdsc" as const)
        : ("pdl" as const);
    const parse = { avsc: parseAvro, pdsc: parsePdsc, pdl: parsePdl }[kind];
    const document = parse({ path, text, kind, root }, report);
    return document === undefined ? [] : [document];
  });
  const schemas = linkSchemas(documents, report, options);
  return { schemas, diagnostics: report.diagnostics.map(printDiagnostic) };
}

function printDiagnostic({ severity, code, message, span }: Diagnostic): string {
  return `${span?.file ?? ""}:${span?.startLine ?? 0}:${span?.startColumn ?? 0} ${severity} ${code}: ${message}`;
}

function getRecord(schemas: ReadonlyMap<string, NamedSchema>, name: string): RecordSchema {
  const schema = schemas.get(name);
  if (schema?.kind !== "record") throw new Error(`no record ${name}`);
  return schema;
}

/** One case for each code at least: what is wrong, and all that is said about it. */
const cases: readonly (readonly [what: string, files: string | Record<string, string>, ...diagnostics: string[]])[] = [
  [
    "an unknown type, once with its uses",
    {
      "a.pdl": "namespace a record A { x: Custmer y: array[Custmer] }",
      "b.pdl": "namespace a record Customer { z: optional Custmer }",
    },
    "a.pdl:1:27 error link/unknown-type: type `a.Custmer` is not in the model (used 3 times)",
  ],
  [
    "unknown types in what a message comes to, wherever there",
    {
      "b.avpr": `{"protocol": "B", "namespace": "n", "messages": {
        "one": {"request": [], "response": {"type": "array", "items": "Gone"}},
        "two": {"request": [], "response": "null", "errors": ["Lost", "Gone", "string", "string"]} } }`,
    },
    "b.avpr:2:71 error link/unknown-type: type `n.Gone` is not in the model (used 2 times)",
    "b.avpr:3:63 error link/unknown-type: type `n.Lost` is not in the model",
    "b.avpr:3:89 error link/duplicate-member: the union has two members of type `string`",
  ],
  [
    "fewer of a module each by itself",
    { "a.pdl": "namespace a record A { w: b.One x: b.Two y: b.Three z: b.Four }" },
    "a.pdl:1:27 error link/unknown-type: type `b.One` is not in the model",
    "a.pdl:1:36 error link/unknown-type: type `b.Two` is not in the model",
    "a.pdl:1:45 error link/unknown-type: type `b.Three` is not in the model",
    "a.pdl:1:56 error link/unknown-type: type `b.Four` is not in the model",
  ],
  [
    "what a module declares that was not read, once, and what is a slip by itself",
    {
      "a.pdl": `namespace a import b.One import b.Two import b.Custmer
        record A { x: One y: Two z: array[One] s: Custmer l: b.Three m: b.Three n: b.Three }`,
      "b.pdl": "namespace b record Customer { z: Four u: b.Five v: c.Six }",
    },
    "a.pdl:2:23 error link/unknown-type: type `b.One` is not in the model (used 2 times), nor are 4 more of its namespace (used 6 times), such as `Three`, `Five`, `Four`",
    "a.pdl:2:51 error link/unknown-type: type `b.Custmer` is not in the model",
    "b.pdl:1:52 error link/unknown-type: type `c.Six` is not in the model",
  ],
  [
    "an unknown import, as the name that was imported",
    "namespace a import b.Gone record A { x: Gone }",
    "case.pdl:1:41 error link/unknown-type: type `b.Gone` is not in the model",
  ],
  [
    "nothing about uses of a type whose file is broken",
    { "Broken.pdl": "namespace a record Broken", "a.pdl": "namespace a record A { x: Broken }" },
    "Broken.pdl:1:26 error pdl/unexpected-token: expected `{`, found the end of the file",
  ],
  [
    "nothing about uses of a type whose file is no text",
    { "Zip.pdl": "PK\0", "a.pdl": "record A { x: Zip }" },
    "Zip.pdl:1:1 error pdl/not-text: the file is not text",
  ],
  [
    "a reference before the declaration",
    "record A { x: B y: record B {} z: B }",
    "case.pdl:1:15 warning link/reference-before-declaration: `B` is used before the place that declares it",
  ],
  [
    "a type inside a file that nothing refers to, and an alias",
    {
      "A.pdl": '@aliases = ["Old"] record A { b: record B {} }',
      "C.pdl": "record C { b: B o: Old }",
      "D.pdl": "record D { a: A b: B o: Old }",
    },
    "C.pdl:1:15 warning link/unreachable-declaration: `B` is declared inside A.pdl, which nothing before this place refers to",
    "C.pdl:1:20 warning link/unreachable-declaration: `Old` is a former name from A.pdl, which nothing before this place refers to",
  ],
  [
    "two declarations in one file",
    "namespace n record A { x: record B {} y: record B { z: int } }",
    "case.pdl:1:49 error link/duplicate-type: `n.B` is declared twice in this file",
  ],
  [
    "two files with different declarations",
    { "one/A.pdl": "record A { x: int }", "two/A.pdl": "record A { y: int }" },
    "two/A.pdl:1:8 error link/conflicting-type: `A` is declared differently in one/A.pdl, which is the one documented",
  ],
  [
    "a declaration in a file that is named for another type, whichever comes first",
    { "a/Aa.pdl": "record A { y: int }", "b/A.pdl": "record A { x: int }", "c/Zz.pdl": "record A { z: int }" },
    "a/Aa.pdl:1:8 error link/conflicting-type: `A` is declared differently in b/A.pdl, which is the one documented",
    "c/Zz.pdl:1:8 error link/conflicting-type: `A` is declared differently in b/A.pdl, which is the one documented",
  ],
  [
    "a declaration that only tests read, though its path comes first and its file is named for the type",
    { "fixtures/A.pdl": "record A { y: int }", "model/All.pdl": "record A { x: int }" },
    "fixtures/A.pdl:1:8 error link/conflicting-type: `A` is declared differently in model/All.pdl, which is the one documented",
  ],
  [
    "a declaration outside of the folders of its namespace",
    { "backup/A.pdl": "namespace n record A { y: int }", "n/A.pdl": "namespace n record A { x: int }" },
    "backup/A.pdl:1:20 error link/conflicting-type: `n.A` is declared differently in n/A.pdl, which is the one documented",
  ],
  [
    "a copy in which only a type inside differs, once",
    {
      "a/Copy.pdl": "record A { b: record B { c: int } }",
      "b/A.pdl": "record A { b: record B { c: string } }",
    },
    "a/Copy.pdl:1:8 error link/conflicting-type: `A` is declared differently in b/A.pdl, which is the one documented",
  ],
  [
    "a type that two others declare inside themselves",
    { "A.pdl": "record A { c: record C { x: int } }", "B.pdl": "record B { c: record C { x: long } }" },
    "B.pdl:1:22 error link/conflicting-type: `C` is declared differently in A.pdl, which is the one documented",
  ],
  [
    "a schema and a translation of it that says something else",
    {
      "A.pdl": "record A { x: int }",
      "A.pdsc": '{"type": "record", "name": "A", "fields": []}',
      "A.avsc": '{"type": "record", "name": "A", "fields": []}',
    },
    "A.pdsc:1:28 warning link/shadowed-type: `A` is declared differently in A.pdl, which is the one documented",
    "A.avsc:1:28 warning link/shadowed-type: `A` is declared differently in A.pdl, which is the one documented",
  ],
  [
    "two Avro files of one type, and not those that only spell it out where they use it",
    {
      "one/A.avsc": '{"type": "record", "name": "A", "fields": []}',
      "two/A.avsc": '{"type": "record", "name": "A", "fields": []}',
      "two/copy.avsc": '{"type": "record",\r\n "name": "A", "fields": []}\r\n',
      "all.avsc": '[{"type": "record", "name": "A", "fields": []}, {"type": "record", "name": "E", "fields": []}]',
      "B.avsc":
        '{"type": "record", "name": "B", "fields": [{"name": "a", "type": {"type": "record", "name": "A", "fields": []}}]}',
      "C.avsc":
        '{"type": "record", "name": "C", "fields": [{"name": "a", "type": {"type": "record", "name": "A", "doc": "Old.", "fields": []}}]}',
      "D.avsc":
        '{"type": "record", "name": "D", "fields": [{"name": "a", "type": {"type": "enum", "name": "A", "symbols": ["X"]}}]}',
    },
    "two/A.avsc:1:28 warning link/repeated-type: `A` repeats the declaration in one/A.avsc",
    "two/copy.avsc:2:10 warning link/repeated-type: `A` repeats the declaration in one/A.avsc",
    "D.avsc:1:91 error link/conflicting-type: `A` is declared differently in one/A.avsc, which is the one documented",
  ],
  [
    "versions of an Avro file, of which the newest counts with all that is in it",
    {
      "A/v9/A.avsc": '{"type": "record", "name": "A", "fields": [{"name": "gone", "type": "Gone"}]}',
      "A/v10/A.avsc": '{"type": "record", "name": "A", "fields": [{"name": "b", "type": "Lost"}]}',
      "A/v2/A.avsc": '{"type": "record", "name": "A", "fields": [{"name": "b", "type": "Gone"}]}',
      "b-1.0.2.avsc": '{"type": "record", "name": "B", "fields": []}',
      "b-1.0.avsc": '{"type": "record", "name": "B", "fields": [{"name": "b", "type": "Gone"}]}',
      "CV1.avsc": '{"type": "record", "name": "C", "fields": [{"name": "b", "type": "Gone"}]}',
      "CV2.avsc": '{"type": "record", "name": "C", "fields": []}',
      "v1/D.avsc": '{"type": "record", "name": "D", "fields": []}',
      "v2/d.avsc": '{"type": "record", "name": "D", "fields": [{"name": "b", "type": "int"}]}',
    },
    "A/v10/A.avsc:1:28 info link/older-versions: `A` is documented as its newest version has it, and not as A/v9/A.avsc has it or another older one",
    "A/v10/A.avsc:1:66 error link/unknown-type: type `Lost` is not in the model",
    "CV2.avsc:1:28 info link/older-versions: `C` is documented as its newest version has it, and not as CV1.avsc has it",
    "b-1.0.2.avsc:1:28 info link/older-versions: `B` is documented as its newest version has it, and not as b-1.0.avsc has it",
    "v2/d.avsc:1:28 error link/conflicting-type: `D` is declared differently in v1/D.avsc, which is the one documented",
  ],
  [
    "two files with equal declarations",
    { "one/A.pdl": "record A { x: int y: record B {} }", "two/A.pdl": "record A { x: int\n y: record B {} }" },
    "two/A.pdl:1:8 warning link/repeated-type: `A` repeats the declaration in one/A.pdl",
  ],
  [
    "an alias that is another type's name",
    { "A.pdl": '@aliases = ["B", "A"] record A {}', "B.pdl": "record B {}" },
    "A.pdl:1:30 warning link/alias-taken: the alias `B` of `A` is a name of `B` already",
  ],
  [
    "a primitive type declared in the root namespace",
    "record string {}",
    "case.pdl:1:8 error link/primitive-redefined: `string` is a primitive type and can't be declared",
  ],
  [
    "an import from the own namespace",
    "namespace a import a.B record A {}",
    "case.pdl:1:20 error link/import-own-namespace: `a.B` is in the file's own namespace and needs no import",
  ],
  [
    "imports with one simple name",
    { "a.pdl": "namespace a import b.X import c.X import b.X record A { x: X }", "b.pdl": "namespace b record X {}" },
    "a.pdl:1:31 error link/import-conflict: the imports `c.X` and `b.X` have the same simple name",
    "a.pdl:1:42 error link/import-conflict: `b.X` is imported twice",
  ],
  [
    "imports of what the file declares",
    "namespace a import b.N import b.A record A { f: { namespace b record N {} } }",
    "case.pdl:1:42 error link/import-of-declared: the declaration of `a.A` and the import of `b.A` have the same simple name",
    "case.pdl:1:70 error link/import-of-declared: `b.N` is imported, but declared in this file",
  ],
  [
    "an unused import",
    { "a.pdl": "namespace a import b.X record A { x: b.X }", "b.pdl": "namespace b record X {}" },
    "a.pdl:1:20 info link/unused-import: the import of `b.X` is not used",
  ],
  [
    "an import that may be what an unknown name was to be",
    {
      "a.pdl": "namespace a record A { x: Y }",
      "b.pdl": "namespace b record X {}",
      "c.pdl": "namespace a import b.X record C { x: Y }",
    },
    "a.pdl:1:27 error link/unknown-type: type `a.Y` is not in the model (used 2 times)",
  ],
  [
    "a circle with an include",
    { "A.pdl": "record A includes B {}", "B.pdl": "record B { a: optional A }" },
    "A.pdl:1:19 error link/include-cycle: the include is part of a circle: `A` and `B` refer to each other",
  ],
  [
    "a record that includes itself",
    "record A includes A { x: int }",
    "case.pdl:1:19 error link/include-cycle: `A` includes itself",
  ],
  [
    "an include of an enum",
    "record A includes enum E { X } { x: int }",
    "case.pdl:1:19 error link/include-target: only records can be included, and `E` is an enum",
  ],
  [
    "typerefs that stand for each other",
    { "T.pdl": "typeref T = array[U]", "U.pdl": "typeref U = union[T, int]" },
    "T.pdl:1:13 error link/typeref-cycle: the typerefs `T` and `U` stand for each other",
  ],
  [
    "a field that is declared twice",
    "record A { x: int x: string }",
    "case.pdl:1:19 error link/duplicate-field: the field `x` of `A` is declared twice",
  ],
  [
    "an included field that is declared again",
    "record A includes record B { x: int } { x: string }",
    "case.pdl:1:41 error link/duplicate-field: the field `x` of `A` comes from `B` already",
  ],
  [
    "a record that is included twice, reported once",
    { "A.pdl": "record A includes B, B {}", "B.pdl": "record B { x: int y: int }" },
    "A.pdl:1:22 error link/duplicate-field: the field `x` of `A` comes from `B` already",
  ],
  [
    "a repeated symbol",
    "enum E { A B A }",
    "case.pdl:1:14 error link/duplicate-symbol: the symbol `A` of `E` is declared twice",
  ],
  [
    "a union in a union, also through a typeref",
    "record A { t: typeref T = union[int] x: union[string, union[long]] y: union[T] }",
    "case.pdl:1:55 error link/union-in-union: a union can't be a member of a union",
    "case.pdl:1:77 error link/union-in-union: a union can't be a member of a union, and `T` stands for one",
  ],
  [
    "equal members",
    "record A { x: union[array[int], array[long]] y: union[a: int, a: long] t: typeref T = int z: union[int, T] }",
    "case.pdl:1:33 error link/duplicate-member: the union has two members of type `array`",
    "case.pdl:1:63 error link/duplicate-member: the alias `a` stands twice in the union",
    "case.pdl:1:105 error link/duplicate-member: the union has two members of type `int`",
  ],
  [
    "some aliases",
    "record A { x: union[a: int, null, string] }",
    "case.pdl:1:35 error link/mixed-aliases: either all members of a union have an alias or none has",
  ],
  [
    "an alias for null",
    "record A { x: union[n: null, a: int] }",
    "case.pdl:1:21 error link/null-alias: `null` can't have an alias, but is called `n`",
  ],
  [
    "a reserved alias",
    "record A { x: union[fieldDiscriminator: int] }",
    "case.pdl:1:21 error link/reserved-alias: `fieldDiscriminator` is reserved and can't be the alias of a member",
  ],
  [
    "defaults that do not fit, deep down too",
    `record A { i: int = "1" n: optional string = null e: enum E { X } = "Y" f: fixed F 2 = "abc" u: union[int] = 1
      r: array[record R { x: int m: map[string, long] = {} }] = [{ "x": 1 "m": { "k": true } }] s: R = {} }`,
    'case.pdl:1:21 error link/default-mismatch: the default of `i` does not fit its type: expected a number, found "1"',
    "case.pdl:1:46 error link/default-mismatch: the default of `n` does not fit its type: expected a string, found null",
    'case.pdl:1:69 error link/default-mismatch: the default of `e` does not fit its type: expected a symbol of `E`, found "Y"',
    'case.pdl:1:88 error link/default-mismatch: the default of `f` does not fit its type: expected a string of 2 characters up to U+00FF, found "abc"',
    "case.pdl:1:110 error link/default-mismatch: the default of `u` does not fit its type: expected an object with one of the keys `int`, found 1",
    "case.pdl:2:65 error link/default-mismatch: the default of `r` does not fit its type: at `[0].m.k` expected a number, found true",
    "case.pdl:2:104 error link/default-mismatch: the default of `s` does not fit its type: expected the field `x` of `R`, found none",
  ],
  [
    "numbers that the type can't hold",
    "record A { x: int = 3000000000 y: long = 1.5 z: long = 9223372036854775807 }",
    "case.pdl:1:21 warning link/default-changed: the default 3000000000 of `x` becomes -1294967296",
    "case.pdl:1:42 warning link/default-changed: the default 1.5 of `y` becomes 1",
  ],
];

describe("what linking says", () => {
  it.each(cases)("%s", (_, files, ...diagnostics) => {
    expect(new Set(link(files).diagnostics)).toEqual(new Set(diagnostics));
  });

  it("only warns of what a further input declares differently, as it may mean to", () => {
    const files = { "core/A.pdl": "record A { x: int }", "custom/A.pdl": "record A { y: int }" };
    const said = "is declared differently in core/A.pdl, which is the one documented";
    expect(link(files, { inputs: ["core/", "custom/"] }).diagnostics).toEqual([
      `custom/A.pdl:1:8 warning link/shadowed-type: \`A\` ${said}`,
    ]);
    expect(link(files).diagnostics).toEqual([`custom/A.pdl:1:8 error link/conflicting-type: \`A\` ${said}`]);
  });

  it("does not say as well that a file is misplaced whose type another file declares", () => {
    const files = { "src/n/A.pdl": "namespace n record A {}", "src/n/Copy.pdl": "namespace n record A { x: int }" };
    expect(link(files, { root: "src" }).diagnostics).toEqual([
      "src/n/Copy.pdl:1:20 error link/conflicting-type: `n.A` is declared differently in src/n/A.pdl, which is the one documented",
    ]);
  });

  it("documents what a type declares inside itself from the same file", () => {
    const { schemas } = link({
      "a/Copy.pdl": "record A { b: record B { c: int } }",
      "b/A.pdl": "record A { b: record B { c: string } }",
    });
    expect([schemas.get("A")?.span.file, schemas.get("B")?.span.file]).toEqual(["b/A.pdl", "b/A.pdl"]);
  });

  it("documents the one whose file is named for the type", () => {
    const { schemas } = link({ "a/Aa.pdl": "record A { y: int }", "b/A.pdl": "record A { x: int }" });
    expect(schemas.get("A")?.span.file).toBe("b/A.pdl");
  });

  it("finds files that are not where their name says", () => {
    const files = { "src/a/A.pdl": "namespace a record A { b: B }", "src/b/B.pdl": "namespace a record B {}" };
    const message = "`a.B` belongs in src/a/B.pdl";
    expect(link(files, { root: "src" }).diagnostics).toEqual([
      `src/b/B.pdl:1:20 warning link/misplaced-file: ${message}`,
    ]);
    expect(link(files, { root: "src", visibility: "upstream" }).diagnostics).toEqual([
      `src/b/B.pdl:1:20 warning link/misplaced-file: ${message}`,
      `src/a/A.pdl:1:27 error link/misplaced-file: ${message}`,
    ]);
    expect(link(files).diagnostics).toEqual([]);
    expect(link({ "src/a/A.PDL": "namespace a record A {}" }, { root: "src" }).diagnostics).toEqual([]);
  });

  it("blames a wrong namespace once, where the folder or the files beside it show the right one", () => {
    const books = {
      "x/com/a/Book.pdl": "namespace com.a import com.a.common.Genre record Book { genre: Genre shelf: Shelf }",
      "x/com/a/Shelf.pdl": "namespace com.a import com.a.common.Genre record Shelf { genres: array[Genre] }",
    };
    const genre = "namespace com.b.common enum Genre { FICTION }";
    const { schemas, diagnostics } = link({ ...books, "x/com/a/common/Genre.pdl": genre }, { root: "x" });
    expect(diagnostics).toEqual([
      "x/com/a/common/Genre.pdl:1:11 error link/wrong-namespace: the namespace is `com.b.common`, but the file stands where `com.a.common` belongs; 2 references lead nowhere because of it",
    ]);
    expect(schemas.get("com.b.common.Genre")?.usedBy.map(({ by }) => by)).toEqual(["com.a.Book", "com.a.Shelf"]);

    // Its own references fail as well, in a folder without levels.
    const flat = {
      "s/A.pdl": "namespace n record A {}",
      "s/B.pdl": "namespace n record B { a: A }",
      "s/C.pdl": "namespace m record C { a: A b: array[B] other: Other }",
    };
    expect(link(flat).diagnostics).toEqual([
      "s/C.pdl:1:11 error link/wrong-namespace: the namespace is `m`, but the file stands where `n` belongs; 2 references lead nowhere because of it",
      "s/C.pdl:1:48 error link/unknown-type: type `m.Other` is not in the model",
    ]);
    // Nothing shows which of two files is right.
    const { "s/B.pdl": _, ...two } = flat;
    expect(link(two).diagnostics.filter((line) => line.includes("wrong-namespace"))).toEqual([]);
  });

  it("has a case for every code", () => {
    const reported = cases.flatMap(([, files]) => link(files).diagnostics).join("\n");
    const missing = Object.values(linkCodes)
      .map(({ code }) => code)
      .filter((code) => !reported.includes(` ${code}:`));
    // Long chains are too long for a case, and what only Avro or plug-ins have is shown where they are read.
    expect(missing.toSorted()).toEqual([
      "link/default-not-first",
      "link/include-depth",
      "link/misplaced-file",
      "link/spelled-default",
      "link/typeref-depth",
      "link/unfit-default",
      "link/wrong-namespace",
    ]);
  });

  it("suggests types of the same or a similar name", () => {
    const report = createReport();
    const parse = (path: string, text: string) => parsePdl({ path, text, kind: "pdl" }, report) ?? [];
    const documents = [
      parse("a.pdl", "namespace a record A { x: Elsewhere y: Statsu z: strng }"),
      parse("b.pdl", "namespace b record Elsewhere { s: enum Status {} }"),
    ].flat();
    linkSchemas(documents, report);
    expect(report.diagnostics.map(({ help }) => help)).toEqual([
      "did you mean `b.Elsewhere`? Import it, or use its full name",
      "did you mean `b.Status`?",
      "did you mean `string`?",
    ]);
  });

  it("suggests for a type of another namespace only what it may be a slip of", () => {
    const report = createReport();
    const parse = (path: string, text: string) => parsePdl({ path, text, kind: "pdl" }, report) ?? [];
    const documents = [
      parse("a.pdl", "namespace a import c.TermUrn import c.Ownersihp record A { x: TermUrn y: Ownersihp z: Thinh }"),
      parse("a2.pdl", "namespace a record Thing {}"),
      parse("c.pdl", "namespace c record TermKey { s: record Terms {} }"),
      parse("d.pdl", "namespace d record Ownership {}"),
    ].flat();
    linkSchemas(documents, report);
    expect(report.diagnostics.map(({ help }) => help)).toEqual([
      expect.stringMatching(/^declare it, import it, or read the folder/),
      "did you mean `d.Ownership`?",
      "did you mean `a.Thing`?",
    ]);
  });

  it("names the files that Avro IDL imports and that were not read", () => {
    const report = createReport();
    const parse = (path: string, text: string) => parseAvroIdl({ path, text, kind: "avdl" }, report) ?? [];
    const types = parse("in/types.avdl", "protocol Types { record Money { long cents; } }");
    const orders = parse(
      "in/orders.avdl",
      'protocol Orders { import idl "types.avdl"; import idl "../piers.avdl"; record Order { Money price; Pier at; } }',
    );
    linkSchemas([types, orders].flat(), report);
    expect(report.diagnostics.map(({ help }) => help)).toEqual([
      "read `../piers.avdl` as well, which the file imports: `--input` takes several files, or the folder that all are in",
    ]);
  });

  it("suggests symbols and members for defaults that are nearly one", () => {
    const report = createReport();
    const text = `record A {
      a: enum E { ACTIVE, REMOVED } = "ACTVE"
      b: E = "removed"
      c: E = "x"
      d: array[union[int, string]] = [{ "strng": "x" }] }`;
    linkSchemas([parsePdl({ path: "A.pdl", text, kind: "pdl" }, report)], report);
    expect(report.diagnostics.map(({ help }) => help)).toEqual([
      "did you mean `ACTIVE`?",
      "did you mean `REMOVED`?",
      "write a symbol of `E`, or change the type",
      "did you mean `string`?",
    ]);
  });
});

describe("what linking makes", () => {
  it("flattens includes of includes, in order, with the record that declares each field", () => {
    const { schemas, diagnostics } = link({
      "A.pdl": "record A { a: int } includes B, T",
      "B.pdl": "record B includes C { b: int = 1.0 }",
      "C.pdl": "record C { c: record Inner {} }",
      "T.pdl": "typeref T = D",
      "D.pdl": "record D { d: double = 1 }",
    });
    expect(diagnostics).toEqual([]);
    const record = getRecord(schemas, "A");
    expect(record.includes).toEqual(["B", "D"]);
    expect(record.includesAfter).toBe(true);
    expect(record.fields.map(({ name, includedFrom, default: value }) => [name, includedFrom, value])).toEqual([
      ["a", undefined, undefined],
      ["c", "C", undefined],
      ["b", "B", 1],
      ["d", "D", 1],
    ]);
  });

  it("keeps in its place what a record includes and nobody declares", () => {
    const { schemas, diagnostics } = link({
      "A.pdl": "import x.Lost record A includes B, Lost, T, C { a: int }",
      "B.pdl": "record B {}",
      "C.pdl": "record C {}",
      "T.pdl": "typeref T = Gone",
    });
    expect(diagnostics).toHaveLength(2);
    expect(getRecord(schemas, "A").includes).toEqual(["B", "Lost", "Gone", "C"]);
  });

  it("notes every use once, in order of the users", () => {
    const { schemas, diagnostics } = link({
      "B.pdl": "record B { x: T y: array[T] z: map[string, union[null, array[T]]] again: map[string, union[null, T]] }",
      "A.pdl": "record A includes T { own: T }",
      "U.pdl": "typeref U = T",
      "T.pdl": "record T {}",
    });
    expect(diagnostics).toEqual([]);
    expect(schemas.get("T")?.usedBy).toEqual([
      { kind: "include", by: "A" },
      { kind: "field", by: "A", field: "own" },
      { kind: "field", by: "B", field: "x" },
      { kind: "arrayItem", by: "B", field: "y" },
      { kind: "arrayItem", by: "B", field: "z" },
      { kind: "unionMember", by: "B", field: "again" },
      { kind: "typerefTarget", by: "U" },
    ]);
  });

  it("counts what a message comes to as uses, and hoists what is declared there", () => {
    const { schemas, diagnostics } = link({
      "b.avpr": `{"protocol": "B", "namespace": "n", "types": [
          {"type": "error", "name": "E", "fields": []}, {"type": "record", "name": "R", "fields": []} ],
        "messages": {
          "ask": {"request": [], "response": {"type": "map", "values": ["null", "R"]}, "errors": ["E"]},
          "make": {"request": [], "response": {"type": "array", "items": {"type": "record", "name": "In", "fields": []}}},
          "tell": {"request": [{"name": "r", "type": "R"}], "response": "null", "one-way": true} } }`,
    });
    expect(diagnostics).toEqual([]);
    expect([...schemas.keys()]).toEqual(["n.B.ask", "n.B.make", "n.B.tell", "n.E", "n.In", "n.R"]);
    expect(schemas.get("n.E")?.usedBy).toEqual([{ kind: "errors", by: "n.B.ask" }]);
    expect(schemas.get("n.R")?.usedBy).toEqual([
      { kind: "response", by: "n.B.ask" },
      { kind: "field", by: "n.B.tell", field: "r" },
    ]);
    expect(schemas.get("n.In")).toMatchObject({
      declaredIn: "n.B.make",
      usedBy: [{ kind: "response", by: "n.B.make" }],
    });
    expect(getRecord(schemas, "n.B.ask").results?.map(({ kind, type }) => [kind, type.kind])).toEqual([
      ["response", "map"],
      ["errors", "union"],
    ]);
    expect(getRecord(schemas, "n.R").results).toBeUndefined();
  });

  it("hoists inline declarations and says where they come from", () => {
    const { schemas } = link("namespace a record A { b: { namespace x record B { c: enum C {} } } }");
    expect([...schemas.keys()]).toEqual(["a.A", "x.B", "x.C"]);
    expect([...schemas.values()].map(({ declaredIn }) => declaredIn)).toEqual([undefined, "a.A", "a.A"]);
    expect(getRecord(schemas, "a.A").fields[0]?.type).toEqual({ kind: "reference", name: "x.B", inline: true });
  });

  it("sees nullable unions and deprecations through typerefs and in both spellings", () => {
    const { schemas } = link(`record A {
      @deprecated t: typeref Maybe = union[null, int]
      @Deprecated = "use t" u: optional Maybe
      @deprecated = false v: int
      @deprecated.reason = "late" w: union[@deprecated a: int]
    }`);
    const { fields } = getRecord(schemas, "A");
    expect(fields.map(({ nullable, optional, deprecated }) => ({ nullable, optional, deprecated }))).toEqual([
      { nullable: true, optional: false, deprecated: { spelling: "deprecated" } },
      { nullable: true, optional: true, deprecated: { spelling: "Deprecated", reason: "use t" } },
      { nullable: false, optional: false, deprecated: undefined },
      { nullable: false, optional: false, deprecated: { spelling: "deprecated", reason: "late" } },
    ]);
  });

  it("keeps a default beyond 2^53 exactly and floats in their shortest form", () => {
    const { schemas } = link(
      'record A { l: long = 9007199254740993 f: float = 0.1 g: float = 16777217 n: double = "NaN" }',
    );
    const defaults = getRecord(schemas, "A").fields.map((field) => field.default);
    expect(defaults).toEqual([9007199254740993n, 0.1, 16777216, "NaN"]);
  });

  it("leaves a mark where a name is not known, and treats its parts as fitting", () => {
    const { schemas } = link("namespace a record A { x: array[Gone] = [1] u: union[Gone, int] }");
    const [x, u] = getRecord(schemas, "a.A").fields;
    expect(x?.type.kind === "array" && x.type.items).toEqual({ kind: "reference", name: "Gone", unresolved: true });
    expect(u?.type.kind === "union" && u.type.members.map(({ key }) => key)).toEqual(["Gone", "int"]);
    expect(x?.default).toEqual([1]);
  });

  it("gives the same result for documents in any order", () => {
    const files = { "C.pdl": "record C { a: A }", "A.pdl": "record A { b: B }", "B.pdl": "record B {}" };
    const reversed = Object.fromEntries(Object.entries(files).toReversed());
    expect([...link(files).schemas]).toEqual([...link(reversed).schemas]);
  });

  it("takes PDL before PDSC before Avro for one name, and links across the languages", () => {
    const { schemas } = link({
      "A.avsc": '{ "type": "record", "name": "A", "fields": [] }',
      "A.pdsc": '{ "type": "record", "name": "A", "fields": [] }',
      "A.pdl": "record A { s: S }",
      "S.pdsc": '{ "type": "record", "name": "S", "fields": [ { "name": "a", "type": "A" } ] }',
    });
    expect([...schemas.values()].map(({ name, language }) => `${name} ${language}`)).toEqual(["A pdl", "S pdsc"]);
    expect(schemas.get("A")?.usedBy).toEqual([{ kind: "field", by: "S", field: "a" }]);
  });

  it("gives bare defaults of Avro unions the key of the member that they fit", () => {
    const { schemas, diagnostics } = link({
      "A.avsc": `{ "type": "record", "name": "A", "fields": [
        { "name": "u", "type": ["string", "int"], "default": "x" },
        { "name": "v", "type": ["int", "string"], "default": 3 },
        { "name": "r", "type": "R", "default": { "w": "y" } }
      ] }`,
      "R.avsc": '{ "type": "record", "name": "R", "fields": [{ "name": "w", "type": ["string", "int"] }] }',
    });
    expect(diagnostics).toEqual([]);
    expect(getRecord(schemas, "A").fields.map((field) => field.default)).toEqual([
      { string: "x" },
      { int: 3 },
      { w: { string: "y" } },
    ]);
  });

  it("survives circles of every kind", () => {
    const { schemas } = link({
      "A.pdl": "record A includes B { x: T = {} }",
      "B.pdl": "record B includes C { y: union[T] }",
      "C.pdl": "record C includes A {}",
      "T.pdl": "typeref T = U",
      "U.pdl": "typeref U = T",
    });
    expect(schemas.size).toBe(5);
  });

  it("never throws on what is left of damaged files", () => {
    const random = createRandom(7);
    const sound = {
      "A.pdl": "namespace a import b.B record A includes B { x: array[B] = [] u: union[null, T] = null } includes C",
      "B.pdl":
        'namespace b @aliases = ["Old"] record B { e: enum E { X Y } = "X" m: map[string, a.A] f: fixed F 2 = "ab" }',
      "T.pdl": "namespace a typeref T = union[long, text: string, { namespace c record In { t: optional T = {} } }]",
      "C.pdl": "namespace a record C includes b.B, typeref D = record R { r: Old = { } } { c: b.E = 1 }",
    };
    for (let round = 0; round < 300; round += 1) {
      const files = Object.entries(sound).map(([path, text]): [string, string] => [path, damageText(text, random)]);
      const { schemas } = link(Object.fromEntries(files));
      expect(schemas.size).toBeLessThanOrEqual(16);
    }
  });

  it("follows long chains of typerefs and includes, and cuts those that nobody writes, in linear time", () => {
    const files: Record<string, string> = {};
    for (let index = 0; index < 3_000; index += 1) {
      files[`T${index}.pdl`] = `typeref T${index} = ${index === 2_999 ? "int" : `T${index + 1}`}`;
      files[`R${index}.pdl`] = `record R${index} includes R${index + 1} { f${index}: T${index} }`;
    }
    files["R3000.pdl"] = "record R3000 { x: T2960 = 1.5 y: T2900 = 1.5 }";
    let linked: ReturnType<typeof link> | undefined;
    const time = measureCpuTime(() => void (linked = link(files)));
    expect(time).toBeLessThan(5_000);
    const { schemas, diagnostics } = linked ?? link({});
    expect(getRecord(schemas, "R3000").fields.map((field) => field.default)).toEqual([1, 1.5]);
    expect(getRecord(schemas, "R2950").fields).toHaveLength(52);
    expect(getRecord(schemas, "R2949").fields).toHaveLength(1);
    const depths = diagnostics.filter((text) => text.includes("-depth"));
    expect(depths).toHaveLength(116);
    expect(depths.filter((text) => text.startsWith("R2949.pdl:") || text.startsWith("T2948.pdl:"))).toHaveLength(2);
  });
});
