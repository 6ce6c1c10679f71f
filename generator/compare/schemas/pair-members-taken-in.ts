import type { TypeExpression, UnionMember, UnionType } from "../../catalogue/schema.ts";
import { coordinates } from "../coordinates.ts";
import { findStrangers } from "../pair-up.ts";
import { pairTakenIn, type TakenIn } from "./pair-taken-in.ts";
import { areToldApart } from "./are-told-apart.ts";
import { toUnion } from "./as-alternatives.ts";
import { keyMembers } from "./key-members.ts";
import { listParts } from "./pair-in-place.ts";
import { nowNamed, type SchemasOfBoth } from "./schema-pair.ts";

/** Alternatives of a type that took the place of what they take in, or the other way round, and both forms of the type without that. */
export interface MembersTakenIn {
  readonly taken: readonly TakenIn[];
  readonly was: TypeExpression;
  readonly is: TypeExpression;
}

/**
 * A JSON Schema by name, or alternatives by theirs, that are `allOf` of that name and of something else now, and the other way round, wherever in a
 * type they stand. In the forms that are left both are called as they were, since what else one says is told by itself.
 */
export function pairMembersTakenIn(
  both: SchemasOfBoth,
  coordinate: string,
  was: TypeExpression,
  is: TypeExpression,
): MembersTakenIn {
  if (was.kind === "array" && is.kind === "array") {
    const found = pairMembersTakenIn(both, coordinates.items(coordinate), was.items, is.items);
    return { ...found, was: { ...was, items: found.was }, is: { ...is, items: found.is } };
  }
  if (was.kind === "map" && is.kind === "map") {
    const found = pairMembersTakenIn(both, coordinates.values(coordinate), was.values, is.values);
    return { ...found, was: { ...was, values: found.was }, is: { ...is, values: found.is } };
  }
  if (was.kind === "union" && is.kind === "union") return pairInUnions(both, coordinate, was, is);
  if (was.kind === "reference" && is.kind === "union") {
    return { ...pairInUnions(both, coordinate, toUnion(was, is.span), is), was };
  }
  if (was.kind === "union" && is.kind === "reference") {
    const found = pairInUnions(both, coordinate, was, toUnion(is, was.span));
    const [only] = found.is.kind === "union" ? found.is.members : [];
    return { ...found, is: only?.type ?? is };
  }
  const found = pairTakenIn(both, coordinate, was, is);
  return found === undefined ? { taken: [], was, is } : { taken: [found], was, is: toNow(both, was) };
}

/** To look at each pair of many takes long. */
const mostPairs = 1_000;

function pairInUnions(both: SchemasOfBoth, coordinate: string, was: UnionType, is: UnionType): MembersTakenIn {
  const { earlier, later } = keyMembers(both, was, is, false);
  const { removed, added } = findStrangers(earlier.keys(), later.keys());
  if (removed.length * added.length > mostPairs) return { taken: [], was, is };
  const free = new Set(added);
  const areMany = [was, is].some(({ members }) => members.filter(({ type }) => type.kind === "reference").length > 1);
  const taken: TakenIn[] = [];
  const news = new Map<UnionMember, UnionMember>();
  for (const old of removed.flatMap((key) => earlier.get(key) ?? [])) {
    const candidates = [...free].flatMap((key) => {
      const now = later.get(key);
      const found = now && pairTakenIn(both, coordinates.member(coordinate, key), old.type, now.type);
      return now === undefined || found === undefined || (areMany && isOther(both, found)) ? [] : [{ key, now, found }];
    });
    const [best] = candidates.toSorted((one, other) => countShared(other.found) - countShared(one.found));
    if (best === undefined) continue;
    taken.push(best.found);
    free.delete(best.key);
    news.set(best.now, asCalled(both, old));
  }
  const olds = new Map<UnionMember, UnionMember>();
  for (const [key, old] of earlier) {
    const now = later.get(key);
    // Lists and maps may hold alternatives of their own.
    if (now === undefined || old.type.kind === "reference" || old.type.kind === "primitive") continue;
    const inner = pairMembersTakenIn(both, coordinates.member(coordinate, key), old.type, now.type);
    taken.push(...inner.taken);
    olds.set(old, { ...old, type: inner.was });
    news.set(now, { ...now, type: inner.is });
  }
  return { taken, was: withMembers(was, olds), is: withMembers(is, news) };
}

/** Whether a field says that one of several alternatives isn't another one, however alike they are. */
function isOther(both: SchemasOfBoth, { was, is }: TakenIn): boolean {
  return was.kind === "record" && is.kind === "record" && areToldApart(both, was, is);
}

/** How many fields or symbols two schemas have in common, by name. */
function countShared({ was, is }: TakenIn): number {
  const names = new Set(listParts(was));
  return listParts(is).filter((name) => names.has(name)).length;
}

function withMembers(union: UnionType, members: ReadonlyMap<UnionMember, UnionMember>): UnionType {
  return { ...union, members: union.members.map((member) => members.get(member) ?? member) };
}

/** An alternative of the earlier model as one of the later one. */
function asCalled(both: SchemasOfBoth, member: UnionMember): UnionMember {
  return { ...member, type: toNow(both, member.type) };
}

function toNow(both: SchemasOfBoth, type: TypeExpression): TypeExpression {
  return type.kind === "reference" ? { ...type, name: nowNamed(both, type.name) } : type;
}
