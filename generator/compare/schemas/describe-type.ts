import { isAny } from "./is-any.ts";
import type { Field, TypeExpression, UnionMember } from "../../catalogue/schema.ts";

/** A type as PDL writes it, names in full; what may be anything is `any`, which PDL doesn't have. */
export function describeType(type: TypeExpression): string {
  switch (type.kind) {
    case "primitive":
    case "reference":
      return type.name;
    case "array":
      return `array[${describeType(type.items)}]`;
    case "map":
      return `map[string, ${describeType(type.values)}]`;
    case "union":
      if (isAny(type)) return "any";
      return `union[${type.members.map(describeMember).join(", ")}]`;
  }
}

/** A member of a union, with its alias where it has one. */
export function describeMember({ alias, type }: UnionMember): string {
  return (alias === undefined ? "" : `${alias}: `) + describeType(type);
}

/** E.g. `optional string` or `int = 1`. */
export function describeField({ optional, type, default: value }: Field): string {
  const standIn = value === undefined ? "" : ` = ${JSON.stringify(value, printBig)}`;
  return `${optional ? "optional " : ""}${describeType(type)}${standIn}`;
}

function printBig(_key: string, value: unknown): unknown {
  return typeof value === "bigint" ? String(value) : value;
}
