import type { EnvironmentVariable } from "../../catalogue/cli.ts";
import type { Report } from "../../diagnostics/report.ts";
import type { CodeFiles, LibraryCode } from "../../parse/documents.ts";
import { openPython } from "../code/open-python.ts";
import { asJson, toText } from "../code/python-value.ts";
import { describeDefault } from "../sdk/code/describe-default.ts";

/** Where code for tests stands; what it asks for is nobody's business. */
const tests = /(?:^|\/)tests?\/|(?:^|\/)(?:test_|conftest)[^/]*$/;

/** Paths of the files that may ask for environment variables. */
export function findAsking(files: CodeFiles): readonly string[] {
  return [...files.values()]
    .filter(({ path, text }) => /\benviron\b|\bgetenv\b|_env_var/.test(text) && !tests.test(path))
    .map(({ path }) => path);
}

/** The environment variables that the code asks for by a name that can be told, by name, each with every place that does. */
export async function readVariables(
  { files, asking }: { readonly files: CodeFiles; readonly asking: readonly string[] },
  open: LibraryCode["open"],
  report: Report,
): Promise<readonly EnvironmentVariable[]> {
  if (asking.length === 0) return [];
  const paths = new Set(files.keys());
  const read = await open(files, report);
  const roots = [...new Set(asking.map((path) => findRoot(path, paths)))].sort();
  const { modules, evaluator } = openPython({ roots, paths, read });
  const found = new Map<string, EnvironmentVariable>();
  for (const path of asking) {
    const root = findRoot(path, paths);
    const name = path.slice(root === "" ? 0 : root.length + 1).replace(/(?:\/__init__)?\.py$/, "");
    const module = modules.find(name.replaceAll("/", "."));
    for (const { name: asked, default: preset, doc, span } of module?.document.environment ?? []) {
      if (module === undefined) continue;
      const called = asJson(evaluator.evaluate(asked, { module }));
      if (typeof called !== "string" || !/^[A-Za-z_]\w*$/.test(called)) continue;
      // What is set is a text: of a member of an enumeration, what it stands for, of a call what it comes to.
      const told = preset && evaluator.evaluate(preset, { module });
      const isMade = told?.kind === "json" && preset?.kind === "call";
      const member = told?.kind === "member" || isMade ? toText(told.value) : undefined;
      const described = preset && describeDefault(preset, { module }, { modules, evaluator });
      const written = described === undefined || described.text === "None" ? undefined : unquote(described.text);
      const text = member ?? written;
      const known = found.get(called);
      found.set(called, {
        name: called,
        default: known?.default ?? text,
        doc: known?.doc ?? doc,
        reads: [...(known?.reads ?? []), span],
        span: known?.span ?? span,
      });
    }
  }
  return [...found.values()].sort((left, right) => (left.name < right.name ? -1 : 1));
}

/** The folder in which the outermost package of a file is. */
function findRoot(path: string, paths: ReadonlySet<string>): string {
  const parts = path.split("/").slice(0, -1);
  while (parts.length > 0 && paths.has(`${parts.join("/")}/__init__.py`)) parts.pop();
  return parts.join("/");
}

/** As it would be set: a text without its quotes. */
function unquote(text: string): string {
  return /^"(?:[^"\\]|\\.)*"$/.test(text) ? String(JSON.parse(text)) : text;
}
