import { expect, it } from "vitest";
import type { SidebarCategory, SidebarDoc, SidebarItem } from "../catalogue/prose.ts";
import { startOfFile } from "../places/start-of-file.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import type { SitePage } from "../page-model/page.ts";
import { linkModel } from "../testdata/link-model.ts";
import type { Routes } from "./addresses/addresses.ts";
import { listTasks } from "./list-tasks.ts";
import { plan } from "./plan.ts";

it("names each type once, where releases of one schema stand side by side, and none of nothing", () => {
  const types = [
    { fullName: "v1.Part", name: "Part", uses: 3, fields: ["size"] },
    { fullName: "v2.Part", name: "Part", uses: 4, fields: ["size"] },
    { fullName: "v2.Ship", name: "Ship", uses: 2, fields: ["name"] },
    { fullName: "v2.Sunk", name: "Sunk", uses: 9, fields: [] },
  ];
  const schemas = new Map(
    types.map(({ fullName, name, uses, fields }) => [
      fullName,
      {
        kind: "record",
        name,
        fullName,
        fields,
        usedBy: Array.from({ length: uses }, () => ({ by: "Fleet" })),
        span: startOfFile(fullName),
      },
    ]),
  );
  const [graphql, prose] = [
    { operations: [], types: [] },
    { sidebars: new Map(), pages: new Map() },
  ];
  const catalogue = {
    schemas,
    graphql,
    entities: new Map(),
    access: { privileges: new Map() },
    sdk: {},
    prose,
    restli: { resources: [] },
  };
  const routes = { entities: new Map(), schemas: new Map([...schemas.keys()].map((name) => [name, name])) };
  const pages = types.map(
    ({ fullName }) => ({ route: fullName, title: fullName, description: "", section: "metamodel" }) as SitePage,
  );
  const site = { catalogue, routes } as unknown as { readonly catalogue: Catalogue; readonly routes: Routes };
  expect(listTasks(pages, site).map(({ label, route }) => `${label}: ${route}`)).toEqual([
    "See what a type is made of: Part: v2.Part",
    "See what a type is made of: Ship: v2.Ship",
  ]);
});

it("offers what an API is about, not what its lists are paged by or what its changes fail with", () => {
  const types = ["PageInfo", "BerthError", "Ship", "Harbour"].map((name, index) => ({
    kind: "object",
    name,
    uses: Array(9 - index),
  }));
  const catalogue = {
    schemas: new Map(),
    graphql: { operations: [], types },
    entities: new Map(),
    access: { privileges: new Map() },
    sdk: {},
    restli: { resources: [] },
    prose: { sidebars: new Map(), pages: new Map() },
  };
  const routes = { graphqlTypes: new Map(types.map(({ name }) => [name, name])) };
  const site = { catalogue, routes } as unknown as { readonly catalogue: Catalogue; readonly routes: Routes };
  const pages = types.map(
    ({ name }) => ({ route: name, title: name, description: "", section: "graphql" }) as SitePage,
  );
  expect(listTasks(pages, site).map(({ label }) => label)).toEqual([
    "See what a type is made of: Ship",
    "See what a type is made of: Harbour",
  ]);
});

it("offers no message of a protocol as a type, and no error, however often it may happen", async () => {
  const idl = `protocol Port {
    record Ship { string name; }
    error Lost { string why; }
    Ship find(string name) throws Lost;
    void moor(string name) throws Lost;
  }`;
  const { catalogue } = await linkModel({ "port.avdl": idl });
  const { site } = plan(catalogue, { title: "Port", base: "/" });
  const labels = site.tasks?.map(({ label }) => label).filter((label) => label.includes("made of"));
  expect(labels).toEqual(["See what a type is made of: Ship"]);
});

it("offers what others are declared in to begin with, once of several versions", async () => {
  const toDocument = (namespace: string): string => {
    const name = (last: string): string => `${namespace}.${last}`;
    const record = (fullName: string, type: unknown): object => {
      return { type: "record", name: fullName, fields: [{ name: "spec", type }] };
    };
    return JSON.stringify(record(name("Ship"), record(name("Ship.spec"), record(name("Ship.spec.mast"), "int"))));
  };
  const { catalogue } = await linkModel({
    "v1.avsc": toDocument("port.v1"),
    "v2.avsc": toDocument("port.v2"),
    "crew.avsc": JSON.stringify({ type: "record", name: "port.v1.Crew", fields: [{ name: "size", type: "int" }] }),
  });
  const { site } = plan(catalogue, { title: "Port", base: "/" });
  expect(site.tasks?.map(({ label }) => label).slice(0, 2)).toEqual([
    "Begin with Ship",
    "See what a type is made of: spec",
  ]);
});

it("begins with the newest of what is there once a version, called by what it is a version of", async () => {
  const toDocument = (fullName: string): string => {
    const inner = { type: "record", name: `${fullName}.spec`, fields: [{ name: "size", type: "int" }] };
    return JSON.stringify({ type: "record", name: fullName, fields: [{ name: "spec", type: inner }] });
  };
  const { catalogue } = await linkModel({
    "ship/v1.avsc": toDocument("port.ship.v1"),
    "ship/v2.avsc": toDocument("port.ship.v2"),
    "ship/v10.avsc": toDocument("port.ship.v10"),
    "crate/v1.avsc": toDocument("port.crate.v1"),
  });
  const { site } = plan(catalogue, { title: "Port", base: "/" });
  expect(site.tasks?.map(({ label }) => label).slice(0, 2)).toEqual(["Begin with crate.v1", "Begin with ship.v10"]);
});

it("shows what types are made of by the newest of those that are there once a version", async () => {
  const toDocument = (name: string, of: string): string =>
    JSON.stringify({ type: "record", name: `port.${name}`, fields: [{ name: "of", type: of }] });
  const { catalogue } = await linkModel({
    "ship-v1.avsc": toDocument("ship1", "port.mast1"),
    "ship-v2.avsc": toDocument("ship2", "port.mast2"),
    "mast-v1.avsc": toDocument("mast1", "int"),
    "mast-v2.avsc": toDocument("mast2", "int"),
  });
  const { site } = plan(catalogue, { title: "Port", base: "/" });
  const labels = site.tasks?.map(({ label }) => label).slice(0, 2);
  expect(labels).toEqual(["Begin with ship2", "See what a type is made of: mast2"]);
});

it("begins with the record that all others are there for", async () => {
  const files = {
    "n/Berth.pdl": "namespace n record Berth { at: Place }",
    "n/Place.pdl": "namespace n record Place { name: string }",
    "n/Voyage.pdl": "namespace n record Voyage { from: Berth, to: Berth, by: array[Place], next: optional Voyage }",
  };
  const list = async (more: Readonly<Record<string, string>>): Promise<readonly string[]> => {
    const { catalogue } = await linkModel({ ...files, ...more });
    return (plan(catalogue, { title: "Port", base: "/" }).site.tasks ?? []).map(({ label }) => label).slice(0, 2);
  };
  expect(await list({})).toEqual(["Begin with Voyage", "See what a type is made of: Berth"]);
  // Of two, neither is what the others are for.
  expect(await list({ "n/Crew.pdl": "namespace n record Crew { from: Place }" })).not.toContain("Begin with Voyage");
});

it("offers no list of the only type", async () => {
  const ship = { "Ship.pdl": "record Ship { name: string }" };
  const list = async (files: Readonly<Record<string, string>>): Promise<readonly string[]> => {
    const { catalogue } = await linkModel(files);
    return (plan(catalogue, { title: "Port", base: "/" }).site.tasks ?? []).map(({ label }) => label);
  };
  expect(await list(ship)).not.toContain("Look up a type");
  expect(await list({ ...ship, "Flag.pdl": "enum Flag { RED }" })).toContain("Look up a type");
  expect(await list({ "Flag.pdl": "enum Flag { RED }" })).toContain("Look up a type");
});

it("counts what calls of Rest.li take and give among the uses of a type", async () => {
  const call = { name: "of", parameters: [{ name: "ship", type: "n.Ship" }] };
  const resource = { name: "ships", path: "/ships", actionsSet: { actions: [call, { ...call, name: "to" }] } };
  const { catalogue } = await linkModel({
    "ships.restspec.json": JSON.stringify(resource),
    "n/Berth.pdl": "namespace n record Berth { at: Place }",
    "n/Place.pdl": "namespace n record Place { name: string }",
    "n/Ship.pdl": "namespace n record Ship { name: string }",
    "n/Pier.pdl": "namespace n record Pier { name: string }",
  });
  const { site } = plan(catalogue, { title: "Port", base: "/" });
  const labels = site.tasks?.map(({ label }) => label).filter((label) => label.includes("made of"));
  expect(labels).toEqual(["See what a type is made of: Ship", "See what a type is made of: Place"]);
});

it("offers guides in the language of the site before others", () => {
  const [graphql, prose] = [
    { operations: [], types: [] },
    { sidebars: new Map(), pages: new Map() },
  ];
  const catalogue = {
    schemas: new Map(),
    graphql,
    entities: new Map(),
    access: { privileges: new Map() },
    sdk: {},
    restli: { resources: [] },
    prose,
  };
  const site = { catalogue, routes: {} } as unknown as { readonly catalogue: Catalogue; readonly routes: Routes };
  const toPage = (route: string, language?: string): SitePage =>
    ({ route, title: route, description: "", section: "guides", language }) as SitePage;
  const list = (pages: readonly SitePage[]): readonly string[] => listTasks(pages, site).map(({ route }) => route);
  expect(list([toPage("fr/berths", "fr"), toPage("berths"), toPage("fr/ports", "fr")])).toEqual(["berths"]);
  expect(list([toPage("fr/berths", "fr")])).toEqual(["fr/berths"]);
});

it("offers where what plug-ins show begins, beside guides and not alone", () => {
  const catalogue = {
    ...{ schemas: new Map(), graphql: { operations: [], types: [] }, entities: new Map(), sdk: {} },
    ...{
      access: { privileges: new Map() },
      restli: { resources: [] },
      prose: { sidebars: new Map(), pages: new Map() },
    },
  };
  const site = { catalogue, routes: {} } as unknown as { readonly catalogue: Catalogue; readonly routes: Routes };
  const toPage = (title: string, section: string): SitePage =>
    ({ route: title, title, description: `${title}.`, section }) as SitePage;
  const api = [toPage("Ships API", "plugin openapi"), toPage("Moor a ship", "plugin openapi")];
  const families = new Map([["plugin openapi", "REST API"]] as const);
  const list = (pages: readonly SitePage[]): readonly string[] =>
    listTasks(pages, site, families).map(({ label }) => label);
  expect(list([...api, toPage("Berths", "guides")])).toEqual(["Ships API", "Berths"]);
  const readme = { ...toPage("Ships api", "guides"), route: "" };
  expect(list([readme, ...api, toPage("Berths", "guides")])).toEqual(["REST API", "Berths"]);
  expect(list([toPage("Port", "home"), ...api, toPage("Changes", "changes")])).toEqual([]);
  const several = ["api/Berths", "api/Berths/free", "api/Cranes", "api/Cranes/lift", "api/Cranes/stop", "api/lone"];
  const ofSeveral = several.map((route) => toPage(route, "plugin openapi"));
  expect(list([...ofSeveral, toPage("Tides", "guides")])).toEqual(["api/Cranes", "api/Berths", "Tides"]);
});

it("offers guides in which something is written before others, and says no title twice", () => {
  const [graphql, prose] = [
    { operations: [], types: [] },
    { sidebars: new Map(), pages: new Map() },
  ];
  const catalogue = {
    schemas: new Map(),
    graphql,
    entities: new Map(),
    access: { privileges: new Map() },
    sdk: {},
    restli: { resources: [] },
    prose,
  };
  const site = { catalogue, routes: {} } as unknown as { readonly catalogue: Catalogue; readonly routes: Routes };
  const toPage = (title: string, description: string): SitePage =>
    ({ route: title, title, description, section: "guides", language: undefined }) as unknown as SitePage;
  const tasks = listTasks([toPage("empty", "Empty"), toPage("Berths", "Where ships lie.")], site);
  expect(tasks.map(({ label, text }) => [label, text])).toEqual([
    ["Berths", "Where ships lie."],
    ["empty", ""],
  ]);
});

it("leads to where each of several projects begins, which is called what the project is", () => {
  const toDoc = (docId: string): SidebarDoc => ({ type: "doc", docId, resolved: true, span: startOfFile("a") });
  const toProject = (label: string, items: readonly SidebarItem[], link?: SidebarCategory["link"]): SidebarCategory => {
    return { type: "category", label, collapsed: true, collapsible: true, isProject: true, link, items };
  };
  const toGroup = (item: SidebarItem): SidebarItem => ({ ...toProject("Start", [item]), isProject: undefined });
  const cranes = toProject("Cranes", [toDoc("cranes/lift")], toDoc("cranes"));
  const items = [toDoc("README"), cranes, toProject("Ships", [toGroup(toDoc("ships/sail"))]), toProject("Empty", [])];
  const slugs = ["", "cranes", "cranes/lift", "ships/sail"];
  const prose = {
    sidebars: new Map([["a", { name: "a", file: "a", items }]]),
    pages: new Map(slugs.map((slug) => [slug, { slug }])),
  };
  const graphql = { operations: [], types: [] };
  const catalogue = {
    schemas: new Map(),
    graphql,
    entities: new Map(),
    access: { privileges: new Map() },
    sdk: {},
    restli: { resources: [] },
    prose,
  };
  const site = { catalogue, routes: {} } as unknown as { readonly catalogue: Catalogue; readonly routes: Routes };
  const pages = slugs.map((route) => ({ route, title: "Home", description: route, section: "guides" }) as SitePage);
  expect(listTasks(pages, site).map(({ label, route, text }) => [label, route, text])).toEqual([
    ["Cranes", "cranes", "cranes"],
    ["Ships", "ships/sail", "ships/sail"],
  ]);
});
