import type { Field, NamedSchema, TypeExpression, UnionMember } from "../catalogue/schema.ts";
import {
  byName,
  compareConstants,
  compareDefault,
  compareDeprecation,
  compareNames,
  compareValue,
  pairUp,
} from "./compare-named.ts";
import type { Effect, PartChange } from "./model-changes.ts";

/** What differs between two named schemas of one name, in themselves and not in what they refer to. */
export function compareSchemas(before: NamedSchema, after: NamedSchema): readonly PartChange[] {
  if (before.kind === "record" && after.kind === "record") return compareFields(before.fields, after.fields);
  if (before.kind === "enum" && after.kind === "enum") return compareConstants("symbol", before.symbols, after.symbols);
  if (before.kind === "typeref" && after.kind === "typeref") {
    return compareTypes("type", before.target, after.target);
  }
  if (before.kind === "fixed" && after.kind === "fixed") {
    return compareValue("size", `${before.size} bytes`, `${after.size} bytes`, "breaking");
  }
  return compareValue("kind", before.kind, after.kind, "breaking");
}

function compareFields(before: readonly Field[], after: readonly Field[]): readonly PartChange[] {
  return pairUp(byName(before), byName(after)).flatMap(({ name, before: was, after: is }): readonly PartChange[] => {
    if (was === undefined && is !== undefined) {
      // Data that was written before has no value for it, and nobody who writes knows of it.
      const effect = isNeeded(is) ? "breaking" : "safe";
      return [{ what: "field", name, kind: "added", after: describeField(is), effect }];
    }
    if (was === undefined || is === undefined) {
      return [{ what: "field", name, kind: "removed", before: was && describeField(was), effect: "breaking" }];
    }
    return [
      ...compareTypes("type of", was.type, is.type, name),
      ...compareValue("presence of", presenceOf(was), presenceOf(is), isNeeded(is) ? "breaking" : "risky", name),
      ...compareDefault(name, was.default, is.default),
      ...compareDeprecation(was, is),
    ];
  });
}

/** Of unions, the members: a new one is met by those who don't know it. */
function compareTypes(what: string, was: TypeExpression, is: TypeExpression, name?: string): readonly PartChange[] {
  if (was.kind === "union" && is.kind === "union") {
    const member = name === undefined ? "member" : `member of ${name}`;
    return compareNames(member, was.members.map(printMember), is.members.map(printMember), {
      added: "risky",
      removed: "breaking",
    });
  }
  return compareValue(what, printType(was), printType(is), widens(was, is), name);
}

function isNeeded({ optional, default: value }: Field): boolean {
  return !optional && value === undefined;
}

function presenceOf({ optional }: Field): string {
  return optional ? "optional" : "required";
}

function describeField(field: Field): string {
  return `${presenceOf(field)} ${printType(field.type)}`;
}

/** Numbers that every value of another kind can become, by Avro's rules. */
const wider: Readonly<Record<string, readonly string[]>> = {
  int: ["long", "float", "double"],
  long: ["float", "double"],
  float: ["double"],
  string: ["bytes"],
  bytes: ["string"],
};

function widens(before: TypeExpression, after: TypeExpression): Effect {
  const isWider =
    before.kind === "primitive" &&
    after.kind === "primitive" &&
    (wider[before.name] ?? []).some((name) => name === after.name);
  return isWider ? "risky" : "breaking";
}

/** A type as PDL writes it, names in full. */
function printType(type: TypeExpression): string {
  switch (type.kind) {
    case "primitive":
    case "reference":
      return type.name;
    case "array":
      return `array[${printType(type.items)}]`;
    case "map":
      return `map[string, ${printType(type.values)}]`;
    case "union":
      return `union[${type.members.map(printMember).join(", ")}]`;
  }
}

function printMember({ alias, type }: UnionMember): string {
  return (alias === undefined ? "" : `${alias}: `) + printType(type);
}
