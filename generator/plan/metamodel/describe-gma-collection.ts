import { isJsonArray } from "../../catalogue/is-json-array.ts";
import { isJsonObject } from "../../catalogue/is-json-object.ts";
import type { JsonValue } from "../../catalogue/json.ts";
import type { RichText } from "../../page-model/parts.ts";
import { joinRuns } from "../parts/parts.ts";

/** That a record is a collection, by which keys the items of its fields are updated, and how, as `@gma.collection` says it. */
export function describeGmaCollection(value: JsonValue | undefined): readonly RichText[] | undefined {
  if (value === undefined) return [];
  if (!isJsonObject(value)) return undefined;
  const { isCollection = false, primaryKeys = [], defaultUpdateBehavior, ...others } = value;
  const keys = isJsonArray(primaryKeys) ? primaryKeys.map(describeKeys) : [undefined];
  if (typeof isCollection !== "boolean" || keys.includes(undefined) || Object.keys(others).length > 0) return undefined;
  if (defaultUpdateBehavior !== undefined && typeof defaultUpdateBehavior !== "string") return undefined;
  return [
    ...(isCollection ? [[{ text: "A collection" }]] : []),
    ...keys.flatMap((each) => each ?? []),
    ...(defaultUpdateBehavior === undefined
      ? []
      : [[{ text: "Updates by default: " }, { text: defaultUpdateBehavior, code: true as const }]]),
  ];
}

/** One or more fields with the paths in their items, e.g. `{ "parts": { "paths": ["mill.urn"] } }`. */
function describeKeys(value: JsonValue): readonly RichText[] | undefined {
  if (!isJsonObject(value)) return undefined;
  const facts = Object.entries(value).map(([field, mask]): RichText | undefined => {
    const paths = isJsonObject(mask) && Object.keys(mask).join() === "paths" ? mask["paths"] : undefined;
    const names = isJsonArray(paths) ? paths.filter((path) => typeof path === "string") : [];
    if (!isJsonArray(paths) || names.length === 0 || names.length < paths.length) return undefined;
    return [
      { text: "Items of " },
      { text: field, code: true },
      { text: " are updated by their " },
      ...joinRuns(names.map((name) => ({ text: name, code: true }))),
    ];
  });
  const known = facts.filter((fact) => fact !== undefined);
  return known.length < facts.length ? undefined : known;
}
