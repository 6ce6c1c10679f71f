import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { check, type Catalogue } from "../../api.ts";
import { surveyDocs } from "../../catalogue/survey-docs.ts";
import type { Page } from "../../page-model/page.ts";
import { readPage } from "../../page-model/read-page.ts";
import { plan } from "../../plan/plan.ts";
import { createSampler } from "../../print/sample-payload.ts";
import { measureCpuTimeUntil } from "../../testdata/cpu-time.ts";

const folder = import.meta.dirname;

async function readHarbour() {
  const { catalogue, diagnostics } = await check({ cwd: folder, inputs: ["testdata"], config: false });
  if (catalogue === undefined) return expect.fail("there is no catalogue");
  return { catalogue, diagnostics };
}

function fieldsOf({ schemas }: Catalogue, name: string) {
  const schema = schemas.get(name);
  return schema?.kind === "record" ? schema.fields : [];
}

function symbolsOf({ schemas }: Catalogue, name: string) {
  const schema = schemas.get(name);
  return schema?.kind === "enum" ? schema.symbols : [];
}

test("messages are called so, and records of other notations beside them records", async () => {
  const cwd = mkdtempSync(join(tmpdir(), "aspectdoc-protobuf-"));
  try {
    writeFileSync(join(cwd, "ship.proto"), 'syntax = "proto3";\npackage harbour;\nmessage Ship {}\n');
    writeFileSync(
      join(cwd, "berth.avsc"),
      '{ "type": "record", "name": "Berth", "namespace": "harbour", "fields": [] }',
    );
    const { catalogue, diagnostics } = await check({
      cwd,
      inputs: ["."],
      config: false,
      settings: { plugins: ["aspectdoc/plugins/protobuf"] },
    });
    if (catalogue === undefined) return expect.fail("there is no catalogue");
    expect(diagnostics.filter(({ code }) => code === "check/missing-doc").map(({ message }) => message)).toEqual([
      "the record `harbour.Berth` has no doc",
      "the message `harbour.Ship` has no doc",
    ]);
    expect(surveyDocs(catalogue).map(({ label, things }) => `${things.length} ${label}`)).toEqual([
      "1 Records",
      "1 Messages",
    ]);
    const { pages } = plan(catalogue, { title: "Harbour", base: "/" });
    const noun = ({ route, noun }: Page): string => `${route} ${noun}`;
    expect(
      pages
        .map(readPage)
        .filter(({ noun }) => noun !== undefined)
        .map(noun),
    ).toEqual(["generated/metamodel/types/harbour.Berth record", "generated/metamodel/types/harbour.Ship message"]);
  } finally {
    rmSync(cwd, { recursive: true });
  }
});

describe("messages and enums of several files", () => {
  test("are records and enums by their full names, with the well-known types that they name", async () => {
    const { catalogue, diagnostics } = await readHarbour();
    expect([...catalogue.schemas.values()].map(({ fullName, kind }) => `${kind} ${fullName}`).toSorted()).toEqual([
      "enum harbour.v1.Berth.Kind",
      "record google.protobuf.Any",
      "record harbour.v1.Berth",
      "record harbour.v1.Berth.Mooring",
      "record harbour.v1.Ship",
      "record harbour.v1.Ship.Crew",
      "record harbour.v1.UpdateShipRequest",
      "typeref google.protobuf.FieldMask",
      "typeref google.protobuf.Timestamp",
    ]);
    const told = diagnostics.filter(({ code }) => !/^(?:check\/|discover\/read-unasked)/.test(code));
    expect(told.map(({ code, severity }) => `${severity} ${code}`)).toEqual(["info protobuf/unused-import"]);
  });

  test("fields have types, numbers and marks", async () => {
    const { catalogue } = await readHarbour();
    const fields = fieldsOf(catalogue, "harbour.v1.Ship");
    expect(fields.map(({ name, optional, annotations }) => [name, optional, annotations])).toEqual([
      ["name", false, { number: 1, fieldBehavior: ["IDENTIFIER"] }],
      ["length_mm", true, { number: 2 }],
      ["holds", true, { number: 3 }],
      ["visits", true, { number: 4, mapKeys: "int32" }],
      ["grain", true, { number: 5, oneof: "cargo" }],
      ["sealed", true, { number: 6, oneof: "cargo" }],
      ["moored", true, { number: 7, explicitPresence: true }],
      ["built", true, { number: 8, readOnly: true }],
      ["berth", true, { number: 9, resourceName: "harbour.v1.Berth" }],
      ["place", true, { number: 10, jsonName: "where", deprecated: "use `berth`." }],
      ["crew", true, { number: 11 }],
      ["more", true, { number: 12 }],
    ]);
    expect(fields.map(({ type }) => type).slice(1, 4)).toMatchObject([
      { kind: "primitive", name: "long" },
      { kind: "array", items: { kind: "primitive", name: "long", annotations: { format: "uint32" } } },
      { kind: "map", values: { kind: "reference", name: "harbour.v1.Berth.Kind" } },
    ]);
    expect(catalogue.schemas.get("harbour.v1.Ship")?.annotations).toMatchObject({
      "protobuf.reserved": ["13", "20 to 29", "captain"],
    });
  });

  test("labels, defaults, groups and extensions of proto2 are kept", async () => {
    const { catalogue } = await readHarbour();
    const fields = fieldsOf(catalogue, "harbour.v1.Berth");
    const explicit = { "protobuf.presence": "explicit" };
    expect(
      fields.map(({ name, optional, default: preset, annotations }) => [name, optional, preset, annotations]),
    ).toEqual([
      ["number", false, undefined, { number: 1, label: "required" }],
      ["kind", true, "QUAY", { number: 2, ...explicit }],
      ["depth", true, undefined, { number: 3, defaultValue: "inf", ...explicit }],
      ["cranes", true, 2, { number: 4, ...explicit }],
      ["mooring", true, undefined, { number: 5 }],
      ["[harbour.v1.lit]", true, undefined, { number: 100, ...explicit }],
    ]);
    expect(symbolsOf(catalogue, "harbour.v1.Berth.Kind").map(({ name, annotations }) => [name, annotations])).toEqual([
      ["KIND_UNSPECIFIED", { number: 0 }],
      ["QUAY", { number: 1 }],
      ["PIER", { number: 1 }],
      ["BUOY", { number: 4, deprecated: true }],
    ]);
  });

  test("docs are comments, in which names of types are links", async () => {
    const { catalogue } = await readHarbour();
    expect(catalogue.schemas.get("harbour.v1.Ship")?.doc).toBe(
      "A ship, which lies at a [berth](type:harbour.v1.Berth), or at none.",
    );
    expect(catalogue.schemas.get("harbour.v1.Berth")?.doc).toBe("A place for a [ship](type:harbour.v1.Ship).");
    expect(fieldsOf(catalogue, "harbour.v1.Ship")[1]?.doc).toBe("In millimetres.");
  });

  test("samples are in the JSON that the language has", async () => {
    const { catalogue } = await readHarbour();
    const sampler = createSampler(catalogue);
    expect(sampler.sample("harbour.v1.Ship", "minimal")).toEqual({ name: "Example" });
    expect(sampler.sample("harbour.v1.Ship", "full")).toEqual({
      ...{ name: "Example", lengthMm: "42", holds: [42], visits: { 1: "QUAY" }, grain: 12.5, moored: true },
      ...{ built: "2024-03-02T10:15:00Z", berth: "example berth", where: "example place", crew: { count: 42 } },
      more: { "@type": "type.googleapis.com/google.protobuf.Duration", value: "3.5s" },
    });
    expect(sampler.sample("harbour.v1.UpdateShipRequest", "full")).toMatchObject({
      updateMask: "displayName,owner.email",
    });
    expect(sampler.sample("harbour.v1.Berth", "full")).toMatchObject({
      kind: "QUAY",
      "[harbour.v1.lit]": true,
      mooring: [{ ship: "example ship" }],
    });
  });
});

describe("files that lead elsewhere, or say what can't be", () => {
  let temporary: string;

  beforeEach(() => {
    temporary = mkdtempSync(join(tmpdir(), "aspectdoc-protobuf-"));
  });

  afterEach(() => {
    rmSync(temporary, { recursive: true, force: true });
  });

  async function read(files: Readonly<Record<string, string>>) {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(temporary, path)), { recursive: true });
      writeFileSync(join(temporary, path), text);
    }
    const { catalogue, diagnostics } = await check({ cwd: temporary, inputs: ["."], config: false });
    const told = diagnostics
      .filter(({ code }) => !/^(?:check\/|discover\/read-unasked)/.test(code))
      .map(({ code, span }) => {
        if (span === undefined) return code;
        const text = readFileSync(join(temporary, span.file), "utf8").split("\n")[span.startLine - 1] ?? "";
        return `${span.file} ${code} ${text.slice(span.startColumn - 1, span.endColumn)}`;
      });
    return { catalogue, told };
  }

  test.each<[what: string, files: Readonly<Record<string, string>>, told: readonly string[]]>([
    ["a type that isn't there", { "a.proto": "message A { B b = 1; }" }, ["a.proto protobuf/unknown-type B"]],
    [
      "an import that isn't there, of which a type is missed",
      {
        "a.proto": 'import "b/b.proto";\nimport "c/c.proto";\nmessage A { b.B b = 1; b.C c = 2; }',
        "b.proto": 'import "b/b.proto";\nmessage D { b.B b = 1; }',
      },
      ['a.proto protobuf/missing-import "b/b.proto"', 'a.proto protobuf/unused-import "c/c.proto"'],
    ],
    [
      "a path that leads out",
      { "a.proto": 'import "../../../etc/passwd";\nmessage A { string a = 1; }' },
      ['a.proto protobuf/unused-import "../../../etc/passwd"'],
    ],
    [
      "a slip, beside which nothing is missed",
      { "a.proto": "message A {\n  B b = 1;\n  string c 2;\n}\nmessage D { string e = 1; }" },
      ["a.proto protobuf/malformed 2"],
    ],
    [
      "numbers that two have, and that are reserved",
      {
        "a.proto":
          "message A { string a = 1; string b = 1; string c = 2; string d = 3; reserved 2; reserved 'd'; }\n" +
          "enum B { C = 0; D = 0; }\nenum E { option allow_alias = true; F = 0; G = 0; }",
      },
      [
        "a.proto protobuf/repeated-number b",
        "a.proto protobuf/reserved-number c",
        "a.proto protobuf/reserved-number d",
        "a.proto protobuf/repeated-number D",
      ],
    ],
    [
      "a circle of imports",
      {
        "a.proto": 'import public "b.proto";\nmessage A { B b = 1; }',
        "b.proto": 'import public "a.proto";\nmessage B { A a = 1; }',
      },
      [],
    ],
    [
      "copies, in the same words and in others",
      {
        "1/a.proto": "message A { string a = 1; }",
        "2/a.proto": "message A { string a = 1; }",
        "3/a.proto": "message A { string b = 1; }",
      },
      ["2/a.proto protobuf/copy A", "3/a.proto protobuf/repeated-type A"],
    ],
  ])("%s", async (_, files, told) => {
    expect((await read(files)).told).toEqual(told);
  });

  test("imports are found from any root, the nearest first", async () => {
    const { catalogue, told } = await read({
      "protos/acme/a.proto": 'package acme; import "acme/b.proto"; message A { B b = 1; }',
      "protos/acme/b.proto": 'package acme; import "example.com/repo/shared/c.proto"; message B { shared.C c = 1; }',
      "shared/c.proto": "package shared; message C { string d = 1; }",
    });
    expect(told).toEqual([]);
    expect(catalogue && fieldsOf(catalogue, "acme.B")[0]?.type).toMatchObject({ kind: "reference", name: "shared.C" });
  });

  test("names are looked for from the innermost scope on", async () => {
    const { catalogue, told } = await read({
      "a.proto": `package x.y;
        message A { message B {} message C { B own = 1; y.B other = 2; .x.y.B whole = 3; x.D far = 4; } }
        message B {}`,
      "b.proto": "package x; message D {} message B {}",
    });
    expect(told).toEqual([]);
    const types = catalogue && fieldsOf(catalogue, "x.y.A.C").map(({ type }) => type.kind === "reference" && type.name);
    expect(types).toEqual(["x.y.A.B", "x.y.B", "x.y.B", "x.D"]);
  });

  test("names in docs are looked for from what they are about", async () => {
    const { catalogue } = await read({
      "a.proto": `package x.y;
        // [Kind][], [one of them][B.c], [B.none][] and a[i][j], [k][l].
        message A { enum Kind { NONE = 0; } string k = 1; }
        message B { string c = 1; }`,
    });
    expect(catalogue?.schemas.get("x.y.A")?.doc).toBe(
      "[Kind](type:x.y.A.Kind), [one of them](type:x.y.B), [B.none](type:x.y.B) and a[i][j], [k][l].",
    );
  });

  test("words of comments and names that objects have anyway stay words", async () => {
    const { catalogue } = await read({
      "a.proto":
        "// <script>alert(1)</script>\nmessage constructor { string __proto__ = 1; toString toString = 2; }\nmessage toString {}",
    });
    expect(catalogue && fieldsOf(catalogue, "constructor").map(({ name }) => name)).toEqual(["__proto__", "toString"]);
  });

  test("many messages take time by how many they are", async () => {
    const make = (count: number): string =>
      Array.from({ length: count }, (_, index) => `message M${index} { M${(index * 7) % count} a = 1; }\n`).join("");
    const time = (count: number): Promise<number> =>
      measureCpuTimeUntil(async () => {
        const { catalogue } = await read({ "a.proto": make(count) });
        expect(catalogue?.schemas.size).toBe(count);
      });
    await time(500);
    const few = await time(500);
    expect(await time(4000)).toBeLessThan(Math.max(few, 100) * 32);
  });
});
