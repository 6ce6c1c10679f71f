import type { AccessModel, AccessPolicy, AccessRole, Privilege, ResourceType } from "../../catalogue/access.ts";
import { nouns, type NounName } from "../../catalogue/nouns.ts";
import type { Span } from "../../catalogue/span.ts";
import { accessCodes } from "../../diagnostics/codes/access.ts";
import type { Report } from "../../diagnostics/report.ts";
import { suggestNames } from "../../diagnostics/suggest.ts";
import type { AccessDocument, WrittenName } from "../../parse/access/access-document.ts";

/**
 * Joins what the files say about access. Privileges know the types of resources that they can be granted on, and roles the
 * policies that name them; names that nothing has are reported and left out.
 */
export function linkAccess(documents: readonly AccessDocument[], report: Report): AccessModel {
  const all = <Entry>(list: (document: AccessDocument) => readonly Entry[]): readonly Entry[] =>
    documents.flatMap(list);
  const privileges = keepFirst(
    all((document) => document.privileges),
    "privilege",
    ({ name }) => name,
    report,
  );
  const roles = keepFirst(
    all((document) => document.roles),
    "role",
    ({ name }) => name,
    report,
  );
  const writtenTypes = keepFirst(
    all((document) => document.resourceTypes),
    "resourceType",
    ({ name }) => name,
    report,
  );
  const writtenPolicies = keepFirst(
    all((document) => document.policies),
    "policy",
    ({ id }) => id,
    report,
  );

  const resourceTypes = mapValues(writtenTypes, (type): ResourceType => {
    return { ...type, privileges: findAll(type.privileges, privileges, accessCodes.unknownPrivilege, report) };
  });
  const policies = mapValues(writtenPolicies, (policy): AccessPolicy => {
    return {
      ...policy,
      privileges: findAll(policy.privileges, privileges, accessCodes.unknownPrivilege, report),
      resourceTypes: findAll(policy.resourceTypes, writtenTypes, accessCodes.unknownResourceType, report),
      actors: { ...policy.actors, roles: findAll(policy.actors.roles, roles, accessCodes.unknownRole, report) },
    };
  });
  const docs = documents.flatMap(({ doc }) => doc ?? []);
  return {
    doc: docs.length === 0 ? undefined : docs.join("\n\n"),
    privileges: mapValues(privileges, (privilege): Privilege => {
      const types = [...resourceTypes.values()].filter((type) => type.privileges.includes(privilege.name));
      return { ...privilege, resourceTypes: types.map(({ name }) => name) };
    }),
    resourceTypes,
    roles: mapValues(roles, (role): AccessRole => {
      const own = [...policies.values()].filter(({ actors }) => actors.roles.includes(role.name));
      return { ...role, policies: own.map(({ id }) => id) };
    }),
    policies,
  };
}

/** By name, without those whose name an earlier one has; each of them has been reported. */
function keepFirst<Entry extends { readonly span: Span }>(
  entries: readonly Entry[],
  noun: NounName,
  nameOf: (entry: Entry) => string,
  report: Report,
): ReadonlyMap<string, Entry> {
  const kept = new Map<string, Entry>();
  for (const entry of entries) {
    const name = nameOf(entry);
    const first = kept.get(name);
    if (first === undefined) {
      kept.set(name, entry);
      continue;
    }
    const before = [{ message: "first described here", span: first.span }];
    report.add(accessCodes.duplicate({ noun: nouns[noun].singular, name }), entry.span, before);
  }
  return kept;
}

type UnknownName =
  | typeof accessCodes.unknownPrivilege
  | typeof accessCodes.unknownRole
  | typeof accessCodes.unknownResourceType;

/** The names that something has, each once. */
function findAll(
  names: readonly WrittenName[],
  known: ReadonlyMap<string, unknown>,
  code: UnknownName,
  report: Report,
): readonly string[] {
  for (const { name, span } of names) {
    if (!known.has(name)) report.add(code({ name, suggestions: suggestNames(name, [...known.keys()]) }), span);
  }
  return [...new Set(names.map(({ name }) => name))].filter((name) => known.has(name));
}

function mapValues<Value, Mapped>(
  map: ReadonlyMap<string, Value>,
  change: (value: Value) => Mapped,
): ReadonlyMap<string, Mapped> {
  return new Map([...map].map(([key, value]) => [key, change(value)]));
}
