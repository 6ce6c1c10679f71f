import { formatCount } from "../diagnostics/print/print-summary.ts";
import type { Report } from "../diagnostics/report.ts";
import type { LoadedPlugin } from "./loaded-plugin.ts";
import type { PluginProblem } from "./plugin.ts";

/** A file, with what is told of it together with others. */
interface SharedProblems {
  readonly plugin: Pick<LoadedPlugin, "name" | "tell">;
  readonly path: string;
  readonly shared?: readonly PluginProblem[] | undefined;
}

/** Up to so many files are told of one by one; of more, as many are named. */
const mostNamed = 3;

/** Whether a problem is one that a glob too wide brings with many files. */
export function isToldTogether({ code }: PluginProblem, codes: LoadedPlugin["codes"]): boolean {
  return Object.hasOwn(codes, code) && codes[code]?.together === true;
}

/** Reports what files have in the same words: of a few each, of many once, at the first one. */
export function tellTogether(files: Iterable<SharedProblems>, report: Report): void {
  const groups = new Map<
    string,
    { readonly plugin: SharedProblems["plugin"]; readonly found: [string, PluginProblem][] }
  >();
  for (const { plugin, path, shared = [] } of files) {
    for (const problem of shared) {
      const key = JSON.stringify([plugin.name, problem.code, problem.message, problem.help]);
      const group = groups.get(key) ?? { plugin, found: [] };
      group.found.push([path, problem]);
      groups.set(key, group);
    }
  }
  for (const { plugin, found } of groups.values()) {
    const all = found.toSorted(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0));
    const [first] = all;
    const paths = [...new Set(all.map(([path]) => path))];
    if (first === undefined || paths.length <= mostNamed) {
      for (const [path, problem] of all) plugin.tell(problem, path, report);
      continue;
    }
    const [path, problem] = first;
    plugin.tell({ ...problem, message: `${problem.message}${sayOthers(paths.slice(1))}` }, path, report);
  }
}

function sayOthers(paths: readonly string[]): string {
  const named = paths.slice(0, mostNamed).map((path) => `\`${path}\``);
  return `; so it is with ${formatCount(paths.length, "file")} more: ${named.join(", ")}${paths.length > mostNamed ? " and others" : ""}`;
}
