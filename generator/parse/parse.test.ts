import { describe, expect, it } from "vitest";
import { createReport } from "../diagnostics/report.ts";
import type { SourceFile } from "../sources/source-file.ts";
import { parse } from "./parse.ts";

const files: readonly SourceFile[] = [
  { path: "z.pdl", kind: "pdl", text: "namespace n record Z {}" },
  { path: "b.graphql", kind: "graphql", text: "extend type Query { b: Int }" },
  { path: "a.pdsc", kind: "pdsc", text: '{"type": "record", "name": "A", "namespace": "n", "fields": []}' },
  { path: "b.avsc", kind: "avsc", text: '{"type": "record", "name": "B", "namespace": "n", "fields": []}' },
  {
    path: "c.avpr",
    kind: "avpr",
    text: '{"protocol": "P", "namespace": "n", "types": [{"type": "fixed", "name": "C", "size": 2}]}',
  },
  { path: "d.avdl", kind: "avdl", text: "protocol D { record R { C c; } }" },
  { path: "entity-registry.yml", kind: "registry", text: "entities: [{name: node, keyAspect: key}]" },
  { path: "a.graphql", kind: "graphql", text: "type Query { a: Int }" },
];

describe("parse", () => {
  it("hands each file to the reader of its language and all SDL to one", async () => {
    const report = createReport();
    const documents = parse(files, report);
    const sdl = await documents.graphql.read(documents.graphql.files, report);
    expect(report.diagnostics).toEqual([]);
    expect(documents.schemas.map(({ file, language }) => `${file} ${language}`)).toEqual([
      "a.pdsc pdsc",
      "b.avsc avro",
      "c.avpr avro",
      "d.avdl avro",
      "z.pdl pdl",
    ]);
    expect(documents.registries.map(({ file }) => file)).toEqual(["entity-registry.yml"]);
    expect(sdl.definitions.length).toBe(2);
    expect(documents.sources.map(({ path, kind }) => `${path} ${kind}`)).toEqual([
      "a.graphql graphql",
      "a.pdsc pdsc",
      "b.avsc avsc",
      "b.graphql graphql",
      "c.avpr avpr",
      "d.avdl avdl",
      "entity-registry.yml registry",
      "z.pdl pdl",
    ]);
  });

  it("gives the same documents in whatever order the files come", () => {
    const forward = parse(files, createReport());
    const backward = parse(files.toReversed(), createReport());
    expect(JSON.stringify(backward.schemas)).toBe(JSON.stringify(forward.schemas));
    expect(backward.sources).toEqual(forward.sources);
  });

  it("goes on after a file that can't be read", () => {
    const report = createReport();
    const broken: SourceFile = { path: "broken.yml", kind: "registry", text: "[".repeat(200) };
    const documents = parse([broken, ...files], report);
    expect(report.diagnostics.map(({ code }) => code)).toEqual(["registry/too-deep"]);
    expect(documents.registries.length).toBe(1);
    expect(documents.sources.length).toBe(files.length + 1);
  });
});
