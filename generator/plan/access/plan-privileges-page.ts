import type { Privilege, ResourceType } from "../../catalogue/access.ts";
import { countNoun, formatCount, nounTitle } from "../../catalogue/nouns.ts";
import { accessSections, type PrivilegeRow, type ResourceTypeView } from "../../page-model/access.ts";
import type { Link, LinkItem } from "../../page-model/parts.ts";
import { toAnchor, toTypeAnchor, fixedRoutes } from "../addresses/addresses.ts";
import type { PlanContext } from "../context/plan-context.ts";
import { groupByScope, type AccessView, type PlannedAccessPage, type ScopeGroup } from "./access-view.ts";

/** Every privilege with its constant, what it allows, what it can be granted on, and who has it from the start. */
export function planPrivilegesPage(view: AccessView, others: readonly PlannedAccessPage[]): PlannedAccessPage {
  const { access, context } = view;
  const groups = groupByScope(access);
  const types = [...access.resourceTypes.values()];
  const counts = describeCounts(groups);
  const typesLabel = nounTitle("resourceType", "plural");
  return {
    route: fixedRoutes.privileges,
    title: nounTitle("privilege", "plural"),
    description: `All privileges with the constants that policies take: ${counts}.`,
    toc: [
      ...groups.map(({ id, label }) => ({ id, label, level: 2 as const })),
      ...(types.length === 0 ? [] : [{ id: accessSections.types, label: typesLabel, level: 2 as const }]),
    ],
    badges: [],
    content: {
      kind: "privileges",
      intro: `What policies can grant: ${counts}. Policies, and the calls that make them, take the name of a privilege and not its label.`,
      operations: listOperations(context),
      others: others.map(({ title, route }) => ({ label: title, href: context.links.route(route) })),
      doc: context.doc(access.doc),
      groups: groups.map(({ id, label, text, privileges }) => ({
        id,
        label,
        text,
        rows: privileges.map((privilege) => toRow(privilege, view)),
      })),
      types: types.map((type) => toTypeView(type, view)),
    },
  };
}

/** E.g. `2 privileges on the platform, 1 on resources`. */
function describeCounts(groups: readonly ScopeGroup[]): string {
  return groups
    .map(({ of, privileges }, index) => {
      const count = index === 0 ? countNoun(privileges.length, "privilege") : formatCount(privileges.length);
      return `${count} ${of}`;
    })
    .join(", ");
}

/** How the platform's API manages who may do what. */
const operations = [
  ["mutation", "createPolicy"],
  ["mutation", "updatePolicy"],
  ["mutation", "deletePolicy"],
  ["mutation", "batchAssignRole"],
  ["query", "listPolicies"],
  ["query", "listRoles"],
  ["query", "getGrantedPrivileges"],
] as const;

function listOperations({ links }: PlanContext): readonly Link[] {
  return operations.flatMap(([kind, name]): readonly Link[] => {
    const href = links.operation(kind, name);
    return href === undefined ? [] : [{ label: name, href }];
  });
}

function toRow({ name, label, doc, resourceTypes }: Privilege, view: AccessView): PrivilegeRow {
  const { access, holders, askers, context } = view;
  const { links } = context;
  return {
    id: toAnchor(name),
    name,
    label: label === name ? undefined : label,
    doc: context.inlineDoc(doc),
    types: resourceTypes.map((type): Link => {
      return { label: type, href: links.resourceType(type) ?? "", title: access.resourceTypes.get(type)?.label };
    }),
    holders: holders.flatMap((holder): readonly Link[] => {
      const policy = holder.policies.find(({ privileges }) => privileges.includes(name));
      return policy === undefined
        ? []
        : [{ label: holder.label, href: links.policy(policy.id) ?? "", title: `By ${policy.label}` }];
    }),
    askers: askers.get(name) ?? [],
  };
}

function toTypeView(type: ResourceType, { access, context }: AccessView): ResourceTypeView {
  const { links } = context;
  const entity = links.entity(type.name);
  return {
    id: toTypeAnchor(type.name),
    name: type.name,
    label: type.label,
    doc: context.inlineDoc(type.doc),
    entity: entity === undefined ? undefined : { label: type.name, href: entity },
    privileges: type.privileges.map((name): LinkItem => {
      return { label: name, href: links.privilege(name) ?? "", title: access.privileges.get(name)?.label };
    }),
  };
}
