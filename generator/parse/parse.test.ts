import { describe, expect, it } from "vitest";
import { createReport } from "../diagnostics/report.ts";
import { createEngine } from "../engine/create-engine.ts";
import type { Engine } from "../engine/engine.ts";
import type { SourceFile } from "../sources/source-file.ts";
import type { DocsProject } from "../sources/surroundings.ts";
import { parse } from "./parse.ts";
import { noSurroundings } from "./prose/read-prose-documents.ts";

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

  it.each([
    ["words alone", (line: string) => line],
    ["what other files say", (line: string) => `${line}\n\n--8<-- "part.md"`],
    ["parts", (line: string) => `import Part from "./_part.mdx";\n\n${line}\n\n<Part />`],
  ])("says anew where places are in a page of %s when what stands for them in the file is longer", (_, write) => {
    const engine = createEngine({ isLive: true }).within("model");
    const text = write("It is 2.4, [here](no.txt).");
    const line = text.split("\n").findIndex((one) => one.startsWith("It"));
    const read = (written: number, engine?: Engine): readonly number[] => {
      const fills = [{ line, column: 6, length: 3, written }];
      const page: SourceFile = { path: "docs/a.mdx", kind: "prose", root: "docs", text, fills };
      const project = { folder: "", includes: { style: "scissors", bases: ["docs"] } } as const;
      const surroundings = { ...noSurroundings, projects: new Map([["docs", project as unknown as DocsProject]]) };
      const parts = ["docs/part.md", "docs/_part.mdx"].map((path) => ({ path, kind: "prose", text: "Part." }) as const);
      const { prose } = parse([page, ...parts], createReport(), { surroundings, engine });
      return (
        prose.pages
          .find(({ document }) => document.file === page.path)
          ?.document.targets.map(({ span }) => span.startColumn) ?? []
      );
    };
    for (const written of [3, 13, 30]) {
      expect(read(written, engine)).toEqual(read(written));
      expect(read(written, engine)[0]).toBe((read(3)[0] ?? 0) + written - 3);
    }
  });

  it("goes on after a file that can't be read", () => {
    const report = createReport();
    const broken: SourceFile = { path: "broken.yml", kind: "registry", text: "[".repeat(200) };
    const documents = parse([broken, ...files], report);
    expect(report.diagnostics.map(({ code }) => code)).toEqual(["registry/too-deep"]);
    expect(documents.registries.map(({ incomplete }) => incomplete)).toEqual([true, undefined]);
    expect(documents.sources.length).toBe(files.length + 1);
  });
});
