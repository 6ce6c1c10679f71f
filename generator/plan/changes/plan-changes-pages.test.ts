import { expect, it } from "vitest";
import { compareCatalogues } from "../../compare/compare-catalogues.ts";
import { linkModel } from "../../testdata/link-model.ts";
import { createPlanContext } from "../create-plan-context.ts";
import { planChangesPages } from "./plan-changes-pages.ts";

async function listTitles(annotation: string): Promise<readonly string[]> {
  const toModel = (field: string) => {
    const text = `namespace a ${annotation} record Ship { ${field}: string }`;
    return linkModel({ "a/Ship.pdl": text, "a/Port.pdl": `namespace a record Port { ${field}: string }` });
  };
  const [before, after] = [(await toModel("name")).catalogue, (await toModel("title")).catalogue];
  const context = createPlanContext(after, { title: "Test", base: "/" });
  const history = { since: "1.0", comparison: compareCatalogues(before, after) };
  const { pages } = planChangesPages(context, history);
  return pages.slice(1).map(({ title, description }) => `${title} / ${description}`);
}

it("says nothing of metadata where there are schemas alone", async () => {
  expect(await listTitles("")).toEqual([
    "Read and write data: changes since 1.0 / What is new, different and gone in the schemas since 1.0.",
  ]);
  expect(await listTitles('@Aspect = { "name": "ship" }')).toEqual([
    "Read and write metadata: changes since 1.0 / What is new, different and gone in the metadata model since 1.0.",
  ]);
});
