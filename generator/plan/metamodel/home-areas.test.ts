import { expect, it } from "vitest";
import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { CliCommand } from "../../catalogue/cli.ts";
import { readPage } from "../../page-model/read-page.ts";
import { loadModel } from "../../testdata/load-model.ts";
import { plan } from "../plan.ts";

async function listLabels(more: Partial<Catalogue>): Promise<readonly string[]> {
  const { catalogue } = await loadModel("avro-only");
  const home = plan({ ...catalogue, ...more }, { title: "Events", base: "/docs/" }).pages.find(
    ({ route }) => route === "",
  );
  const content = home === undefined ? undefined : readPage(home).content;
  return content?.kind === "landing"
    ? content.entries.map(({ label, count, href }) => `${label}, ${count}: ${href}`)
    : [];
}

const span = { file: "cli.py", start: 0, end: 0 } as unknown as CliCommand["span"];

function makeCommand(path: string, commands: readonly CliCommand[] = []): CliCommand {
  return { path, options: [], arguments: [], commands, span };
}

it("leads from the home page to programs with their commands, and to the variables that they ask for", async () => {
  const cli = [makeCommand("shop", [makeCommand("shop open"), makeCommand("shop close")]), makeCommand("till")];
  const environment = [{ name: "SHOP_HOME", reads: [], span }];
  expect(await listLabels({ cli, environment })).toEqual(
    expect.arrayContaining([
      "Command line, 3 commands: /docs/generated/cli/shop/",
      "Environment variables, 1: /docs/generated/environment/",
    ]),
  );
});

it("leads to neither where there is none", async () => {
  expect((await listLabels({})).filter((label) => /Command|Environment/.test(label))).toEqual([]);
});

it("promises no clients of a library of which there are only the classes of the model", async () => {
  const { catalogue } = await loadModel("tiny");
  const models = { module: "shop.models", classes: [] };
  const { pages } = plan({ ...catalogue, sdk: { pages: [], models } }, { title: "Shop", base: "/docs/" });
  const home = pages.find(({ route }) => route === "");
  const library = pages.find(({ route }) => route === "python-sdk");
  const text = JSON.stringify([home && readPage(home), library && readPage(library)]);
  expect(text).toContain("a class for every record and enum");
  expect(text).not.toMatch(/clients|Use the client library/);
});
