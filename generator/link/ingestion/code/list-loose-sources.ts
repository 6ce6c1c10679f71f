import type { PythonDecorator, PythonStatement } from "../../../parse/python/python-document.ts";
import { lastName } from "../../code/last-name.ts";
import type { PackageSources } from "./list-packages.ts";
import type { EntryPoint } from "./read-setup.ts";

/**
 * The sources of a package that registers nothing: recipes name such a class in full, `type: my_package.my_module.MySource`.
 * They are the classes that say which platform they read from, or build on a class of the platform's for sources.
 */
export function listLooseSources(
  folder: string,
  packages: readonly string[],
  { paths, read }: PackageSources,
): readonly EntryPoint[] {
  // What lies in a package inside of this one is that one's.
  const inner = packages.filter((one) => one !== folder && one.startsWith(folder));
  const own = [...paths].filter((path) => path.startsWith(folder) && !inner.some((one) => path.startsWith(one)));
  // Beside it are tests and what builds it.
  const top = own.some((path) => path.startsWith(`${folder}src/`)) ? `${folder}src/` : folder;
  return own.sort().flatMap((path) => {
    const module = path.startsWith(top) ? toModule(path.slice(top.length)) : undefined;
    if (module === undefined) return [];
    const { statements = [] } = read(path) ?? {};
    const known = new Set(statements.flatMap(listPlatformSources));
    return statements.flatMap((statement) => {
      if (statement.kind !== "class") return [];
      const isBase = /^(?:Base|Abstract)|Base$/.test(statement.name);
      const buildsOn = !isBase && statement.bases.some(({ value }) => value.kind === "name" && known.has(value.name));
      if (!buildsOn && !statement.decorators.some(saysPlatform)) return [];
      const { name: className, span } = statement;
      return [{ name: `${module}.${className}`, module, className, span }];
    });
  });
}

/** Names under which a module knows classes that are the platform's for sources. */
function listPlatformSources(statement: PythonStatement): readonly string[] {
  if (statement.kind !== "fromImport" || !statement.module.includes(".ingestion.")) return [];
  return statement.names.flatMap(({ name, alias }) => (/Source(?:Base)?$/.test(name) ? [alias ?? name] : []));
}

function saysPlatform({ expression }: PythonDecorator): boolean {
  return expression.kind === "call" && lastName(expression.callee) === "platform_name";
}

/** As it is imported, of a path from where modules are looked for. */
function toModule(path: string): string | undefined {
  const names = path
    .replace(/^src\//, "")
    .replace(/(?:\/__init__)?\.py$/, "")
    .split("/");
  return names.every((name) => /^[A-Za-z_]\w*$/.test(name)) ? names.join(".") : undefined;
}
