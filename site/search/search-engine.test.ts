import { beforeAll, describe, expect, it } from "vitest";
import { readDataFile } from "../../generator/page-model/data-file.ts";
import type { PlannedFile } from "../../generator/page-model/page.ts";
import { plan } from "../../generator/plan/plan.ts";
import { planSearch } from "../../generator/plan/search/plan-search.ts";
import { loadModel } from "../../generator/testdata/load-model.ts";
import type { SearchHit } from "./search-engine.ts";
import { openSearch } from "./search-engine.ts";
import { nameOf } from "./testdata/measure-quality.ts";
import { openPlanned, type PlannedSearch } from "./testdata/open-planned.ts";

let files: readonly PlannedFile[];
let search: PlannedSearch;

beforeAll(async () => {
  const { catalogue } = await loadModel("harbour");
  files = planSearch(plan(catalogue, { title: "Harbour", base: "/docs/" }).pages, { base: "/docs/" });
  search = await openPlanned(files);
});

async function find(query: string): Promise<readonly SearchHit[]> {
  return (await search.engine.findSymbols(query, { limit: 20 })).hits;
}

function show({ kind, name, parent, href }: SearchHit): string {
  const marked = name.map(({ text, matched }) => (matched === true ? `[${text}]` : text)).join("");
  return `${kind} ${parent === undefined ? "" : `${parent} `}${marked} ${href}`;
}

it("says how queries narrow with names of the site, each of which finds something", async () => {
  const { examples } = search.engine;
  expect(examples.map(({ query }) => query.replace(/:.*/, ""))).toEqual(["kind", "entity", "returns"]);
  for (const { query } of examples) expect(await find(query), query).not.toEqual([]);
});

it.each([
  ["avro-only", ["kind"]],
  ["sdl-only", ["kind", "returns"]],
])("says no more than a site has: %s", async (name, expected) => {
  const { catalogue } = await loadModel(name);
  const planned = planSearch(plan(catalogue, { title: "Shop", base: "/docs/" }).pages, { base: "/docs/" });
  const { engine } = await openPlanned(planned);
  expect(engine.examples.map(({ query }) => query.replace(/:.*/, ""))).toEqual(expected);
  for (const { query } of engine.examples) {
    expect((await engine.findSymbols(query, { limit: 1 })).hits, query).not.toEqual([]);
  }
});

describe("findSymbols", () => {
  it("marks no small word of a question within a name", async () => {
    const marked = (await find("do I ship info")).flatMap(({ name }) => name.filter(({ matched }) => matched));
    expect(marked.length).toBeGreaterThan(0);
    expect(marked.filter(({ text }) => text.length < 3)).toEqual([]);
  });

  it("gives a result its kind, parent, meaning and place", async () => {
    const [hit] = await find("shipInfo.name");
    expect(hit).toEqual({
      kind: "field",
      name: [{ text: "name", matched: true }],
      parent: "shipInfo",
      meaning: [{ text: expect.stringMatching(/\S/) }],
      href: "/docs/generated/metamodel/aspects/shipInfo/#name",
    });
  });

  it.each([
    ["an exact name", "shipInfo", "aspect [shipInfo] /docs/generated/metamodel/aspects/shipInfo/"],
    ["any case", "SHIPINFO", "aspect [shipInfo] /docs/generated/metamodel/aspects/shipInfo/"],
    ["words", "ship info", "aspect [shipInfo] /docs/generated/metamodel/aspects/shipInfo/"],
    ["a slip", "shpiInfo", "aspect shipInfo /docs/generated/metamodel/aspects/shipInfo/"],
    ["the beginning", "shipIn", "aspect [shipIn]fo /docs/generated/metamodel/aspects/shipInfo/"],
  ])("finds by %s", async (_, query, expected) => {
    expect((await find(query)).map(show)[0]).toBe(expected);
  });

  it("leads with all that are written as only code writes them, among whatever other words", async () => {
    const hits = (await find("what is shipKey vs shipInfo")).map(nameOf);
    expect(hits.slice(0, 2).toSorted()).toEqual(["shipInfo", "shipKey"]);
  });

  it.each([
    ["https://docs.example.org/entities/ship/#shipinfo", ["ship", "shipInfo"]],
    ["https://docs.example.org/aspects#shipinfo", ["shipInfo"]],
  ])("leads from %s to what the address names", async (address, expected) => {
    const hits = (await find(address)).map(nameOf);
    expect(hits.slice(0, expected.length)).toEqual(expected);
  });

  it.each(["the ship info", "a ship"])("takes %s for a name, and no question", async (query) => {
    expect((await search.engine.findSymbols(query, { limit: 1 })).fits).toBe("whole");
  });

  it("narrows by kind, and counts what there is of each facet", async () => {
    const { hits, counts } = await search.engine.findSymbols("kind:aspect ship", { limit: 20 });
    expect(new Set(hits.map(({ kind }) => kind))).toEqual(new Set(["aspect"]));
    expect([...counts]).toEqual([["aspects", hits.length]]);
  });

  it("narrows by entity to its aspects and their fields", async () => {
    const hits = await find("entity:ship name");
    expect(hits.map(show)).toContain("field shipInfo [name] /docs/generated/metamodel/aspects/shipInfo/#name");
    const everywhere = await find("name");
    expect(hits.length).toBeLessThan(everywhere.length);
  });

  it("narrows by facet without a change of the counts", async () => {
    const all = await search.engine.findSymbols("ship", { limit: 50 });
    const some = await search.engine.findSymbols("ship", { limit: 50, facet: "types" });
    expect(some.counts).toEqual(all.counts);
    expect(some.hits.length).toBe(all.counts.get("types"));
    expect(some.hits.length).toBeLessThan(all.hits.length);
  });

  it("puts what is deprecated behind its equals", async () => {
    const { hits } = await search.engine.findSymbols("kind:field", { limit: 500 });
    const deprecated = hits.map((hit) => hit.deprecated === true);
    expect(deprecated).toContain(true);
    expect(deprecated.lastIndexOf(false)).toBeLessThan(deprecated.indexOf(true));
  });

  it("names what is near when nothing was found", async () => {
    const { hits, nearest } = await search.engine.findSymbols("shxyzinfo", { limit: 5 });
    expect(hits).toEqual([]);
    expect(nearest).toContain("shipInfo");
  });

  it.each([
    ["timstmap", ["timestamp"]],
    ["berth xyzzy", []],
    ["move ship", []],
  ])("names what the words of %s may be, and nothing where they are spelled well", async (query, expected) => {
    const { hits, nearest } = await search.engine.findSymbols(query, { limit: 5 });
    expect([hits.map(show), nearest]).toEqual([[], expected]);
  });

  it.each(["urn:li:ship:(berth,1,x)", "https://harbour.example/ship/urn:li:ship:(berth,1,x)/Crew"])(
    "takes %s for a ship, whatever its parts are called",
    async (query) => {
      expect((await find(query))[0]?.href).toBe("/docs/generated/metamodel/entities/ship/");
    },
  );

  it("asks for nothing without a query, and stops when it is told to", async () => {
    expect((await search.engine.findSymbols("  ", { limit: 5 })).hits).toEqual([]);
    const signal = AbortSignal.abort();
    await expect(search.engine.findSymbols("ship", { limit: 5, signal })).rejects.toThrow("aborted");
  });

  it("answers by what pages are called when it shall not wait, then by all names, then with meanings", async () => {
    const fresh = await openPlanned(files);
    const before = fresh.asked.length;
    const pages = await fresh.engine.findSymbols("shipInfo", { limit: 5, withoutLoading: true });
    expect(pages.isPartial).toBe(true);
    expect(pages.hits.map(({ href }) => href)).toEqual(["/docs/generated/metamodel/aspects/shipInfo/"]);
    expect(fresh.asked.length).toBe(before);
    const first = await pages.complete?.();
    expect(first?.isPartial).toBeUndefined();
    // What the answer needs besides is asked for at once.
    const kinds = fresh.asked.slice(before).map((address) => /search\/([a-z]+)/.exec(address)?.[1]);
    expect(new Set(kinds)).toEqual(new Set(["parts", "terms", "meanings"]));
    const whole = (await first?.complete?.()) ?? first;
    expect(whole).toEqual(await search.engine.findSymbols("shipInfo", { limit: 5 }));
    expect(whole?.hits[0]?.meaning).not.toEqual([]);
    // What has been read is there for the next query.
    const again = await fresh.engine.findSymbols("shipInfo", { limit: 5, withoutLoading: true });
    expect(again).toEqual(whole);
  });
});

describe("findText", () => {
  it("reads no more passages than it shows where a single word leaves nothing to weigh", async () => {
    const fresh = await openPlanned(files);
    const before = fresh.asked.length;
    const { hits } = await fresh.engine.findText("name", { limit: 2 });
    expect(hits).toHaveLength(2);
    expect(fresh.asked.slice(before).filter((address) => address.includes("/texts-")).length).toBeLessThanOrEqual(2);
  });

  it("finds descriptions by their words and marks these in the excerpt", async () => {
    const [any] = await find("shipInfo.name");
    const word = /[a-z]{5,}/.exec(any?.meaning[0]?.text ?? "")?.[0] ?? "";
    const { hits, counts } = await search.engine.findText(word, { limit: 20 });
    const marked = hits.flatMap(({ meaning }) => meaning.filter(({ matched }) => matched === true));
    expect(marked.map(({ text }) => text.toLowerCase())).toContain(word);
    expect([...counts.values()].reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(hits.length);
  });

  it("has words of names that objects have of themselves", async () => {
    for (const query of ["constructor", "__proto__", "toString", "hasOwnProperty"]) {
      const { hits } = await search.engine.findText(query, { limit: 5 });
      expect(hits.map(nameOf).filter((name) => name === "")).toEqual([]);
    }
  });
});

describe("openSearch", () => {
  it("asks again for what could not be read", async () => {
    let fails = true;
    const texts = new Map(files.map(({ path, content }) => [`/docs/${path}`, content]));
    const engine = await openSearch("/docs/search/manifest.js", async (address) => {
      if (fails && address.includes("meanings")) throw new Error("no connection");
      return readDataFile(texts.get(address) ?? "");
    });
    await expect(engine.findSymbols("shipInfo", { limit: 1 })).rejects.toThrow("no connection");
    fails = false;
    expect((await engine.findSymbols("shipInfo", { limit: 1 })).hits).toHaveLength(1);
  });

  it("refuses the index of another version", async () => {
    await expect(openSearch("/search/manifest.js", async () => ({ version: 3 }))).rejects.toThrow("another version");
  });
});

it.each(["urn format ship", "what's the urn format of a ship", "which aspects does a ship have"])(
  "answers `%s` by the page of the entity, whose URN and aspects it tells",
  async (query) => {
    const { hits } = await search.engine.findText(query, { limit: 5 });
    expect(hits[0]?.href).toBe("/docs/generated/metamodel/entities/ship/");
    expect(hits[0]?.meaning.map(({ text }) => text).join("")).toMatch(/urn:li:ship:\(<home>,<number>,<flag>\)|mooring/);
  },
);

it.each(["ship urn", "ship aspects"])("leads from `%s` to the entity", async (query) => {
  expect((await find(query)).map(({ href }) => href)).toContain("/docs/generated/metamodel/entities/ship/");
});
