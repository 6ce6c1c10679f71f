import { isJsonArray } from "../../catalogue/is-json-array.ts";
import { isJsonObject } from "../../catalogue/is-json-object.ts";
import type { JsonObject, JsonValue } from "../../catalogue/json.ts";
import type { HttpRule } from "./service-data.ts";

/** In characters, with the method before it. */
const longestPath = 900;

const longestKind = 50;

const methods = ["get", "put", "post", "delete", "patch"] as const;

/** The requests of HTTP that `google.api.http` says to be the same as a call. */
export function readHttpRules({ "(google.api.http)": rule = null }: JsonObject): readonly HttpRule[] {
  if (!isJsonObject(rule)) return [];
  const { additional_bindings: others = [] } = rule;
  return [rule, ...(isJsonArray(others) ? others : [others])].flatMap((each) => toRule(each));
}

function toRule(rule: JsonValue): readonly HttpRule[] {
  if (!isJsonObject(rule)) return [];
  const { custom, body } = rule;
  const { kind, path } = isJsonObject(custom ?? null) ? (custom as JsonObject) : { kind: undefined, path: undefined };
  const found = methods.flatMap((method): readonly [string, JsonValue][] => {
    const said = rule[method];
    return said === undefined ? [] : [[method, said]];
  });
  return [
    ...found,
    ...(typeof kind === "string" && kind.length <= longestKind && path !== undefined ? [[kind, path] as const] : []),
  ].flatMap(([method, path]) =>
    typeof path === "string" && path !== "" && path.length <= longestPath
      ? [{ method: method.toUpperCase(), path, ...(typeof body === "string" && body !== "" && { body }) }]
      : [],
  );
}
