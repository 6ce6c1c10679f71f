import { describe, expect, it } from "vitest";
import { readGraphqlModel } from "../../testdata/graphql-model.ts";
import { type OperationKin, relateOperations } from "./related-operations.ts";

async function relate(names: readonly string[]): Promise<(name: string) => Partial<OperationKin>> {
  const fields = names.map((name) => `  ${name}: Int\n`).join("");
  const { catalogue } = await readGraphqlModel({
    "a.graphql": `type Query {\n  tag: Int\n}\ntype Mutation {\n${fields}}`,
  });
  const { operations } = catalogue.graphql;
  const related = relateOperations(operations);
  return (name) => {
    const operation = operations.find((each) => each.name === name);
    if (operation === undefined) throw new Error(`no operation ${name}`);
    const groups = Object.entries(related.of(operation)).filter(([, coordinates]) => coordinates.length > 0);
    return Object.fromEntries(groups);
  };
}

const mutations = (...names: readonly string[]): readonly string[] => names.map((name) => `Mutation.${name}`);

describe("relateOperations", () => {
  it("tells what undoes an operation, as close to its own form as there is one", async () => {
    const kin = await relate(["addOwner", "addOwners", "batchAddOwners", "removeOwner", "batchRemoveOwners"]);
    expect(kin("addOwner")).toEqual({
      inverse: mutations("removeOwner"),
      several: mutations("addOwners", "batchAddOwners"),
      onSameSubject: mutations("batchRemoveOwners"),
    });
    expect(kin("addOwners")).toMatchObject({
      inverse: mutations("removeOwner"),
      several: mutations("batchAddOwners"),
      single: mutations("addOwner"),
    });
    expect(kin("batchRemoveOwners")).toMatchObject({
      inverse: mutations("batchAddOwners"),
      single: mutations("removeOwner"),
    });
  });

  it("prefers the nearer opposite of a verb, and takes the farther one where it is the only one", async () => {
    const kin = await relate([
      "addTag",
      "createTag",
      "deleteTag",
      "removeTag",
      "updateTag",
      "createGroup",
      "removeGroup",
    ]);
    expect(kin("createTag")).toEqual({
      inverse: mutations("deleteTag"),
      onSameSubject: ["Query.tag", ...mutations("addTag", "removeTag", "updateTag")],
    });
    expect(kin("removeTag")).toMatchObject({ inverse: mutations("addTag") });
    expect(kin("removeGroup")).toEqual({ inverse: mutations("createGroup") });
  });

  it("knows verbs by what they begin with, and no verb in a name that is only a noun", async () => {
    const kin = await relate([
      "setDomain",
      "batchSetDomain",
      "unsetDomain",
      "activatePlan",
      "deactivatePlan",
      "corpTag",
    ]);
    expect(kin("unsetDomain")).toEqual({
      inverse: mutations("setDomain"),
      onSameSubject: mutations("batchSetDomain"),
    });
    expect(kin("activatePlan")).toEqual({ inverse: mutations("deactivatePlan") });
    expect(kin("corpTag")).toEqual({});
  });
});
