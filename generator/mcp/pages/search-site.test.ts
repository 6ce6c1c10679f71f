import { expect, it } from "vitest";
import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { JsonObject } from "../../catalogue/json.ts";
import { toAnswer } from "../../engine/answer.ts";
import type { SitePage } from "../../page-model/page.ts";
import { loadModel } from "../../testdata/load-model.ts";
import { plan } from "../../plan/plan.ts";
import { planSearch } from "../../plan/search/plan-search.ts";
import { createSiteFolder, type SiteFolder } from "../sites/site-folder.ts";
import { findPages } from "./find-pages.ts";
import { searchSite } from "./search-site.ts";
import { suggestThings } from "../things/suggest-things.ts";
import { suggestPages } from "./suggest-pages.ts";

async function openHarbour(): Promise<SiteFolder> {
  const { catalogue } = await loadModel("harbour");
  const { pages } = plan(catalogue, { title: "Harbour", base: "/docs/" });
  const texts = new Map(planSearch(pages, { base: "/docs/" }).map(({ path, content }) => [path, content]));
  texts.set(
    "generated/metamodel/types/com.example.common.Tide-2.md",
    "# Tide\n\n## `EBB`\n\nDeep water.\n\n## `other`\n\nShallow water.\n",
  );
  return createSiteFolder({ catalogue, base: "/docs/", read: (path) => texts.get(path) });
}

it("leads with passages where they answer a question, and leaves room for what follows", async () => {
  const site = await openHarbour();
  const question = await searchSite(site, "which aspects does a ship have", { limit: 5 });
  expect(question.found[0]).toMatchObject({ kind: "entity", name: "ship" });
  const name = await searchSite(site, "ship", { limit: 3 });
  expect(name.found).toHaveLength(3);
  expect(name.found[0]).toMatchObject({ kind: "entity", name: "ship" });
});

it("suggests pages by what an address ends in", async () => {
  const site = await openHarbour();
  const meant = "generated/metamodel/entities/ship/";
  for (const address of ["ship", "entities/Ship.md", "https://docs.example.org/x/ship/#mooring", "models/shp"])
    expect(await suggestPages(site, address), address).toContain(meant);
  expect(await suggestPages(site, "//#")).toEqual([]);
  expect(await suggestPages(site, "Harbour")).not.toContain("");
});

it("gives the section of what is only a part of a page", async () => {
  const site = await openHarbour();
  const [first] = await findPages(site, "EBB");
  expect(first).toMatchObject({ name: "EBB", text: "## `EBB`\n\nDeep water." });
});

/** A page that a plug-in has made, and is called so. */
function toPage(route: string, title: string, aliases: readonly string[]): SitePage {
  return {
    ...{ route, title, description: "", section: "guides", navigation: "guides", breadcrumbs: [], toc: [], badges: [] },
    aliases,
    content: toAnswer({ kind: "plain" as const, facts: [], sections: [] }),
  };
}

async function openPages(pages: readonly SitePage[], known: Partial<Catalogue>): Promise<SiteFolder> {
  const { catalogue } = await loadModel("harbour");
  const texts = new Map(planSearch(pages, { base: "/docs/" }).map((file) => [file.path, file.content]));
  for (const { route, title, aliases = [] } of pages) {
    texts.set(`${route}.md`, `# ${title}\n\n${aliases.map((alias) => `- Request: \`${alias}\`\n`).join("")}`);
  }
  const read = (path: string): string | undefined => texts.get(path);
  return createSiteFolder({ catalogue: { ...catalogue, ...known }, base: "/docs/", read });
}

it("finds a call by the name that programs have for it, which its page may be called otherwise than", async () => {
  const call = { plugin: "openapi", name: "GET /ships/{id}", id: "ships/get", inputs: [], answers: [] };
  const page = toPage("generated/openapi/operations/ships-get", "Get a ship", ["GET /ships/{id}", "ships/get"]);
  const site = await openPages([page], { endpoints: [call] });
  expect(await findPages(site, "ships/get")).toMatchObject([{ name: "Get a ship" }]);
  expect(suggestThings(site.catalogue, "ships/gte")).toEqual(["ships/get"]);
});

it("gives a page under its own name, whatever else has stood there, and methods by any way of writing them", async () => {
  const service = { name: "harbour.v1.Piers", isDescribed: true };
  const call = { plugin: "protobuf", name: "harbour.v1.Piers/Open", service, inputs: [], answers: [] };
  const removed = ["Close", "Build"].map((name) => ({ name: `harbour.v1.Piers/${name}`, note: "removed in v2" }));
  const site = await openPages(
    [
      { ...toPage("generated/protobuf/harbour.v1.Piers", "Piers", []), history: { labels: {}, timeline: [], removed } },
      toPage("generated/protobuf/harbour.v1.Piers/Open", "Open", ["harbour.v1.Piers/Open"]),
    ],
    { endpoints: [call] },
  );
  const find = async (written: string): Promise<readonly string[]> =>
    (await findPages(site, written)).map(({ kind, name }) => `${kind} ${name}`);
  expect(await find("harbour.v1.Piers")).toEqual(["reference Piers"]);
  expect(await find("Piers.Open")).toEqual(["reference Open"]);
});

it("tells schemas apart whose names begin alike, and finds them without their namespaces", async () => {
  const names = ["org.yard", "org.yard.crane", "org.yard.Berth"];
  const fields: Readonly<Record<string, JsonObject>> = { "org.yard": { name: { type: "string" } } };
  const payloads = names.map((name) => ({
    ...{ plugin: "openapi", name, page: `schemas/${name}` },
    schema: { type: "object", properties: fields[name] ?? { load: { type: "string" } } },
  }));
  const pages = names.map((name) => toPage(`generated/openapi/schemas/${name}`, name, []));
  const site = await openPages(pages, { payloads });
  const find = async (written: string): Promise<readonly string[]> =>
    (await findPages(site, written)).map(({ name }) => name);
  expect(await find("org.yard.crane")).toEqual(["org.yard.crane"]);
  expect(await find("org.yard.name")).toEqual(["org.yard"]);
  expect(await find("org.yard.crane.load")).toEqual(["org.yard.crane"]);
  expect(await find("Berth")).toEqual(["org.yard.Berth"]);
  expect(await find("Berth.load/minLength")).toEqual(["org.yard.Berth"]);
  expect(await find("org.yard.crame")).toEqual([]);
  expect(suggestThings(site.catalogue, "org.yard.crame")).toContain("org.yard.crane");
  expect(suggestThings(site.catalogue, "Berth.laod")).toEqual(["Berth.load"]);
  expect(suggestThings(site.catalogue, "Bert")).toContain("Berth");
});

it("gives of a field what its page says of that, for each schema of that name", async () => {
  const names = ["old.Crane", "new.Crane"];
  const payloads = names.map((name) => ({
    ...{ plugin: "openapi", name, page: `schemas/${name}` },
    schema: { type: "object", properties: { load: { type: "object" } } },
  }));
  const pages = names.map((name) => toPage(`generated/openapi/schemas/${name}`, name, []));
  const site = await openPages(pages, { payloads });
  const reads: string[] = [];
  const read = (path: string): string | undefined => {
    if (path.endsWith(".md")) reads.push(path);
    const fields =
      "## Fields\n\n- `yard` · `object`\n  - `load` · `string`\n- `load` · `object`\n  - `tons` · `number`\n";
    return path.endsWith("Crane.md") ? `# Crane\n\n${fields}` : site.read(path);
  };
  const cranes = createSiteFolder({ ...site, read });
  const text = "- `load` · `object`\n  - `tons` · `number`";
  expect(await findPages(cranes, "Crane.load.tons")).toMatchObject([
    { name: "old.Crane", part: "load", text },
    { name: "new.Crane", part: "load", text },
  ]);
  reads.length = 0;
  expect(await findPages(cranes, "new.Crane")).toMatchObject([{ text: expect.stringMatching(/^# Crane/) }]);
  // What is not asked for is not made.
  expect(reads).toEqual(["generated/openapi/schemas/new.Crane.md"]);
});

it("gives what a page says of an option", async () => {
  const sink = toPage("generated/ingestion/sinks/harbour-mail", "harbour-mail", []);
  const site = await openPages([sink], {});
  const texts: Readonly<Record<string, string>> = {
    "generated/ingestion/sinks/harbour-mail.md":
      "# harbour-mail\n\n- `server.port` · `integer`\n- `token` · `string`\n",
  };
  const harbour = createSiteFolder({ ...site, read: (path) => texts[path] ?? site.read(path) });
  for (const written of ["harbour-mail/token", "harbour-mail.token"])
    expect(await findPages(harbour, written)).toMatchObject([{ part: "token", text: "- `token` · `string`" }]);
  expect(await findPages(harbour, "harbour-mail/server.port")).toMatchObject([{ part: "server.port" }]);
  expect(await findPages(harbour, "harbour-mail/tokens")).toEqual([]);
});

it("finds what stands on a page with what it is given", async () => {
  const guide = toPage("cranes", "Cranes", []);
  const heading = { id: "liftcraneload-options", title: "lift.crane(load[, options])", parts: [], sections: [] };
  const content = toAnswer({ kind: "plain" as const, facts: [], sections: [heading] });
  const site = await openPages([{ ...guide, content }], {});
  const text = "# Cranes\n\n## `lift.crane(load[, options])`\n\nLifts it.\n";
  const read = (path: string): string | undefined => (path === "cranes.md" ? text : site.read(path));
  const found = await findPages(createSiteFolder({ ...site, read }), "lift.crane");
  expect(found).toMatchObject([{ page: "cranes/#liftcraneload-options", text: expect.stringMatching(/Lifts it\.$/) }]);
});
