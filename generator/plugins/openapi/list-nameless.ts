import type { LocatedJson, LocatedObject } from "../../parse/json/located-json.ts";
import type { PluginProblem } from "../plugin.ts";
import { methods, webhookKeys } from "./api-document.ts";

/** Tells of parameters without a name, which are left out: of paths and operations, and those that stand apart to be referred to. */
export function listNameless(top: LocatedObject): readonly PluginProblem[] {
  const at = ({ entries }: LocatedObject, key: string): LocatedJson | undefined => entries.get(key)?.value;
  const items = ["paths", ...webhookKeys].flatMap((key) => listObjects(at(top, key)));
  // A file of its own may hold one path, or several of them.
  const isWhole = top.entries.has("openapi") || top.entries.has("swagger");
  const paths = isWhole ? items : [...items, top, ...listObjects(top)];
  const operations = paths.flatMap((item) => [
    ...methods.flatMap((method) => toObject(at(item, method)) ?? []),
    ...listObjects(at(item, "additionalOperations")),
  ]);
  const components = toObject(at(top, "components"));
  const holders = new Set([top, ...(components === undefined ? [] : [components]), ...paths, ...operations]);
  const parameters = new Set([...holders].flatMap((holder) => listObjects(at(holder, "parameters"))));
  return [...parameters].filter(isNameless).map(({ span: { startLine, startColumn, endLine, endColumn } }) => ({
    code: "empty-name",
    message: "this parameter has no name, and is left out",
    place: { startLine, startColumn, endLine, endColumn },
  }));
}

/** The body of Swagger 2 needs no name: it is told from other parameters by where it is. */
function isNameless({ entries }: LocatedObject): boolean {
  const [name, where] = ["name", "in"].map((key) => {
    const value = entries.get(key)?.value;
    return value?.kind === "scalar" && typeof value.value === "string" ? value.value.trim() : "";
  });
  return name === "" && where !== "body" && !entries.has("$ref");
}

/** The objects in a list, or below the keys of an object. */
function listObjects(value: LocatedJson | undefined): readonly LocatedObject[] {
  if (value?.kind === "array") return value.items.flatMap((item) => toObject(item) ?? []);
  return [...(toObject(value)?.entries.values() ?? [])].flatMap(({ value: inside }) => toObject(inside) ?? []);
}

function toObject(value: LocatedJson | undefined): LocatedObject | undefined {
  return value?.kind === "object" ? value : undefined;
}
