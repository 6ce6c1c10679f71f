import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { describe, expect, it, vi } from "vitest";
import { usageCodes } from "../diagnostics/codes/usage.ts";
import { createReport, type Report } from "../diagnostics/report.ts";
import { changeAnswer, isAnswer, toAnswer, type Answer } from "./answer.ts";
import { createEngine, type RememberingEngine, type Trace } from "./create-engine.ts";
import type { Engine, Question } from "./engine.ts";
import { nothingLeft, type Store } from "./entry.ts";

type Things = { readonly things: ReadonlyMap<string, object>; readonly other?: unknown };

const problem = usageCodes.inputNotFolder({ folder: "a" });
const whole: Question = { query: "work", lasts: "whole" };
const byName: Question = { query: "work", lasts: "by name" };
const passing: Question = { query: "work" };

/** Two ways to ask again: in the next run, of what this one left, or in the same process. */
type Rounds = <Value>(work: (engine: Engine) => Value) => Value;

function inRuns(onAnswer?: (trace: Trace) => void): Rounds {
  let before: Store = nothingLeft;
  return (work) => {
    const engine = createEngine({ before, onAnswer });
    const value = work(engine.within("scope"));
    before = engine.leave();
    return value;
  };
}

function inOneProcess(onAnswer?: (trace: Trace) => void): Rounds {
  const engine = createEngine({ isLive: true, onAnswer });
  return (work) => {
    const value = work(engine.within("scope"));
    engine.sweep();
    return value;
  };
}

const ways = [
  ["the next run", inRuns],
  ["the same process", inOneProcess],
] as const;

describe.each(ways)("an answer that is asked for again in %s", (_, createRounds) => {
  const before: Things = { things: new Map([["one", { name: "one" }]]), other: 1 };

  it.each<readonly [string, Things, boolean]>([
    ["nothing", structuredClone(before), true],
    ["a part that was not read", { ...before, other: 2 }, true],
    ["an entry that was not read", { things: new Map([...before.things, ["two", {}]]), other: 1 }, true],
    ["the entry that was read", { things: new Map([["one", { name: "two" }]]) }, false],
    ["the entry that was read being gone", { things: new Map() }, false],
    ["nothing to undefined", { things: new Map([["one", { name: "one", more: undefined }]]) }, false],
  ])("holds as long as what was read says the same; what has changed: %s", (_, later, isSpared) => {
    const rounds = createRounds();
    const work = vi.fn<(from: Things) => unknown>(({ things }) => ({ made: things.get("one") }));
    const made = [before, later].map((from) => rounds((engine) => engine.ask(whole, from, work).get()));
    expect(work).toHaveBeenCalledTimes(isSpared ? 1 : 2);
    expect(made[1]).toEqual({ made: later.things.get("one") });
  });

  it.each([
    ["has", (things: ReadonlyMap<string, object>) => things.has("two")],
    ["size", (things: ReadonlyMap<string, object>) => things.size],
    ["keys", (things: ReadonlyMap<string, object>) => [...things.keys()]],
    ["values", (things: ReadonlyMap<string, object>) => [...things.values()]],
    ["entries", (things: ReadonlyMap<string, object>) => [...things]],
  ])("notices a further entry where %s was asked for", (_, read) => {
    const rounds = createRounds();
    const work = vi.fn<(from: Things) => unknown>(({ things }) => read(things));
    for (const names of [["one"], ["one"], ["one", "two"]]) {
      const things = new Map(names.map((name) => [name, { name }]));
      rounds((engine) => engine.ask(whole, { things }, work).get());
    }
    expect(work).toHaveBeenCalledTimes(2);
  });

  it.each<readonly [string, unknown, unknown]>([
    ["numbers that JSON can't write", Number.NaN, Number.POSITIVE_INFINITY],
    ["large numbers", 9_007_199_254_740_993n, 9_007_199_254_740_992n],
    ["maps", new Map([["a", 1]]), new Map([["a", 2]])],
    ["a map and a set", new Map([["a", 1]]), new Set(["a"])],
    ["nothing and null", [undefined], [null]],
  ])("tells %s apart", (_, first, second) => {
    const rounds = createRounds();
    const work = vi.fn<(from: { readonly part: readonly unknown[] }) => unknown>(({ part }) => typeof part);
    for (const value of [first, first, second]) rounds((engine) => engine.ask(whole, { part: [value] }, work).get());
    expect(work).toHaveBeenCalledTimes(2);
  });

  it.each([
    ["nothing", "a".repeat(2000), "a".repeat(2000), true],
    ["its end", "a".repeat(2000), `${"a".repeat(1999)}b`, false],
    ["half a pair of surrogates", `${"a".repeat(2000)}\ud83d`, `${"a".repeat(2000)}\ud83e`, false],
    ["a short one to the other half", "\ud83d", "\ud83e", false],
  ])("holds as long as a text is the same; what has changed: %s", (_, text, later, isSpared) => {
    const rounds = createRounds();
    const work = vi.fn<(from: { readonly text: string; readonly things: readonly object[] }) => number>(
      ({ text, things }) => [text, ...things].length,
    );
    for (const each of [text, later])
      rounds((engine) => engine.ask(whole, { text: each, things: [{ text: each }] }, work).get());
    expect(work).toHaveBeenCalledTimes(isSpared ? 1 : 2);
    const list = vi.fn<(from: { readonly things: readonly object[] }) => string>(({ things }) =>
      JSON.stringify(things),
    );
    for (const each of [text, later])
      rounds((engine) => engine.ask({ query: "list", lasts: "whole" }, { things: [{ text: each }] }, list).get());
    expect(list).toHaveBeenCalledTimes(isSpared ? 1 : 2);
  });

  it("holds as long as what it asked would be answered as it was", () => {
    const rounds = createRounds();
    const work = ({ ask }: { readonly ask: (name: string, more?: string) => string }): string =>
      `made with ${ask("q")}`;
    const made = ["a", "a", "b"].map((answer) =>
      rounds((engine) => engine.ask(whole, { ask: (name: string) => answer + name }, work).get()),
    );
    expect(made).toEqual(["made with aq", "made with aq", "made with bq"]);
  });

  it.each<readonly [string, (from: { readonly part: { readonly a: number } }) => readonly object[]]>([
    ["as it is", ({ part }) => [part]],
    ["after a look at some of it", ({ part }) => (part.a > 0 ? [part] : [])],
  ])("minds all of a thing that it gives on %s", (_, work) => {
    const rounds = createRounds();
    const made = [1, 1, 2].map((b) => rounds((engine) => engine.ask(whole, { part: { a: 1, b } }, work).get()));
    expect(made.flat()).toEqual([1, 1, 2].map((b) => ({ a: 1, b })));
  });

  it.each([
    ["in", (parts: object) => "b" in parts],
    ["Object.hasOwn", (parts: object) => Object.hasOwn(parts, "b")],
  ])("minds whether there is a part where %s asked", (_, read) => {
    const rounds = createRounds();
    const made = [{ a: 1 }, { a: 2 }, { a: 2, b: 3 }].map((parts) =>
      rounds((engine) => engine.ask(whole, { parts }, ({ parts }: { readonly parts: object }) => read(parts)).get()),
    );
    expect(made).toEqual([false, false, true]);
  });

  it("minds which parts there are where that was asked", () => {
    const rounds = createRounds();
    const work = vi.fn<(from: { readonly parts: object }) => string>(({ parts }) => Object.keys(parts).join());
    const made = [{ a: 1 }, { a: 2 }, { a: 2, b: 3 }].map((parts) =>
      rounds((engine) => engine.ask(whole, { parts }, work).get()),
    );
    expect(made).toEqual(["a", "a", "a,b"]);
    expect(work).toHaveBeenCalledTimes(2);
  });

  it.each([
    ["it", (answer: Answer<string>) => answer],
    ["what is made of it", (answer: Answer<string>) => changeAnswer(answer, 1, (made) => made)],
  ])("says what was reported to whoever looks after %s was only asked for its name, once", (_, derive) => {
    const rounds = createRounds();
    const told = [1, 2].map(() => {
      const report = createReport();
      rounds((engine) => {
        const work = (_: object, heard: Report): string => {
          heard.add(problem);
          return "made";
        };
        const answer = derive(engine.ask(whole, {}, work));
        answer.name();
        expect([answer.get(), answer.get(report), answer.get(report)]).toEqual(["made", "made", "made"]);
      });
      return report.diagnostics.map(({ code }) => code);
    });
    expect(told).toEqual([[problem.code], [problem.code]]);
  });

  it("says again what was reported", () => {
    const rounds = createRounds();
    const heard = [0, 1].map(() => {
      const report = createReport();
      rounds((engine) => engine.ask(whole, {}, (_, report) => report.add(problem)).get(report));
      return report.diagnostics;
    });
    expect(heard[0]).toHaveLength(1);
    expect(heard[1]).toEqual(heard[0]);
  });

  it("may be a promise", async () => {
    const work = vi.fn<(from: { readonly a: number }) => Promise<number>>(async ({ a }) => {
      await Promise.resolve();
      return a + 1;
    });
    const isLive = createRounds === inOneProcess;
    let engine = createEngine({ isLive });
    for (const a of [1, 1, 2]) {
      const made = engine.within("scope").ask(whole, { a }, work).get();
      expect(made).toBeInstanceOf(Promise);
      expect(await made).toBe(a + 1);
      if (!isLive) engine = createEngine({ before: engine.leave() });
    }
    expect(work).toHaveBeenCalledTimes(2);
  });

  it("spares what depends on it where it says what it said", () => {
    const rounds = createRounds();
    const second = vi.fn<(from: { readonly values: readonly object[] }) => unknown>(({ values }) => values.length);
    for (const text of ["a b", "a  b", "c"]) {
      rounds((engine) => {
        const words = engine
          .ask({ query: "words", lasts: "whole" }, { text }, (from): object => ({ words: from.text.split(/\s+/) }))
          .get();
        return engine.ask({ query: "count", lasts: "whole" }, { values: [words] }, second).get();
      });
    }
    expect(second).toHaveBeenCalledTimes(2);
  });

  it("is told with the first thing that says something else", () => {
    const traces: Trace[] = [];
    const rounds = createRounds((trace) => traces.push(trace));
    const work = ({ things, other }: Things): unknown => [things.get("one"), things.has("two"), other];
    for (const other of [1, 2, 2]) {
      rounds((engine) => engine.ask({ ...whole, key: "k" }, { ...before, other }, work).get());
    }
    expect(traces.map(({ because }) => because)).toEqual(["there is no answer yet", "other", undefined]);
    expect(traces[0]).toMatchObject({ query: "work", key: "k" });
  });

  it("may be made of the one before", () => {
    const rounds = createRounds();
    const made = ["a", "b", "b"].map((text) =>
      rounds((engine) =>
        engine.ask(whole, { text }, (from, _, earlier): string => `${earlier() ?? ""}${from.text}`).get(),
      ),
    );
    expect(made).toEqual(["a", "ab", "ab"]);
  });

  it("holds the answers of the pages that it lists, which are read when somebody looks", () => {
    const rounds = createRounds();
    const plan = vi.fn<(from: { readonly texts: readonly string[] }) => Planned>(({ texts }) => ({
      pages: texts.map((text, index) => ({ route: `page-${index}`, content: toAnswer({ text }) })),
    }));
    const names = [
      ["one", "two"],
      ["one", "two"],
      ["one", "three"],
    ].map((texts) => {
      const { pages } = rounds((engine) => engine.ask(whole, { texts }, plan).get());
      expect(pages.map(({ content }) => [isAnswer(content), content.get().text])).toEqual(
        texts.map((text) => [true, text]),
      );
      return pages.map(({ content }) => content.name());
    });
    expect(plan).toHaveBeenCalledTimes(2);
    expect(names[1]).toEqual(names[0]);
    expect(names[2]?.[0]).toBe(names[0]?.[0]);
    expect(names[2]?.[1]).not.toBe(names[0]?.[1]);
  });
});

interface Planned {
  readonly pages: readonly { readonly route: string; readonly content: Answer<{ readonly text: string }> }[];
}

describe("an answer that lasts by name", () => {
  it("is not worked out again to be told from others", () => {
    const rounds = inRuns();
    const work = vi.fn<(from: { readonly text: string }) => object>(({ text }) => ({ text: text.trim() }));
    const names = ["a", "a", "a ", "b"].map((text) => rounds((engine) => engine.ask(byName, { text }, work).name()));
    expect(work.mock.calls.length).toBe(3);
    expect(new Set(names.slice(0, 3)).size).toBe(1);
    expect(names[3]).not.toBe(names[0]);
  });

  it("is worked out when somebody looks, and never before", () => {
    const rounds = inRuns();
    const work = vi.fn<(from: { readonly text: string }) => object>(({ text }) => ({ text }));
    for (let run = 0; run < 2; run += 1) {
      const answer = rounds((engine) => engine.ask(byName, { text: "a" }, work));
      expect(work).toHaveBeenCalledTimes(run);
      expect([answer.get(), answer.get()]).toEqual([{ text: "a" }, { text: "a" }]);
      rounds((engine) => engine.ask(byName, { text: "a" }, work).name());
    }
  });
});

const byOrigin: Question = { query: "model", lasts: "by origin" };

describe("an answer that lasts by origin", () => {
  /** Work on an area of a model, which is made of texts. */
  const createModel = (): ((engine: Engine, texts: Readonly<Record<string, string>>) => void) => {
    const areas = vi.fn<(from: Readonly<Record<string, string>>) => object>(({ a, b }) => ({ a: { a }, b: { b } }));
    return (engine, texts) => {
      const model = engine.ask(byOrigin, texts, areas).get() as Readonly<Record<string, object>>;
      for (const key of ["a", "b"]) engine.ask({ ...whole, key }, { area: model[key] }, ({ area }) => ({ area })).get();
    };
  };

  it("has nobody gone through what was made of the same", () => {
    const traces: Trace[] = [];
    const rounds = inRuns((trace) => traces.push(trace));
    const stringify = vi.spyOn(JSON, "stringify");
    const model = { name: "a".repeat(99) };
    const ask = (engine: Engine): unknown => {
      const made = engine.ask(byOrigin, { text: "a" }, () => ({ model })).get();
      return engine.ask(whole, made, ({ model }) => ({ model })).get();
    };
    rounds(ask);
    stringify.mockClear();
    rounds(ask);
    expect(traces.filter(({ because }) => because === undefined)).toHaveLength(2);
    expect(stringify.mock.calls.filter(([data]) => data === model)).toEqual([]);
    stringify.mockRestore();
  });

  it("is gone through once where it says the same and was made of something else", () => {
    const rounds = inRuns();
    const stringify = vi.spyOn(JSON, "stringify");
    const model = { name: "a".repeat(99) };
    const looks = ["a", "a ", "a "].map((text) => {
      stringify.mockClear();
      rounds((engine) => {
        const made = engine.ask(byOrigin, { text }, (from) => ({ model, length: from.text.trim().length })).get();
        return engine.ask(whole, made, (from) => from.model).get();
      });
      return stringify.mock.calls.filter(([data]) => data === model).length;
    });
    stringify.mockRestore();
    expect(looks.slice(1)).toEqual([1, 0]);
  });

  it("is another one where others have made something else of the same", () => {
    const rounds = inRuns();
    const read = (query: string, name: string): unknown =>
      rounds((engine) => {
        const made = engine.ask({ ...byOrigin, query }, { text: "a" }, ({ text }) => ({ model: { name, text } })).get();
        return engine.ask(whole, made, ({ model }) => model.name).get();
      });
    expect([read("first", "one"), read("second", "two")]).toEqual(["one", "two"]);
  });

  it("leaves it to what its parts say where it was made of something else", () => {
    const traces: Trace[] = [];
    const rounds = inRuns((trace) => traces.push(trace));
    const ask = createModel();
    rounds((engine) => ask(engine, { a: "a", b: "b" }));
    traces.length = 0;
    rounds((engine) => ask(engine, { a: "a", b: "changed" }));
    expect(traces.map(({ query, key, because }) => `${query} ${key}: ${because ?? "holds"}`)).toEqual([
      "model : b",
      "work a: holds",
      "work b: area",
    ]);
  });

  it("spares who looks at all of it where it was made of something else and says the same", () => {
    const traces: Trace[] = [];
    const rounds = inRuns((trace) => traces.push(trace));
    for (const text of ["a", "a "]) {
      rounds((engine) => {
        const made = engine.ask(byOrigin, { text }, (from) => ({ text: from.text.trim() })).get();
        engine.ask(whole, { made }, (from) => ({ made: from.made })).get();
      });
    }
    const work = traces.map(({ query, because }) => `${query}: ${because ?? "holds"}`);
    expect(work.slice(2)).toEqual(["model: text", "work: holds"]);
  });
});

describe("an answer that lasts by origin and name", () => {
  it("spares what comes after it where it was made of something else and says the same, in maps too", () => {
    const traces: Trace[] = [];
    const rounds = inRuns((trace) => traces.push(trace));
    const ask = (text: string): unknown =>
      rounds((engine) => {
        const routes = { query: "routes", lasts: "by origin and name" } as const;
        const made = engine.ask(routes, { text }, (from) => ({ places: new Map([["a", from.text.trim()]]) })).get();
        return engine.ask(whole, { made }, (from) => from.made.places.get("a")).get();
      });
    expect(["a", "a", "a ", "b"].map(ask)).toEqual(["a", "a", "a", "b"]);
    const work = traces.map(({ query, because }) => `${query}: ${because ?? "holds"}`);
    expect(work.slice(2)).toEqual([
      ...["routes: holds", "work: holds"],
      ...["routes: text", "work: holds"],
      ...["routes: text", "work: made.places.a"],
    ]);
  });

  it("is told by what it was made from without a look at what that says", () => {
    const rounds = inRuns();
    const work = vi.fn<(from: { readonly model: object }) => string>(({ model }) => JSON.stringify(model));
    for (const text of ["a", "b"]) {
      rounds((engine) => {
        const model = engine.ask(byOrigin, { text }, () => ({ model: { name: "same" } })).get();
        return engine.ask({ query: "routes", lasts: "by origin and name" }, model, work).get();
      });
    }
    expect(work).toHaveBeenCalledTimes(2);
  });
});

describe("an engine that leaves nothing", () => {
  it("takes what earlier runs have left, and works out the rest unwatched", () => {
    const first = createEngine();
    const ask = (engine: Engine, text: string): string => engine.ask(whole, { text }, (from) => from.text).get();
    ask(first.within("scope"), "a");
    const before = first.leave();
    const traces: Trace[] = [];
    const last = createEngine({ before, isLast: true, onAnswer: (trace) => traces.push(trace) });
    const report = createReport();
    const work = vi.fn<(from: object, report: Report) => string>((_, report) => {
      report.add(problem);
      return "made";
    });
    expect(ask(last.within("scope"), "a")).toBe("a");
    expect(
      last
        .within("scope")
        .ask({ ...whole, key: "other" }, { text: "b" }, work)
        .get(report),
    ).toBe("made");
    expect(report.diagnostics).toHaveLength(1);
    expect(traces.map(({ because }) => because)).toEqual([undefined, "there is no answer yet"]);
    expect(last.leave().added.size).toBe(0);
  });

  it("gives promises of what is made later", async () => {
    const engine = createEngine({ isLast: true }).within("scope");
    const work = (): Promise<string> => Promise.resolve("made");
    await expect(engine.ask(whole, { text: "a" }, work).get()).resolves.toBe("made");
  });
});

describe("what runs leave for each other", () => {
  const leave = (before: Store, ask: (engine: Engine) => unknown): RememberingEngine => {
    const engine = createEngine({ before });
    ask(engine.within("scope"));
    return engine;
  };

  it("is nothing new where nothing is", () => {
    const ask = (engine: Engine): unknown => engine.ask(whole, { a: 1 }, ({ a }) => a).get();
    const first = leave(nothingLeft, ask);
    const second = leave(first.leave(), ask);
    expect([first.hasChanged, second.hasChanged]).toEqual([true, false]);
  });

  it("is no longer the same where less is asked", () => {
    const ask = (engine: Engine, key: string): unknown => engine.ask({ ...whole, key }, {}, () => key).get();
    const first = leave(nothingLeft, (engine) => ["a", "b"].map((key) => ask(engine, key)));
    const second = leave(first.leave(), (engine) => ask(engine, "a"));
    expect([second.hasChanged, second.leave().entries.size]).toEqual([true, 1]);
  });

  it("keeps each of many questions that lie in each other once", () => {
    const traces: Trace[] = [];
    const ask = (engine: Engine, depth: number): unknown =>
      engine.ask({ ...whole, key: `${depth}` }, {}, () => (depth === 0 ? 0 : ask(engine, depth - 1))).get();
    const deep = 40;
    const first = leave(nothingLeft, (engine) => ask(engine, deep));
    const second = createEngine({ before: first.leave(), onAnswer: (trace) => traces.push(trace) });
    ask(second.within("scope"), deep);
    expect([traces.length, second.leave().entries.size]).toEqual([1, deep + 1]);
  });

  it("is what was asked for, and what that asked for when it was worked out", () => {
    const inner = vi.fn<(from: { readonly text: string }) => string>(({ text }) => text);
    const ask = (texts: readonly string[], engine: Engine): unknown =>
      engine
        .ask(whole, { texts }, (from) =>
          from.texts.map((text) => engine.ask({ query: "inner", key: text, lasts: "whole" }, { text }, inner).get()),
        )
        .get();
    const first = leave(nothingLeft, (engine) => ask(["a", "b"], engine));
    const second = leave(first.leave(), (engine) => ask(["a", "b"], engine));
    leave(second.leave(), (engine) => ask(["a", "c"], engine));
    expect(inner.mock.calls.map(([{ text }]) => text)).toEqual(["a", "b", "c"]);
    expect(leave(second.leave(), () => undefined).leave().entries.size).toBe(0);
  });

  it("is nothing of answers that hold what is no plain data", () => {
    const rounds = inRuns();
    const work = vi.fn<(from: { readonly a: number }) => object>(({ a }) => ({ a, get: () => a }));
    for (let run = 0; run < 2; run += 1) rounds((engine) => engine.ask(whole, { a: 1 }, work).get());
    expect(work).toHaveBeenCalledTimes(2);
  });

  it("is known in its scope alone", () => {
    const before = leave(nothingLeft, (engine) => engine.ask(whole, {}, () => "one").get()).leave();
    expect(
      createEngine({ before })
        .within("other")
        .ask(whole, {}, () => "two")
        .get(),
    ).toBe("two");
  });

  it("is where a process begins that asks again and again", () => {
    const work = vi.fn<(from: Things, report: Report) => string>((from, report) => {
      report.add(problem);
      return [...from.things.keys()].join();
    });
    const ask = (engine: Engine, name: string, report = createReport()): string =>
      engine.ask(whole, { things: new Map([[name, {}]]) }, work).get(report);
    const before = leave(nothingLeft, (engine) => ask(engine, "a")).leave();
    const live = createEngine({ before, isLive: true });
    const report = createReport();
    expect(ask(live.within("scope"), "a", report)).toBe("a");
    expect([work.mock.calls.length, report.diagnostics.length]).toEqual([1, 1]);
    live.sweep();
    expect(ask(live.within("scope"), "a")).toBe("a");
    expect(work).toHaveBeenCalledTimes(1);
    expect(ask(live.within("scope"), "b")).toBe("b");
  });

  it("spares what looks at the JSON in it from what that process makes of other text", () => {
    type Declared = { readonly doc: string; readonly annotations: readonly unknown[] };
    const declare = ({ doc }: { readonly doc: string }): Declared => {
      const aspect: unknown = Object.assign(Object.create(null) as object, { name: "a" });
      return { doc, annotations: [aspect] };
    };
    const parse = (engine: Engine, doc: string): Declared => engine.ask(whole, { doc }, declare).get();
    const link = vi.fn<(from: Omit<Declared, "doc">) => string>(({ annotations }) => JSON.stringify(annotations));
    const ask = (engine: Engine, doc: string): unknown =>
      engine.ask({ query: "link" }, { annotations: parse(engine, doc).annotations }, link).get();
    const before = leave(nothingLeft, (engine) => parse(engine, "As it was.")).leave();
    const live = createEngine({ before, isLive: true });
    const made = ["As it was.", "Edited."].map((doc) => ask(live.within("scope"), doc));
    expect(made).toEqual([`[{"name":"a"}]`, `[{"name":"a"}]`]);
    expect(link).toHaveBeenCalledTimes(1);
  });
});

describe("a process that asks again and again", () => {
  it("forgets what nobody asks for any more", () => {
    const rounds = inOneProcess();
    const work = vi.fn<(from: object) => number>(() => 1);
    rounds((engine) => engine.ask(passing, {}, work).get());
    rounds(() => undefined);
    rounds((engine) => engine.ask(passing, {}, work).get());
    expect(work).toHaveBeenCalledTimes(2);
  });

  it("gives the parts that say the same as they were", () => {
    const rounds = inOneProcess();
    const [first, second] = ["a", "b"].map((text) =>
      rounds((engine) => engine.ask(passing, { text }, (from) => ({ fixed: { a: [1] }, text: from.text })).get()),
    );
    expect(second?.text).toBe("b");
    expect(second?.fixed).toBe(first?.fixed);
  });

  it("goes once through another copy of a list, however many questions have found it", () => {
    const rounds = inOneProcess();
    let looks = 0;
    const makeList = (): readonly object[] => [
      Object.defineProperty({}, "text", { enumerable: true, get: () => (looks += 1) && "same" }),
    ];
    const askAll = (count: number): number => {
      looks = 0;
      const list = makeList();
      rounds((engine) => {
        for (let key = 0; key < count; key += 1)
          engine.ask({ query: "work", key: `${key}` }, { list }, (from) => from.list.length).get();
      });
      return looks;
    };
    askAll(9);
    const looksOfFew = askAll(2);
    expect(looksOfFew).toBeGreaterThan(0);
    askAll(9);
    expect(askAll(9)).toBe(looksOfFew);
  });

  it("keeps no list for having compared it, also where nothing is swept", async () => {
    setFlagsFromString("--expose-gc");
    const collect = runInNewContext("gc") as () => void;
    const engine = createEngine({ isLive: true }).within("scope");
    const lists = Array.from({ length: 20 }, () => {
      const list = [{ text: "same" }];
      engine.ask(passing, { list }, (from) => from.list.map(({ text }) => text)).get();
      return new WeakRef(list);
    });
    const countKept = (): number => {
      collect();
      return lists.filter((list) => list.deref() !== undefined).length;
    };
    await expect.poll(countKept).toBeLessThan(4);
  });
});
