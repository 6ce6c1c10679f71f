import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import type { AccessModel, AccessPolicy } from "../catalogue/access.ts";
import { corporaFolder } from "./corpora.ts";
import { loadBundledModel } from "./load-bundled-model.ts";

/*
 * The bundled privileges, roles and policies against the platform's own code and data, read a second way.
 */

const folder = join(corporaFolder ?? "", "datahub-0.10.4-code");

/** What the code declares: constants with their names and labels, and the lists that it makes of them. */
interface DeclaredPrivileges {
  /** Label by name. */
  readonly labels: ReadonlyMap<string, string>;
  readonly platform: readonly string[];
  /** By name. */
  readonly resourceTypes: ReadonlyMap<string, { readonly label: string; readonly privileges: ReadonlySet<string> }>;
}

function readDeclarations(): DeclaredPrivileges {
  const path = "metadata-utils/src/main/java/com/linkedin/metadata/authorization/PoliciesConfig.java";
  const java = readFileSync(join(folder, path), "utf8");
  const constants = new Map<string, string>();
  const labels = new Map<string, string>();
  for (const [, constant = "", name = "", label = ""] of java.matchAll(
    /Privilege (\w+)\s*=\s*Privilege\.of\(\s*"(\w+)",\s*"([^"]+)"/g,
  )) {
    constants.set(constant, name);
    labels.set(name, label);
  }
  const namesIn = (text: string): readonly string[] =>
    [...text.matchAll(/\b[A-Z_]+\b/g)].flatMap(([word]) => constants.get(word) ?? []);
  const listOf = (name: string): string =>
    new RegExp(`> ${name} = ImmutableList\\.of\\(([^;]*)\\);`).exec(java)?.[1] ?? "";
  const common = namesIn(listOf("COMMON_ENTITY_PRIVILEGES"));
  const declarations = java.matchAll(
    /ResourcePrivileges (\w+) = ResourcePrivileges\.of\(\s*"(\w+)",\s*"([^"]+)",\s*"[^"]+",([^;]*)\);/g,
  );
  const offered = listOf("ENTITY_RESOURCE_PRIVILEGES");
  return {
    labels,
    platform: namesIn(listOf("PLATFORM_PRIVILEGES")),
    resourceTypes: new Map(
      [...declarations]
        .filter(([, constant = ""]) => new RegExp(`\\b${constant}\\b`).test(offered))
        .map(([, , name = "", label = "", list = ""]) => {
          const shared = list.includes("COMMON_ENTITY_PRIVILEGES") ? common : [];
          return [name, { label, privileges: new Set([...shared, ...namesIn(list)]) }];
        }),
    ),
  };
}

interface BootPolicy {
  readonly urn: string;
  readonly info?: {
    readonly actors: Readonly<Partial<Record<"users" | "groups" | "roles", readonly string[]>>> &
      Readonly<Record<"resourceOwners" | "allUsers" | "allGroups", boolean>>;
    readonly privileges: readonly string[];
    readonly displayName: string;
    readonly state: string;
    readonly type: string;
    readonly editable: boolean;
  };
}

function readBootPolicies(): readonly BootPolicy[] {
  return readBootFile("policies.json");
}

function readBootFile(name: string) {
  return JSON.parse(readFileSync(join(folder, "metadata-service/war/src/main/resources/boot", name), "utf8"));
}

describe.skipIf(corporaFolder === undefined)("the bundled privileges, beside those of the platform", () => {
  let access: AccessModel;
  let declared: DeclaredPrivileges;

  beforeAll(async () => {
    access = (await loadBundledModel()).catalogue.access;
    declared = readDeclarations();
  });

  it("are all of them, by the same names and labels", () => {
    expect([declared.labels.size, declared.platform.length, declared.resourceTypes.size]).toEqual([55, 17, 14]);
    const ours = [...access.privileges.values()].filter(({ scope }) => scope !== "unused");
    expect(new Map(ours.map(({ name, label }) => [name, label]))).toEqual(declared.labels);
  });

  it("are about the platform, resources and APIs where the code says so", () => {
    const scopeOf = (name: string): string => {
      if (declared.platform.includes(name)) return "platform";
      const isOnResource = [...declared.resourceTypes.values()].some(({ privileges }) => privileges.has(name));
      // No list of the code has it, though reporting an operation asks for it on a dataset.
      return isOnResource || name === "EDIT_ENTITY_OPERATIONS" ? "resource" : "api";
    };
    for (const name of declared.labels.keys()) expect(access.privileges.get(name)?.scope, name).toBe(scopeOf(name));
  });

  it("can be granted on the same types of resources", () => {
    const ours = [...access.resourceTypes.values()].map(
      ({ name, label, privileges }) => [name, { label, privileges: new Set(privileges) }] as const,
    );
    expect(new Map(ours)).toEqual(declared.resourceTypes);
  });

  it("have a line more for each name that only default policies know", () => {
    const granted = readBootPolicies().flatMap(({ info }) => info?.privileges ?? []);
    const unknown = new Set(granted.filter((name) => !declared.labels.has(name)));
    const unused = [...access.privileges.values()].filter(({ scope }) => scope === "unused");
    expect(new Set(unused.map(({ name }) => name))).toEqual(unknown);
  });

  it("are granted by the same policies to the same actors", () => {
    const toLines = ({
      label,
      type,
      active,
      editable,
      actors,
      privileges,
    }: Omit<AccessPolicy, "id" | "origin" | "span" | "resourceTypes">) =>
      JSON.stringify([label, type, active, editable, actors, privileges]);
    const theirs = readBootPolicies().flatMap(({ urn, info }) => {
      if (info === undefined) return [];
      const { resourceOwners, allUsers, allGroups, users = [], groups = [], roles = [] } = info.actors;
      const names = roles.map((role) => role.replace("urn:li:dataHubRole:", ""));
      const actors = { allUsers, allGroups, resourceOwners, users, groups, roles: names };
      const { displayName, state, editable, privileges } = info;
      const type = info.type === "PLATFORM" ? "PLATFORM" : "METADATA";
      return [
        `${urn} ${toLines({ label: displayName, type, active: state === "ACTIVE", editable, actors, privileges })}`,
      ];
    });
    expect(theirs.length).toBe(12);
    expect([...access.policies.values()].map((policy) => `${policy.urn} ${toLines(policy)}`)).toEqual(theirs);
  });

  it("make up the same roles", () => {
    const theirs: readonly { readonly urn: string; readonly info: { readonly name: string } }[] =
      readBootFile("roles.json");
    expect([...access.roles.values()].map(({ name, urn }) => `${urn} ${name}`)).toEqual(
      theirs.map(({ urn, info }) => `${urn} ${info.name}`),
    );
  });
});
