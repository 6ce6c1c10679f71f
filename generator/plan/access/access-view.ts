import { privilegeScopes, type AccessModel, type Privilege, type PrivilegeScope } from "../../catalogue/access.ts";
import { accessSections, type AccessPageContent } from "../../page-model/access.ts";
import type { Link } from "../../page-model/parts.ts";
import type { Page } from "../../page-model/page.ts";
import type { PlanContext } from "../context/plan-context.ts";
import { listAskers } from "./list-askers.ts";
import { listHolders, type Holder } from "./list-holders.ts";

/** What the planners of these pages share. */
export interface AccessView {
  readonly context: PlanContext;
  readonly access: AccessModel;
  readonly holders: readonly Holder[];
  /** By privilege, the operations that ask for it. */
  readonly askers: ReadonlyMap<string, readonly Link[]>;
}

/** A page before it has its place among the others. */
export type PlannedAccessPage = Omit<
  Page,
  "section" | "navigation" | "breadcrumbs" | "previous" | "next" | "content"
> & { readonly content: AccessPageContent };

/** What the section is called. */
export const accessLabel = "Access";

/** The view of the model's privileges, roles and policies. */
export function createAccessView(context: PlanContext): AccessView {
  const { access, graphql } = context.catalogue;
  return { context, access, holders: listHolders(access), askers: listAskers(graphql, context.links) };
}

/** Privileges that are about the same. */
export interface ScopeGroup {
  readonly id: string;
  readonly label: string;
  /** Said behind their number, e.g. `on resources`. */
  readonly of: string;
  readonly text: string;
  readonly privileges: readonly Privilege[];
}

const scopes: Readonly<Record<PrivilegeScope, Pick<ScopeGroup, "label" | "of" | "text">>> = {
  platform: {
    label: "Platform",
    of: "on the platform",
    text: "For policies that are about the platform itself, and no resource.",
  },
  resource: { label: "Resources", of: "on resources", text: "For policies on assets, of the types that are named." },
  api: {
    label: "APIs",
    of: "for APIs",
    text: "For calls that are checked only where the platform is set up to do so.",
  },
  unused: {
    label: "Without effect",
    of: "without effect",
    text: "Names that stand in policies, while nothing asks for them.",
  },
};

/** The privileges by what they are about; empty groups are left out. */
export function groupByScope({ privileges }: AccessModel): readonly ScopeGroup[] {
  return privilegeScopes
    .map((scope) => ({
      id: accessSections[scope],
      ...scopes[scope],
      privileges: [...privileges.values()].filter((privilege) => privilege.scope === scope),
    }))
    .filter((group) => group.privileges.length > 0);
}
