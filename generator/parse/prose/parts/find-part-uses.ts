import { closesFence, readFence } from "../../../markdown/fence-reader.ts";
import type { FoundModules, ImportedFile } from "../../../markdown/scripts/find-modules.ts";
import { scanTag, type Tag } from "../../../markdown/html/scan-tag.ts";
import { findLine } from "../../../places/line-starts.ts";

/** A component that stands for an imported Markdown file. */
export interface PartUse {
  readonly tag: Tag;
  readonly imported: ImportedFile;
  readonly start: number;
  readonly end: number;
  /** Of the tag's last character. */
  readonly lastLine: number;
}

interface ReadSource {
  readonly text: string;
  readonly lineStarts: readonly number[];
  readonly modules: FoundModules;
}

/** Whether a path that is imported is that of a part. */
export function isPartPath(path: string): boolean {
  return /^[^!?#]+\.mdx?$/i.test(path);
}

const mark = /<!--|-->|\{\/\*|\*\/\}|`+|<([A-Z][\w$]*)/g;
const closings: ReadonlyMap<string, string> = new Map([
  ["<!--", "-->"],
  ["{/*", "*/}"],
]);

/** By the line that they begin on, the parts that a text takes in outside of code and comments. */
export function findPartUses({ text, lineStarts, modules }: ReadSource): ReadonlyMap<number, readonly PartUse[]> {
  const found = new Map<number, PartUse[]>();
  const parts = new Map([...modules.imports].filter(([, { path }]) => isPartPath(path)));
  if (parts.size === 0) return found;
  let fence: string | undefined;
  let comment: string | undefined;
  let group: PartUse[] = [];
  for (let line = 0; line < lineStarts.length; line += 1) {
    const module = modules.byLine.get(line);
    if (module !== undefined) {
      line = module.lastLine - 1;
      continue;
    }
    const start = lineStarts[line] ?? 0;
    const written = text.slice(start, (lineStarts[line + 1] ?? text.length + 1) - 1);
    if (fence !== undefined) {
      if (closesFence(written, fence)) fence = undefined;
      continue;
    }
    if (comment === undefined) fence = readFence(written)?.mark;
    if (fence !== undefined) continue;
    let code: string | undefined;
    for (const { 0: whole, 1: name, index } of written.matchAll(mark)) {
      if (comment !== undefined) {
        if (whole === comment) comment = undefined;
      } else if (whole.startsWith("`")) {
        if (code === undefined) code = whole;
        else if (code === whole) code = undefined;
      } else if (code === undefined && name === undefined) comment = closings.get(whole);
      else if (code === undefined && start + index >= (group.at(-1)?.end ?? 0)) {
        const imported = parts.get(name ?? "");
        const use = imported && readUse(text, start + index, { imported, lineStarts });
        if (use === undefined) continue;
        // What begins behind a tag of several lines belongs to the line on which that began.
        if (line > (group.at(-1)?.lastLine ?? -1)) found.set(line, (group = []));
        group.push(use);
      }
    }
  }
  return found;
}

/** `<Part />`, or `<Part></Part>` with nothing inside. */
function readUse(
  text: string,
  start: number,
  { imported, lineStarts }: Pick<PartUse, "imported"> & Pick<ReadSource, "lineStarts">,
): PartUse | undefined {
  const tag = scanTag(text, start);
  if (tag === undefined) return undefined;
  const closing = tag.selfClosing ? "" : /^\s{0,100}<\/[\w$]{1,200}>/.exec(text.slice(tag.end, tag.end + 400))?.[0];
  if (closing === undefined || (closing !== "" && closing.trim() !== `</${tag.name}>`)) return undefined;
  const end = tag.end + closing.length;
  return { tag, imported, start, end, lastLine: findLine(lineStarts, end - 1) };
}
