import type { NameScope } from "../text-segment.ts";

/** A file whose text was imported as it is, by the name that it has here. */
export interface RawFile {
  readonly name: string;
  /** As an include would name it. */
  readonly path: string;
}

/** As webpack has it, and Vite. */
const rawImport = /^(?:!!raw-loader!([^\s!]{1,300})|([^\s!?]{1,300})\?raw)$/;

/**
 * The file that all of a block of code consists of: `{Sample}`, where `Sample` is imported by `!!raw-loader!./sample.py`, or as
 * `./sample.py?raw`.
 */
export function findRawFile(inside: string, { imports, prefix }: NameScope): RawFile | undefined {
  const name = /^\s*\{\s*([A-Za-z_$][\w$]*)\s*\}\s*$/.exec(inside)?.[1];
  const [, webpack, path = webpack] = name === undefined ? [] : (rawImport.exec(imports.get(name) ?? "") ?? []);
  if (name === undefined || path === undefined) return undefined;
  return { name, path: /^[@/]/.test(path) ? toIncludePath(path) : prefix + path };
}

/** The files whose text a page imports as it is, in the manner of includes. */
export function listRawPaths(text: string): readonly string[] {
  if (!text.includes("!!raw-loader!") && !text.includes("?raw")) return [];
  return [...text.matchAll(/["'](?:!!raw-loader!([^\s"'!]{1,300})|([^\s"'!?]{1,300})\?raw)["']/g)].map(
    ([, webpack, vite = webpack]) => toIncludePath(vite ?? ""),
  );
}

/** What counts from the project counts from the root of the content or what is around it. */
function toIncludePath(path: string): string {
  return path.replace(/^@site\//, "/");
}
