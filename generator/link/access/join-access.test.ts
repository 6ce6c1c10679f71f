import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { planAccessPages } from "../../plan/access/plan-access-pages.ts";
import { createPlanContext } from "../../plan/create-plan-context.ts";
import { linkModel } from "../../testdata/link-model.ts";

const folder = fileURLToPath(new URL("../../testdata/boot", import.meta.url));
const boot = {
  "resources/boot/policies.json": readFileSync(`${folder}/boot.json`, "utf8"),
  "resources/bootstrap_mcps/all.yaml": readFileSync(`${folder}/bootstrap.yaml`, "utf8"),
};
const code = {
  "java/com/linkedin/metadata/Constants.java":
    'package com.linkedin.metadata; public class Constants { public static final String PART = "part"; }',
  "java/com/linkedin/metadata/authorization/PoliciesConfig.java": `package com.linkedin.metadata.authorization;
    import com.linkedin.metadata.Constants;
    public class PoliciesConfig {
      static final Privilege MANAGE = Privilege.of("MANAGE_THINGS", "Manage Things", "Makes " + "things.");
      static final Privilege EDIT = Privilege.of("EDIT_THING", "Edit", "Edits one.");
      static final Privilege TAGS = Privilege.of("EDIT_TAGS", "Edit Tags", "Tags one.");
      static final Privilege AGAIN = Privilege.of("EDIT_TAGS", "Again", "The same.");
      static final Privilege CALL = Privilege.of("CALL", "Call", "To use the API.");
      static final Privilege ASIDE = Privilege.of("ASIDE", "Aside", "In no list.");
      static final List<Privilege> PLATFORM_PRIVILEGES = ImmutableList.of(MANAGE);
      static final List<Privilege> COMMON = ImmutableList.of(EDIT);
      static final ResourcePrivileges THING = ResourcePrivileges.of("thing", "Things", "All things.",
        Stream.of(COMMON, ImmutableList.of(TAGS, EDIT)).flatMap(Collection::stream).collect(Collectors.toList()));
      static final ResourcePrivileges PART = ResourcePrivileges.of(Constants.PART, "Parts", "Parts.", COMMON);
      static final ResourcePrivileges HIDDEN = ResourcePrivileges.of("hidden", "Hidden", "Not offered.", COMMON);
      static final List<ResourcePrivileges> ENTITY_RESOURCE_PRIVILEGES = ImmutableList.of(THING, PART);
      static final List<Privilege> CIRCLE = ImmutableList.of(CIRCLE);
    }`,
};

describe("what code and data say about access", () => {
  it.each([
    ["gives back", "return ImmutableList.of(MANAGE);"],
    ["fills", "List<Privilege> list = new ArrayList<>(); list.add(MANAGE); return list;"],
    ["makes of what it is given", "return join(ImmutableList.of(MANAGE), own(own()));"],
  ])("is read from a list that a method %s", async (_, body) => {
    const path = "java/com/linkedin/metadata/authorization/PoliciesConfig.java";
    const text = code[path].replace(
      "PLATFORM_PRIVILEGES = ImmutableList.of(MANAGE);",
      `PLATFORM_PRIVILEGES = own();
      private static List<Privilege> own() { ${body} }
      private static List<Privilege> join(List<Privilege> one, List<Privilege> other) { one.addAll(other); return one; }`,
    );
    const { catalogue, said } = await linkModel({ ...code, [path]: text });
    expect(said).toEqual([]);
    const { privileges } = catalogue.access;
    expect([...privileges.values()].filter(({ scope }) => scope === "platform").map(({ name }) => name)).toEqual([
      "MANAGE_THINGS",
    ]);
  });

  it("is read with scopes, lists put together and constants followed", async () => {
    const { catalogue, said } = await linkModel(code);
    expect(said).toEqual([]);
    const { privileges, resourceTypes } = catalogue.access;
    expect(
      [...privileges.values()].map(({ name, scope, resourceTypes: on }) => [name, scope, ...on].join(" ")),
    ).toEqual([
      "MANAGE_THINGS platform",
      "EDIT_THING resource thing part",
      "EDIT_TAGS resource thing",
      "CALL api",
      "ASIDE resource",
    ]);
    expect(privileges.get("MANAGE_THINGS")).toMatchObject({
      label: "Manage Things",
      doc: "Makes things.",
      origin: "code",
      span: { startLine: 4 },
    });
    expect([...resourceTypes.values()].map(({ name, label }) => `${name} ${label}`)).toEqual([
      "thing Things",
      "part Parts",
    ]);
  });

  it("tells what policies are limited to besides types, and takes no filter against a type for one", async () => {
    const policy = (resources: unknown, actors: unknown = {}): unknown => ({
      urn: `urn:li:dataHubPolicy:${JSON.stringify(resources).length}`,
      info: { type: "METADATA", privileges: ["EDIT_THING"], actors, resources },
    });
    const filter = (...criteria: readonly unknown[]): unknown => ({ filter: { criteria } });
    const { catalogue, said } = await linkModel({
      ...code,
      "resources/boot/policies.json": JSON.stringify([
        policy(filter({ field: "TYPE", values: ["thing"], condition: "NOT_EQUALS" }, { field: "TAG", values: ["t"] })),
        policy({ type: "thing", resources: ["urn:li:thing:1"], allResources: false }),
        policy(
          { type: "thing", allResources: true, resources: [] },
          { resourceOwners: true, resourceOwnersTypes: ["o"] },
        ),
        policy({
          privilegeConstraints: { criteria: [{ field: "URN", values: ["a", "b"], condition: "STARTS_WITH" }] },
        }),
      ]),
    });
    expect(said).toEqual([]);
    expect([...catalogue.access.policies.values()].map(({ resourceTypes, limits }) => [resourceTypes, limits])).toEqual(
      [
        [
          [],
          [
            { of: "resource", field: "TYPE", condition: "NOT_EQUALS", values: ["thing"] },
            { of: "resource", field: "TAG", condition: "EQUALS", values: ["t"] },
          ],
        ],
        [["thing"], [{ of: "resource", field: "URN", condition: "EQUALS", values: ["urn:li:thing:1"] }]],
        [["thing"], undefined],
        [[], [{ of: "change", field: "URN", condition: "STARTS_WITH", values: ["a", "b"] }]],
      ],
    );
    expect([...catalogue.access.policies.values()][2]?.actors).toMatchObject({ ownershipTypes: ["o"] });
    const pages = planAccessPages(createPlanContext(catalogue, { title: "T", base: "/" }))
      .pages.map((page) => JSON.stringify(page))
      .join("\n");
    expect(pages).toContain('"Only where","value":[{"text":"TYPE is not thing, and TAG is t"}]');
    expect(pages).toContain('"May only set","value":[{"text":"URN begins with a or b"}]');
    expect(pages).toContain("owners of the resource by o");
  });

  it.each([
    ["new", "new ArrayList<>(Arrays.asList(MANAGE))"],
    ["a cast", "(List<Privilege>) List.of(MANAGE)"],
    ["a builder", "ImmutableList.<Privilege>builder().add(MANAGE).build()"],
    ["a block", "new ArrayList<>(); static { PLATFORM_PRIVILEGES.add(MANAGE); }"],
    ["streams", "Stream.concat(List.of(MANAGE).stream(), Stream.empty()).toList()"],
  ])("knows what is on the platform from a list that is made by %s", async (_, list) => {
    const path = "java/com/linkedin/metadata/authorization/PoliciesConfig.java";
    const text = code[path].replace("PLATFORM_PRIVILEGES = ImmutableList.of(MANAGE)", `PLATFORM_PRIVILEGES = ${list}`);
    const { catalogue, said } = await linkModel({ ...code, [path]: text });
    expect(said).toEqual([]);
    expect(catalogue.access.privileges.get("MANAGE_THINGS")?.scope).toBe("platform");
  });

  it("has what its lists name of other classes, with their own names and texts", async () => {
    const path = "java/com/linkedin/metadata/authorization/PoliciesConfig.java";
    const text = code[path]
      .replace("ImmutableList.of(EDIT);", "ImmutableList.of(EDIT, AcmePolicies.SIGN);")
      .replace("ImmutableList.of(THING, PART)", "Stream.of(List.of(THING, PART), AcmePolicies.TYPES).toList()");
    const { catalogue, said } = await linkModel({
      ...code,
      [path]: text,
      "java/com/linkedin/metadata/authorization/AcmePolicies.java": `package com.linkedin.metadata.authorization;
        class AcmePolicies {
          static final String NAME = "SIGN_THING";
          static final Privilege SIGN = new PoliciesConfig.Privilege(NAME, "Sign", """
              Signs
              one.""");
          static final ResourcePrivileges SEAL = ResourcePrivileges.of("seal", "Seals", "Seals.", List.of(SIGN));
          static final List<ResourcePrivileges> TYPES = List.of(SEAL);
        }`,
    });
    expect(said).toEqual([]);
    const { privileges, resourceTypes } = catalogue.access;
    expect(privileges.get("SIGN_THING")).toMatchObject({
      label: "Sign",
      doc: "Signs\none.",
      scope: "resource",
      resourceTypes: ["thing", "part", "seal"],
      span: { file: "java/com/linkedin/metadata/authorization/AcmePolicies.java", startLine: 4 },
    });
    expect([...resourceTypes.keys()]).toEqual(["thing", "part", "seal"]);
  });

  it("has policies with what they grant, limits as far as the model knows them, and names that nothing checks", async () => {
    const { catalogue, said } = await linkModel({ ...code, ...boot });
    expect(said).toEqual([]);
    const { policies, privileges, roles } = catalogue.access;
    expect([...policies.values()]).toMatchObject([
      {
        id: "0",
        active: false,
        editable: false,
        type: "PLATFORM",
        privileges: ["MANAGE_THINGS", "GONE"],
        actors: { allUsers: true, users: ["urn:li:corpuser:ada"], roles: ["Keeper"] },
      },
      { id: "1", active: true, editable: true, privileges: ["EDIT_THING"], resourceTypes: ["thing"] },
    ]);
    expect(privileges.get("GONE")?.scope).toBe("unused");
    expect(roles.get("Keeper")).toMatchObject({ doc: "Keeps.", policies: ["0"] });
  });

  it("calls nothing unchecked where the code is not there", async () => {
    const { catalogue } = await linkModel({ "resources/boot/policies.json": boot["resources/boot/policies.json"] });
    const { privileges, roles } = catalogue.access;
    expect([...privileges.values()].map(({ name, scope }) => `${name} ${scope}`)).toEqual([
      "MANAGE_THINGS platform",
      "GONE platform",
      "EDIT_THING resource",
    ]);
    expect(roles.get("Keeper")).toMatchObject({ urn: "urn:li:dataHubRole:Keeper", policies: ["0"] });
  });

  it("stays behind what a manifest says of the same", async () => {
    const manifest = "privileges: [{ name: EDIT_TAGS, label: Ours }]\nroles: [{ name: Keeper, doc: Ours. }]";
    const { catalogue, said } = await linkModel({ ...code, ...boot, "access/all.yml": manifest });
    expect(said).toEqual([]);
    const { privileges, roles, resourceTypes } = catalogue.access;
    expect(privileges.get("EDIT_TAGS")).toMatchObject({ label: "Ours", origin: "manifest", resourceTypes: ["thing"] });
    expect(roles.get("Keeper")).toMatchObject({ doc: "Ours.", policies: ["0"] });
    expect(resourceTypes.get("thing")?.privileges).toEqual(["EDIT_THING", "EDIT_TAGS"]);
  });
});

describe("default policies of one URN", () => {
  const entry = (label: string, editable: boolean) => ({
    urn: "urn:li:dataHubPolicy:1",
    info: { displayName: label, type: "PLATFORM", editable, privileges: [] },
  });

  it.each([
    ["can be edited, has no effect", [entry("One", false), entry("Two", true)], "One", "has no effect"],
    ["can't, replaces it", [entry("One", true), entry("Two", false)], "Two", "takes the place of the first"],
  ])("the second, if it %s, and is told", async (_, entries, left, word) => {
    const { catalogue, said } = await linkModel({ "resources/boot/policies.json": JSON.stringify(entries) });
    expect([...catalogue.access.policies.values()].map(({ label }) => label)).toEqual([left]);
    expect(said).toEqual([expect.stringContaining(`access/repeated-policy the default policy`)]);
    expect(said[0]).toContain(word);
  });
});
