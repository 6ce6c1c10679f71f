import { join } from "node:path";
import pico from "picocolors";
import { beforeAll, describe, expect, test } from "vitest";
import { createSearchableSite, type SearchableSite } from "../mcp/sites/searchable-site.ts";
import { packageFolder } from "../package-folder.ts";
import { plan } from "../plan/plan.ts";
import { planSearch } from "../plan/search/plan-search.ts";
import { expectGolden } from "../testdata/golden.ts";
import { loadModel } from "../testdata/load-model.ts";
import { answerSearch, type SearchQuestion, type SearchReader, type SearchReply } from "./answer-search.ts";
import type { Searched } from "./open-searched.ts";

const goldens = join(packageFolder, "generator/testdata/search");
const plain: SearchReader = { isJson: false, isWatched: false, colors: pico.createColors(false) };
let site: SearchableSite;

beforeAll(async () => {
  const { catalogue } = await loadModel("harbour");
  const { pages } = plan(catalogue, { title: "Harbour", base: "/docs/" });
  const texts = new Map(planSearch(pages, { base: "/docs/" }).map(({ path, content }) => [path, content]));
  site = createSearchableSite({ base: "/docs/", read: (path) => texts.get(path) });
});

const ask = (
  question: Partial<SearchQuestion>,
  reader: Partial<SearchReader> = {},
  searched: Partial<Searched> = {},
): Promise<SearchReply> =>
  answerSearch(
    { site, folder: "output", isNamed: true, ...searched },
    { query: "ship", limit: 3, ...question },
    { ...plain, ...reader },
  );

describe("what is found", () => {
  test("is printed for people, a line of each excerpt as wide as the terminal", async () => {
    const { out, notes, isFound } = await ask({ query: "where is a ship moored" }, { columns: 60 });
    expect([isFound, notes]).toEqual([true, []]);
    expect(out.split("\n").filter((line) => /^ {2}\S/.test(line) && !line.includes("/") && line.length > 60)).toEqual(
      [],
    );
    expectGolden(join(goldens, "terminal.txt"), out);
  });

  test("has its words marked on a terminal, and no code of a terminal elsewhere", async () => {
    const { out } = await ask({}, { colors: pico.createColors(true) });
    expect(out).toMatch(/^\u001b\[1m.*\u001b\[4mship/);
    const { out: piped } = await ask({});
    expect(piped).not.toContain("\u001b");
    expect(out.replaceAll(/\u001b\[\d+m/g, "")).toBe(piped);
  });

  test("is an object for programs", async () => {
    const { out, isFound } = await ask({}, { isJson: true });
    expect(isFound).toBe(true);
    expectGolden(join(goldens, "terminal.json"), out);
  });

  test("is said to come from what nobody has named, to whoever watches", async () => {
    const written = "\nfrom the site in output, which aspectdoc generate brings up to date";
    expect((await ask({}, { isWatched: true }, { isNamed: false })).notes).toEqual([written]);
    const live = "\nfrom the model as it is now; a site that aspectdoc generate has written answers sooner";
    expect((await ask({}, { isWatched: true }, { isNamed: false, folder: undefined })).notes).toEqual([live]);
    expect((await ask({}, {}, { isNamed: false })).notes).toEqual([]);
    expect((await ask({}, { isWatched: true })).notes).toEqual([]);
  });
});

describe("what is not found", () => {
  test("is said with what it may have been", async () => {
    expect(await ask({ query: "berrrth" })).toEqual({
      ...{ isFound: false, out: "", notes: ["nothing found; did you mean `berth`?"] },
    });
    expect((await ask({ query: "qqqq" })).notes).toEqual(["nothing found"]);
  });

  test("is said of a group with the groups that have it", async () => {
    const { notes, isFound } = await ask({ facet: "restli" });
    expect(isFound).toBe(false);
    expect(notes).toEqual([
      expect.stringMatching(/^nothing found of the facet restli; there is something of entities/),
    ]);
  });

  test("is an object for programs too", async () => {
    const { out, notes, isFound } = await ask({ facet: "restli" }, { isJson: true });
    expect([isFound, notes]).toEqual([false, []]);
    expect(JSON.parse(out)).toMatchObject({ formatVersion: 1, query: "ship", found: [], nearest: [] });
  });
});
