import { listOwnWords } from "../../markdown/front-matter/list-own-words.ts";
import { splitFrontMatter } from "../../markdown/front-matter/front-matter.ts";
import { readIncludeDirective, takesInCode, type IncludeDirective } from "../../markdown/include-directive.ts";
import { keepRead } from "../../markdown/keep-read.ts";
import { pageOptions, readMarkdown, type ReadText } from "../../markdown/read-markdown.ts";
import { proseCodes } from "../../diagnostics/codes/prose.ts";
import type { Report } from "../../diagnostics/report.ts";
import type { RawFile } from "../../markdown/scripts/raw-files.ts";
import type { TextSegment } from "../../markdown/text-segment.ts";
import type { SourceFile } from "../../sources/source-file.ts";
import { createFileLines, locateTargets, type FileLines } from "./locate-targets.ts";
import { findPrivileges } from "./find-privileges.ts";
import { listExamples } from "./list-examples.ts";
import { startOfFile } from "../../places/start-of-file.ts";
import type { ProseDocument, ProseInclude, WrittenToctree } from "./prose-document.ts";
import { readFrontMatter } from "./read-front-matter.ts";
import { readToctrees } from "./read-toctrees.ts";
import { reportFindings } from "./report-findings.ts";

/** No page that someone wrote comes near it. */
const maxLength = 8_000_000;

/**
 * Reads a Markdown file: its front matter, headings, targets and includes, each with its place. What
 * the text looks like is left to planning, which reads the same text by the same rules. Segments tell which files the text was
 * put together from, where it was.
 */
export function parseProse(
  file: SourceFile,
  report: Report,
  segments: readonly TextSegment[] | undefined = file.segments,
): ProseDocument {
  const { path, formulas, wikiLinks } = file;
  if (file.text.length > maxLength) {
    const start = startOfFile(path);
    report.add(proseCodes.tooLarge({ size: file.text.length, limit: maxLength }), start);
    return { ...emptyDocument, file: path };
  }
  const split = splitFrontMatter(file.text);
  const { body, yaml } = split;
  if (split.isUnclosed === true) {
    report.add(proseCodes.unclosedFrontMatter(), {
      file: path,
      startLine: 1,
      startColumn: 1,
      endLine: 1,
      endColumn: 3,
    });
  }
  const ownWords = listOwnWords(body, yaml);
  const frontMatter = {
    ...readFrontMatter(path, split, report, file),
    ...(ownWords === undefined ? undefined : { ownWords }),
  };
  const read = readMarkdown(
    body,
    pageOptions(frontMatter, { file: path, text: file.text, segments, formulas, wikiLinks }),
  );
  const lines = createFileLines(path, file.text, { segments, fills: file.fills });
  reportFindings(read.dialect.findings, lines, report);
  const privileges = findPrivileges(read, lines);
  const examples = listExamples(read.tokens, lines);
  const toctrees = [...readToctrees(body), ...listChildren(frontMatter.children)];
  const { titleAnchors = [] } = read.dialect;
  const document: ProseDocument = {
    file: path,
    frontMatter,
    heading: read.dialect.title === "" ? undefined : read.dialect.title,
    ...(read.dialect.titleId === undefined ? {} : { headingId: read.dialect.titleId }),
    ...(titleAnchors.length === 0 ? {} : { headingAnchors: titleAnchors }),
    ...(read.dialect.banner === undefined ? {} : { banner: read.dialect.banner }),
    headings: read.dialect.headings.map(({ id, text, level, line }) => ({
      id,
      text,
      level,
      span: spanOfHeading(line, lines),
    })),
    anchors: read.dialect.anchors,
    targets: locateTargets(read.tokens, read.env, lines),
    includes: findIncludes(read, lines),
    privileges: privileges.length === 0 ? undefined : privileges,
    ...(toctrees.length === 0 ? {} : { toctrees }),
    ...(examples.length === 0 ? {} : { examples }),
    text: file.text,
    ...(read.dialect.hasFormulas === undefined ? {} : { hasFormulas: true }),
    ...(formulas === undefined ? {} : { formulas }),
    ...(wikiLinks === undefined ? {} : { wikiLinks }),
    ...(segments === undefined ? {} : { segments }),
  };
  // Of what several files make up, planning notes which of them it has looked at, so it reads the text itself.
  if (segments === undefined) keepRead(document, read);
  return document;
}

/** A list in front matter is one like those of Sphinx. */
function listChildren(children: readonly string[] = []): readonly WrittenToctree[] {
  const entries = children.map((child) => ({ target: child.replace(/^\//, "") }));
  return entries.length === 0 ? [] : [{ entries }];
}

const emptyDocument = {
  frontMatter: { hideTitle: false },
  headings: [],
  anchors: [],
  targets: [],
  includes: [],
  text: "",
} as const;

function spanOfHeading(line: number, file: FileLines): ProseDocument["headings"][number]["span"] {
  const text = file.lines[line] ?? "";
  const column = text.length - text.trimStart().length;
  return file.span(line, column, text.trim().length);
}

function findIncludes({ tokens, dialect }: ReadText, file: FileLines): readonly ProseInclude[] {
  // What is imported once may be used in several places.
  const includes = new Map<string, ProseInclude>();
  const readLine = (line: number, known?: IncludeDirective): void => {
    const text = file.lines[line] ?? "";
    const path = (known ?? readIncludeDirective(text.replace(/^[\s>]*/, "")))?.path;
    if (path === undefined) return;
    const span = file.span(line, Math.max(text.indexOf(path), 0), path.length);
    const key = `${path}\n${span.file}:${span.startLine}:${span.startColumn}`;
    if (!includes.has(key)) includes.set(key, { path, span });
  };
  for (const { type, map, content, meta } of tokens) {
    if (map === null) continue;
    const raw = meta?.["raw"] as RawFile | undefined;
    if (raw !== undefined) {
      const { line = map[0], column = 0, path = "" } = dialect.modules.imports.get(raw.name) ?? {};
      if (!includes.has(raw.path))
        includes.set(raw.path, { path: raw.path, span: file.span(line, column, path.length) });
      continue;
    }
    if (type === "include") readLine(map[0], meta?.["directive"] as IncludeDirective | undefined);
    else if (type === "fence" && takesInCode.test(content))
      for (let line = map[0]; line < map[1]; line += 1) if (takesInCode.test(file.lines[line] ?? "")) readLine(line);
  }
  return [...includes.values()];
}
