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

/** A privilege as its manifest has it: linking tells which resources have it. */
export type WrittenPrivilege = Omit<Privilege, "resourceTypes">;

/** A role as its manifest has it: linking tells which policies are for it. */
export type WrittenRole = Omit<AccessRole, "policies">;

/** A type of resources as its manifest has it, with its privileges by names that nobody has checked. */
export type WrittenResourceType = Omit<ResourceType, "privileges"> & { readonly privileges: readonly WrittenName[] };

/** A policy as its manifest has it, with all that it is about by names that nobody has checked. */
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
