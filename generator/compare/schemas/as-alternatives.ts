import type { TypeExpression, UnionMember, UnionType } from "../../catalogue/schema.ts";
import type { Span } from "../../catalogue/span.ts";
import { dereference } from "../../print/dereference.ts";
import { isAny } from "./is-any.ts";
import { keyMembers } from "./key-members.ts";
import { listNames } from "./list-names.ts";
import { nowNamed, type SchemasOfBoth } from "./schema-pair.ts";

/** Where two types stand, and whether names in that place count for what they stand for. */
export interface PlaceOfTypes {
  readonly spans: readonly [Span | undefined, Span | undefined];
  readonly seesThrough: boolean;
}

/**
 * Two types of a JSON Schema as alternatives, where one is a single type that is among several now, or was: others joined it, or went. A
 * name counts for the alternatives that it stands for, unless the other type has the name itself. Undefined where the two have nothing
 * in common.
 */
export function asAlternatives(
  both: SchemasOfBoth,
  [was, is]: readonly [TypeExpression, TypeExpression],
  { spans, seesThrough }: PlaceOfTypes,
): readonly [UnionType, UnionType] | undefined {
  const toNow = (name: string): string => nowNamed(both, name);
  const [old, now] = seesThrough
    ? [
        see(both.before, was, listNames(was).map(toNow), listNames(is)),
        see(both.after, is, listNames(is), listNames(was).map(toNow)),
      ]
    : [was, is];
  const union = old.kind === "union" ? old : now;
  if (union.kind !== "union" || isAny(old) || isAny(now)) return undefined;
  // A list of several types that was several lists is one thing that came from many, which alternatives don't tell.
  const single = old.kind === "union" ? now : old;
  if (
    union.members.filter(({ type }) => type.kind === single.kind && type.kind !== "reference").length > 1 &&
    single.kind !== "primitive"
  )
    return undefined;
  const [earlier, later] = [toUnion(old, spans[0] ?? union.span), toUnion(now, spans[1] ?? union.span)];
  const keyed = keyMembers(both, earlier, later, false);
  return [...keyed.earlier.keys()].some((key) => keyed.later.has(key)) ? [earlier, later] : undefined;
}

function see(
  schemas: SchemasOfBoth["before"],
  type: TypeExpression,
  own: readonly string[],
  others: readonly string[],
): TypeExpression {
  if (type.kind !== "reference" || own.some((name) => others.includes(name))) return type;
  const found = dereference(schemas, type).type;
  return found.kind === "union" ? found : type;
}

/** A type alone as the only alternative. */
export function toUnion(type: TypeExpression, span: Span): UnionType {
  if (type.kind === "union") return type;
  const key = type.kind === "reference" || type.kind === "primitive" ? type.name : type.kind;
  const member: UnionMember = { key, type, annotations: {}, span };
  return { kind: "union", members: [member], untagged: true, annotations: {}, span };
}
