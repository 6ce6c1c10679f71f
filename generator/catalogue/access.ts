import type { Span } from "./span.ts";

/** Who may do what: what can be granted, on what kinds of things, and what is granted from the start. */
export interface AccessModel {
  /** What holds for all privileges, as Markdown. */
  readonly doc?: string | undefined;
  /** By name, in the order in which they are declared. */
  readonly privileges: ReadonlyMap<string, Privilege>;
  /** By name, in the order in which they are declared. */
  readonly resourceTypes: ReadonlyMap<string, ResourceType>;
  /** By name, in the order in which they are declared. */
  readonly roles: ReadonlyMap<string, AccessRole>;
  /** By id, in the order in which they are declared. */
  readonly policies: ReadonlyMap<string, AccessPolicy>;
}

/** What a privilege is about, in the order in which readers look for them. */
export const privilegeScopes = ["platform", "resource", "api", "unused"] as const;

/**
 * `platform` for administration, `resource` for assets, `api` for calls that are checked only where the platform is told
 * to, `unused` for a name that stands in policies while nothing checks it.
 */
export type PrivilegeScope = (typeof privilegeScopes)[number];

/** Where something was read: a manifest of ours, or the platform's own code and data. */
export type AccessOrigin = "manifest" | "code";

/** Something that a policy can grant. */
export interface Privilege {
  /** The constant that policies are written with, e.g. `EDIT_ENTITY_TAGS`. */
  readonly name: string;
  /** What forms call it, e.g. `Edit Tags`. */
  readonly label: string;
  readonly scope: PrivilegeScope;
  /** Markdown. */
  readonly doc?: string | undefined;
  /** Names of the types of resources that it can be granted on, in the order of the types. */
  readonly resourceTypes: readonly string[];
  readonly origin: AccessOrigin;
  readonly span: Span;
}

/** A kind of thing that privileges are granted on. */
export interface ResourceType {
  /** As policies spell it, e.g. `dataset`. */
  readonly name: string;
  /** E.g. `Datasets`. */
  readonly label: string;
  readonly doc?: string | undefined;
  /** Names of the privileges that can be granted on it; each is known. */
  readonly privileges: readonly string[];
  readonly origin: AccessOrigin;
  readonly span: Span;
}

/** A ready-made set of privileges; which ones, its policies say. */
export interface AccessRole {
  readonly name: string;
  readonly urn?: string | undefined;
  readonly doc?: string | undefined;
  /** Ids of the policies that name it. */
  readonly policies: readonly string[];
  readonly origin: AccessOrigin;
  readonly span: Span;
}

/** What a policy can be about: the platform itself, or metadata. */
export const policyTypes = ["PLATFORM", "METADATA"] as const;

/** `PLATFORM` for what administrators do, `METADATA` for assets; as policies spell it. */
export type AccessPolicyType = (typeof policyTypes)[number];

/** A policy that the platform begins with. */
export interface AccessPolicy {
  readonly id: string;
  readonly urn?: string | undefined;
  readonly label: string;
  readonly type: AccessPolicyType;
  readonly active: boolean;
  /** Whether users can change it. */
  readonly editable: boolean;
  readonly doc?: string | undefined;
  readonly actors: PolicyActors;
  /** Names of the privileges that it grants; each is known. */
  readonly privileges: readonly string[];
  /** Names of the types of resources that it is limited to; all when empty. */
  readonly resourceTypes: readonly string[];
  /** What else it is limited to, all of which holds at once; absent where there is nothing. */
  readonly limits?: readonly PolicyLimit[] | undefined;
  readonly origin: AccessOrigin;
  readonly span: Span;
}

/** A limit of a policy: a field has, begins with or hasn't one of some values. */
export interface PolicyLimit {
  /** `resource` limits what the policy is for, `change` what may be set there. */
  readonly of: "resource" | "change";
  /** As policies spell it, e.g. `URN`, `TAG`, `DOMAIN`. */
  readonly field: string;
  /** As policies spell it: `EQUALS`, `STARTS_WITH`, `NOT_EQUALS`. */
  readonly condition: string;
  readonly values: readonly string[];
}

/** To whom a policy grants its privileges; the parts add up. */
export interface PolicyActors {
  readonly allUsers: boolean;
  readonly allGroups: boolean;
  readonly resourceOwners: boolean;
  /** URNs of the types of ownership that count for that; absent where all do. */
  readonly ownershipTypes?: readonly string[] | undefined;
  readonly users: readonly string[];
  readonly groups: readonly string[];
  /** Names of roles; each is known. */
  readonly roles: readonly string[];
}
