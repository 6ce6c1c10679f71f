import { expect, it } from "vitest";
import { createReport } from "../../diagnostics/report.ts";
import { parseProse } from "../../parse/prose/parse-prose.ts";
import { parseProsePart } from "../../parse/prose/parse-prose-part.ts";
import { noSurroundings } from "../../parse/prose/read-prose-documents.ts";
import { sayAll } from "../../testdata/link-model.ts";
import { linkProse } from "./link-prose.ts";

const manifest = `platform: depot
intro: |
  From [one guide](docs/guide.md#set-up), a [part](../../metamodel/entities/tag.md),
  and [code](src/depot.py), but [nothing](docs/gudie.md).
`;

it("looks up the links of texts inside of other files, at their lines and columns", () => {
  const report = createReport();
  const text = manifest.slice(manifest.indexOf("|\n") + 2).replaceAll(/^ {2}/gm, "");
  const span = { file: "ingestion/depot.yml", startLine: 2, startColumn: 8, endLine: 4, endColumn: 60 };
  const page = { path: "docs/guide.md", text: "# Guide\n\n## Set - up\n", kind: "prose" as const };
  const prose = linkProse(
    {
      pages: [{ document: parseProse(page, report), root: "" }],
      parts: [parseProsePart({ text, span }, manifest, report)],
      introductions: [],
      sidebars: [],
      snippets: new Map(),
      surroundings: noSurroundings,
    },
    report,
  );
  const links = prose.parts.get("ingestion/depot.yml:2")?.links ?? [];
  expect(links.map((link) => [link.span.startLine, link.span.startColumn, link])).toEqual([
    [3, 20, expect.objectContaining({ to: "page", id: "docs/guide", anchor: "set---up" })],
    [3, 52, expect.objectContaining({ to: "generated", route: "generated/metamodel/entities/tag", anchor: undefined })],
    [4, 14, expect.objectContaining({ to: "source", path: "ingestion/src/depot.py", line: undefined })],
    [4, 43, expect.objectContaining({ to: "nothing" })],
  ]);
  expect(sayAll(report.diagnostics, { info: true })).toEqual([
    "ingestion/depot.yml:3:20 prose/missing-anchor `docs/guide` has no heading `#set-up`",
    "ingestion/depot.yml:4:14 prose/unseen-source the link leads to `ingestion/src/depot.py`, which the input does not hold",
    "ingestion/depot.yml:4:43 prose/missing-target the link leads to `docs/gudie.md`, which is not there",
  ]);
});
