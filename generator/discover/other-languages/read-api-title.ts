import { join } from "node:path";
import { isSaidOfAll, type OtherFiles } from "../../diagnostics/other-languages.ts";
import type { FileTree } from "../files/file-tree.ts";

/** In bytes; those whose keys are sorted say so behind their types. */
const head = 65_536;
/** In bytes, of one that is looked through for it. */
const mostRead = 16_000_000;
const longestInfo = 5000;

/**
 * What the description of an API calls it that is all there is, be it kept as JSON and as YAML, or in several editions; undefined where
 * there are others, other languages beside it, or no title is found.
 */
export function readApiTitle(folder: string, found: readonly OtherFiles[], tree: FileTree): string | undefined {
  const others = found.filter((files) => !isSaidOfAll(files));
  const [only] = others;
  const { paths = [], count = 0 } = only ?? {};
  if (others.length !== 1 || only?.language !== "openapi" || count !== paths.length) return undefined;
  const titles = new Set(paths.map((path) => readTitle(join(folder, path), tree)));
  const [title] = titles;
  return titles.size === 1 ? title : undefined;
}

function readTitle(location: string, tree: FileTree): string | undefined {
  const read = tree.read(location, head, head);
  if ("failure" in read) return undefined;
  const title = findTitle(read.bytes.toString("utf8"));
  if (title !== undefined || read.size <= head || read.size > mostRead) return title;
  const whole = tree.read(location, mostRead);
  return "failure" in whole ? undefined : findTitle(whole.bytes.toString("utf8"));
}

/** The title as JSON or YAML write it, where a description tells of itself. */
function findTitle(text: string): string | undefined {
  const at = text.search(toInfo(text));
  if (at === -1) return undefined;
  const inside = text.slice(at, at + longestInfo);
  const [, written] =
    /[{,\n][ \t]{0,80}"?title"?[ \t]{0,80}:[ \t]{0,80}("(?:[^"\\\n]|\\.)+"|'[^'\n]+'|[^\s"'>|{[][^\n,}#]*)/.exec(
      inside,
    ) ?? [];
  const title = written === undefined ? "" : unquote(written.trim());
  return title === "" ? undefined : title;
}

/** What begins it at the top of a text, and not in types, which may have fields of that name: what stands as far in as the first key. */
function toInfo(text: string): RegExp {
  if (!/^\uFEFF?\s*\{/.test(text)) return /^["']?info["']?[ \t]*:/m;
  const [, indent] = /^\uFEFF?\s*\{[ \t]*\r?\n([ \t]*)"/.exec(text) ?? [];
  return indent === undefined ? /[{,]\s{0,80}"info"\s{0,80}:/ : new RegExp(`^${indent}"info"[ \\t]*:`, "m");
}

function unquote(written: string): string {
  if (written.startsWith("'")) return written.slice(1, -1).trim();
  if (!written.startsWith('"')) return written;
  try {
    return String(JSON.parse(written)).trim();
  } catch {
    return written.slice(1, -1).trim();
  }
}
