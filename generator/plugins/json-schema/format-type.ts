import type { TypeOf } from "../plugin.ts";

/** A type as text, for where only text can stand: a full name, `array[string]`, `long or null`. */
export function formatType(type: TypeOf): string {
  if (typeof type === "string") return type;
  if ("items" in type) return `array[${formatType(type.items)}]`;
  if ("values" in type) return `map[${formatType(type.values)}]`;
  if ("field" in type) return `${type.record}.${type.field}`;
  if ("format" in type) return `${type.type} (${type.format})`;
  return type.members
    .map((member) => formatType(typeof member === "object" && "alias" in member ? member.type : member))
    .join(" or ");
}
