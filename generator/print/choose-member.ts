import type { TypeExpression, UnionMember, UnionType } from "../catalogue/schema.ts";
import { dereference, isNullType } from "./dereference.ts";
import { leadsOn } from "./leads-on.ts";
import { rankType } from "./rank-records.ts";
import type { Sampling } from "./sampling.ts";

/** The first member that leads on, else the one with the smallest value; null when less is more. */
export function chooseMember(sampling: Sampling, union: UnionType): UnionMember | undefined {
  const nullMember = union.members.find((member) => isNullType(member.type));
  if (nullMember !== undefined && sampling.extent === "minimal") return nullMember;
  const others = union.members.filter((member) => member !== nullMember);
  const possible = others.filter((member) => leadsOn(sampling, member.type));
  const telling = possible.find((member) => !isEmpty(sampling, member.type)) ?? possible[0];
  return telling ?? nullMember ?? findSmallest(sampling, others);
}

/** Whether values have no fields at all, by which a JSON Schema says that all of several properties may be absent. */
function isEmpty({ schemas, isLimited }: Sampling, written: TypeExpression): boolean {
  const { type } = dereference(schemas, written);
  const schema = type.kind === "reference" && isLimited ? schemas.get(type.name) : undefined;
  return schema?.kind === "record" && schema.fields.length === 0;
}

function findSmallest(sampling: Sampling, members: readonly UnionMember[]): UnionMember | undefined {
  const rank = (member: UnionMember): number => rankType(sampling.schemas, sampling.ranks, member.type) ?? Infinity;
  return members.reduce<UnionMember | undefined>(
    (best, member) => (best === undefined || rank(member) < rank(best) ? member : best),
    undefined,
  );
}
