/*
 * Who may do what, and what else a deployment begins with. Reads the access half of the catalogue; of entities and operations
 * it knows names alone, by which it asks for links.
 */
import type { NavigationItem, NavigationTree, Page, PlannedAsset } from "../../page-model/page.ts";
import type { Link } from "../../page-model/parts.ts";
import type { PlanContext } from "../context/plan-context.ts";
import { accessLabel, createAccessView, groupByScope, type AccessView, type PlannedAccessPage } from "./access-view.ts";
import { planDefaultsPage } from "./plan-defaults-page.ts";
import { planPoliciesPage } from "./plan-policies-page.ts";
import { planPrivilegesPage } from "./plan-privileges-page.ts";
import { planRoleMatrix } from "./plan-role-matrix.ts";

export { accessLabel } from "./access-view.ts";

/** The pages of access control, with what they need besides. */
export interface PlannedAccess {
  readonly pages: readonly Page[];
  /** Trees by the key that pages name. */
  readonly navigation: ReadonlyMap<string, NavigationTree>;
  /** Pictures of platforms. */
  readonly assets: readonly PlannedAsset[];
}

const navigationKey = "access";

/**
 * The pages on who may do what: privileges, who has them from the start, and the policies behind that; then what else a
 * deployment begins with. What the model lacks has no page.
 */
export function planAccessPages(context: PlanContext): PlannedAccess {
  const view = createAccessView(context);
  const { privileges, policies } = view.access;
  const defaults = context.catalogue.defaults && planDefaultsPage(context.catalogue.defaults, context);
  const others = [
    ...(privileges.size > 0 && view.holders.some((holder) => holder.policies.length > 0) ? [planRoleMatrix(view)] : []),
    ...(policies.size > 0 ? [planPoliciesPage(view)] : []),
    ...(defaults === undefined ? [] : [defaults.page]),
  ];
  const planned = [...(privileges.size > 0 ? [planPrivilegesPage(view, others)] : []), ...others];
  if (planned.length === 0) return { pages: [], navigation: new Map(), assets: [] };
  const items = planned.map((page) => toItem(page, view));
  const sequence = planned.map((page): Link => ({ label: page.title, href: context.links.route(page.route) }));
  return {
    pages: planned.map((page, position) => ({
      ...page,
      section: "access",
      navigation: navigationKey,
      breadcrumbs: position === 0 ? [] : sequence.slice(0, 1),
      previous: sequence[position - 1],
      next: sequence[position + 1],
    })),
    navigation: new Map([[navigationKey, { label: accessLabel, items }]]),
    assets: defaults?.assets ?? [],
  };
}

function toItem({ title, route, toc, content }: PlannedAccessPage, { access, context }: AccessView): NavigationItem {
  const { links } = context;
  const href = links.route(route);
  const inside =
    content.kind === "privileges"
      ? groupByScope(access).map(({ id, label }) => ({ label, href: `${href}#${id}` }))
      : content.kind === "policies"
        ? [...access.policies.values()].map(({ id, label }) => ({ label, href: links.policy(id) }))
        : content.kind === "defaults"
          ? toc.map(({ id, label }) => ({ label, href: `${href}#${id}` }))
          : undefined;
  return { label: title, href, items: inside };
}
