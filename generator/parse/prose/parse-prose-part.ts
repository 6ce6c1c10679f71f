import type { Span } from "../../catalogue/span.ts";
import type { Report } from "../../diagnostics/report.ts";
import { placeText } from "../../markdown/place-text.ts";
import { readMarkdown } from "../../markdown/read-markdown.ts";
import { listExamples } from "./list-examples.ts";
import { createFileLines, locateTargets } from "./locate-targets.ts";
import type { ProsePartDocument } from "./prose-document.ts";
import { reportFindings } from "./report-findings.ts";

/** Markdown in a file of another kind. */
export interface WrittenPart {
  readonly text: string;
  readonly span: Span;
}

/** Reads Markdown that is a part of its file as a page is read; `source` is the text of the whole file. */
export function parseProsePart({ text, span }: WrittenPart, source: string, report: Report): ProsePartDocument {
  const { tokens, dialect, env } = readMarkdown(placeText(text, span), { takeTitle: false, topLevel: 2, idPrefix: "" });
  const lines = createFileLines(span.file, source);
  reportFindings(dialect.findings, lines, report);
  const examples = listExamples(tokens, lines);
  return { span, targets: locateTargets(tokens, env, lines), ...(examples.length === 0 ? {} : { examples }) };
}
