import type { PythonCall, PythonExpression } from "../../../parse/python/python-document.ts";
import { resolveDotted } from "../../code/resolve-python.ts";
import type { CliReading, ClickScope, Given, GivenArgument } from "./click-call.ts";

/** Lists in lists; whoever nests deeper has a circle. */
const deepest = 20;
/** Nobody writes so many options at one place. */
const most = 500;

/** What a call hands over, with what `*` and `**` put in taken apart as far as that can be told. */
export function expandArguments(
  { arguments: given }: PythonCall,
  scope: ClickScope,
  reading: CliReading,
): readonly GivenArgument[] {
  return given
    .flatMap(({ name, value }): readonly GivenArgument[] => {
      if (name === "*") return listItems(value, scope, reading);
      return name === "**" ? listEntries(value, scope, reading) : [{ name, value, scope }];
    })
    .slice(0, most);
}

/** The items of a list, be it a constant, one that is given, turned round or put together of others. */
export function listItems(
  value: PythonExpression,
  scope: ClickScope,
  reading: CliReading,
  depth = 0,
): readonly Given[] {
  if (depth > deepest) return [];
  const list = (part: PythonExpression, at = scope): readonly Given[] => listItems(part, at, reading, depth + 1);
  switch (value.kind) {
    case "list":
    case "tuple":
    case "set":
      return value.items
        .flatMap((item) => (item.kind === "spread" ? list(item.of) : [{ value: item, scope }]))
        .slice(0, most);
    case "binary":
      return value.operator === "+" ? [...list(value.left), ...list(value.right)].slice(0, most) : [];
    case "subscript": {
      const [only] = value.items;
      // Turned round; of any other part nobody knows which it is.
      return only?.kind === "other" && only.text.replaceAll(" ", "") === "::-1" ? list(value.of).toReversed() : [];
    }
    case "call": {
      const [first] = value.arguments;
      if (value.callee.kind !== "name" || first === undefined || first.name !== undefined) return [];
      if (value.callee.name === "reversed") return list(first.value).toReversed();
      return /^(?:list|tuple|iter)$/.test(value.callee.name) ? list(first.value) : [];
    }
    case "name":
    case "attribute": {
      const many = value.kind === "name" ? scope.many?.get(value.name) : undefined;
      if (many !== undefined) return many;
      const found = follow(value, scope, reading);
      return found === undefined ? [] : list(found.value, found.scope);
    }
    default:
      return [];
  }
}

/** The entries of a dictionary whose keys are texts, likewise. */
export function listEntries(
  value: PythonExpression,
  scope: ClickScope,
  reading: CliReading,
  depth = 0,
): readonly GivenArgument[] {
  if (depth > deepest) return [];
  const list = (part: PythonExpression, at = scope): readonly GivenArgument[] =>
    listEntries(part, at, reading, depth + 1);
  if (value.kind === "dict") {
    return value.entries
      .flatMap(({ key, value: put }) =>
        key === undefined ? list(put) : key.kind === "text" ? [{ name: key.value, value: put, scope }] : [],
      )
      .slice(0, most);
  }
  if (value.kind === "call" && value.callee.kind === "name" && value.callee.name === "dict") {
    return value.arguments
      .flatMap(({ name, value: put }) =>
        name === undefined || name === "**" ? list(put) : name === "*" ? [] : [{ name, value: put, scope }],
      )
      .slice(0, most);
  }
  if (value.kind === "binary" && value.operator === "|") return [...list(value.left), ...list(value.right)];
  if (value.kind !== "name" && value.kind !== "attribute") return [];
  const many = value.kind === "name" ? scope.many?.get(value.name) : undefined;
  if (many !== undefined) return many;
  const found = follow(value, scope, reading);
  return found === undefined ? [] : list(found.value, found.scope);
}

/** What a name stands for: what is given for it in its function, else the value of a constant. */
export function follow(name: PythonExpression, scope: ClickScope, { modules }: CliReading): Given | undefined {
  const given = name.kind === "name" ? scope.given?.get(name.name) : undefined;
  if (given !== undefined) return given;
  const resolved = resolveDotted(name, scope.module, modules);
  if (resolved?.target.kind !== "declared" || resolved.rest.length > 0) return undefined;
  const { binding, module } = resolved.target;
  const value = binding.kind === "assignment" ? binding.node.value : undefined;
  return value && { value, scope: { module } };
}
