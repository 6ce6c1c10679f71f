import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import MarkdownIt from "markdown-it";
import { describe, expect, it } from "vitest";
import { createReport } from "../../diagnostics/report.ts";
import type { SourceFile } from "../../sources/source-file.ts";
import { parseProse } from "../../parse/prose/parse-prose.ts";
import { corporaFolder } from "../../testdata/corpora.ts";
import { measureCpuTime } from "../../testdata/cpu-time.ts";
import { renderProse } from "./render-prose.ts";

function readMarkdownFiles(version: string): readonly SourceFile[] {
  const folder = join(corporaFolder ?? "", version);
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".md"))
    .sort()
    .map((path) => ({ path, kind: "prose", text: readFileSync(join(folder, path), "utf8") }));
}

interface Rendered {
  readonly html: readonly string[];
  /** Each diagnostic as `code file:line`. */
  readonly said: readonly string[];
}

/** Parses and renders every page of a version. */
function renderAll(files: readonly SourceFile[]): Rendered {
  const report = createReport();
  const html = files.map((file) => {
    const context = {
      report,
      include: () => "import datahub\n",
      resolve: (target: string) => ({ href: target, external: /^https?:/.test(target) }),
    };
    return renderProse(parseProse(file, report), context).html;
  });
  return { html, said: report.diagnostics.map(({ code, span }) => `${code} ${span?.file}:${span?.startLine}`) };
}

describe.skipIf(!corporaFolder)("the prose of DataHub", () => {
  /** As the first test has rendered the pages of 0.10.4, if it has run. */
  let rendered: Rendered | undefined;

  it("renders at 0.10.4, in few times what Markdown alone takes, and says only what is wrong", () => {
    const files = readMarkdownFiles("datahub-0.10.4");
    expect(files.length).toBeGreaterThan(220);
    // Markdown alone, without a dialect, links or anchors, is what a machine has to be measured by: it takes a seventh.
    const plain = new MarkdownIt({ html: true });
    const own: number[] = [];
    const alone: number[] = [];
    const compare = (): number => {
      own.push(measureCpuTime(() => (rendered = renderAll(files))));
      alone.push(measureCpuTime(() => files.forEach(({ text }) => plain.render(text))));
      return Math.min(...own) / Math.min(...alone);
    };
    // The first look is at code that V8 has not compiled yet, and a machine that does other things has more than one.
    expect([1, 2, 3, 4].some(() => compare() < 10)).toBe(true);
    expect(rendered?.said).toEqual([
      "prose/unclosed-admonition docs/authorization/roles.md:21",
      "prose/unclosed-admonition docs/authorization/roles.md:9",
      "prose/unclosed-fence metadata-ingestion/docs/dev_guides/classification.md:401",
    ]);
  });

  it("writes nothing that runs, loads or styles", () => {
    rendered ??= renderAll(readMarkdownFiles("datahub-0.10.4"));
    for (const page of [...rendered.html, ...renderAll(readMarkdownFiles("datahub-1.3.0")).html]) {
      expect(page).not.toMatch(/<(?:script|style|iframe|object|embed|form|link|meta|svg)\b/i);
      expect(page).not.toMatch(/<[^>]*\s(?:on\w+|style)=/i);
      expect(page).not.toMatch(/(?:href|src)="\s*(?:javascript|data:text|vbscript)/i);
      expect(page).not.toMatch(/<img[^>]*\ssrc="https?:/);
    }
  });

  it("points at exactly each target that was written without escapes", () => {
    const documents = readMarkdownFiles("datahub-0.10.4").map((file) => parseProse(file, createReport()));
    const inexact = documents.flatMap(({ file, targets, text }) => {
      const lines = text.split(/\r\n|\n|\r/);
      return targets
        .filter(
          ({ target, span }) =>
            (lines[span.startLine - 1] ?? "").slice(span.startColumn - 1, span.endColumn) !== target,
        )
        .map(({ target, span }) => `${file}:${span.startLine} ${target}`);
    });
    expect(documents.flatMap(({ targets }) => targets).length).toBeGreaterThan(2000);
    expect(inexact).toEqual([
      "docs/managed-datahub/welcome-acryl.md:29 http://openid.net/specs/openid-connect-discovery-1_0.html",
    ]);
  });
});
