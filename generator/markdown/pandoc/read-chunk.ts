import { isPlaceName } from "../attributes/place-name.ts";
import { readBraces } from "./read-braces.ts";

/** A fence whose braces say what becomes of what is in it. */
export interface Chunk {
  /** What stands behind its mark in our dialect. */
  readonly info: string;
  /** `code` is shown as code, `words` as the Markdown or HTML that it is, and `nothing` not at all. */
  readonly shows: "code" | "words" | "nothing";
  /** Lines behind the first that say how it is run. */
  readonly optionLines: number;
  /** What references call it. */
  readonly anchor?: string | undefined;
}

const opening = /^[ \t>]*(?:`{3,}|~{3,})[ \t]*\{([^\n]{1,1000})\}[ \t]*\r?$/;
/** The programs that run chunks. */
const engines: ReadonlySet<string> = new Set([
  ...[
    "r",
    "python",
    "julia",
    "sql",
    "bash",
    "sh",
    "zsh",
    "ojs",
    "js",
    "css",
    "dot",
    "stan",
    "rcpp",
    "perl",
    "ruby",
    "node",
  ],
  ...["powershell", "scala", "duckdb", "tikz", "asis", "comment", "cat", "webr", "pyodide", "webr-r"],
]);
/** A diagram is drawn from its text, as by the directive of that name, which has no options of this form. */
const diagram = "mermaid";
const engine = /^([A-Za-z][\w-]{0,30})(?:-(?:r|python))?(?=[\s,]|$)/;
const option = /^[ \t>]*(?:#|\/\/|--|%%)\|[ \t]?(.*)$/;
const mostOptions = 40;

/** The chunk that a line opens; undefined for any other line. */
export function readChunk(lines: readonly string[], line: number): Chunk | undefined {
  const inside = opening.exec(lines[line] ?? "")?.[1]?.trim();
  if (inside === undefined) return undefined;
  if (inside.startsWith("=")) {
    const isHtml = /^=html\d?$/.test(inside);
    return { info: "", shows: isHtml ? "words" : "nothing", optionLines: 0 };
  }
  if (/^[.#]/.test(inside)) return readListing(inside);
  const name = engine.exec(inside)?.[1]?.toLowerCase() ?? "";
  const options = readOptions(lines, line + 1);
  if (!engines.has(name) && (name !== diagram || options.lines === 0)) return undefined;
  const get = (key: string): string | undefined => options.get(key) ?? readArgument(inside, key.replaceAll("-", "."));
  const optionLines = options.lines;
  if (name === "comment" || /^(?:false|no)$/i.test(get("include") ?? ""))
    return { info: "", shows: "nothing", optionLines };
  if (name === "asis") return { info: "", shows: "words", optionLines };
  const caption = get("filename") ?? get("fig-cap") ?? get("tbl-cap") ?? get("lst-cap") ?? "";
  const label = options.get("label") ?? "";
  return {
    info: `${languages.get(name) ?? name}${toTitle(caption)} no-check`,
    shows: "code",
    optionLines,
    anchor: isPlaceName(label) ? label : undefined,
  };
}

const languages: ReadonlyMap<string, string> = new Map([
  ["ojs", "js"],
  ["node", "js"],
  ["rcpp", "cpp"],
  ["duckdb", "sql"],
  ["webr", "r"],
  ["pyodide", "python"],
  ["cat", "text"],
]);

/** `{.python filename="run.py" code-line-numbers="1,3"}`; without what our dialect lacks, it reads the braces itself. */
function readListing(inside: string): Chunk | undefined {
  const attributes = readBraces(inside);
  const title = attributes?.named.get("filename") ?? attributes?.named.get("lst-cap") ?? "";
  const marked = attributes?.named.get("code-line-numbers") ?? "";
  if (attributes === undefined || (title === "" && marked === "" && attributes.id === undefined)) return undefined;
  const marks = /^[\d,-]+$/.test(marked) ? ` {${marked}}` : "";
  const [language = "text"] = attributes.classes;
  return { info: `${language}${marks}${toTitle(title)}`, shows: "code", optionLines: 0, anchor: attributes.id };
}

function toTitle(title: string): string {
  return title === "" ? "" : ` title="${title.replaceAll(/["`]/g, "'")}"`;
}

interface ChunkOptions {
  readonly lines: number;
  get(key: string): string | undefined;
}

/** `#| echo: false` and the like on the lines behind the first. */
function readOptions(lines: readonly string[], from: number): ChunkOptions {
  const values = new Map<string, string>();
  let line = from;
  for (; line < from + mostOptions; line += 1) {
    const found = option.exec(lines[line] ?? "");
    if (found === null) break;
    const [, key = "", value = ""] = /^([\w.-]{1,60}):(.*)$/.exec(found[1] ?? "") ?? [];
    if (key !== "") values.set(key.replaceAll(".", "-"), value.trim().replace(/^(["'])(.*)\1$/, "$2"));
  }
  return { lines: line - from, get: (key) => values.get(key) };
}

/** `echo=FALSE` and the like in the braces. */
function readArgument(inside: string, key: string): string | undefined {
  const name = key.replaceAll(".", String.raw`\.`);
  const found = new RegExp(
    `(?:^|[\\s,])${name}\\s{0,5}=\\s{0,5}(?:"([^"]{0,300})"|'([^']{0,300})'|([\\w.]{1,60}))`,
  ).exec(inside);
  return found?.[1] ?? found?.[2] ?? found?.[3];
}
