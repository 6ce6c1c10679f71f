import type { LocatedName } from "../../places/located-name.ts";
import { isAlias, isMap, isScalar, isSeq, visit, type Document, type Node, type Pair, type YAMLMap } from "yaml";
import type { Span } from "../../catalogue/span.ts";
import { findMeant, suggestNames } from "../../diagnostics/suggest.ts";
import { registryCodes } from "../../diagnostics/codes/registry.ts";
import { createReport, type Report } from "../../diagnostics/report.ts";
import { startOfFile } from "../../places/start-of-file.ts";
import { followAliases } from "../../places/follow-aliases.ts";
import { furtherDocument, parseYamlDocument } from "../../places/parse-yaml-document.ts";
import { createYamlSpans, type LocateYaml } from "../../places/yaml-spans.ts";
import { exceedsDepth } from "../../places/yaml-depth.ts";

/** No registry comes near these; they keep hostile input from costing more than it weighs. */
const maxBytes = 4_000_000;
const maxDepth = 100;
const maxAliases = 1000;

/** What is said about a file that this reader reads; each area says it in words of its own. */
export type YamlCodes = Pick<
  typeof registryCodes,
  | "malformedYaml"
  | "tooLarge"
  | "tooDeep"
  | "tooManyAliases"
  | "unknownAlias"
  | "duplicateKey"
  | "unknownKey"
  | "wrongType"
>;

/**
 * Reads typed values out of one YAML text. A value of another shape is reported and left out, so
 * callers only see what they asked for.
 */
export interface YamlReader {
  readonly root: Node | undefined;
  /** Takes what is wrong with the values; silent when the text is malformed, which has been reported. */
  readonly report: Report;
  /** Whether all of the text is read. */
  readonly wellFormed: boolean;
  span(node: Node): Span;
  /** The values of a mapping by key. Keys outside `known` are reported; null counts as an empty mapping. */
  mapping<Key extends string>(node: Node | undefined, what: string, known: readonly Key[]): Map<Key, Node> | undefined;
  /** The items of a list; null and absence count as an empty one. */
  list(node: Node | undefined, what: string): readonly Node[];
  /** A name: text that is not blank. */
  name(node: Node | undefined, what: string): LocatedName | undefined;
  /** Text, which may be blank; undefined for null and absence. */
  text(node: Node | undefined, what: string): string | undefined;
  flag(node: Node | undefined, what: string): boolean | undefined;
}

/** A reader of the text, or undefined when nothing of it can be read; the reason has been reported. */
export function createYamlReader(
  file: string,
  text: string,
  report: Report,
  codes: YamlCodes = registryCodes,
): YamlReader | undefined {
  const start = startOfFile(file);
  if (text.length > maxBytes) {
    report.add(codes.tooLarge({ size: text.length, limit: maxBytes }), start);
    return undefined;
  }
  const deepLine = exceedsDepth(text, maxDepth);
  if (deepLine !== undefined) {
    report.add(codes.tooDeep({ limit: maxDepth }), { ...start, startLine: deepLine, endLine: deepLine });
    return undefined;
  }
  const document = parseYamlDocument(text);
  const locate = createYamlSpans(file, text);
  const said = reportSyntax(document, text, locate, { report, codes });
  // What a broken text means is a guess, so its values are taken as they come and not complained about.
  const own = said === "malformed" ? createReport() : report;
  return { ...createNodeReader(document, locate, { report: own, codes }), wellFormed: said === "whole" };
}

interface Reporting {
  readonly report: Report;
  readonly codes: YamlCodes;
}

/**
 * Whether the text is well-formed and all of it is read. One slip brings others with it, so the first is reported;
 * keys given twice are each a slip of their own, and a further document says nothing against the first.
 */
function reportSyntax(
  document: Document.Parsed,
  text: string,
  locate: LocateYaml,
  { report, codes }: Reporting,
): "whole" | "partial" | "malformed" {
  let malformed = false;
  let partial = false;
  for (const error of document.errors) {
    const [from, to] = error.pos;
    if (error.code === "DUPLICATE_KEY") {
      const key = /^[^\s:]+/.exec(text.slice(from, from + 200))?.[0] ?? "";
      report.add(codes.duplicateKey({ key }), locate(from, from + key.length));
    } else if (!malformed) {
      partial = error.code === furtherDocument;
      malformed = !partial;
      const quote = /^Missing closing ['"]quote/.test(error.message) ? findOpenQuote(document, from) : undefined;
      if (quote !== undefined) {
        report.add(codes.malformedYaml({ detail: "the quote is never closed" }), locate(quote, quote + 1));
      } else {
        report.add(codes.malformedYaml({ detail: toDetail(error.message) }), locate(from, to));
      }
    }
  }
  if (malformed) return "malformed";
  return partial ? "partial" : "whole";
}

/** The parser points at the end of what an unclosed quote has swallowed; its beginning is what one looks for. */
function findOpenQuote(document: Document.Parsed, before: number): number | undefined {
  let start: number | undefined;
  visit(document, {
    Scalar(_, { range, type }) {
      const quoted = type === "QUOTE_DOUBLE" || type === "QUOTE_SINGLE";
      if (quoted && range && range[0] < before) start = range[0];
    },
  });
  return start;
}

/** The reader's first line, in the manner of our own messages. */
function toDetail(message: string): string {
  const line = (message.split("\n")[0] ?? "").trim().replace(/[.:]$/, "");
  return `${line.charAt(0).toLowerCase()}${line.slice(1)}`;
}

function createNodeReader(
  document: Document.Parsed,
  locate: LocateYaml,
  { report, codes }: Reporting,
): Omit<YamlReader, "wellFormed"> {
  let aliases = 0;
  const followAlias = followAliases(document);

  const span = (node: Node): Span => locate(node.range?.[0] ?? 0, node.range?.[1] ?? 1);

  /** Follows an alias to what it stands for; undefined when it leads nowhere. */
  function follow(node: unknown): Node | undefined {
    if (!isAlias(node)) return isMap(node) || isSeq(node) || isScalar(node) ? node : undefined;
    aliases += 1;
    if (aliases > maxAliases) {
      if (aliases === maxAliases + 1) report.add(codes.tooManyAliases({ limit: maxAliases }), span(node));
      return undefined;
    }
    const target = followAlias(node);
    if (target === undefined) report.add(codes.unknownAlias({ alias: node.source }), span(node));
    return target;
  }

  function reject(node: Node, what: string, expected: string): undefined {
    report.add(codes.wrongType({ what, expected, found: describe(node) }), span(node));
    return undefined;
  }

  function mapping<Key extends string>(
    node: Node | undefined,
    what: string,
    known: readonly Key[],
  ): Map<Key, Node> | undefined {
    if (node === undefined || isNull(node)) return new Map();
    if (!isMap(node)) return reject(node, what, "a mapping");
    const found = new Map<Key, Node>();
    const misspelled = new Map<Key, Node>();
    for (const pair of pairs(node)) {
      const key = isScalar(pair.key) ? String(pair.key.value) : "";
      const match = known.find((name) => name === key);
      const value = follow(pair.value);
      if (match === undefined) {
        const place = isScalar(pair.key) ? pair.key : node;
        report.add(codes.unknownKey({ key, where: what, suggestions: suggestNames(key, known) }), span(place));
        const meant = known.find((name) => name === findMeant(key, known));
        if (meant !== undefined && value !== undefined) misspelled.set(meant, value);
      } else if (value !== undefined && !found.has(match)) {
        found.set(match, value);
      }
    }
    // Taken for what it is meant as, so that nothing is missed because of it.
    for (const [key, value] of misspelled) if (!found.has(key)) found.set(key, value);
    return found;
  }

  function list(node: Node | undefined, what: string): readonly Node[] {
    if (node === undefined || isNull(node)) return [];
    if (!isSeq(node)) return reject(node, what, "a list") ?? [];
    return node.items.map(follow).filter((item) => item !== undefined);
  }

  function text(node: Node | undefined, what: string): string | undefined {
    if (node === undefined || isNull(node)) return undefined;
    if (!isScalar(node) || typeof node.value !== "string") return reject(node, what, "text");
    return node.value;
  }

  function name(node: Node | undefined, what: string): LocatedName | undefined {
    const value = text(node, what);
    if (node === undefined || value === undefined) return undefined;
    if (value.trim() === "") return reject(node, what, "a name");
    return { name: value, span: span(node) };
  }

  function flag(node: Node | undefined, what: string): boolean | undefined {
    if (node === undefined || isNull(node)) return undefined;
    if (!isScalar(node) || typeof node.value !== "boolean") return reject(node, what, "`true` or `false`");
    return node.value;
  }

  return { root: follow(document.contents), report, span, mapping, list, text, name, flag };
}

function pairs(map: YAMLMap): readonly Pair[] {
  return map.items;
}

function isNull(node: Node): boolean {
  return isScalar(node) && node.value === null;
}

function describe(node: Node): string {
  if (isMap(node)) return "a mapping";
  if (isSeq(node)) return "a list";
  if (!isScalar(node)) return "an alias";
  if (node.value === null) return "nothing";
  return typeof node.value === "string" ? "text" : `\`${String(node.value)}\``;
}
