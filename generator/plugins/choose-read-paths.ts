import type { Report } from "../diagnostics/report.ts";
import type { SourceFile } from "../sources/source-file.ts";
import type { LoadedPlugin } from "./loaded-plugin.ts";

/**
 * By path, the path by which a plug-in is handed a file of a model that is only referred to: as it is in its own model, so that names which
 * come from paths are those that this goes by. Where another file has that name, the one that stands before this model's paths stays.
 */
export function chooseReadPaths(
  files: readonly SourceFile[],
  plugins: ReadonlyMap<string, LoadedPlugin>,
  report: Report,
): ReadonlyMap<string, string> {
  const referred = files.filter(({ kind, role }) => kind === "plugin" && role === "reference");
  const chosen = new Map<string, string>();
  if (referred.length === 0) return chosen;
  const nameIn = ({ plugin = "" }: SourceFile, path: string): string | undefined => {
    const [name] = plugins.get(plugin)?.namesOf(path, report) ?? [];
    return name === undefined ? undefined : `${plugin} ${name}`;
  };
  const taken = new Set(
    files.flatMap((file) =>
      file.kind === "plugin" && file.role !== "reference" ? (nameIn(file, file.path) ?? []) : [],
    ),
  );
  for (const file of referred) {
    const below = file.path.slice(file.path.indexOf("/") + 1);
    const name = nameIn(file, below);
    if (name !== undefined && taken.has(name)) continue;
    if (name !== undefined) taken.add(name);
    chosen.set(file.path, below);
  }
  return chosen;
}
