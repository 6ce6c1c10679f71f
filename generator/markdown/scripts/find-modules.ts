import { closesFence, readFence } from "../fence-reader.ts";
import { readEscapes } from "./read-escapes.ts";
import { findScriptEnd } from "./scan-script.ts";

/** Lines of JavaScript in a text, which begin with `import` or `export`. */
export interface ModuleLines {
  readonly firstLine: number;
  /** Exclusive. */
  readonly lastLine: number;
}

/** What the modules of a text call by a name. */
export interface ModuleNames {
  /** Files that were imported whole, by the name that they have here. */
  readonly imports: ReadonlyMap<string, ImportedFile>;
  /** Strings and numbers, as they read. */
  readonly constants: ReadonlyMap<string, string>;
}

/** A file that a text imports, and where that says so. */
export interface ImportedFile {
  /** As written. */
  readonly path: string;
  /** Line of the path and its offset in the line, from 0. */
  readonly line: number;
  readonly column: number;
}

/** All JavaScript of a text: which lines it takes up, and what its names mean. */
export interface FoundModules extends ModuleNames {
  /** By the line that they begin on. */
  readonly byLine: ReadonlyMap<number, ModuleLines>;
}

const importLine = /^import\s+(?:[\w$*{}\s,]{1,300}(?<=\s)from\s+)?(["'])[^"']{1,300}\1\s*;?\s*$/;
const importStart = /^import\s+(?:[\w$]+\s*,\s*)?\{[^}]*$/;
const exportStart = /^export\s+(?:const|let|var|default|function|class|async)\s+\S/;
/** What else is imported of the file, such as its table of contents, is nothing that is shown. */
const importedFile = /^import\s+([A-Za-z_$][\w$]*)(?:\s*,\s*\{[^}]{0,200}\})?\s+from\s+(["'])([^"']{1,300})\2\s*;?\s*$/;
const constant =
  /^export\s+(?:const|let|var)\s+([A-Za-z_$][\w$]*)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|`([^`$\\]*)`|(-?\d[\d.]*))\s*;?\s*$/;

/** So many statements that nothing closes are looked at in a text; beyond it they end at the next blank line unseen. */
const mostUnclosed = 20;

const longestImport = 5000;

const none: FoundModules = { byLine: new Map(), imports: new Map(), constants: new Map() };

/**
 * Finds `import Tabs from '@theme/Tabs'` and `export const …` outside of code. They go on to the next blank line at which their
 * brackets are closed, or to the next blank line where nothing closes them.
 */
export function findModules(text: string, lineStarts: readonly number[]): FoundModules {
  if (!/^(?:import|export)\s/m.test(text)) return none;
  const byLine = new Map<number, ModuleLines>();
  const imports = new Map<string, ImportedFile>();
  const constants = new Map<string, string>();
  const lineAt = (line: number): string => text.slice(lineStarts[line], (lineStarts[line + 1] ?? text.length + 1) - 1);
  let fence: string | undefined;
  let unclosed = 0;
  let blank = 0;
  let line = 0;
  while (line < lineStarts.length) {
    const written = lineAt(line);
    if (fence !== undefined) {
      if (closesFence(written, fence)) fence = undefined;
    } else if (written.startsWith("import") || written.startsWith("export")) {
      const isSingle = importLine.test(written);
      // The same for all lines of a paragraph, so it is looked for once.
      if (!isSingle && blank <= line) blank = findBlank(line + 1, lineStarts.length, lineAt);
      let lastLine = isSingle ? line + 1 : blank;
      if (exportStart.test(written)) {
        const end = unclosed < mostUnclosed ? findScriptEnd(text, lineStarts[line] ?? 0) : undefined;
        if (end === undefined) unclosed += 1;
        else while (lastLine < lineStarts.length && (lineStarts[lastLine] ?? 0) < end) lastLine += 1;
      } else if (!isSingle && !isLongImport(written, text.slice(lineStarts[line], lineStarts[blank]))) {
        lastLine = line;
      }
      if (lastLine > line) {
        byLine.set(line, { firstLine: line, lastLine });
        for (let at = line; at < lastLine; at += 1) readNames(lineAt(at), at, { imports, constants });
        line = lastLine;
        continue;
      }
    } else {
      fence = readFence(written)?.mark;
    }
    line += 1;
  }
  return { byLine, imports, constants };
}

function findBlank(from: number, end: number, lineAt: (line: number) => string): number {
  let line = from;
  while (line < end && lineAt(line).trim() !== "") line += 1;
  return line;
}

/** Prose may begin with the word; a module's import names where it comes from. */
function isLongImport(first: string, whole: string): boolean {
  return importStart.test(first) && /\}\s*from\s*["']/.test(whole.slice(0, longestImport));
}

function readNames(
  line: string,
  index: number,
  { imports, constants }: { imports: Map<string, ImportedFile>; constants: Map<string, string> },
): void {
  const [, name, quote, path] = importedFile.exec(line) ?? [];
  if (name !== undefined && path !== undefined && !imports.has(name)) {
    imports.set(name, { path, line: index, column: line.lastIndexOf(`${quote}${path}${quote}`) + 1 });
  }
  const [, called, ...values] = constant.exec(line) ?? [];
  const value = values.find((one) => one !== undefined);
  if (called !== undefined && value !== undefined && !constants.has(called)) {
    constants.set(called, readEscapes(value));
  }
}
