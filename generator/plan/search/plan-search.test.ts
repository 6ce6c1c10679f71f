import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, it } from "vitest";
import { searchKinds } from "../../page-model/search-kinds.ts";
import { createAnswer, toAnswer } from "../../engine/answer.ts";
import type { Engine } from "../../engine/engine.ts";
import { readPage } from "../../page-model/read-page.ts";
import type { PlannedFile, SitePage } from "../../page-model/page.ts";
import type { Html } from "../../page-model/parts.ts";
import { expectGolden } from "../../testdata/golden.ts";
import { loadModel } from "../../testdata/load-model.ts";
import { plan } from "../plan.ts";
import { collectEntries } from "./entries/entries.ts";
import { planSearch, planSearchFiles } from "./plan-search.ts";

let pages: readonly SitePage[];

beforeAll(async () => {
  const { catalogue } = await loadModel("harbour");
  pages = plan(catalogue, { title: "Harbour", base: "/docs/" }).pages;
});

describe("planSearch", () => {
  it("collects every page and what is on it", () => {
    const lines = pages.flatMap((page) =>
      collectEntries(readPage(page)).map(({ kind, name, anchor, meaning, deprecated }) => {
        const place = anchor === "" ? "" : ` #${anchor}`;
        return `${"  ".repeat(searchKinds[kind].depth)}${kind} ${name}${place}${deprecated === true ? " (deprecated)" : ""}: ${meaning}\n`;
      }),
    );
    const golden = fileURLToPath(new URL("./testdata/harbour-entries.txt", import.meta.url));
    expectGolden(golden, lines.join(""));
  });

  it("finds a message of a protocol by what it comes to", async () => {
    const { catalogue } = await loadModel("avro-only");
    const page = plan(catalogue, { title: "Shop", base: "/" }).pages.find(({ route }) => route.endsWith("checkStock"));
    const [own] = page === undefined ? [] : collectEntries(readPage(page));
    expect(own?.types).toEqual(["Availability", "OutOfStock"]);
  });

  it("gives the same files whatever the order of the pages", () => {
    expect(planSearch(pages.toReversed(), { base: "/docs/" })).toEqual(planSearch(pages, { base: "/docs/" }));
  });

  it("names files by what is in them, but for the one that all others are found by", () => {
    const names = planSearch(pages, { base: "/docs/" }).map(({ path }) => path);
    expect(names.filter((name) => !/^search\/[a-z]+(?:-\d+)?\.[0-9a-f]{12}\.js$/.test(name))).toEqual([
      "search/manifest.js",
    ]);
    expect(new Set(names).size).toBe(names.length);
  });

  it("writes few files anew when a text is edited", () => {
    const many = makeGuides(400);
    const edited = many.map((page, index) => (index === 17 ? withText(page, "<p>Something else entirely.</p>") : page));
    const changed = listChanged(planSearch(many, { base: "/" }), planSearch(edited, { base: "/" }));
    expect(changed.length).toBeGreaterThan(1);
    expect(changed.length).toBeLessThan(planSearch(many, { base: "/" }).length / 4);
    expect(changed.filter((path) => path.startsWith("search/symbols"))).toEqual([]);
  });

  it("keeps the numbers of pages when one is added", () => {
    const many = makeGuides(400);
    const changed = listChanged(
      planSearch(many, { base: "/" }),
      planSearch([...many, ...makeGuides(1, "other")], { base: "/" }),
    );
    expect(changed.length).toBeLessThan(planSearch(many, { base: "/" }).length / 4);
  });
});

describe("planSearch with what it made before", () => {
  const long = `<p>${"Constructor of harbours, 1234 ships. ".repeat(80)}</p><h2 id="more">More</h2><p>Ünlü berth.</p>`;
  const edits: readonly (readonly [string, isUpdated: boolean, (page: SitePage) => SitePage])[] = [
    ["another text", true, (page) => withText(page, "<p>Something else entirely.</p>")],
    ["a text of several passages", false, (page) => withText(page, long)],
    ["less of it", true, (page) => withText(page, long.replace("of harbours", "of hulls").slice(40))],
    ["no text under a heading", true, (page) => withText(page, '<h2 id="more">More</h2>')],
    ["another line about it", true, (page) => ({ ...page, description: "About\nit." })],
    ["another title", true, (page) => ({ ...page, title: "Else" })],
    ["another heading", true, (page) => withText(page, '<h2 id="else">Else</h2><h2 id="more">More</h2><p>Said.</p>')],
    ["a link to it", true, (page) => withText(page, '<p>See <a href="/guide/3/">there</a>, <a href="/">home</a>.</p>')],
    ["another address", false, (page) => ({ ...page, route: "else" })],
  ];

  it("gives what it gives without, after each of several edits", () => {
    let made: unknown;
    const engine: Engine = {
      ask: (_, from, work) => {
        const before = made;
        return createAnswer((report) => {
          const value = work(from, report, () => before as never);
          made = value;
          return value;
        });
      },
    };
    let site = [...pages, ...makeGuides(40)];
    let files = planSearchFiles(site, { base: "/" }, engine);
    expect(
      planSearchFiles(site, { base: "/" }, engine).every(
        (file) => files.includes(file) || file.path.endsWith("/manifest.js"),
      ),
    ).toBe(true);
    for (const [what, isUpdated, edit] of edits) {
      site = site.map((page, index) => (index === pages.length + 22 ? edit(page) : page));
      const next = planSearchFiles(site, { base: "/" }, engine);
      expect(planSearch(site, { base: "/" }, engine), what).toEqual(planSearch(site, { base: "/" }));
      expect(next.filter((file) => files.includes(file)).length > 0, what).toBe(isUpdated);
      files = next;
    }
  });
});

const words =
  "harbour ship crane berth pilot tide anchor cargo wharf beacon ledger manifest customs rope hull deck".split(" ");

/** Guides with texts of their own, long enough to fill many shards. */
function makeGuides(count: number, name = "guide"): readonly SitePage[] {
  const [any] = pages;
  if (any === undefined) throw new Error("the model has no pages");
  return Array.from({ length: count }, (_, number) => {
    const text = Array.from(
      { length: 60 },
      (_, at) => `${words[(number * 7 + at * at) % words.length]}${(number * at) % 97}`,
    );
    const page: SitePage = { ...any, noun: undefined, route: `${name}/${number}`, title: `${name} ${number}` };
    return withText(page, `<p>${text.join(" ")}</p>`);
  });
}

function withText(page: SitePage, html: string): SitePage {
  return { ...page, description: "", content: toAnswer({ kind: "prose", html: html as Html }) };
}

/** Files of the second set that the first has not. */
function listChanged(before: readonly PlannedFile[], after: readonly PlannedFile[]): readonly string[] {
  const known = new Set(before.map(({ path, content }) => `${path} ${content}`));
  return after.filter(({ path, content }) => !known.has(`${path} ${content}`)).map(({ path }) => path);
}
