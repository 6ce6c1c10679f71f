import type { JsonObject } from "../../../catalogue/json.ts";
import type { PythonExpression } from "../../../parse/python/python-document.ts";
import { isDeclared, type ClassRef, type PythonClasses } from "../../code/python-classes.ts";
import { isUnknown } from "./list-foreign-bases.ts";

/** Whether keys besides the fields are refused. A class elsewhere may have fields that are none here. */
export function extraOf(classes: PythonClasses, of: ClassRef): JsonObject {
  const order = classes.linearize(of);
  const isWhole = !order.some(isUnknown);
  for (const base of order) {
    if (!isDeclared(base)) continue;
    const scope = classes.scopeOf(base);
    const [config, settings] = [scope.get("Config"), scope.get("model_config")];
    const extra =
      (config?.kind === "class" ? config.node.body.flatMap((statement) => findExtra(statement)).at(-1) : undefined) ??
      (settings?.kind === "assignment" ? findSetting(settings.node.value) : undefined);
    if (extra !== undefined)
      return extra === "forbid" && isWhole
        ? { additionalProperties: false }
        : extra === "allow"
          ? { additionalProperties: true }
          : {};
  }
  return {};
}

/** `ConfigDict(extra="forbid")` of the second version, or a plain dictionary. */
function findSetting(value: PythonExpression | undefined): string | undefined {
  const extra =
    value?.kind === "call"
      ? value.arguments.find(({ name }) => name === "extra")?.value
      : value?.kind === "dict"
        ? value.entries.find(({ key }) => key?.kind === "text" && key.value === "extra")?.value
        : undefined;
  return extra?.kind === "text" ? extra.value : undefined;
}

function findExtra(statement: ClassRef["node"]["body"][number]): readonly string[] {
  if (statement.kind === "branch") return [...statement.otherwise, ...statement.met].flatMap(findExtra);
  if (statement.kind !== "assignment" || statement.name !== "extra") return [];
  const { value } = statement;
  if (value?.kind === "text") return [value.value];
  return value?.kind === "attribute" ? [value.name] : [];
}
