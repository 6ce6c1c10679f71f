import type { SourceFile } from "../../sources/source-file.ts";
import type { PackageDocument, WrittenEntryPoint } from "./package-document.ts";
import { readEntryPoint } from "./read-entry-point.ts";
import { readSections } from "./read-sections.ts";

/*
 * What is left of what a package says of itself once it is built: `name-1.0.dist-info`, which lies beside its code in a wheel
 * and where it is installed. One file has the entry points, another one all else.
 */

/** Reads `entry_points.txt`: a section a group. */
export function parseEntryPoints({ path: file, text }: SourceFile): PackageDocument {
  return {
    kind: "packageDocument",
    file,
    entryPoints: [...readSections(text)].flatMap(([group, keys]) =>
      [...keys].flatMap(([name, [first]]): readonly WrittenEntryPoint[] => {
        const found = readEntryPoint(first?.text ?? "");
        if (first === undefined || found === undefined) return [];
        const { line: startLine, column: startColumn } = first;
        const endColumn = startColumn + first.text.length - 1;
        return [{ group, name, ...found, span: { file, startLine, startColumn, endLine: startLine, endColumn } }];
      }),
    ),
    extras: [],
    requirements: [],
  };
}

/** Reads `METADATA`: lines of a key and a value, up to the first empty one, behind which the README stands. */
export function parseMetadata({ path: file, text }: SourceFile): PackageDocument {
  const [head = ""] = text.split(/\r?\n\r?\n/, 1);
  const lines = [...head.matchAll(/^([\w-]+):[ \t]*(.*)$/gm)];
  const list = (wanted: string): readonly string[] =>
    lines.flatMap(([, key, value = ""]) => (key === wanted ? [value.trim()] : []));
  return {
    kind: "packageDocument",
    file,
    name: list("Name")[0],
    entryPoints: [],
    extras: list("Provides-Extra"),
    // What an extra needs, isn't needed in any case.
    requirements: list("Requires-Dist").filter((requirement) => !/^[^;]*;.*\bextra\b/.test(requirement)),
  };
}
