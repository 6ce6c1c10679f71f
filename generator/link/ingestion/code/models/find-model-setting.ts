import type { PythonExpression } from "../../../../parse/python/python-document.ts";
import { isDeclared, type ClassRef, type PythonClasses } from "../../../code/python-classes.ts";

/** A setting of a model with where its names count from. */
export interface ModelSetting {
  readonly value: PythonExpression;
  readonly of: ClassRef;
}

/** What a model, or the next one above it that does, sets under a name: by `model_config`, in `class Config` or in its head. */
export function findModelSetting(classes: PythonClasses, of: ClassRef, name: string): ModelSetting | undefined {
  for (const base of classes.linearize(of)) {
    if (!isDeclared(base)) continue;
    const scope = classes.scopeOf(base);
    const [config, settings] = [scope.get("Config"), scope.get("model_config")];
    const value =
      (config?.kind === "class" ? config.node.body.flatMap((each) => findAssigned(each, name)).at(-1) : undefined) ??
      (settings?.kind === "assignment" ? findEntry(settings.node.value, name) : undefined) ??
      base.node.bases.find((each) => each.name === name)?.value;
    if (value !== undefined) return { value, of: base };
  }
  return undefined;
}

/** `ConfigDict(extra="forbid")` of the second version, or a plain dictionary. */
function findEntry(value: PythonExpression | undefined, name: string): PythonExpression | undefined {
  if (value?.kind === "call") return value.arguments.find((each) => each.name === name)?.value;
  return value?.kind === "dict"
    ? value.entries.find(({ key }) => key?.kind === "text" && key.value === name)?.value
    : undefined;
}

function findAssigned(statement: ClassRef["node"]["body"][number], name: string): readonly PythonExpression[] {
  if (statement.kind === "branch") {
    return [...statement.otherwise, ...statement.met].flatMap((each) => findAssigned(each, name));
  }
  return statement.kind === "assignment" && statement.name === name && statement.value !== undefined
    ? [statement.value]
    : [];
}
