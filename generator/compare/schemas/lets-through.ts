import type { JsonObject, JsonValue } from "../../catalogue/json.ts";
import type { Field, NamedSchema, RecordSchema, TypeExpression } from "../../catalogue/schema.ts";
import { dereference } from "../../print/dereference.ts";
import { printSorted } from "../../print/print-sorted.ts";
import { areRulesKept } from "./are-rules-kept.ts";
import { type Assumptions, createAssumptions } from "./create-assumptions.ts";
import { describeType } from "./describe-type.ts";
import { nowWritten, type SchemasOfBoth } from "./schema-pair.ts";
import { withoutOtherTypes } from "./without-other-types.ts";
import { withoutWords } from "./without-words.ts";

/** The narrowest first: each becomes any that follows. */
export const numbers: readonly string[] = ["int", "long", "float", "double"];
const wholeNumbers: readonly string[] = ["int", "long"];

/**
 * Whether all values of a type are of another one too, by what JSON Schemas say; whose the other one is, `side` tells. What both call
 * by one name is taken for the same, since that is told where it is declared; what has two names is looked into, in what these say of
 * values too, unless that is told by itself.
 */
export function letsThrough(
  both: SchemasOfBoth,
  given: TypeExpression,
  taken: TypeExpression,
  side: "earlier" | "later",
  areLimitsTold = false,
): boolean {
  const [from, to] = side === "later" ? [both.before, both.after] : [both.after, both.before];
  const known = assumptionsOf(both)[side];
  let depth = 0;
  const describe = (schemas: SchemasOfBoth["before"], type: TypeExpression): string =>
    schemas === both.before ? describeAsNow(both, type) : describeType(type);

  const holds = (values: TypeExpression, type: TypeExpression, isInner: boolean, areRulesTold = false): boolean => {
    const [value, wanted] = [seeThrough(from, values, isInner), seeThrough(to, type, isInner)];
    if (haveSameName(values, type)) return true;
    if (!areRulesTold && !keepsRules(from, values, listRules(to, type))) return false;
    if (isAny(wanted)) return true;
    if (wanted.kind === "union" && wanted.members.some((member) => haveSameName(values, member.type))) return true;
    if (value.kind === "union") return value.members.every((member) => holds(member.type, wanted, true));
    if (wanted.kind === "union") return wanted.members.some((member) => holds(value, member.type, true));
    if (value.kind === "array" && wanted.kind === "array" && haveSameRules(value, wanted)) {
      return holds(value.items, wanted.items, false);
    }
    if (value.kind === "map" && wanted.kind === "map" && haveSameRules(value, wanted)) {
      return holds(value.values, wanted.values, false);
    }
    if (value.kind === "primitive" && wanted.kind === "primitive" && numbers.includes(value.name)) {
      const isWhole = wholeNumbers.includes(value.name);
      return isWhole
        ? numbers.includes(wanted.name)
        : numbers.includes(wanted.name) && !wholeNumbers.includes(wanted.name);
    }
    const own = value.kind === "reference" ? from.get(value.name) : undefined;
    if (own?.kind === "enum" && wanted.kind === "primitive" && wanted.name === "string") return true;
    // Any object is let through where nothing is said of one.
    if (own?.kind === "record" && wanted.kind === "map" && isAny(wanted.values) && printRules(wanted) === "{}")
      return true;
    if (isSame(value, wanted)) return true;
    const other = wanted.kind === "reference" ? to.get(wanted.name) : undefined;
    if (
      other?.kind === "enum" &&
      areRulesKept(listRules(from, values), { enum: other.symbols.map(({ name }) => name) })
    )
      return true;
    // Alternatives of alternatives have kept their names.
    const [inner, innerWanted] = [own, other].map((schema) => (schema?.kind === "typeref" ? schema.target : undefined));
    if (inner !== undefined || innerWanted !== undefined) {
      const question = `${describe(from, value)} in ${describe(to, wanted)}`;
      return isWithin(question, () => holds(inner ?? value, innerWanted ?? wanted, true));
    }
    return own !== undefined && other !== undefined && holdsNamed(own, other);
  };

  const haveSameName = (value: TypeExpression, wanted: TypeExpression): boolean =>
    value.kind === "reference" && wanted.kind === "reference" && isSame(value, wanted);

  const isSame = (value: TypeExpression, wanted: TypeExpression): boolean =>
    describe(from, value) === describe(to, wanted);

  /** Whether something holds that is asked as deep as others are followed; where it leads back to itself, it does. */
  const isWithin = (question: string, look: () => boolean): boolean =>
    known.assume(question, () => {
      depth += 1;
      known.count += 1;
      const isHeld = depth < (known.count < most ? deepest : deepestOfMany) && look();
      depth -= 1;
      return isHeld;
    });

  const holdsNamed = (own: NamedSchema, other: NamedSchema): boolean =>
    isWithin(`${own.fullName} ${other.fullName}`, () => haveSameRules(own, other) && holdsParts(own, other));

  const holdsParts = (own: NamedSchema, other: NamedSchema): boolean => {
    if (own.kind === "enum" && other.kind === "enum") {
      const symbols = new Set(other.symbols.map(({ name }) => name));
      return own.symbols.every(({ name }) => symbols.has(name));
    }
    return own.kind === "record" && other.kind === "record" && holdsFields(own, other);
  };

  const holdsFields = (own: RecordSchema, other: RecordSchema): boolean => {
    const [has, wants] = [own, other].map(({ fields }) => new Map(fields.map((field) => [field.name, field])));
    const othersWanted = other.annotations[openness];
    return (
      [...(wants ?? [])].every(([name, { optional }]) => optional || has?.get(name)?.optional === false) &&
      [...(has ?? [])].every(([name, field]) => {
        const wanted = wants?.get(name);
        return wanted === undefined ? othersWanted === undefined || othersWanted === true : holdsField(field, wanted);
      })
    );
  };

  const holdsField = (own: Field, other: Field): boolean =>
    haveSameRules(own, other) && holds(own.type, other.type, false);

  return holds(given, taken, false, areLimitsTold);
}

/** Types in each other, each by another name than before; what is deeper is taken for another one. */
const deepest = 200;

/** Where so many pairs of types have been looked into, as along a chain that thousands of fields enter, others are followed less far. */
const most = 20_000;
const deepestOfMany = 10;

/** Of pairs of full names, and how many were looked into. Thousands of fields may name types that hold each other: what has been is known. */
interface Known extends Assumptions {
  count: number;
}

type AssumptionsOfBoth = Readonly<Record<"earlier" | "later", Known>>;

const assumptionsOfModels = new WeakMap<SchemasOfBoth, AssumptionsOfBoth>();

function assumptionsOf(both: SchemasOfBoth): AssumptionsOfBoth {
  const known = assumptionsOfModels.get(both) ?? {
    earlier: { ...createAssumptions(), count: 0 },
    later: { ...createAssumptions(), count: 0 },
  };
  assumptionsOfModels.set(both, known);
  return known;
}

const openness = "additionalProperties";

/** Whether two declarations say the same of their values besides what they are, and the other one lets through what the one holds besides. */
function haveSameRules(one: Declaration, other: Declaration): boolean {
  const [others, othersWanted] = [one, other].map(({ annotations }) => annotations[openness]);
  const isOpen = othersWanted === undefined || othersWanted === true || isSameJson(othersWanted, others);
  return isOpen && printRules(one) === printRules(other);
}

interface Declaration {
  readonly annotations: JsonObject;
}

/** Each is held against many: along a chain of types, the same ones for each place that it is entered by. */
const printed = new WeakMap<Declaration, string>();

function printRules(declaration: Declaration): string {
  const known = printed.get(declaration);
  if (known !== undefined) return known;
  const { [openness]: _, ...rules } = withoutOtherTypes(withoutWords(declaration.annotations));
  const text = printSorted(rules);
  printed.set(declaration, text);
  return text;
}

/** Whether all values of a type go by what is said of others by such a name. */
function keepsRules(schemas: SchemasOfBoth["before"], type: TypeExpression, wanted: JsonObject): boolean {
  if (wanted === none) return true;
  const found = dereference(schemas, type).type;
  const schema = found.kind === "reference" ? schemas.get(found.name) : undefined;
  const symbols = schema?.kind === "enum" ? schema.symbols.map(({ name }) => name) : undefined;
  return areRulesKept(listRules(schemas, type), wanted, symbols);
}

/** What a name that is only another one for a type says of its values. */
function listRules(schemas: SchemasOfBoth["before"], type: TypeExpression): JsonObject {
  if (type.kind !== "reference" || schemas.get(type.name)?.kind !== "typeref") return none;
  return withoutWords(dereference(schemas, type).annotations);
}

const none: JsonObject = {};

function isAny(type: TypeExpression): boolean {
  return type.kind === "union" && type.annotations["format"] === "any";
}

function isSameJson(one: JsonValue, other: JsonValue | undefined): boolean {
  return other !== undefined && printSorted(one) === printSorted(other);
}

/** What a name stands for that is only another one for a type. A union in a union may hold itself, and keeps its name. */
function seeThrough(schemas: ReadonlyMap<string, NamedSchema>, type: TypeExpression, isInner: boolean): TypeExpression {
  if (type.kind !== "reference") return type;
  const found = dereference(schemas, type).type;
  return isInner && found.kind === "union" ? type : found;
}

/** A type of the earlier model with the names of the later one. */
export function describeAsNow(both: SchemasOfBoth, type: TypeExpression): string {
  return nowWritten(both, describeType(type));
}
