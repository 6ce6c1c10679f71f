import type { PythonExpression } from "../../../parse/python/python-document.ts";
import { resolveDotted } from "../../code/resolve-python.ts";
import type { ClickScope, CliReading, InnerFunction } from "./click-call.ts";

/** The function that an expression names, be it of a module or one that stands in another. */
export function findFunction(
  expression: PythonExpression,
  scope: ClickScope,
  { modules }: CliReading,
): InnerFunction | undefined {
  if (expression.kind === "name") {
    const inner = scope.inner?.get(expression.name);
    if (inner !== undefined) return inner;
    if (scope.given?.has(expression.name) === true) return undefined;
  }
  const resolved = resolveDotted(expression, scope.module, modules);
  if (resolved?.target.kind !== "declared" || resolved.rest.length > 0) return undefined;
  const { binding, module } = resolved.target;
  const node = binding.kind === "function" ? binding.nodes.at(-1) : undefined;
  return node && { node, scope: { module } };
}
