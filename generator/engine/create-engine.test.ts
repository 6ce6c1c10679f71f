import { describe, expect, it, vi } from "vitest";
import { usageCodes } from "../diagnostics/codes/usage.ts";
import { createReport, type Report } from "../diagnostics/report.ts";
import { withNames } from "../make-when-read.ts";
import type { Memo } from "../memo.ts";
import { createMemo, type KeptMemo } from "./create-memo.ts";
import type { Pack } from "./pack.ts";

type Things = { readonly things: ReadonlyMap<string, object>; readonly other?: unknown };

const problem = usageCodes.inputNotFolder({ folder: "a" });

/** Does work with a memo of its own for each run, which begins with what the run before has left. */
function createRuns(scopes: readonly string[] = []): <Value>(work: (memo: Memo) => Value) => Value {
  let pack: Pack = new Map();
  let number = 0;
  return (work) => {
    const memo: KeptMemo = createMemo(pack);
    const value = work(memo.within(scopes[number] ?? "scope"));
    number += 1;
    pack = memo.pack();
    return value;
  };
}

describe("keep", () => {
  const before: Things = { things: new Map([["one", { name: "one" }]]), other: 1 };

  it.each<readonly [string, Things, boolean]>([
    ["nothing", structuredClone(before), true],
    ["a part that was not read", { ...before, other: 2 }, true],
    ["an entry that was not read", { things: new Map([...before.things, ["two", {}]]), other: 1 }, true],
    ["the entry that was read", { things: new Map([["one", { name: "two" }]]) }, false],
    ["the entry that was read being gone", { things: new Map() }, false],
    ["nothing to undefined", { things: new Map([["one", { name: "one", more: undefined }]]) }, false],
  ])("gives what was made in an earlier run as long as what was read says the same: %s", (_, later, isKept) => {
    const inRun = createRuns();
    const work = vi.fn<(from: Things) => unknown>(({ things }) => ({ made: things.get("one") }));
    const made = [before, later].map((from) => inRun((memo) => memo.keep("work", from, createReport(), work)));
    expect(work).toHaveBeenCalledTimes(isKept ? 1 : 2);
    expect(made[1]).toEqual({ made: later.things.get("one") });
  });

  it.each<readonly [string, unknown, unknown]>([
    ["numbers that JSON can't write", Number.NaN, Number.POSITIVE_INFINITY],
    ["large numbers", 9_007_199_254_740_993n, 9_007_199_254_740_992n],
    ["maps", new Map([["a", 1]]), new Map([["a", 2]])],
    ["a map and a set", new Map([["a", 1]]), new Set(["a"])],
    ["nothing and null", [undefined], [null]],
  ])("tells %s apart", (_, first, second) => {
    const inRun = createRuns();
    const work = vi.fn<(from: { readonly part: readonly unknown[] }) => unknown>(({ part }) => typeof part);
    for (const value of [first, first, second]) {
      inRun((memo) => memo.keep("work", { part: [value] }, createReport(), work));
    }
    expect(work).toHaveBeenCalledTimes(2);
  });

  it("reports again what was reported", () => {
    const inRun = createRuns();
    const heard = [0, 1].map(() => {
      const report = createReport();
      inRun((memo) => memo.keep("work", {}, report, (_, report) => report.add(problem)));
      return report.diagnostics;
    });
    expect(heard[0]).toHaveLength(1);
    expect(heard[1]).toEqual(heard[0]);
  });

  it("waits for a promise, and gives one", async () => {
    const inRun = createRuns();
    const work = vi.fn<(from: { readonly a: number }) => Promise<number>>(async ({ a }) => {
      await Promise.resolve();
      return a + 1;
    });
    // The run ends when the promise is settled.
    const memo = createMemo(new Map());
    expect(await memo.within("scope").keep("work", { a: 1 }, createReport(), work)).toBe(2);
    const later = createMemo(memo.pack());
    const promise = later.within("scope").keep("work", { a: 1 }, createReport(), work);
    expect(promise).toBeInstanceOf(Promise);
    expect(await promise).toBe(2);
    expect(work).toHaveBeenCalledTimes(1);
    expect(later.hasChanged).toBe(false);
    expect(await inRun((other) => other.keep("work", { a: 2 }, createReport(), work))).toBe(3);
  });

  it("notices that a value of other work has changed", () => {
    const inRun = createRuns();
    const second = vi.fn<(from: { readonly values: readonly object[] }) => unknown>(({ values }) => ({ values }));
    for (const text of ["a", "a", "b"]) {
      inRun((memo) => {
        const value = memo.remember(["file", text], createReport(), (): object => ({ text }));
        return memo.keep("second", { values: [value] }, createReport(), second);
      });
    }
    expect(second.mock.results.map(({ value }) => value as unknown)).toEqual([
      { values: [{ text: "a" }] },
      { values: [{ text: "b" }] },
    ]);
  });

  it("works again each time where what was made is no plain data", () => {
    const inRun = createRuns();
    const work = vi.fn<(from: { readonly part: object }) => object>(({ part }) => part);
    for (let run = 0; run < 2; run += 1) {
      const made = inRun((memo) => memo.keep("work", { part: { a: 1 } }, createReport(), work));
      expect(made).toEqual({ a: 1 });
    }
    expect(work).toHaveBeenCalledTimes(2);
  });

  it("knows nothing of work in another scope", () => {
    const inRun = createRuns(["one", "two"]);
    const work = vi.fn<(from: object, report: Report) => string>(() => "made");
    for (let run = 0; run < 2; run += 1) inRun((memo) => memo.keep("work", {}, createReport(), work));
    expect(work).toHaveBeenCalledTimes(2);
  });
});

describe("later", () => {
  const before: Things = { things: new Map([["one", { name: "one" }]]), other: 1 };
  const work = ({ things }: Things): unknown => things.get("one");
  const inRuns = (...states: readonly Things[]): readonly (readonly [name: unknown, times: number])[] => {
    const inRun = createRuns();
    return states.map((from) => {
      const watched = vi.fn<(from: Things) => unknown>(work);
      const name = inRun((memo) => memo.later("work", from, watched).name());
      return [name, watched.mock.calls.length];
    });
  };

  it("has its old name without being done as long as what it looks at says the same", () => {
    const [first, second] = inRuns(before, { ...structuredClone(before), other: 2 });
    expect(first).toEqual([expect.any(String), 1]);
    expect(second).toEqual([first?.[0], 0]);
  });

  it("has another name when what it looks at says something else", () => {
    const [first, second] = inRuns(before, { things: new Map([["one", { name: "two" }]]) });
    expect(second).toEqual([expect.any(String), 1]);
    expect(second?.[0]).not.toBe(first?.[0]);
  });

  it("is done once, and only when somebody asks", () => {
    const inRun = createRuns();
    const watched = vi.fn<(from: Things) => unknown>(work);
    const later = inRun((memo) => memo.later("work", before, watched));
    expect(watched).not.toHaveBeenCalled();
    expect([later.get(), later.get()]).toEqual([{ name: "one" }, { name: "one" }]);
    expect(watched).toHaveBeenCalledTimes(1);
  });
});

describe("keep, with parts that stand apart", () => {
  const plan = (texts: readonly string[]): { readonly pages: readonly object[] } => ({
    pages: texts.map((text, index) => ({ route: `page-${index}`, content: { text }, title: "A page" })),
  });
  const inRuns = (...states: readonly (readonly string[])[]): readonly ReturnType<typeof plan>[] => {
    const inRun = createRuns();
    return states.map((texts) =>
      inRun((memo) =>
        memo.keep("pages", { texts }, createReport(), (from) => plan(from.texts), { list: "pages", part: "content" }),
      ),
    );
  };
  const tell = ({ pages }: ReturnType<typeof plan>): readonly string[] =>
    pages.map((page) => JSON.stringify(withNames(page)));

  it("gives all of it, and tells things apart without reading the parts", () => {
    const [first, second] = inRuns(["one", "two"], ["one", "two"]);
    expect(second && tell(second)).toEqual(first && tell(first));
    expect(Object.getOwnPropertyDescriptor(second?.pages[0], "content")?.get).toBeDefined();
    expect(JSON.stringify(second)).toBe(JSON.stringify(first));
  });

  it("gives another name to what says something else, and to nothing else", () => {
    const [first, second] = inRuns(["one", "two"], ["one", "three"]).map(tell);
    expect(second?.[0]).toBe(first?.[0]);
    expect(second?.[1]).not.toBe(first?.[1]);
  });

  it("keeps parts that nobody has looked at for the run after", () => {
    const made = inRuns(["one"], ["one"], ["one"]);
    expect(JSON.stringify(made[2])).toBe(JSON.stringify(plan(["one"])));
  });
});
