import type { AccessPolicy, AccessRole, PolicyActors, Privilege, ResourceType } from "../../catalogue/access.ts";
import type { Span } from "../../catalogue/span.ts";

/** What one file says about access, names of other things unchecked. */
export interface AccessDocument {
  readonly kind: "accessDocument";
  readonly file: string;
  readonly doc?: string | undefined;
  readonly privileges: readonly WrittenPrivilege[];
  readonly resourceTypes: readonly WrittenResourceType[];
  readonly roles: readonly WrittenRole[];
  readonly policies: readonly WrittenPolicy[];
}

export type WrittenPrivilege = Omit<Privilege, "resourceTypes">;

export type WrittenRole = Omit<AccessRole, "policies">;

export type WrittenResourceType = Omit<ResourceType, "privileges"> & { readonly privileges: readonly WrittenName[] };

export type WrittenPolicy = Omit<AccessPolicy, "privileges" | "resourceTypes" | "actors"> & {
  readonly privileges: readonly WrittenName[];
  readonly resourceTypes: readonly WrittenName[];
  readonly actors: Omit<PolicyActors, "roles"> & { readonly roles: readonly WrittenName[] };
};

/** The name of something, and where it stands. */
export interface WrittenName {
  readonly name: string;
  readonly span: Span;
}
