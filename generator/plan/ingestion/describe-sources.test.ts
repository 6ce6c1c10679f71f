import { expect, test } from "vitest";
import { readIngestionModel } from "../../testdata/ingestion-model.ts";
import { describeSources } from "./describe-sources.ts";

const whole = `
    capabilities: [{name: TAGS}]
    recipe: "{source: {type: x}}"
    options: []`;

async function describe(...plugins: readonly string[]): Promise<string> {
  const rows = plugins.map((text, index) => `  - id: p${index}${text}\n`).join("");
  const { catalogue } = await readIngestionModel({ "ingestion/a.yml": `platform: a\nplugins:\n${rows}` });
  return describeSources([...catalogue.ingestion.platforms.values()].flatMap((platform) => platform.plugins));
}

test("what all plugins have, most or some of them, is said so", async () => {
  expect(await describe(whole, whole)).toBe(
    "Each page has a list of what is extracted, a recipe to begin with, and every option.",
  );
  expect(await describe(whole, whole, "\n    capabilities: [{name: TAGS}]")).toBe(
    "Each page has a list of what is extracted. Most have a recipe to begin with and every option.",
  );
  expect(await describe("\n    options: [{path: a, type: string}]", "")).toBe("Some have every option.");
  expect(await describe("")).toBe("");
});

test("options that are included from nowhere are not listed", async () => {
  expect(await describe("\n    include: [gone]")).toBe("");
});
