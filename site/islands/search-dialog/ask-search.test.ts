import { expect, it } from "vitest";
import type { SearchAnswer, SearchEngine } from "../../search/search-engine.ts";
import { askSearch } from "./ask-search.ts";
import type { EngineOpener } from "./create-engine-opener.ts";
import type { SearchEvent } from "./search-state.ts";

const nothing: SearchAnswer = { hits: [], counts: new Map(), nearest: [], fits: "loosely" };

/** Opens the last engine for who says that another one lacks something; of a single one, nothing newer is there. */
function openEngine(...engines: readonly Partial<SearchEngine>[]): EngineOpener {
  const find = async (): Promise<SearchAnswer> => nothing;
  const [first, last] = [engines[0], engines.at(-1)].map((found) => ({
    ...{ tasks: [], examples: [], findSymbols: find, findText: find },
    ...found,
  }));
  return async (lacking) => {
    const engine = lacking === undefined ? first : last;
    if (engine === undefined || (lacking !== undefined && engines.length < 2)) throw new Error("nothing newer");
    return engine;
  };
}

/** The events that a question leads to, until there are so many. */
function listen(opened: EngineOpener, count: number, signal = new AbortController().signal) {
  return new Promise<readonly SearchEvent[]>((settle) => {
    const events: SearchEvent[] = [];
    const take = (event: SearchEvent): void => {
      if (events.push(event) === count) settle(events);
    };
    askSearch({ words: "ship", view: "all" }, opened, { signal, take });
  });
}

it("hands names and text on in one go where nothing has to be loaded", async () => {
  const order: string[] = [];
  const events = listen(openEngine({}), 2).then((all) => {
    order.push("answers");
    return all;
  });
  setTimeout(() => order.push("another task"));
  const parts = new Set((await events).map((event) => "part" in event && event.part));
  expect(parts).toEqual(new Set(["names", "text"]));
  expect(order).toEqual(["answers"]);
});

it("shows names before their meanings when these take long", async () => {
  let load = (): void => {};
  const whole: SearchAnswer = { ...nothing, nearest: ["shop"] };
  const first: SearchAnswer = {
    ...nothing,
    complete: () => new Promise((settle) => (load = () => settle(whole))),
  };
  const opened = openEngine({ findSymbols: async () => first });
  const events = await new Promise<readonly SearchEvent[]>((settle) => {
    const all: SearchEvent[] = [];
    const take = (event: SearchEvent): void => {
      all.push(event);
      if (all.length === 2) load();
      if (all.length === 3) settle(all);
    };
    askSearch({ words: "ship", view: "all" }, opened, { signal: new AbortController().signal, take });
  });
  expect(events.map((event) => event.type === "answered" && event.answer)).toEqual([first, nothing, whole]);
});

it("shows pages before all names are there, and waits for these where no page is found", async () => {
  const hit = { kind: "aspect", name: [{ text: "shipInfo" }], meaning: [], href: "/docs/ship/" };
  const whole: SearchAnswer = { ...nothing, hits: [hit, hit] };
  for (const hits of [[hit], []]) {
    const pages: SearchAnswer = { ...nothing, hits, isPartial: true, complete: () => completeLater };
    let load = (): void => {};
    const completeLater = new Promise<SearchAnswer>((settle) => (load = () => settle(whole)));
    const told: SearchAnswer[] = [];
    await new Promise<void>((settle) => {
      const take = (event: SearchEvent): void => {
        if (event.type !== "answered") return;
        // Texts are found at once here, so that they come with what pages say, or before all names.
        if (event.part === "text") load();
        else told.push(event.answer);
        if (event.part === "names" && event.answer === whole) settle();
      };
      const opened = openEngine({ findSymbols: async () => pages });
      askSearch({ words: "ship", view: "all" }, opened, { signal: new AbortController().signal, take });
    });
    expect(told).toEqual(hits.length > 0 ? [pages, whole] : [whole]);
  }
});

it("tells of the part that failed, and of the other one", async () => {
  const opened = openEngine({ findText: () => Promise.reject(new Error("no connection")) });
  const events = await listen(opened, 2);
  const told = new Set(events.map((event) => `${event.type} ${"part" in event ? event.part : ""}`));
  expect(told).toEqual(new Set(["answered names", "failed text"]));
});

it("keeps names whose meanings fail to come", async () => {
  const named: SearchAnswer = { ...nothing, complete: () => Promise.reject(new Error("no connection")) };
  const events = await listen(openEngine({ findSymbols: async () => named }), 2);
  expect(events).toContainEqual({ type: "failed", part: "names", answer: named });
});

it("asks the index that was published since for what the first one lacks", async () => {
  const found: SearchAnswer = { ...nothing, nearest: ["shop"] };
  const gone = { findText: () => Promise.reject(new Error("no such file")) };
  const events = await listen(openEngine(gone, { findText: async () => found }), 2);
  expect(events.map((event) => event.type === "answered" && event.answer)).toEqual([nothing, found]);
});

it("asks nothing and tells nothing when it is not wanted any more", async () => {
  const controller = new AbortController();
  const asked: string[] = [];
  const opened = openEngine({
    findSymbols: async (query) => {
      asked.push(query);
      return nothing;
    },
  });
  const events: SearchEvent[] = [];
  askSearch({ words: "ship", view: "all" }, opened, {
    signal: controller.signal,
    take: (event) => events.push(event),
  });
  controller.abort();
  await new Promise((settle) => setTimeout(settle));
  expect([asked, events]).toEqual([[], []]);
});
