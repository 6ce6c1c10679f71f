import { beforeAll, expect, test } from "vitest";
import type { AccessModel, PrivilegeScope } from "../catalogue/access.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { loadBundledModel } from "./load-bundled-model.ts";

/*
 * What the bundled manifests have to say of privileges, roles and policies.
 */

let catalogue: Catalogue;
let access: AccessModel;
let complaints: readonly Diagnostic[];

beforeAll(async () => {
  const model = await loadBundledModel();
  catalogue = model.catalogue;
  access = catalogue.access;
  complaints = model.diagnostics.filter(({ code }) => code.startsWith("access/"));
});

function namesOf(scope: PrivilegeScope): readonly string[] {
  return [...access.privileges.values()].filter((privilege) => privilege.scope === scope).map(({ name }) => name);
}

test("nothing is wrong with them, everything is said in words, and each privilege has a label", () => {
  expect(complaints).toEqual([]);
  const all = [access.privileges, access.resourceTypes, access.roles, access.policies].flatMap((things) => [
    ...things.values(),
  ]);
  expect(all.filter(({ doc }) => !doc)).toEqual([]);
  const grantable = [...access.privileges.values()].filter(({ scope }) => scope !== "unused");
  expect(grantable.filter(({ label, name }) => label === name)).toEqual([]);
});

test("names that are no grantable privileges stand in policies, and send readers to the right ones", () => {
  const granted = new Set([...access.policies.values()].flatMap(({ privileges }) => privileges));
  for (const name of namesOf("unused")) {
    expect(granted).toContain(name);
    const instead = /`(\w+)`/.exec(access.privileges.get(name)?.doc ?? "")?.[1] ?? "";
    expect(access.privileges.get(instead)?.scope, name).toBe("resource");
  }
});

test("privileges that docs mention are there", () => {
  const docs = [
    access.doc,
    ...[access.privileges, access.policies].flatMap((map) => [...map.values()].map(({ doc }) => doc)),
  ];
  const mentioned = docs.flatMap((doc) =>
    [...(doc ?? "").matchAll(/`([A-Z]+_[A-Z_]*[A-Z])`/g)].map((match) => match[1] ?? ""),
  );
  expect(mentioned.length).toBeGreaterThan(10);
  expect(mentioned.filter((name) => !access.privileges.has(name))).toEqual([]);
});

test("each type of resources is an entity", () => {
  const entities = new Set([...catalogue.entities.keys()].map((name) => name.toLowerCase()));
  expect([...access.resourceTypes.keys()].filter((name) => !entities.has(name.toLowerCase()))).toEqual([]);
});

test("readers change nothing, editors don't administer, and no default policy lets anybody but administrators make policies", () => {
  const grantedTo = (role: string) =>
    (access.roles.get(role)?.policies ?? []).flatMap((id) => access.policies.get(id)?.privileges ?? []);
  expect(grantedTo("Reader").filter((name) => /^(?:EDIT|MANAGE|DELETE|CREATE)/.test(name))).toEqual([]);
  expect(grantedTo("Editor").filter((name) => namesOf("platform").includes(name))).toEqual([
    "GENERATE_PERSONAL_ACCESS_TOKENS",
    "MANAGE_DOMAINS",
    "MANAGE_GLOSSARIES",
    "MANAGE_TAGS",
  ]);
  const making = [...access.policies.values()].filter(({ privileges }) => privileges.includes("MANAGE_POLICIES"));
  expect(making.map(({ id }) => id)).toEqual(["0", "admin-platform-policy"]);
});
