import type { EndpointInput } from "../../catalogue/endpoints.ts";
import type { ValueContext } from "./compare-values.ts";
import { peelSchema, shapeValue } from "./value-shape.ts";

/**
 * What each value of an input is to be that may be given several times from now on: to give it once is as it was before. Undefined
 * for any other.
 */
export function findRepeated(
  was: EndpointInput,
  is: EndpointInput,
  { earlier, later }: ValueContext,
): EndpointInput | undefined {
  if (was.writing !== undefined || is.writing !== "form, each by itself") return undefined;
  const before = shapeValue(peelSchema(was.schema ?? {}), earlier);
  const after = shapeValue(peelSchema(is.schema ?? {}), later);
  const isOne = before.types !== undefined && before.variants === undefined;
  const isList = after.types?.size === 1 && after.types.has("array") && (after.limits.get("minItems") ?? 0) < 2;
  return isOne && isList ? { ...is, writing: undefined, schema: after.items ?? {} } : undefined;
}
