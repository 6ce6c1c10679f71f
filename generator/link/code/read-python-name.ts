import type { PythonExpression } from "../../parse/python/python-document.ts";
import { isEnum, listMembers } from "./list-enum-members.ts";
import { isDeclared } from "./python-classes.ts";
import type { Evaluation, PythonPlace } from "./python-evaluation.ts";
import type { PythonBinding } from "./python-modules.ts";
import type { PythonValue } from "./python-value.ts";
import { resolveDotted } from "./resolve-python.ts";

/** What a name stands for, be it with dots: a local, something of the class at hand, of a module, or a symbol from elsewhere. */
export function readPythonName(
  evaluation: Evaluation,
  expression: PythonExpression,
  place: PythonPlace,
  depth: number,
): PythonValue {
  if (expression.kind === "attribute") {
    const of = expression.of.kind === "name" ? place.locals?.get(expression.of.name) : undefined;
    if (of !== undefined) return readMember(evaluation, of, expression.name, depth);
  }
  if (expression.kind === "name") {
    const local = place.locals?.get(expression.name);
    if (local !== undefined) return local;
    for (let at = place.within; at !== undefined; at = at.outer) {
      const binding = evaluation.classes.scopeOf(at).get(expression.name);
      if (binding !== undefined)
        return readBinding(evaluation, binding, expression.name, { module: at.module, within: at }, depth);
    }
  }
  const resolved = resolveDotted(expression, place.module, evaluation.modules);
  if (resolved !== undefined) {
    const { target, rest } = resolved;
    if (target.kind === "external") {
      const value = evaluation.tellExternal(target.name);
      return value === undefined ? { kind: "class", of: { external: target.name } } : { kind: "json", value };
    }
    if (target.kind === "module") return undefined;
    let value = readBinding(evaluation, target.binding, target.name, { module: target.module }, depth);
    for (const name of rest) value = readMember(evaluation, value, name, depth);
    return value;
  }
  return expression.kind === "attribute"
    ? readMember(evaluation, evaluation.evaluate(expression.of, place, depth), expression.name, depth)
    : undefined;
}

function readBinding(
  evaluation: Evaluation,
  binding: PythonBinding,
  name: string,
  place: PythonPlace,
  depth: number,
): PythonValue {
  if (binding.kind === "class") {
    const found = evaluation.classes.find({ kind: "name", name }, place.module, place.within);
    return found && { kind: "class", of: found };
  }
  if (binding.kind !== "assignment" || binding.node.value === undefined) return undefined;
  return evaluation.evaluate(binding.node.value, place, depth + 1);
}

/** What stands behind a dot: a member of an enumeration, a constant of a class, the value of a member. */
function readMember(evaluation: Evaluation, value: PythonValue, name: string, depth: number): PythonValue {
  if (value?.kind === "member") {
    if (name === "value") return { kind: "json", value: value.value };
    return name === "name" ? { kind: "json", value: value.name } : undefined;
  }
  if (value?.kind !== "class" || !isDeclared(value.of)) return undefined;
  const { of } = value;
  const members = isEnum(evaluation, of) ? listMembers(evaluation, of) : [];
  if (name === "_member_names_" && members.length > 0) return { kind: "json", value: members.map((one) => one.name) };
  const member = members.find((one) => one.name === name);
  if (member !== undefined) return { kind: "member", of, ...member };
  for (const base of evaluation.classes.linearize(of)) {
    if (!isDeclared(base)) continue;
    const binding = evaluation.classes.scopeOf(base).get(name);
    if (binding !== undefined)
      return readBinding(evaluation, binding, name, { module: base.module, within: base }, depth);
  }
  return undefined;
}
