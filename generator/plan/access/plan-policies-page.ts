import type { AccessPolicy, PolicyActors, PolicyLimit } from "../../catalogue/access.ts";
import { describeLimit } from "../../catalogue/describe-limit.ts";
import { countNoun } from "../../catalogue/nouns.ts";
import type { PolicyView } from "../../page-model/access.ts";
import type { Fact, LinkItem, RichText, TextRun } from "../../page-model/parts.ts";
import { toAnchor, fixedRoutes } from "../addresses/addresses.ts";
import { joinRuns } from "../parts/parts.ts";
import type { AccessView, PlannedAccessPage } from "./access-view.ts";
import { describeActor } from "./list-holders.ts";

/** The policies that are there from the start, with whom and what they are for. */
export function planPoliciesPage(view: AccessView): PlannedAccessPage {
  const policies = [...view.access.policies.values()];
  const fixed = policies.filter(({ editable }) => !editable).length;
  const count = countNoun(policies.length, "policy");
  return {
    route: fixedRoutes.policies,
    title: "Default policies",
    description: `${count} that the platform begins with: to whom each grants what.`,
    toc: policies.map(({ id, label }) => ({ id: toAnchor(id), label, level: 2 })),
    badges: [],
    content: {
      kind: "policies",
      intro: `${count} that the platform begins with${fixed === 0 ? "" : `; ${fixed} of them can't be changed`}.`,
      policies: policies.map((policy) => toView(policy, view)),
    },
  };
}

function toView(policy: AccessPolicy, view: AccessView): PolicyView {
  const { access, context } = view;
  return {
    id: toAnchor(policy.id),
    label: policy.label,
    doc: context.doc(policy.doc),
    facts: listFacts(policy, view),
    privileges: policy.privileges.map((name): LinkItem => {
      return { label: name, href: context.links.privilege(name) ?? "", title: access.privileges.get(name)?.label };
    }),
  };
}

function listFacts(policy: AccessPolicy, view: AccessView): readonly Fact[] {
  const { urn, type, active, editable, resourceTypes, limits } = policy;
  const { links } = view.context;
  const isOnResources = type === "METADATA";
  const types = resourceTypes.map((name): TextRun => ({ text: name, code: true, href: links.resourceType(name) }));
  return [
    { label: "Granted to", value: describeActors(policy.actors) },
    { label: "Type", value: [{ text: type, code: true }] },
    ...(isOnResources ? [{ label: "Resources", value: types.length === 0 ? [{ text: "all" }] : joinRuns(types) }] : []),
    ...listLimits("Only where", "resource", limits),
    ...listLimits("May only set", "change", limits),
    { label: "State", value: [{ text: active ? "ACTIVE" : "INACTIVE", code: true }] },
    { label: "Can be changed", value: [{ text: editable ? "yes" : "no" }] },
    ...(urn === undefined ? [] : [{ label: "URN", value: [{ text: urn, code: true as const }] }]),
  ];
}

function listLimits(label: string, of: PolicyLimit["of"], limits: readonly PolicyLimit[] = []): readonly Fact[] {
  const own = limits.filter((limit) => limit.of === of);
  return own.length === 0 ? [] : [{ label, value: [{ text: own.map(describeLimit).join(", and ") }] }];
}

function describeActors(actors: PolicyActors): RichText {
  const { allUsers, allGroups, resourceOwners, ownershipTypes = [], users, groups, roles } = actors;
  const kinds = ownershipTypes.map((urn) => urn.slice(urn.lastIndexOf(":") + 1)).join(", ");
  const owners = { text: `owners of the resource${kinds === "" ? "" : ` by ${kinds}`}` };
  const parts: TextRun[] = [
    ...roles.map((role) => ({ text: `role ${role}` })),
    ...(allUsers ? [{ text: "all users" }] : []),
    ...(allGroups ? [{ text: "all groups" }] : []),
    ...(resourceOwners ? [owners] : []),
    ...[...users, ...groups].map((urn) => ({ text: describeActor(urn), title: urn })),
  ];
  return parts.length === 0 ? [{ text: "nobody" }] : joinRuns(parts);
}
