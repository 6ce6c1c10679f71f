import { join } from "node:path";
import type { OtherFiles } from "../../diagnostics/other-languages.ts";
import type { FileTree } from "../files/file-tree.ts";

/** In bytes; those whose keys are sorted say so behind their types, and are called after their folder. */
const head = 65_536;
const longestInfo = 5000;

/** What the only description of an API calls it; undefined where there are several, other languages beside it, or no title is found. */
export function readApiTitle(folder: string, others: readonly OtherFiles[], tree: FileTree): string | undefined {
  const [only] = others;
  const [path] = only?.paths ?? [];
  if (others.length !== 1 || only?.language !== "openapi" || only.count !== 1 || path === undefined) return undefined;
  const read = tree.read(join(folder, path), head, head);
  return "failure" in read ? undefined : findTitle(read.bytes.toString("utf8"));
}

/** The title in its head, as JSON or YAML write it. */
function findTitle(text: string): string | undefined {
  const info = /(?:^|[{,\n])[ \t]{0,80}"?info"?[ \t]{0,80}:(?=[\s{])/.exec(text);
  if (info === null) return undefined;
  const inside = text.slice(info.index + info[0].length, info.index + longestInfo);
  const [, written] =
    /[{,\n][ \t]{0,80}"?title"?[ \t]{0,80}:[ \t]{0,80}("(?:[^"\\\n]|\\.)+"|'[^'\n]+'|[^\s"'>|{[][^\n,}#]*)/.exec(
      inside,
    ) ?? [];
  const title = written === undefined ? "" : unquote(written.trim());
  return title === "" ? undefined : title;
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
