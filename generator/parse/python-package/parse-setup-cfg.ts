import type { SourceFile } from "../../sources/source-file.ts";
import type { PackageDocument, WrittenEntryPoint } from "./package-document.ts";
import { readEntryPoint } from "./read-entry-point.ts";
import { readSections } from "./read-sections.ts";

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
        const [, key, object = ""] = /^([^=]+)=(.*)$/.exec(line.text) ?? [];
        const found = readEntryPoint(object);
        if (key === undefined || found === undefined) return [];
        const at = { startLine: line.line, startColumn: line.column, endLine: line.line };
        return [
          {
            group,
            name: key.trimEnd(),
            ...found,
            span: { file, ...at, endColumn: line.column + line.text.length - 1 },
          },
        ];
      }),
    ),
    extras: [...(sections.get("options.extras_require")?.keys() ?? [])],
    requirements: values("options", "install_requires"),
  };
}
