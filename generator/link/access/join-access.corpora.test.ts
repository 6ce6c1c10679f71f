import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { AccessModel, AccessPolicy } from "../../catalogue/access.ts";
import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { Defaults, KnownPlatform, OwnershipType } from "../../catalogue/defaults.ts";
import { corporaFolder } from "../../testdata/corpora.ts";
import { linkModel } from "../../testdata/link-model.ts";
import { loadBundledGuides } from "../../testdata/load-bundled-model.ts";

const java = ["metadata-utils/src/main/java/com/linkedin/metadata/authorization/PoliciesConfig.java"];
const constants = "li-utils/src/main/java/com/linkedin/metadata/Constants.java";
const boot = (name: string) => `metadata-service/war/src/main/resources/boot/${name}`;

async function read(version: string, files: readonly string[]): Promise<Catalogue> {
  const folder = join(corporaFolder ?? "", `datahub-${version}-code`);
  const paths = [...java, constants, ...files.map(boot)];
  const { catalogue, said } = await linkModel(
    Object.fromEntries(paths.map((path) => [path, readFileSync(join(folder, path), "utf8")])),
  );
  expect(said).toEqual([]);
  return catalogue;
}

/** What people have to know in order to write a policy, without texts. */
function summarize({ privileges, resourceTypes, roles, policies }: AccessModel) {
  return {
    privileges: new Map(
      [...privileges.values()].map(({ name, label, scope }) => [name, `${scope === "unused" ? "" : label} ${scope}`]),
    ),
    resourceTypes: new Map(
      [...resourceTypes.values()].map(({ name, label, privileges }) => [name, { label, on: new Set(privileges) }]),
    ),
    roles: [...roles.values()].map(({ name, urn, policies }) => ({ name, urn, policies })),
    policies: [...policies.values()].map(
      ({ id, urn, label, type, active, editable, actors, privileges, resourceTypes }: AccessPolicy) => {
        return { id, urn, label, type, active, editable, actors, privileges, resourceTypes };
      },
    ),
  };
}

function summarizeDefaults(defaults: Defaults | undefined) {
  const { platforms = new Map<string, KnownPlatform>(), ownershipTypes = new Map<string, OwnershipType>() } =
    defaults ?? {};
  return {
    platforms: [...platforms.values()].map(({ urn, label, type, delimiter }) => ({ urn, label, type, delimiter })),
    ownershipTypes: [...ownershipTypes.values()].map(({ urn, label }) => ({ urn, label })),
    retention: defaults?.retention.map(({ entity, aspect, versions, seconds }) => ({
      entity,
      aspect,
      versions,
      seconds,
    })),
  };
}

describe.skipIf(corporaFolder === undefined)("what the platform's code says of access", () => {
  it("is, for 0.10.4, what the bundled manifests say, which were written by hand", async () => {
    const files = ["policies.json", "roles.json", "data_platforms.json", "ownership_types.json", "retention.yaml"];
    const { access, defaults } = await read("0.10.4", files);
    const bundled = await loadBundledGuides();
    expect(summarize(access)).toEqual(summarize(bundled.catalogue.access));
    expect(summarizeDefaults(defaults)).toEqual(summarizeDefaults(bundled.catalogue.defaults));
    expect([defaults?.platforms.size, defaults?.ownershipTypes.size, defaults?.retention.length]).toEqual([55, 4, 2]);
  });

  it("has every privilege, type and policy of 1.3.0, with the roles that only policies name there", async () => {
    const { access } = await read("1.3.0", ["policies.json", "retention.yaml"]);
    const { privileges, resourceTypes, policies, roles } = access;
    const text = readFileSync(join(corporaFolder ?? "", "datahub-1.3.0-code", java[0] ?? ""), "utf8");
    const named = [...text.matchAll(/= *\s*Privilege\.of\(\s*"(\w+)"/g)].map(([, name]) => name);
    expect(new Set(privileges.keys())).toEqual(new Set(named));
    expect([privileges.size, resourceTypes.size, policies.size]).toEqual([97, 22, 13]);
    expect([...roles.keys()]).toEqual(["Admin", "Editor", "Reader"]);
    // Named by a constant of another class.
    expect(resourceTypes.get("dataHubIngestionSource")?.privileges).toEqual([
      "DELETE_ENTITY",
      "EDIT_ENTITY",
      "EXECUTE_ENTITY",
    ]);
    const granted = new Set([...policies.values()].flatMap((policy) => policy.privileges));
    expect([...privileges.keys()].filter((name) => !granted.has(name)).length).toBe(27);
  });
});
