import { isJsonObject } from "../../catalogue/is-json-object.ts";
import { isJsonArray } from "../../catalogue/is-json-array.ts";
import type { JsonValue } from "../../catalogue/json.ts";
import type { RestliResource } from "../../catalogue/restli.ts";

/** Annotations by which a resource keeps fields of its entities from those who call it. */
export const guardAnnotations = ["readOnly", "createOnly"] as const;

/** Paths of fields, their parts parted by slashes; a star, or nothing in older specifications, leads into items and values. */
export function listGuardedFields(
  { annotations }: Pick<RestliResource, "annotations">,
  guard: (typeof guardAnnotations)[number],
): readonly string[] {
  const value = annotations[guard];
  const paths = isJsonObject(value) ? value["value"] : undefined;
  if (!isJsonArray(paths)) return [];
  const texts = paths.filter((path) => typeof path === "string");
  return texts.length < paths.length ? [] : texts;
}

/** The fields that servers refuse in the body of a method; an update has the whole entity, as it was read. */
export function listRefusedFields(resource: Pick<RestliResource, "annotations">, method: string): readonly string[] {
  const isPatch = /^(?:batch_)?partial_update$/i.test(method);
  if (!isPatch && !/^(?:batch_)?create$/i.test(method)) return [];
  return [...listGuardedFields(resource, "readOnly"), ...(isPatch ? listGuardedFields(resource, "createOnly") : [])];
}

/** A sample without the fields at some paths. */
export function withoutFields(value: JsonValue, paths: readonly string[]): JsonValue {
  return paths.reduce((left, path) => leaveOut(left, path.split("/")), value);
}

function leaveOut(value: JsonValue, [name = "", ...rest]: readonly string[]): JsonValue {
  if (isJsonArray(value)) return value.map((item) => leaveOut(item, name === "*" ? rest : [name, ...rest]));
  if (!isJsonObject(value)) return value;
  if (name === "*") return Object.fromEntries(Object.entries(value).map(([key, own]) => [key, leaveOut(own, rest)]));
  if (!Object.hasOwn(value, name)) return value;
  const { [name]: inner = null, ...others } = value;
  if (rest.length === 0) return others;
  // In its place, since samples have fields in the order of the model.
  return Object.fromEntries(
    Object.entries(value).map(([key, own]) => [key, key === name ? leaveOut(inner, rest) : own]),
  );
}
