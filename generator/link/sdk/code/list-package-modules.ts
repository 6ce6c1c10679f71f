import type { PythonModule, PythonModules } from "../../code/python-modules.ts";

/** The modules of a package that others may import, itself first; a module is a package of its own. */
export function listPackageModules(
  name: string,
  paths: ReadonlySet<string>,
  modules: PythonModules,
): readonly PythonModule[] {
  const own = modules.find(name);
  const inside = `/${name.replaceAll(".", "/")}/`;
  const names = [...paths].flatMap((path) => {
    const at = `/${path}`.indexOf(inside);
    if (at === -1 || !path.endsWith(".py")) return [];
    const below = path.slice(at + inside.length - 1, -".py".length).replace(/(?:^|\/)__init__$/, "");
    const parts = below === "" ? [] : below.split("/");
    const isPublic = parts.every((part) => !/^_|^tests?$|^test_|_test$|^conftest$|^setup$/.test(part));
    return isPublic && parts.length > 0 ? [`${name}.${parts.join(".")}`] : [];
  });
  const found = [...new Set(names)].sort().flatMap((each) => modules.find(each) ?? []);
  return own === undefined ? found : [own, ...found];
}
