import {
  CST,
  parseDocument,
  visit,
  YAMLParseError,
  type Document,
  type DocumentOptions,
  type ParseOptions,
  type SchemaOptions,
} from "yaml";
import { findRepeatedKeys } from "./find-repeated-keys.ts";
import { joinFlowLines } from "./join-flow-lines.ts";
import { joinQuotedLines } from "./join-quoted-lines.ts";

/** The mistake that a text holds more than its first document. */
export const furtherDocument = "MULTIPLE_DOCS";

type Options = ParseOptions & DocumentOptions & SchemaOptions;

/**
 * The first document of a YAML text, in time linear in it. The parser says nothing of further ones when it is to be silent, so that they
 * are the last of its mistakes here, at the line that begins them. One without a value is none.
 */
export function parseYamlDocument(text: string, options: Options = {}): Document.Parsed {
  const document = parseLeniently(text, { prettyErrors: false, logLevel: "silent", ...options, uniqueKeys: false });
  if (options.uniqueKeys !== false) addRepeatedKeys(document);
  const start = findFurther(text, document.range[2]);
  if (start !== undefined) {
    const message = "another document begins here, and only the first one of a file is read";
    document.errors.push(new YAMLParseError([start, endOfLine(text, start)], furtherDocument, message));
  }
  return document;
}

/** What is found behind a quoted value whose lines were joined may be another one. */
const mostRounds = 3;

/** With quoted values and brackets that go on where they should be indented further, if all of the text makes more sense so. */
function parseLeniently(text: string, options: Options): Document.Parsed {
  const strict = parseDocument(text, options);
  let [joined, document] = [text, strict];
  for (let round = 0; round < mostRounds; round += 1) {
    const next = joinQuotedLines(joined, document.errors) ?? joinFlowLines(joined, document);
    const read = next === undefined ? undefined : parseDocument(next, options);
    if (next === undefined || read === undefined || read.errors.length >= document.errors.length) break;
    [joined, document] = [next, read];
  }
  if (document === strict) return strict;
  visit(document, {
    Scalar: (_, node) => {
      const [start, end] = node.range ?? [0, 0];
      const source = text.slice(start, end);
      if (source === joined.slice(start, end) || (node.type !== "QUOTE_DOUBLE" && node.type !== "QUOTE_SINGLE")) return;
      const type = node.type === "QUOTE_DOUBLE" ? "double-quoted-scalar" : "single-quoted-scalar";
      // What is wrong with it stands among the mistakes of the document already; without a listener it would be thrown.
      node.value = CST.resolveAsScalar({ type, offset: start, indent: 0, source }, true, () => undefined).value;
    },
  });
  return document;
}

/** Among the other mistakes, where they stand. */
function addRepeatedKeys(document: Document.Parsed): void {
  const repeated = findRepeatedKeys(document)
    .map(({ range: [start] }) => start)
    .toSorted((one, other) => other - one);
  const errors: YAMLParseError[] = [];
  const addUntil = (end: number): void => {
    for (let at = repeated.at(-1); at !== undefined && at < end; at = repeated.at(-1)) {
      errors.push(new YAMLParseError([at, at + 1], "DUPLICATE_KEY", "Map keys must be unique"));
      repeated.pop();
    }
  };
  for (const error of document.errors) {
    addUntil(error.pos[0]);
    errors.push(error);
  }
  addUntil(Infinity);
  document.errors = errors;
}

/** Where the marker stands before the first line behind `end` that says something, or that line itself. */
function findFurther(text: string, end: number): number | undefined {
  let marker: number | undefined;
  for (let at = end; at < text.length; at = endOfLine(text, at) + 1) {
    const line = text.slice(at, endOfLine(text, at));
    if (/^---(?:\s*$|\s+#)/.test(line)) marker = at;
    else if (!/^(?:\.\.\.)?\s*(?:#|$)/.test(line)) return marker ?? at;
  }
  return undefined;
}

function endOfLine(text: string, from: number): number {
  const end = text.indexOf("\n", from);
  return end === -1 ? text.length : end;
}
