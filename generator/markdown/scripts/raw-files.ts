import type { NameScope } from "../text-segment.ts";

/** A file whose text was imported as it is, by the name that it has here. */
export interface RawFile {
  readonly name: string;
  /** As an include would name it. */
  readonly path: string;
}

const rawImport = /^!!raw-loader!([^\s!]{1,300})$/;

/** The file that all of a block of code consists of: `{Sample}`, where `Sample` is imported by `!!raw-loader!./sample.py`. */
export function findRawFile(inside: string, { imports, prefix }: NameScope): RawFile | undefined {
  const name = /^\s*\{\s*([A-Za-z_$][\w$]*)\s*\}\s*$/.exec(inside)?.[1];
  const path = name === undefined ? undefined : rawImport.exec(imports.get(name) ?? "")?.[1];
  if (name === undefined || path === undefined) return undefined;
  return { name, path: path.startsWith("@") ? toIncludePath(path) : prefix + path };
}

/** The files whose text a page imports as it is, in the manner of includes. */
export function listRawPaths(text: string): readonly string[] {
  if (!text.includes("!!raw-loader!")) return [];
  return [...text.matchAll(/["']!!raw-loader!([^\s"'!]{1,300})["']/g)].map(([, path = ""]) => toIncludePath(path));
}

/** What counts from the project counts from the root of the content or what is around it. */
function toIncludePath(path: string): string {
  return path.replace(/^@site\//, "/");
}
