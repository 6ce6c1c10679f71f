import type { LocatedJson } from "../../parse/json/located-json.ts";
import type { TypeOf } from "../plugin.ts";

/** What a value of any kind may be. */
export const any: TypeOf = "any";

/** A union of the types, each once and without unions inside; the type itself where there is one. */
export function unite(types: readonly TypeOf[]): TypeOf {
  const flat = types.flatMap((type) => (typeof type === "object" && "members" in type ? type.members : [type]));
  // Nothing is left to say beside it.
  if (flat.includes(any)) return any;
  const members = new Map(flat.map((member) => [JSON.stringify(member), member]));
  const [only, ...others] = members.values();
  if (only === undefined) return any;
  return others.length === 0 && !(typeof only === "object" && "alias" in only)
    ? only
    : { members: [...members.values()] };
}

/** The type of a value that is written out. */
export function typeOfValue(value: LocatedJson): TypeOf {
  if (value.kind === "array") return { items: any };
  if (value.kind === "object") return { values: any };
  if (value.value === null) return "null";
  if (typeof value.value === "string" || typeof value.value === "boolean") return typeof value.value;
  return Number.isInteger(Number(value.value)) ? "long" : "double";
}
