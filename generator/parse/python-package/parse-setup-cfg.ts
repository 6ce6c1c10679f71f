import type { SourceFile } from "../../discover/source-file.ts";
import type { PackageDocument, WrittenEntryPoint } from "./package-document.ts";
import { readEntryPoint } from "./read-entry-point.ts";

/** A line of a value, with its number from 1. */
interface ValueLine {
  readonly text: string;
  readonly line: number;
  readonly column: number;
}

/** Reads the sections of a `setup.cfg` that pages need. What is no line of one is passed over, as setuptools does. */
export function parseSetupCfg({ path: file, text }: SourceFile): PackageDocument {
  const sections = readSections(text);
  const values = (section: string, key: string): readonly string[] =>
    (sections.get(section)?.get(key) ?? []).map((line) => line.text);
  const groups = [...(sections.get("options.entry_points") ?? [])];
  return {
    kind: "packageDocument",
    file,
    name: values("metadata", "name")[0],
    entryPoints: groups.flatMap(([group, lines]) =>
      lines.flatMap((line): readonly WrittenEntryPoint[] => {
        const [, name, object = ""] = /^([^=]+?)\s*=(.*)$/.exec(line.text) ?? [];
        const found = readEntryPoint(object);
        if (name === undefined || found === undefined) return [];
        const at = { startLine: line.line, startColumn: line.column, endLine: line.line };
        return [{ group, name, ...found, span: { file, ...at, endColumn: line.column + line.text.length - 1 } }];
      }),
    ),
    extras: [...(sections.get("options.extras_require")?.keys() ?? [])],
    requirements: values("options", "install_requires"),
  };
}

/** The values by section and key; a value goes on as long as lines are indented. */
function readSections(text: string): ReadonlyMap<string, ReadonlyMap<string, readonly ValueLine[]>> {
  const sections = new Map<string, Map<string, ValueLine[]>>();
  let keys: Map<string, ValueLine[]> | undefined;
  let lines: ValueLine[] | undefined;
  for (const [index, written] of text.split(/\r?\n/).entries()) {
    const value = written.trim();
    if (value === "" || /^[#;]/.test(value)) continue;
    const [, section] = /^\[([^\]]+)\]/.exec(written) ?? [];
    if (section !== undefined) {
      keys = sections.get(section.trim()) ?? new Map<string, ValueLine[]>();
      sections.set(section.trim(), keys);
      lines = undefined;
      continue;
    }
    const at = { line: index + 1, column: written.length - written.trimStart().length + 1 };
    if (/^\s/.test(written)) {
      lines?.push({ text: value, ...at });
      continue;
    }
    const [, key, first = ""] = /^([^=:]+?)\s*[=:]\s*(.*)$/.exec(value) ?? [];
    if (key === undefined || keys === undefined) continue;
    lines = first === "" ? [] : [{ text: first, ...at, column: value.length - first.length + 1 }];
    keys.set(key, lines);
  }
  return sections;
}
