import { isJsonArray } from "../../catalogue/is-json-array.ts";
import { isJsonObject } from "../../catalogue/is-json-object.ts";
import type { JsonObject } from "../../catalogue/json.ts";
import type { TypeExpression, UnionType } from "../../catalogue/schema.ts";
import { dereference } from "../../print/dereference.ts";
import { printSorted } from "../../print/print-sorted.ts";
import { nameType } from "./name-type.ts";
import type { Limited } from "./pair-limits.ts";
import type { SchemasOfBoth } from "./schema-pair.ts";
import { withNamedAlternatives } from "./with-named-alternatives.ts";

/**
 * Limits of two sides with those of the definitions by which items of lists and values of maps go on one side alone: what was said in
 * place may be said by a name from now on, and the other way round. Alternatives of either are seen through likewise.
 */
export function withInnerLimits(both: SchemasOfBoth, was: Limited, is: Limited): readonly [Limited, Limited] {
  if (was.type === undefined || is.type === undefined) return [was, is];
  const [old, now] = join(both, [was.annotations, was.type], [is.annotations, is.type], 0);
  return [
    { ...was, annotations: old[0], type: old[1] },
    { ...is, annotations: now[0], type: now[1] },
  ];
}

type Side = readonly [limits: JsonObject, type: TypeExpression];

/** A list in a list as deep as this is a definition that holds itself. */
const deepest = 10;

function join(both: SchemasOfBoth, one: Side, other: Side, depth: number): readonly [Side, Side] {
  if (depth >= deepest) return [one, other];
  const [was, is] = seeAlternatives(both, one, other);
  const [[limits, type], [limitsNow, typeNow]] = [was, is];
  if (type.kind === "array" && typeNow.kind === "array") {
    const [old, now] = joinNamed(
      both,
      enter(limits, "items", type.items),
      enter(limitsNow, "items", typeNow.items),
      depth,
    );
    return [
      [put(limits, "items", old[0]), { ...type, items: old[1] }],
      [put(limitsNow, "items", now[0]), { ...typeNow, items: now[1] }],
    ];
  }
  if (type.kind === "map" && typeNow.kind === "map") {
    const key = "additionalProperties";
    const [old, now] = joinNamed(both, enter(limits, key, type.values), enter(limitsNow, key, typeNow.values), depth);
    return [
      [put(limits, key, old[0]), { ...type, values: old[1] }],
      [put(limitsNow, key, now[0]), { ...typeNow, values: now[1] }],
    ];
  }
  return type.kind === "union" && typeNow.kind === "union"
    ? joinAlternatives(both, [limits, type], [limitsNow, typeNow], depth)
    : [was, is];
}

/** Of alternatives, the only list and the only map: of several, nobody knows which is which. */
function joinAlternatives(
  both: SchemasOfBoth,
  was: readonly [JsonObject, UnionType],
  is: readonly [JsonObject, UnionType],
  depth: number,
): readonly [Side, Side] {
  return (["array", "map"] as const).reduce<
    readonly [readonly [JsonObject, UnionType], readonly [JsonObject, UnionType]]
  >(
    ([old, now], kind) => {
      const [one, other] = [findOnly(old, kind), findOnly(now, kind)];
      if (one === undefined || other === undefined) return [old, now];
      const [joined, joinedNow] = join(both, one, other, depth + 1);
      return [putOnly(old, kind, one, joined), putOnly(now, kind, other, joinedNow)];
    },
    [was, is],
  );
}

/** The only alternative of a kind, with its limits. */
function findOnly([limits, union]: readonly [JsonObject, UnionType], kind: "array" | "map"): Side | undefined {
  const [type, ...others] = union.members.flatMap((member) => (member.type.kind === kind ? [member.type] : []));
  if (type === undefined || others.length > 0) return undefined;
  const [alternative, ...more] = listAlternatives(limits, union).filter((each) => each["type"] === nameType(type));
  if (more.length > 0) return undefined;
  const { type: _, ...own } = alternative ?? {};
  return [own, type];
}

function putOnly(
  [limits, union]: readonly [JsonObject, UnionType],
  kind: "array" | "map",
  [own]: Side,
  [joined, type]: Side,
): readonly [JsonObject, UnionType] {
  const members = union.members.map((member) => (member.type.kind === kind ? { ...member, type } : member));
  const name = nameType(type);
  if (printSorted(own) === printSorted(joined) || name === undefined) return [limits, { ...union, members }];
  const others = listAlternatives(limits, union).filter((each) => each["type"] !== name);
  const keyword = isJsonArray(limits["oneOf"] ?? null) ? "oneOf" : "anyOf";
  return [
    { ...limits, [keyword]: [...others, { ...joined, type: name }] },
    { ...union, members },
  ];
}

/** What is said of alternatives, or of which types they are where nothing is. */
function listAlternatives({ oneOf, anyOf }: JsonObject, { members }: UnionType): readonly JsonObject[] {
  const listed = oneOf ?? anyOf;
  if (listed !== undefined && isJsonArray(listed)) return listed.filter(isJsonObject);
  return members.flatMap(({ type }) => {
    const name = nameType(type);
    return name === undefined ? [] : [{ type: name }];
  });
}

/** Alternatives may be names of what others say in place. */
function seeAlternatives(both: SchemasOfBoth, was: Side, is: Side): readonly [Side, Side] {
  const [old, now] = withNamedAlternatives(
    both,
    { annotations: was[0], type: was[1] },
    { annotations: is[0], type: is[1] },
  );
  return [
    [old.annotations, old.type ?? was[1]],
    [now.annotations, now.type ?? is[1]],
  ];
}

/** Two sides with what the name of one stands for. Of two names, it is told that they are others, with whatever they say. */
function joinNamed(both: SchemasOfBoth, was: Side, is: Side, depth: number): readonly [Side, Side] {
  const areNamed = was[1].kind === "reference" && is[1].kind === "reference";
  return areNamed ? [was, is] : join(both, named(both.before, was), named(both.after, is), depth + 1);
}

function named(schemas: SchemasOfBoth["before"], side: Side): Side {
  const [limits, type] = side;
  if (type.kind !== "reference" || schemas.get(type.name)?.language !== "other") return side;
  const found = dereference(schemas, type);
  return found.typerefs.length === 0 ? side : [{ ...found.annotations, ...limits }, found.type];
}

function enter(limits: JsonObject, key: string, type: TypeExpression): Side {
  const inner = limits[key];
  return [inner !== undefined && isJsonObject(inner) ? inner : {}, type];
}

function put(limits: JsonObject, key: string, inner: JsonObject): JsonObject {
  return Object.keys(inner).length === 0 ? limits : { ...limits, [key]: inner };
}
