import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { readPage } from "../../page-model/read-page.ts";
import { loadGuides } from "../../testdata/load-guides.ts";
import { plan } from "../plan.ts";

/** The words and addresses of links on pages of a model with guides, by route. */
async function listLinks(sourceUrl: string): Promise<ReadonlyMap<string, readonly string[]>> {
  const folder = fileURLToPath(new URL("../../testdata/sites/declared", import.meta.url));
  const { catalogue, documents, report } = await loadGuides(folder, sourceUrl);
  const { pages } = plan(catalogue, { title: "Harbour", base: "/", sourceUrl }, report, documents.prose);
  expect(report.diagnostics.filter(({ severity }) => severity !== "info")).toEqual([]);
  return new Map(
    pages.map((page) => {
      const { content } = readPage(page);
      const html = content.kind === "prose" ? content.html : "";
      const links = [...html.matchAll(/<a [^>]*?href="([^"#][^"]*)"[^>]*>(.*?)<\/a>/g)];
      return [page.route, links.map(([, href, words]) => `${words} ${href}`)];
    }),
  );
}

test("a link to a file of the model leads to the page of what it declares, unless it offers the file", async () => {
  const links = await listLinks("");
  expect(links.get("")).toEqual([
    "the ship /generated/metamodel/types/harbour.Ship/",
    "those on board /generated/metamodel/types/",
    "the API /graphql/",
    "tides /assets/content/tides.json",
    "Download the ship /assets/content/avro/Ship.avsc",
    "the API /assets/content/harbour.graphql",
    "two lines /assets/content/avro/Ship.avsc",
    "the text /assets/content/avro/Ship.avsc",
    "those on board /assets/content/avro/crew.avdl",
    "save <b>those</b> /assets/content/avro/crew.avdl",
    "those /assets/content/avro/crew.avdl",
    "A <b>crew</b> /generated/metamodel/types/",
    "the raw schema of a crew /assets/content/avro/crew.avdl",
    "raw crews that a save leaves /generated/metamodel/types/",
  ]);
  expect(links.get("guide")).toEqual([
    "Ship /generated/metamodel/types/harbour.Ship/",
    'here<span class="visually-hidden"> (GraphQL)</span> /graphql/',
    "crews /generated/metamodel/types/",
  ]);
});

test("where a repository shows the files, what offers them leads there", async () => {
  const links = await listLinks("https://example.org/{path}#L{line}");
  expect(links.get("")?.slice(0, 7)).toEqual([
    "the ship /generated/metamodel/types/harbour.Ship/",
    "those on board /generated/metamodel/types/",
    "the API /graphql/",
    "tides https://example.org/tides.json",
    "Download the ship https://example.org/avro/Ship.avsc",
    "the API https://example.org/harbour.graphql",
    "two lines https://example.org/avro/Ship.avsc#L3",
  ]);
});
