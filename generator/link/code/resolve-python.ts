import type { PythonExpression } from "../../parse/python/python-document.ts";
import type { PythonBinding, PythonModule, PythonModules } from "./python-modules.ts";

/** What a name stands for once all imports have been followed. */
export type PythonTarget =
  | { readonly kind: "declared"; readonly module: PythonModule; readonly name: string; readonly binding: PythonBinding }
  | { readonly kind: "module"; readonly name: string }
  /** Something outside of the checkout, by its full name, e.g. `pydantic.BaseModel`. */
  | { readonly kind: "external"; readonly name: string };

/** Imports of imports; a circle of them ends here as well. */
const mostHops = 50;

/** What a name in a module stands for; undefined where the module has no such name. */
export function resolveName(name: string, module: PythonModule, modules: PythonModules): PythonTarget | undefined {
  let at: PythonModule = module;
  let wanted = name;
  for (let hop = 0; hop < mostHops; hop += 1) {
    const binding = at.scope.get(wanted);
    if (binding === undefined) {
      if (hop === 0) return undefined;
      // A package's name may be that of a module in it.
      const inside = `${at.name}.${wanted}`;
      return modules.has(inside) ? { kind: "module", name: inside } : { kind: "external", name: inside };
    }
    if (binding.kind === "module") return { kind: "module", name: binding.name };
    if (binding.kind !== "imported") {
      // `X = Y` with a name alone is another name for it.
      const same = binding.kind === "assignment" ? binding.node.value : undefined;
      if (same?.kind === "name" && same.name !== wanted && at.scope.has(same.name)) {
        wanted = same.name;
        continue;
      }
      return { kind: "declared", module: at, name: wanted, binding };
    }
    const next = modules.find(binding.module);
    if (next === undefined) {
      const full = `${binding.module}.${binding.name}`;
      return modules.has(full) ? { kind: "module", name: full } : { kind: "external", name: full };
    }
    at = next;
    wanted = binding.name;
  }
  return undefined;
}

/** What a dotted expression stands for, as far as it names modules and what is in them; then the names behind that. */
export function resolveDotted(
  expression: PythonExpression,
  module: PythonModule,
  modules: PythonModules,
): { readonly target: PythonTarget; readonly rest: readonly string[] } | undefined {
  const path = listNames(expression);
  const [first, ...names] = path ?? [];
  if (first === undefined) return undefined;
  let target = resolveName(first, module, modules);
  let rest = names;
  while (target?.kind === "module" && rest.length > 0) {
    const [next = ""] = rest;
    const inside = modules.find(target.name);
    rest = rest.slice(1);
    const found: PythonTarget | undefined =
      inside === undefined ? undefined : inside.scope.has(next) ? resolveName(next, inside, modules) : undefined;
    const full = `${target.name}.${next}`;
    target = found ?? (modules.has(full) ? { kind: "module", name: full } : { kind: "external", name: full });
  }
  if (target?.kind === "external" && rest.length > 0) {
    return { target: { kind: "external", name: [target.name, ...rest].join(".") }, rest: [] };
  }
  return target && { target, rest };
}

/** The names of a dotted expression; undefined for anything else. */
function listNames(expression: PythonExpression): readonly string[] | undefined {
  if (expression.kind === "name") return [expression.name];
  if (expression.kind !== "attribute") return undefined;
  const names = listNames(expression.of);
  return names && [...names, expression.name];
}
