import { isJsonObject } from "../../catalogue/is-json-object.ts";
import { isJsonArray } from "../../catalogue/is-json-array.ts";
import type { JsonObject, JsonValue } from "../../catalogue/json.ts";

/** What options say of a field, a message or another declaration, in the words of the catalogue. */
export interface ToldOptions {
  readonly deprecated?: true | undefined;
  /** All that has no words of its own, by the names of the options. */
  readonly annotations: JsonObject;
  /** Whether a value has to be given. */
  readonly isRequired?: true | undefined;
}

/** What has words of its own, or says nothing to readers of pages. */
const own: ReadonlySet<string> = new Set([
  ...["deprecated", "map_entry", "(google.api.field_behavior)", "(google.api.resource_reference)"],
]);

/** What `google.api.field_behavior` says, as JSON Schemas say it where they do. */
const behaviours: ReadonlyMap<JsonValue, JsonObject> = new Map<JsonValue, JsonObject>([
  ["OUTPUT_ONLY", { readOnly: true }],
  ["INPUT_ONLY", { writeOnly: true }],
]);

/** What says no more than what is told in any case. */
const usual: ReadonlySet<JsonValue> = new Set(["REQUIRED", "OPTIONAL", "UNORDERED_LIST", "FIELD_BEHAVIOR_UNSPECIFIED"]);

/** Tells options; those of extensions keep their brackets, so that no name of theirs means anything else. */
export function tellOptions(options: JsonObject): ToldOptions {
  const annotations: Record<string, JsonValue> = Object.create(null);
  for (const [name, value] of Object.entries(options)) if (!own.has(name)) annotations[name] = value;
  const { "(google.api.field_behavior)": behaviour = [], "(google.api.resource_reference)": reference = null } =
    options;
  const said = isJsonArray(behaviour) ? behaviour : [behaviour];
  for (const each of said) Object.assign(annotations, behaviours.get(each));
  const others = said.filter((each) => typeof each === "string" && !behaviours.has(each) && !usual.has(each));
  if (others.length > 0) annotations["fieldBehavior"] = others;
  return {
    annotations: { ...annotations, ...findResource(reference) },
    ...(options["deprecated"] === true && { deprecated: true as const }),
    ...(said.includes("REQUIRED") && { isRequired: true as const }),
  };
}

/** The type of resource that a name is of, or that what it names may hold; `*` is any. */
function findResource(reference: JsonValue): JsonObject {
  if (!isJsonObject(reference)) return {};
  const { type, child_type: child } = reference;
  if (typeof type === "string" && type !== "*") return { resourceName: type };
  return typeof child === "string" && child !== "*" ? { parentName: child } : {};
}
