import type { Span } from "../../catalogue/span.ts";
import type { Report } from "../../diagnostics/report.ts";
import type {
  AccessDocument,
  WrittenPolicy,
  WrittenPrivilege,
  WrittenRole,
} from "../../parse/access/access-document.ts";
import type { BootDocument } from "../../parse/boot/boot-document.ts";
import type { ReadPrivileges } from "./code/read-privileges.ts";
import { keepDefaultPolicies } from "./keep-default-policies.ts";

/** What a checkout of the platform says about access: its code, and the data that it starts with. */
export interface PlatformAccess {
  readonly code: ReadPrivileges;
  readonly boot: readonly BootDocument[];
}

/**
 * Manifests and what code says: what people have described stays as they have described it. Default policies may name
 * what is declared nowhere, which is a fact about them and no slip in the model: such a privilege has no effect, and such a
 * role is known by its name alone.
 */
export function joinAccess(
  manifests: readonly AccessDocument[],
  { code, boot }: PlatformAccess,
  report: Report,
): readonly AccessDocument[] {
  const described = <Entry>(list: (document: AccessDocument) => readonly Entry[], keyOf: (entry: Entry) => string) =>
    new Set(manifests.flatMap(list).map(keyOf));
  const names = {
    privileges: described(({ privileges }) => privileges, nameOf),
    resourceTypes: described(({ resourceTypes }) => resourceTypes, nameOf),
    roles: described(({ roles }) => roles, nameOf),
    policies: described(({ policies }) => policies, idOf),
  };
  const policies = keepNew(
    keepDefaultPolicies(
      boot.flatMap((document) => document.policies),
      report,
    ),
    names.policies,
    idOf,
  );
  const roles = keepNew(
    [...boot.flatMap((document) => document.roles), ...policies.flatMap(listNamedRoles)],
    names.roles,
    nameOf,
  );
  const privileges = keepNew(
    [...code.privileges, ...listGranted(policies, code.privileges.length > 0)],
    names.privileges,
    nameOf,
  );
  const resourceTypes = keepNew(code.resourceTypes, names.resourceTypes, nameOf);
  const known = new Set([...names.resourceTypes, ...resourceTypes.map(nameOf)]);
  if (policies.length + roles.length + privileges.length + resourceTypes.length === 0) return manifests;
  const joined: AccessDocument = {
    kind: "accessDocument",
    file: "",
    privileges,
    resourceTypes,
    roles,
    // What a policy is limited to is told as far as the model knows it.
    policies: policies.map((policy) => ({
      ...policy,
      resourceTypes: policy.resourceTypes.filter(({ name }) => known.has(name)),
    })),
  };
  return [...manifests, joined];
}

/** Each once, without those whose key is taken. */
function keepNew<Entry>(
  entries: readonly Entry[],
  taken: ReadonlySet<string>,
  keyOf: (entry: Entry) => string,
): readonly Entry[] {
  const kept = new Map<string, Entry>();
  for (const entry of entries) {
    const key = keyOf(entry);
    if (!taken.has(key) && !kept.has(key)) kept.set(key, entry);
  }
  return [...kept.values()];
}

function listNamedRoles({ actors }: WrittenPolicy): readonly WrittenRole[] {
  return actors.roles.map(({ name, span }) => ({ name, urn: `urn:li:dataHubRole:${name}`, origin: "code", span }));
}

/** The privileges of policies by name alone; where the code's own are known, these are the ones that nothing checks. */
function listGranted(policies: readonly WrittenPolicy[], isCodeKnown: boolean): readonly WrittenPrivilege[] {
  return policies.flatMap(({ type, privileges }) =>
    privileges.map(({ name, span }: { readonly name: string; readonly span: Span }): WrittenPrivilege => {
      const scope = isCodeKnown ? "unused" : type === "PLATFORM" ? "platform" : "resource";
      return { name, label: name, scope, origin: "code", span };
    }),
  );
}

function nameOf({ name }: { readonly name: string }): string {
  return name;
}

function idOf({ id }: { readonly id: string }): string {
  return id;
}
