import type { AccessPolicy, Privilege } from "../../catalogue/access.ts";
import { describeLimit } from "../../catalogue/describe-limit.ts";
import { listGrantable } from "../../catalogue/list-grantable.ts";
import { countNoun, nounTitle } from "../../catalogue/nouns.ts";
import type { RoleMatrixRow } from "../../page-model/access.ts";
import type { Link } from "../../page-model/parts.ts";
import { fixedRoutes, toAnchor } from "../addresses/addresses.ts";
import { groupByScope, type AccessView, type PlannedAccessPage } from "./access-view.ts";
import type { Holder } from "./list-holders.ts";

/** Who has which privileges from the start: a row for each privilege, a column for each role and other holder. */
export function planRoleMatrix(view: AccessView): PlannedAccessPage {
  const { access, holders, context } = view;
  const groups = groupByScope(access);
  const grantable = listGrantable(access);
  return {
    route: fixedRoutes.roles,
    title: `${nounTitle("role", "plural")} and privileges`,
    description: `Which of ${countNoun(grantable.length, "privilege")} the ${countNoun(access.roles.size, "role")} and the default policies grant.`,
    toc: groups.map(({ id, label }) => ({ id, label, level: 2 })),
    badges: [],
    content: {
      kind: "roleMatrix",
      intro:
        "What holds before anybody has made a policy. Each mark leads to the policy that grants the privilege; policies only ever add to each other.",
      columns: holders.map((holder) => ({
        id: holder.isRole === true ? toAnchor(`~role.${holder.label}`) : undefined,
        label: holder.label,
        doc: context.inlineDoc(holder.doc),
        count: countNoun(grantable.filter(({ name }) => holds(holder, name)).length, "privilege"),
      })),
      groups: groups.map(({ id, label, privileges }) => ({
        id,
        label,
        rows: privileges.map((privilege) => toRow(privilege, view)),
      })),
    },
  };
}

function holds({ policies }: Holder, privilege: string): boolean {
  return policies.some(({ privileges }) => privileges.includes(privilege));
}

function toRow({ name, label }: Privilege, { holders, context }: AccessView): RoleMatrixRow {
  return {
    privilege: { label: name, href: context.links.privilege(name) ?? "" },
    label: label === name ? undefined : label,
    cells: holders.map((holder) => toCell(holder, name, context.links.policy)),
  };
}

function toCell(holder: Holder, privilege: string, hrefOf: (policy: string) => string | undefined): Link | null {
  const granting = holder.policies.filter(({ privileges }) => privileges.includes(privilege));
  // A policy on everything says more than one on some types.
  const policy = granting.find((one) => listReach(one).length === 0) ?? granting[0];
  if (policy === undefined) return null;
  const reach = listReach(policy);
  const limit = reach.length === 0 ? "" : ` (only ${reach.join(", and ")})`;
  return { label: `${holder.label}: ${privilege}, by ${policy.label}${limit}`, href: hrefOf(policy.id) ?? "" };
}

/** What a policy is limited to, in words. */
function listReach({ resourceTypes, limits = [] }: AccessPolicy): readonly string[] {
  const types = resourceTypes.length === 0 ? [] : [resourceTypes.join(", ")];
  return [...types, ...limits.map((limit) => `where ${describeLimit(limit)}`)];
}
