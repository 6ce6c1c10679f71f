import type { JsonValue } from "../../catalogue/json.ts";
import type { Attribute } from "./typedef-file.ts";

const whole: ReadonlySet<string> = new Set(["byte", "short", "int", "long", "biginteger", "date"]);
const broken: ReadonlySet<string> = new Set(["float", "double", "bigdecimal"]);

/** The default as a value of the attribute's type, which Atlas has as text; undefined where that is none of a plain one. */
export function defaultOf(
  { default: value, typeName }: Attribute,
  isEnum: (name: string) => boolean,
): JsonValue | undefined {
  const type = typeName.trim();
  if (type === "string" || isEnum(type)) return typeof value === "string" ? value : undefined;
  if (type === "boolean") return typeof value === "boolean" ? value : readBoolean(value);
  const isNumber = whole.has(type) || broken.has(type);
  const number = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
  if (!isNumber || typeof number !== "number" || !Number.isFinite(number)) return undefined;
  return whole.has(type) && !Number.isSafeInteger(number) ? undefined : number;
}

function readBoolean(value: JsonValue | undefined): boolean | undefined {
  return value === "true" ? true : value === "false" ? false : undefined;
}
