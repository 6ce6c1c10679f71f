import { expect, test } from "vitest";
import type { CommandContent } from "../../page-model/command.ts";
import { linkModel } from "../../testdata/link-model.ts";
import { createPlanContext } from "../create-plan-context.ts";
import { planCliPages } from "./plan-cli-pages.ts";

async function planCommand(manifest: string): Promise<CommandContent> {
  const { catalogue, said } = await linkModel({ "cli/shop.yml": manifest });
  expect(said).toEqual([]);
  const page = planCliPages(createPlanContext(catalogue, { title: "Test", base: "/" }), "sdk").find(
    ({ route }) => route === "generated/cli/berth",
  );
  return page?.content as CommandContent;
}

test.each([
  ["list", "[<command>]", "Without a command, <code>list</code> is meant."],
  ["gone", "<command>", ""],
])("says which command is meant without one only where that is there: %s", async (usual, word, note) => {
  const { usage, doc } = await planCommand(
    `commands: [{ command: shop }, { command: shop berth, usual: ${usual} }, { command: shop berth list }]`,
  );
  expect(usage.code).toBe(`shop berth ${word}`);
  expect(doc ?? "").toContain(note);
  expect(doc === undefined).toBe(note === "");
});

test("what `--no-` stands before is the opposite, and no other spelling", async () => {
  const { options } = await planCommand(
    "commands: [{ command: shop }, { command: shop berth, options: [" +
      "{ names: [--pull, -p, --no-pull], type: flag }, { names: [--no-wait], type: flag }] }]",
  );
  expect(
    options.map(({ name, facts }) => [name, ...facts.map((fact) => fact.map(({ text }) => text).join(""))]),
  ).toEqual([["--pull", "also -p", "the opposite is --no-pull"], ["--no-wait"]]);
});
