import type { Fact, Html, Link, LinkItem, RichText } from "./parts.ts";

/** Contents of the pages on who may do what. */
export type AccessPageContent = PrivilegesContent | RoleMatrixContent | PoliciesContent | DefaultsContent;

/** Anchors of these pages' own parts; the tilde keeps them apart from names of the model. */
export const accessSections = {
  platform: "~platform",
  resource: "~resource",
  api: "~api",
  unused: "~unused",
  types: "~types",
  platforms: "~platforms",
  ownershipTypes: "~ownership-types",
  lifecycleStages: "~lifecycle-stages",
  retention: "~retention",
} as const;

/** Everything that a policy can grant, by what it is about, and the types of resources with what can be granted on each. */
export interface PrivilegesContent {
  readonly kind: "privileges";
  readonly intro: string;
  readonly doc?: Html | undefined;
  /** Operations of the API by which privileges are granted; empty where the model has none of them. */
  readonly operations: readonly Link[];
  /** The other pages of the section. */
  readonly others: readonly Link[];
  readonly groups: readonly PrivilegeGroup[];
  readonly types: readonly ResourceTypeView[];
}

/** Privileges of one scope, e.g. those on assets. */
export interface PrivilegeGroup {
  readonly id: string;
  readonly label: string;
  /** What its privileges have in common. */
  readonly text: string;
  readonly rows: readonly PrivilegeRow[];
}

/** A privilege in a line. */
export interface PrivilegeRow {
  /** Anchor. */
  readonly id: string;
  /** The constant, e.g. `EDIT_ENTITY_TAGS`. */
  readonly name: string;
  /** What forms call it; absent where that is the name. */
  readonly label?: string | undefined;
  readonly doc?: Html | undefined;
  /** What it can be granted on. */
  readonly types: readonly Link[];
  /** Who has it from the start. */
  readonly holders: readonly Link[];
  /** Operations of the API that ask for it, as far as the server's code tells. */
  readonly askers: readonly Link[];
}

/** A kind of thing with all that can be granted on it. */
export interface ResourceTypeView {
  /** Anchor. */
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly doc?: Html | undefined;
  /** Page of the entity that it is. */
  readonly entity?: Link | undefined;
  readonly privileges: readonly Link[];
}

/** Which roles and other holders have which privileges from the start. */
export interface RoleMatrixContent {
  readonly kind: "roleMatrix";
  readonly intro: string;
  readonly columns: readonly RoleColumn[];
  readonly groups: readonly RoleMatrixGroup[];
}

/** A role, or other holders such as the owners of a thing, over its column. */
export interface RoleColumn {
  /** Anchor of a role; others have none. */
  readonly id?: string | undefined;
  readonly label: string;
  /** What it is for; empty when nobody has said. */
  readonly doc?: Html | undefined;
  /** How many privileges it has, in words. */
  readonly count: string;
}

/** Privileges of one scope, a row each. */
export interface RoleMatrixGroup {
  readonly id: string;
  readonly label: string;
  readonly rows: readonly RoleMatrixRow[];
}

/** A privilege, and for each column who has it from the start. */
export interface RoleMatrixRow {
  readonly privilege: Link;
  /** What forms call it. */
  readonly label?: string | undefined;
  /** The policy that grants it, or null, by column. */
  readonly cells: readonly (Link | null)[];
}

/** The policies that the platform begins with. */
export interface PoliciesContent {
  readonly kind: "policies";
  readonly intro: string;
  readonly policies: readonly PolicyView[];
}

/** A policy with what it grants, to whom and on what. */
export interface PolicyView {
  /** Anchor. */
  readonly id: string;
  readonly label: string;
  readonly doc?: Html | undefined;
  readonly facts: readonly Fact[];
  readonly privileges: readonly LinkItem[];
}

/** What a deployment begins with, besides policies. */
export interface DefaultsContent {
  readonly kind: "defaults";
  readonly intro: string;
  readonly platforms: readonly PlatformRow[];
  readonly ownershipTypes: readonly OwnershipTypeView[];
  readonly lifecycleStages: readonly LifecycleStageView[];
  readonly retention: readonly RetentionRow[];
}

/** A system that data lives in, in a line. */
export interface PlatformRow {
  /** Anchor. */
  readonly id: string;
  readonly label: string;
  readonly urn: string;
  readonly type?: RichText | undefined;
  readonly delimiter?: string | undefined;
  /** Address of its picture. */
  readonly logo?: string | undefined;
  /** Page of what reads metadata from it. */
  readonly source?: string | undefined;
}

/** A way to own something. */
export interface OwnershipTypeView {
  /** Anchor. */
  readonly id: string;
  readonly label: string;
  readonly urn: string;
  readonly doc?: Html | undefined;
}

/** A stage in the life of entities, with what it means for them. */
export interface LifecycleStageView extends OwnershipTypeView {
  readonly facts: readonly RichText[];
}

/** How long versions of an aspect are kept, in words. */
export interface RetentionRow {
  readonly entity: RichText;
  readonly aspect: RichText;
  /** In words. */
  readonly kept: string;
}
