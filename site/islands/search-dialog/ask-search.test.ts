import { expect, it } from "vitest";
import type { SearchAnswer, SearchEngine } from "../../search/search-engine.ts";
import { askSearch } from "./ask-search.ts";
import type { SearchEvent } from "./search-state.ts";

const nothing: SearchAnswer = { hits: [], counts: new Map(), nearest: [], fits: "loosely" };

function openEngine(found: Partial<SearchEngine>): Promise<SearchEngine> {
  const find = async (): Promise<SearchAnswer> => nothing;
  return Promise.resolve({ tasks: [], examples: [], findSymbols: find, findText: find, ...found });
}

/** The events that a question leads to, until there are so many. */
function listen(opened: Promise<SearchEngine>, count: number, signal = new AbortController().signal) {
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

it("tells of the part that failed, and of the other one", async () => {
  const opened = openEngine({ findText: () => Promise.reject(new Error("no connection")) });
  const events = await listen(opened, 2);
  const told = new Set(events.map((event) => `${event.type} ${"part" in event ? event.part : ""}`));
  expect(told).toEqual(new Set(["answered names", "failed text"]));
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
