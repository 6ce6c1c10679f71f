import { describe, expect, it } from "vitest";
import { listEditions } from "./config/list-editions.ts";
import { makeSettings } from "./config/settings.ts";
import { createReport } from "./diagnostics/report.ts";
import { orderByAge, tellHistory } from "./edition-histories.ts";
import { linkModel } from "./testdata/link-model.ts";

async function listHistories(versions: readonly { version: string; inputs: string[]; pluginId?: string }[]) {
  const editions = listEditions(makeSettings({}, { versions }, "bundled"), createReport());
  if (editions === undefined) throw new Error("the versions are all right");
  const { catalogue } = await linkModel({ "shop.graphql": "type Query { product: ID }" });
  const made = orderByAge(editions.made, editions);
  const histories = await Promise.all(
    made.map((edition, index) => {
      const before = made[index - 1];
      return tellHistory(catalogue, edition, before && { edition: before, catalogue }, editions);
    }),
  );
  return made.map(({ settings }, index) => [settings.version, histories[index]?.since]);
}

describe("the histories of editions", () => {
  it("are those of a set, since another set is another model", async () => {
    const versions = [
      { version: "shop-2", inputs: ["shop-2"] },
      { version: "stock-2", inputs: ["stock-2"], pluginId: "stock" },
      { version: "shop-1", inputs: ["shop-1"] },
      { version: "stock-1", inputs: ["stock-1"], pluginId: "stock" },
    ];
    expect(await listHistories(versions)).toEqual([
      ["stock-1", undefined],
      ["stock-2", "stock-1"],
      ["shop-1", undefined],
      ["shop-2", "shop-1"],
    ]);
  });

  it("call a version that is a number alone one", async () => {
    const versions = ["2", "1"].map((version) => ({ version, inputs: [version] }));
    expect(await listHistories(versions)).toEqual([
      ["1", undefined],
      ["2", "version 1"],
    ]);
  });
});
