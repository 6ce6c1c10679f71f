import { expect, it } from "vitest";
import { linkModel } from "../../testdata/link-model.ts";
import { plan } from "../plan.ts";

/** What stands below the aspects in the tree, groups with how many they have. */
async function listAspects(...names: readonly string[]): Promise<readonly string[]> {
  const { catalogue } = await linkModel(
    Object.fromEntries(
      names.map((name) => [
        `pdl/${name}.pdl`,
        `namespace harbour\n\n/** Told of a ship. */\n@Aspect.name = "${name}"\nrecord ${name} {\n  /** What. */\n  what: string\n}\n`,
      ]),
    ),
  );
  const tree = plan(catalogue, { title: "Harbour", base: "/docs/" }).navigation.get("metamodel");
  const aspects = tree?.items.find(({ label }) => label === "Aspects");
  return (aspects?.items ?? []).map(({ label, items }) => (items === undefined ? label : `${label} ${items.length}`));
}

it("groups aspects by what they tell", async () => {
  expect(await listAspects("mooring", "ownership", "ballast")).toEqual(["Description 2", "Ownership 1"]);
});

it("lists aspects that all tell the same without a group, which may be one that their names say nothing of", async () => {
  expect(await listAspects("mooring", "ballast")).toEqual(["ballast", "mooring"]);
});
