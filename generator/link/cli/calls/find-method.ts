import { isDeclared, type ClassRef, type PythonClasses } from "../../code/python-classes.ts";
import type { InnerFunction } from "./click-call.ts";

/** A function of a class, or of one that it inherits from. */
export function findMethod(of: ClassRef, name: string, classes: PythonClasses): InnerFunction | undefined {
  for (const base of classes.linearize(of)) {
    const binding = isDeclared(base) ? classes.scopeOf(base).get(name) : undefined;
    const node = binding?.kind === "function" ? binding.nodes.at(-1) : undefined;
    if (node !== undefined && isDeclared(base)) return { node, scope: { module: base.module, within: base } };
  }
  return undefined;
}
