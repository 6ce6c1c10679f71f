import { isJsonObject } from "../../../../catalogue/is-json-object.ts";
import type { JsonObject, JsonValue } from "../../../../catalogue/json.ts";
import type { PythonExpression } from "../../../../parse/python/python-document.ts";
import { listOf } from "../../../../json-schema/schema-variants.ts";
import type { PythonPlace } from "../../../code/evaluate-python.ts";
import { asJson } from "../../../code/python-value.ts";
import { lastName } from "../../../code/last-name.ts";
import { readAnnotationFacts } from "../models/read-annotation-facts.ts";
import type { Emission } from "./schema-emission.ts";

/** What `Field(discriminator="kind")` among the facts of an annotation names. */
export function findDiscriminator(
  emission: Emission,
  said: readonly PythonExpression[],
  place: PythonPlace,
): string | undefined {
  for (const item of said) {
    const named =
      item.kind === "call" && lastName(item.callee) === "Field" && readAnnotationFacts(item).get("discriminator");
    const value = named ? asJson(emission.evaluator.evaluate(named, place)) : undefined;
    if (typeof value === "string") return value;
  }
  return undefined;
}

/** The schema of a union that a field tells apart, as Pydantic has it: which value leads to which model. */
export function addDiscriminator(emission: Emission, schema: JsonObject, field: string | undefined): JsonObject {
  const { anyOf, ...others } = schema;
  if (field === undefined || !Array.isArray(anyOf)) return schema;
  const models = listOf(anyOf).filter((arm) => isJsonObject(arm) && typeof arm["$ref"] === "string");
  if (models.length < 2) return schema;
  const mapping = Object.fromEntries(
    models.flatMap((arm) => {
      const reference = isJsonObject(arm) ? String(arm["$ref"]) : "";
      return listTags(emission, reference, field).map((tag) => [tag, reference] as const);
    }),
  );
  const told: JsonObject = { discriminator: { mapping, propertyName: field }, oneOf: models };
  const rest = listOf(anyOf).filter((arm) => !models.includes(arm));
  return rest.length === 0 ? { ...others, ...told } : { ...others, anyOf: [told, ...rest] };
}

/** The values that the field has in a model. */
function listTags(emission: Emission, reference: string, name: string): readonly string[] {
  const called = reference.slice(reference.lastIndexOf("/") + 1);
  const of = emission.waiting.find((each) => each.name === called)?.of;
  const field = of && emission.models.listFields(of).find((each) => each.name === name);
  if (field === undefined) return [];
  const { type } = field;
  const items = type.kind === "subscript" && lastName(type.of) === "Literal" ? type.items : [];
  return items.flatMap((item) => {
    const value: JsonValue | undefined = asJson(emission.evaluator.evaluate(item, { module: field.typeOwner.module }));
    return value === undefined || value === null ? [] : [String(value)];
  });
}
