import type { TypeExpression, UnionMember, UnionType } from "../../catalogue/schema.ts";
import { dereference } from "../../print/dereference.ts";
import { describeType } from "./describe-type.ts";
import { keyMembers } from "./key-members.ts";
import { describeAsNow } from "./lets-through.ts";
import { listNames } from "./list-names.ts";
import { nowNamed, type SchemasOfBoth } from "./schema-pair.ts";

/**
 * Two types of a JSON Schema, of which one is a list, a map or alternatives in place, and the other one the name of a definition that is
 * such: by what that stands for, so that what differs inside is told. So it is with what stands in lists, maps and alternatives. As they
 * are where nothing else differs, and where both have names.
 */
export function withoutDefinition(
  both: SchemasOfBoth,
  was: TypeExpression,
  is: TypeExpression,
  depth = 0,
): readonly [TypeExpression, TypeExpression] {
  const [old, now] = seeThrough(both, was, is);
  // Definitions may hold themselves.
  if (depth === deepest) return [old, now];
  if (old.kind === "array" && now.kind === "array") {
    const [items, itemsNow] = withoutDefinition(both, old.items, now.items, depth + 1);
    return [
      { ...old, items },
      { ...now, items: itemsNow },
    ];
  }
  if (old.kind === "map" && now.kind === "map") {
    const [values, valuesNow] = withoutDefinition(both, old.values, now.values, depth + 1);
    return [
      { ...old, values },
      { ...now, values: valuesNow },
    ];
  }
  return old.kind === "union" && now.kind === "union" ? enterUnions(both, old, now, depth) : [old, now];
}

const deepest = 10;

function seeThrough(
  both: SchemasOfBoth,
  was: TypeExpression,
  is: TypeExpression,
): readonly [TypeExpression, TypeExpression] {
  const [old, now] = [dereference(both.before, was).type, dereference(both.after, is).type];
  const isMoved = (was.kind === "reference") !== (is.kind === "reference");
  if (!isMoved || old.kind !== now.kind || !holding.has(old.kind)) return [was, is];
  // What others have joined, or have left, is one of several by its name.
  const names = new Set(listNames(was).map((name) => nowNamed(both, name)));
  const isAmongOthers = listNames(is).some((name) => names.has(name));
  return isAmongOthers || describeAsNow(both, old) === describeType(now) ? [was, is] : [old, now];
}

/** Alternatives of two types by what both tell them by. */
function enterUnions(
  both: SchemasOfBoth,
  was: UnionType,
  is: UnionType,
  depth: number,
): readonly [TypeExpression, TypeExpression] {
  const { earlier, later } = keyMembers(both, was, is, false);
  const [olds, news] = [new Map<UnionMember, UnionMember>(), new Map<UnionMember, UnionMember>()];
  for (const [key, old] of earlier) {
    const now = later.get(key);
    if (now === undefined) continue;
    const [type, typeNow] = withoutDefinition(both, old.type, now.type, depth + 1);
    olds.set(old, { ...old, type });
    news.set(now, { ...now, type: typeNow });
  }
  const put = (union: UnionType, members: ReadonlyMap<UnionMember, UnionMember>): UnionType => ({
    ...union,
    members: union.members.map((member) => members.get(member) ?? member),
  });
  return [put(was, olds), put(is, news)];
}

/** What holds other types. */
const holding: ReadonlySet<TypeExpression["kind"]> = new Set(["array", "map", "union"]);
