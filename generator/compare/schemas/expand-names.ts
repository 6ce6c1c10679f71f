import { isJsonArray } from "../../catalogue/is-json-array.ts";
import { isJsonObject } from "../../catalogue/is-json-object.ts";
import type { JsonObject, JsonValue } from "../../catalogue/json.ts";
import type { Schemas } from "./list-kinds.ts";
import { readWritten } from "./read-written.ts";

/** Schemas in schemas are followed so far. */
const deepest = 12;

/** Keywords whose values say all of themselves. */
const plain: ReadonlySet<string> = new Set([
  ...["const", "enum", "type", "pattern", "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"],
  ...["minLength", "maxLength", "minItems", "maxItems", "minProperties", "maxProperties", "required"],
]);

/** Keywords that say nothing of which values there are. */
const silent: ReadonlySet<string> = new Set([
  ...["title", "description", "$comment", "$id", "$anchor", "default", "deprecated", "examples", "readOnly"],
]);

/**
 * A condition with what schemas say that it has by name, as a condition that says it in place is told: pages show the name, and what
 * is meant is the same by either. A name stays where its schema says more than can be told of one in place.
 */
export function expandNames(condition: JsonValue, schemas: Schemas, isTest = false): JsonValue {
  if (isJsonArray(condition)) return condition.map((each) => expandNames(each, schemas, isTest));
  if (!isJsonObject(condition)) return condition;
  const { $ref: name, ...others } = condition;
  const rest = Object.fromEntries(
    Object.entries(others).map(([key, said]): [string, JsonValue] =>
      key === "properties" || plain.has(key)
        ? [key, said]
        : [key, expandNames(said, schemas, isTest || key === "if" || key === "not")],
    ),
  );
  const schema = typeof name === "string" ? schemas.get(name) : undefined;
  const meant = schema && tell(readWritten(schema), isTest, 0);
  if (meant === undefined) return name === undefined ? rest : { $ref: name, ...rest };
  if (Object.keys(rest).length === 0) return meant;
  return { ...rest, allOf: [...(isJsonArray(rest["allOf"]) ? rest["allOf"] : []), meant] };
}

/** What a schema says, without what needn't be told of one; undefined where it says anything else. */
function tell(schema: JsonValue | undefined, isTest: boolean, depth: number): JsonObject | undefined {
  if (!isJsonObject(schema) || depth > deepest) return undefined;
  const told: [string, JsonValue][] = [];
  for (const [key, said] of Object.entries(schema)) {
    if (silent.has(key)) continue;
    if (key === "type") {
      // That it is an object is known of what has fields, and of what follows, fields say of which type they are.
      if (isTest ? depth > 0 || said !== "object" : said === "null") told.push([key, said]);
    } else if (plain.has(key)) told.push([key, said]);
    else if (key !== "properties" || !isJsonObject(said)) return undefined;
    else {
      const properties = Object.entries(said).map(([name, each]) => [name, tell(each, isTest, depth + 1)] as const);
      if (properties.some(([, each]) => each === undefined)) return undefined;
      const telling = properties.flatMap(([name, each]) =>
        each && Object.keys(each).length > 0 ? [[name, each]] : [],
      );
      if (telling.length > 0) told.push([key, Object.fromEntries(telling)]);
    }
  }
  return Object.fromEntries(told);
}
