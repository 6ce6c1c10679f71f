import type { TypeExpression, UnionMember, UnionType } from "../../catalogue/schema.ts";
import { describeType } from "./describe-type.ts";
import { describeAsNow } from "./lets-through.ts";
import { nowNamed, type SchemasOfBoth } from "./schema-pair.ts";

/** The members of two unions by what tells them apart, those of the earlier one by what that is called now. */
export interface KeyedMembers {
  readonly earlier: ReadonlyMap<string, UnionMember>;
  readonly later: ReadonlyMap<string, UnionMember>;
}

/**
 * What pairs the members of two unions. In data of the platform a key stands beside each value, and in Avro it is the name of a type,
 * which an alias heals. Alternatives of JSON Schemas have no keys: what both unions refer to by one name is the same, whatever it stands
 * for by now, and where several are lists, or several others each, these go by what they are.
 */
export function keyMembers(both: SchemasOfBoth, was: UnionType, is: UnionType, isByName: boolean): KeyedMembers {
  const toNow = (name: string): string => (isByName ? name : nowNamed(both, name));
  const sides = [
    { members: was.members, toName: toNow, describe: (type: TypeExpression) => describeAsNow(both, type) },
    { members: is.members, toName: (name: string) => name, describe: describeType },
  ] as const;
  if (was.untagged !== true && is.untagged !== true) {
    const [earlier, later] = sides.map(({ members, toName }) =>
      members.map((each) => [toName(each.key), each] as const),
    );
    return { earlier: new Map(earlier), later: new Map(later) };
  }
  const [names, namesNow] = sides.map((side) => new Set(side.members.flatMap((each) => toReferred(each, side) ?? [])));
  const toKey = (member: UnionMember, side: Side): string => {
    const name = toReferred(member, side);
    const isShared = name !== undefined && names?.has(name) === true && namesNow?.has(name) === true;
    // Of several alternatives each, what stands for them has nothing else that tells it apart.
    return name !== undefined && (isShared || member.key === "union") ? name : side.toName(member.key);
  };
  const keyed = sides.map((side) =>
    side.members.map((member): Keyed => ({ member, key: toKey(member, side), text: side.describe(member.type) })),
  );
  const [texts, textsNow] = keyed.map((members) => new Set(members.map(({ text }) => text)));
  const isSame = ({ text }: Keyed): boolean => texts?.has(text) === true && textsNow?.has(text) === true;
  const repeated = new Set(keyed.flatMap((members) => listRepeated(members.map(({ key }) => key))));
  const [earlier, later] = keyed.map((members) => nameRepeated(members, repeated, isSame));
  return { earlier: new Map(earlier), later: new Map(later) };
}

interface Keyed {
  readonly member: UnionMember;
  readonly key: string;
  /** The member by what is in it. */
  readonly text: string;
}

/** Of those that share a key, what the other union has just so goes by what is in it, and of the others the first one keeps the key. */
function nameRepeated(
  members: readonly Keyed[],
  repeated: ReadonlySet<string>,
  isSame: (member: Keyed) => boolean,
): readonly (readonly [string, UnionMember])[] {
  const taken = new Set<string>();
  return members.map((each) => {
    const { key, text, member } = each;
    const isPlain = !repeated.has(key) || (!isSame(each) && !taken.has(key));
    if (isPlain) taken.add(key);
    return [isPlain ? key : text, member];
  });
}

/** The members of a union, and how what they name is called in the later model. */
interface Side {
  readonly members: readonly UnionMember[];
  toName(name: string): string;
  describe(type: TypeExpression): string;
}

function toReferred({ type }: UnionMember, { toName }: Side): string | undefined {
  return type.kind === "reference" ? toName(type.name) : undefined;
}

function listRepeated(keys: readonly string[]): readonly string[] {
  const seen = new Set<string>();
  return keys.filter((key) => seen.size === seen.add(key).size);
}
