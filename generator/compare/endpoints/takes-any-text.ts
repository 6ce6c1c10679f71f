import { peelSchema, shapeValue, type ValueShape } from "./value-shape.ts";
import type { EndpointInput } from "../../catalogue/endpoints.ts";
import type { ValueContext } from "./value-context.ts";

/** Types of values that stand in an address or a header as a text. */
const written: ReadonlySet<string> = new Set(["string", "integer", "number", "boolean"]);

/**
 * Whether an input that was a number or the like becomes one that any text will do for: where no quotes tell them apart, as in JSON,
 * `1` is a text too.
 */
export function takesAnyText(was: EndpointInput, is: EndpointInput, { earlier, later }: ValueContext): boolean {
  // Of lists and objects it is told how they are written, and of what is JSON too.
  if (was.writing !== undefined || is.writing !== undefined) return false;
  const before = shapeValue(peelSchema(was.schema ?? {}), earlier);
  const after = shapeValue(peelSchema(is.schema ?? {}), later);
  const types = [...(before.types ?? [])];
  const isOther = types.some((type) => type !== "string") && types.every((type) => written.has(type));
  return isOther && before.variants === undefined && isAnyText(after);
}

function isAnyText({ types, format, values, variants, pattern, limits, others }: ValueShape): boolean {
  if (types?.size !== 1 || !types.has("string") || limits.size + others.size > 0) return false;
  return [format, values, variants, pattern].every((each) => each === undefined);
}
