import type { TypeExpression } from "../../catalogue/schema.ts";

/** Whether a value of the type may be a number, and is a whole one if so. */
export function areNumbersWhole(type: TypeExpression): boolean {
  const types = type.kind === "union" ? type.members.map((member) => member.type) : [type];
  const names = types.map((each) => (each.kind === "primitive" ? each.name : undefined));
  return names.some((name) => name === "int" || name === "long") && !names.some((name) => maybeBroken.has(name));
}

/** Types of numbers that may have a fraction; what isn't primitive may be any. */
const maybeBroken: ReadonlySet<string | undefined> = new Set(["float", "double", undefined]);
