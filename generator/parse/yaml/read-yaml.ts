import { isAlias, isMap, isScalar, isSeq, type Alias, type Node } from "yaml";
import { followAliases } from "../../places/follow-aliases.ts";
import { parseYamlDocument } from "../../places/parse-yaml-document.ts";
import { startOfFile } from "../../places/start-of-file.ts";
import { countYamlLines } from "../../places/yaml-lines.ts";
import type { Span } from "../../catalogue/span.ts";
import { sidebarCodes } from "../../diagnostics/codes/prose-links.ts";
import type { Report } from "../../diagnostics/report.ts";
import type { LocatedEntry, LocatedJson } from "../json/located-json.ts";
import { exceedsDepth } from "../../places/yaml-depth.ts";
import { settleTag } from "./settle-tag.ts";

const deepest = 100;
/** Values that aliases may repeat; beyond it they only serve to exhaust memory. */
const mostValues = 200_000;

interface Reading {
  readonly follow: (alias: Alias) => Node | undefined;
  readonly toSpan: (node: Node) => Span;
  values: number;
}

/** The value of a YAML text with the places in it; the first mistake, which causes most of the others, is reported. */
export function readYaml(
  { path, text }: { readonly path: string; readonly text: string },
  report: Report,
): LocatedJson | undefined {
  const deepLine = exceedsDepth(text, deepest);
  if (deepLine !== undefined) {
    const place = { file: path, startLine: deepLine, startColumn: 1, endLine: deepLine, endColumn: 1 };
    report.add(sidebarCodes.tooDeep({ limit: deepest }), place);
    return undefined;
  }
  const document = parseYamlDocument(text);
  const locate = createLocator(path, text);
  const mistake = tellMistake(document, locate);
  if (mistake !== undefined) {
    report.add(sidebarCodes.syntax({ detail: mistake.detail }), mistake.span);
    return undefined;
  }
  const toSpan = ({ range }: Node): Span => locate(range?.[0] ?? 0, range?.[1] ?? 1);
  return document.contents === null
    ? undefined
    : readNode(document.contents, { follow: followAliases(document), toSpan, values: 0 });
}

/** What makes a text no YAML. */
interface YamlMistake {
  readonly detail: string;
  readonly span: Span;
}

/** The first mistake of a text for whoever tells it in words of its own; undefined where it is YAML. */
export function findYamlMistake({ path, text }: Parameters<typeof readYaml>[0]): YamlMistake | undefined {
  if (exceedsDepth(text, deepest) !== undefined) return { detail: "it is nested too deeply", span: startOfFile(path) };
  return tellMistake(parseYamlDocument(text), createLocator(path, text));
}

type Locate = (start: number, end: number) => Span;

function tellMistake(
  { errors: [error] }: ReturnType<typeof parseYamlDocument>,
  locate: Locate,
): YamlMistake | undefined {
  if (error === undefined) return undefined;
  const [line = ""] = error.message.split("\n");
  const detail = line.charAt(0).toLowerCase() + line.slice(1).replace(/[.:]$/, "");
  return { detail, span: locate(error.pos[0], error.pos[1]) };
}

function createLocator(file: string, text: string): Locate {
  const counter = countYamlLines(text);
  return (start, end) => {
    let last = Math.max(start, Math.min(end, text.length) - 1);
    while (last > start && /\s/.test(text.charAt(last))) last -= 1;
    const from = counter.linePos(start);
    const to = counter.linePos(last);
    return { file, startLine: from.line, startColumn: from.col, endLine: to.line, endColumn: to.col };
  };
}

function readNode(written: Node, reading: Reading): LocatedJson | undefined {
  const node = settleTag(written);
  reading.values += 1;
  if (reading.values > mostValues) return undefined;
  const span = reading.toSpan(node);
  if (isAlias(node)) {
    const target = reading.follow(node);
    // An alias inside of what it stands for repeats until the values are used up, so only plain values are repeated.
    return target !== undefined && isScalar(target) ? readNode(target, reading) : undefined;
  }
  if (isMap(node)) {
    const entries = new Map<string, LocatedEntry>();
    for (const { key, value } of node.items) {
      if (!isScalar(key) || !isNodeLike(value)) continue;
      const read = readNode(value, reading);
      if (read !== undefined)
        entries.set(String(key.value), { key: String(key.value), keySpan: reading.toSpan(key), value: read });
    }
    return { kind: "object", entries, span };
  }
  if (isSeq(node)) {
    const items = node.items.flatMap((item) => (isNodeLike(item) ? (readNode(item, reading) ?? []) : []));
    return { kind: "array", items, span };
  }
  if (!isScalar(node)) return undefined;
  const { value } = node;
  const isPlain = value === null || ["string", "number", "boolean", "bigint"].includes(typeof value);
  return { kind: "scalar", value: isPlain ? (value as string) : String(value), span };
}

function isNodeLike(value: unknown): value is Node {
  return isAlias(value) || isMap(value) || isSeq(value) || isScalar(value);
}
