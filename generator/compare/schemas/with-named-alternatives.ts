import { isJsonArray } from "../../catalogue/is-json-array.ts";
import { isJsonObject } from "../../catalogue/is-json-object.ts";
import type { JsonObject } from "../../catalogue/json.ts";
import type { TypeExpression, UnionMember, UnionType } from "../../catalogue/schema.ts";
import { dereference } from "../../print/dereference.ts";
import { listNames } from "./list-names.ts";
import { nameType } from "./name-type.ts";
import type { Limited } from "./pair-limits.ts";
import { nowNamed, type SchemasOfBoth } from "./schema-pair.ts";

/**
 * Limits of two sides of which one has alternatives or both have, with those of definitions by whose names a plain alternative, a list or a
 * map goes on one side alone: what was said in place may be said by a name from now on, and the other way round.
 */
export function withNamedAlternatives(both: SchemasOfBoth, was: Limited, is: Limited): readonly [Limited, Limited] {
  const { type } = was;
  if (type === undefined || is.type === undefined) return [was, is];
  const toNow = (name: string): string => nowNamed(both, name);
  const [names, namesNow] = [new Set(listNames(type).map(toNow)), new Set(listNames(is.type))];
  return [
    type.kind === "union" ? see(both.before, was, type, namesNow, toNow) : was,
    is.type.kind === "union" ? see(both.after, is, is.type, names, (name) => name) : is,
  ];
}

type Schemas = SchemasOfBoth["before"];

function see(
  schemas: Schemas,
  side: Limited,
  union: UnionType,
  others: ReadonlySet<string>,
  toNow: (name: string) => string,
): Limited {
  const found = new Map<string, { readonly limits: JsonObject; readonly type: TypeExpression }>();
  for (const name of listNames(union)) {
    const schema = schemas.get(name);
    if (others.has(toNow(name)) || schema?.kind !== "typeref" || schema.language !== "other") continue;
    const { type, annotations } = dereference(schemas, { kind: "reference", name });
    const plain = nameType(type);
    if (plain !== undefined) found.set(name, { limits: { ...annotations, type: plain }, type });
  }
  if (found.size === 0) return side;
  const types = union.members.map(
    ({ type }) => (type.kind === "reference" ? found.get(type.name)?.type : type) ?? type,
  );
  const members = union.members.map((member, index) => ({ ...member, type: types[index] ?? member.type }));
  const keyword = isJsonArray(side.annotations["oneOf"]) ? "oneOf" : "anyOf";
  const listed = side.annotations[keyword];
  const own =
    listed !== undefined && isJsonArray(listed) ? listed.filter(isJsonObject) : union.members.flatMap(toListed);
  // Those that have a name are listed only where a value may fit two.
  const named = new Set(own.map(({ type }) => type));
  const missing = [...found.keys()].filter((name) => !named.has(name)).map((type): JsonObject => ({ type }));
  const alternatives = [...own, ...missing].map((each) => {
    const { type } = each;
    return (typeof type === "string" ? found.get(type)?.limits : undefined) ?? each;
  });
  return { ...side, annotations: { ...side.annotations, [keyword]: alternatives }, type: { ...union, members } };
}

function toListed({ type }: UnionMember): readonly JsonObject[] {
  const name = nameType(type);
  return name === undefined ? [] : [{ type: name }];
}
