import type { PythonDecorator } from "../../../parse/python/python-document.ts";
import { lastName } from "../../code/last-name.ts";
import type { PackageSources } from "./list-packages.ts";
import type { EntryPoint } from "./read-setup.ts";

/**
 * The sources of a package that registers nothing: recipes name such a class in full, `type: my_package.my_module.MySource`.
 * They are the classes that say which platform they read from.
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
    return (read(path)?.statements ?? []).flatMap((statement) => {
      if (statement.kind !== "class" || !statement.decorators.some(saysPlatform)) return [];
      const { name: className, span } = statement;
      return [{ name: `${module}.${className}`, module, className, span }];
    });
  });
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
