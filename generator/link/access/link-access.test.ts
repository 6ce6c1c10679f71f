import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { printJson } from "../../print/print-json.ts";
import { expectGolden } from "../../testdata/golden.ts";
import { linkModel } from "../../testdata/link-model.ts";

const folder = fileURLToPath(new URL("../../testdata/access", import.meta.url));

describe("linkAccess", () => {
  it("tells privileges what they are granted on, and roles which policies name them", async () => {
    const text = readFileSync(`${folder}/kitchen-sink.yml`, "utf8");
    const { catalogue, said } = await linkModel({ "access/all.yml": text });
    expect(said).toEqual([]);
    expectGolden(`${folder}/kitchen-sink.linked.json`, `${printJson(catalogue.access)}\n`);
  });

  it("joins the files, whichever one declares what another one names", async () => {
    const { catalogue, said } = await linkModel({
      "access/a.yml": "doc: One.\npolicies: [{ id: p, privileges: [A], actors: { roles: [R] } }]",
      "access/b.yml": "doc: Two.\nprivileges: [{ name: A }]\nroles: [{ name: R }]",
    });
    expect(said).toEqual([]);
    expect(catalogue.access.doc).toBe("One.\n\nTwo.");
    expect(catalogue.access.policies.get("p")?.privileges).toEqual(["A"]);
    expect(catalogue.access.roles.get("R")?.policies).toEqual(["p"]);
  });

  it.each([
    [
      "privileges: [{ name: EDIT_TAGS }]\npolicies: [{ id: p, privileges: [EDIT_TAG] }]",
      "access/all.yml:2:34 access/unknown-privilege no manifest describes a privilege `EDIT_TAG`",
    ],
    [
      "resourceTypes: [{ name: t, privileges: [GONE] }]",
      "access/all.yml:1:41 access/unknown-privilege no manifest describes a privilege `GONE`",
    ],
    [
      "policies: [{ id: p, actors: { roles: [Editors] } }]",
      "access/all.yml:1:39 access/unknown-role no manifest describes a role `Editors`",
    ],
    [
      "policies: [{ id: p, resourceTypes: [datasets] }]",
      "access/all.yml:1:37 access/unknown-resource-type no manifest describes a type of resources `datasets`",
    ],
    [
      "roles: [{ name: R, doc: One. }, { name: R, doc: Two. }]",
      "access/all.yml:1:41 access/duplicate the role `R` is described a second time",
    ],
  ])("reports %j", async (text, expected) => {
    const { said } = await linkModel({ "access/all.yml": text });
    expect(said).toEqual([expected]);
  });

  it("leaves out what is unknown, and keeps the first of two", async () => {
    const { catalogue } = await linkModel({
      "access/all.yml":
        "privileges: [{ name: A, doc: One. }, { name: A, doc: Two. }]\npolicies: [{ id: p, privileges: [A, B, A] }]",
    });
    expect(catalogue.access.privileges.get("A")?.doc).toBe("One.");
    expect(catalogue.access.policies.get("p")?.privileges).toEqual(["A"]);
  });

  it("is empty for a model without manifests", async () => {
    const { catalogue } = await linkModel({});
    const { privileges, resourceTypes, roles, policies } = catalogue.access;
    expect([privileges.size, resourceTypes.size, roles.size, policies.size]).toEqual([0, 0, 0, 0]);
  });
});
