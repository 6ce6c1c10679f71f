import type { EndpointInput } from "../../catalogue/endpoints.ts";
import type { ValueContext } from "./value-context.ts";
import { peelSchema, shapeValue, type ValueShape } from "./value-shape.ts";

/** What an input that may hold several values from now on takes each of them for. */
export interface Repeated {
  readonly each: EndpointInput;
  /** Whether what was one value may be read as several. */
  readonly maySplit: boolean;
}

/**
 * What each value of an input is to be that may be given several times from now on, or with a mark between each two: to give it once
 * is as it was before. Undefined for any other.
 */
export function findRepeated(
  was: EndpointInput,
  is: EndpointInput,
  { earlier, later }: ValueContext,
): Repeated | undefined {
  const [, style = "", way] = /^(form|simple|spaceDelimited|pipeDelimited), (.*)$/.exec(is.writing ?? "") ?? [];
  if (was.writing !== undefined || way === undefined) return undefined;
  const before = shapeValue(peelSchema(was.schema ?? {}), earlier);
  const after = shapeValue(peelSchema(is.schema ?? {}), later);
  const isOne = before.types !== undefined && before.variants === undefined;
  const isList = after.types?.size === 1 && after.types.has("array") && (after.limits.get("minItems") ?? 0) < 2;
  if (!isOne || !isList) return undefined;
  // In a path or a header there is no other way than one after the other.
  const isByItself = way === "each by itself" && style !== "simple";
  return {
    each: { ...is, writing: undefined, schema: after.items ?? {} },
    maySplit: !isByItself && mayHold(separators.get(style) ?? ",", before),
  };
}

const separators: ReadonlyMap<string, string> = new Map([
  ["spaceDelimited", " "],
  ["pipeDelimited", "|"],
]);

/** Formats of texts in which there is no mark that could stand between two of them. */
const unbroken: ReadonlySet<string> = new Set(["date", "date-time", "time", "uuid", "ipv4", "ipv6", "hostname"]);

/** Whether a mark may stand in a value. */
function mayHold(mark: string, { types, values, format = "" }: ValueShape): boolean {
  if (values !== undefined) return values.some((value) => typeof value === "string" && value.includes(mark));
  return types?.has("string") === true && !unbroken.has(format);
}
