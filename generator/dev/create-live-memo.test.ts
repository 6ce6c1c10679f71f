import { beforeEach, describe, expect, it, vi } from "vitest";
import { createMemo } from "../cache/create-memo.ts";
import { usageCodes } from "../diagnostics/codes/usage.ts";
import { createReport, type Report } from "../diagnostics/report.ts";
import type { Memo } from "../memo.ts";
import { createLiveMemo, type LiveMemo } from "./create-live-memo.ts";

type Things = { readonly things: ReadonlyMap<string, object> };

const problem = usageCodes.inputNotFolder({ folder: "a" });

let memo: LiveMemo;
beforeEach(() => {
  memo = createLiveMemo();
});

describe("remember", () => {
  it("works once for a text, and says again what was reported", () => {
    const work = vi.fn<(report: Report) => { made: boolean }>((report) => {
      report.add(problem);
      return { made: true };
    });
    const first = memo.remember(["file", "text"], createReport(), work);
    const report = createReport();
    expect(memo.remember(["file", "text"], report, work)).toBe(first);
    expect(report.diagnostics).toHaveLength(1);
    memo.remember(["file", "other text"], createReport(), work);
    expect(work).toHaveBeenCalledTimes(2);
  });

  it("forgets what nobody asks for any more", () => {
    const work = vi.fn<() => number>(() => 1);
    memo.remember(["file", "text"], createReport(), work);
    memo.sweep();
    memo.sweep();
    memo.remember(["file", "text"], createReport(), work);
    expect(work).toHaveBeenCalledTimes(2);
  });
});

describe("a memo behind it", () => {
  it("is asked first, and not any more once that is swept", () => {
    const behind = createMemo(new Map());
    const work = vi.fn<(ask: (question: string) => string) => string>((ask) => `made with ${ask("q")}`);
    const run = (memo: Memo, text: string, answer: string): string =>
      memo.rememberAsking(["file", text], () => answer, createReport(), work);
    run(behind, "text", "a");
    run(behind, "old text", "a");
    memo = createLiveMemo(behind);
    expect(run(memo, "text", "a")).toBe("made with a");
    expect(work).toHaveBeenCalledTimes(2);
    // What it answered with has been noted all the same.
    expect(run(memo, "text", "b")).toBe("made with b");
    memo.sweep();
    run(memo, "old text", "a");
    expect(work).toHaveBeenCalledTimes(4);
  });
});

describe("work that a memo behind it has kept", () => {
  const work = vi.fn<(from: Things, report: Report) => string>((from, report) => {
    report.add(problem);
    return [...from.things.keys()].join();
  });
  const keep = (memo: Memo, things: Things): string => memo.keep("names", things, createReport(), work);

  beforeEach(() => {
    work.mockClear();
    const behind = createMemo(new Map());
    keep(behind, { things: new Map([["a", {}]]) });
    memo = createLiveMemo(createMemo(behind.pack()));
  });

  it("is not done again as long as all that it looked at says the same", () => {
    const report = createReport();
    expect(memo.keep("names", { things: new Map([["a", {}]]) }, report, work)).toBe("a");
    expect(work).toHaveBeenCalledTimes(1);
    expect(report.diagnostics).toHaveLength(1);
    memo.sweep();
    expect(keep(memo, { things: new Map([["a", { other: 1 }]]) })).toBe("a");
    expect(work).toHaveBeenCalledTimes(1);
  });

  it("is done when something else is there, now or later", () => {
    expect(keep(memo, { things: new Map([["b", {}]]) })).toBe("b");
    expect(keep(memo, { things: new Map([["c", {}]]) })).toBe("c");
    expect(work).toHaveBeenCalledTimes(3);
  });

  it("may be a promise", async () => {
    const behind = createMemo(new Map());
    const later = vi.fn<(from: Things) => Promise<number>>((from) => Promise.resolve(from.things.size));
    const things: Things = { things: new Map() };
    await behind.keep("size", things, createReport(), later);
    await expect(createLiveMemo(behind).keep("size", things, createReport(), later)).resolves.toBe(0);
    expect(later).toHaveBeenCalledTimes(1);
  });
});

describe("rememberAsking", () => {
  it("works again when an answer is another one", () => {
    const run = (answer: string): string =>
      memo.rememberAsking(
        ["file", "text"],
        () => answer,
        createReport(),
        (ask: (question: string) => string) => `made with ${ask("q")}`,
      );
    expect([run("a"), run("b"), run("b")]).toEqual(["made with a", "made with b", "made with b"]);
  });
});

describe("reuse", () => {
  const one = { name: "one" };
  const two = { name: "two" };

  it.each([
    ["a part that it has not read", { things: new Map([["one", one]]), other: 2 }, true],
    [
      "an entry that it has not read",
      {
        things: new Map([
          ["one", one],
          ["two", two],
        ]),
        other: 1,
      },
      true,
    ],
    ["the entry that it has read", { things: new Map([["one", { name: "one" }]]), other: 1 }, false],
    ["the entry that it has read and that is gone", { things: new Map(), other: 1 }, false],
  ])("minds %s", (_, later: { things: Map<string, object>; other: number }, isReused) => {
    const work = vi.fn<(from: Things) => unknown>(({ things }) => things.get("one"));
    memo.reuse("work", { things: new Map([["one", one]]), other: 1 }, createReport(), work);
    memo.reuse("work", later, createReport(), work);
    expect(work).toHaveBeenCalledTimes(isReused ? 1 : 2);
  });

  it("minds what is looked at after the work, by what it left to be made later", () => {
    const work = vi.fn<(from: Things) => () => unknown>(
      ({ things }) =>
        () =>
          things.get("one"),
    );
    const run = (name: string): (() => unknown) =>
      memo.reuse("work", { things: new Map([["one", { name }]]) }, createReport(), work);
    run("a");
    expect(run("b")()).toEqual({ name: "b" });
    expect(work).toHaveBeenCalledTimes(1);
    expect(run("c")()).toEqual({ name: "c" });
    expect(work).toHaveBeenCalledTimes(2);
  });

  it.each([
    ["has", (things: ReadonlyMap<string, object>) => things.has("two")],
    ["size", (things: ReadonlyMap<string, object>) => things.size],
    ["keys", (things: ReadonlyMap<string, object>) => [...things.keys()]],
    ["values", (things: ReadonlyMap<string, object>) => [...things.values()]],
    ["entries", (things: ReadonlyMap<string, object>) => [...things]],
  ])("notices a further entry where %s was asked for", (_, read) => {
    const work = vi.fn<(from: Things) => unknown>(({ things }) => read(things));
    memo.reuse("work", { things: new Map([["one", one]]) }, createReport(), work);
    memo.reuse("work", { things: new Map([["one", one]]) }, createReport(), work);
    expect(work).toHaveBeenCalledTimes(1);
    const things = new Map([
      ["one", one],
      ["two", two],
    ]);
    expect(memo.reuse("work", { things }, createReport(), work)).toEqual(read(things));
  });

  it.each([
    ["the part of a part that it has read", { part: { read: 1, other: 2 }, answer: () => 1 }, true],
    ["another part of the part", { part: { read: 2, other: 2 }, answer: () => 1 }, false],
    ["an answer", { part: { read: 1, other: 2 }, answer: () => 2 }, false],
  ])(
    "minds %s",
    (_, later: { part: { read: number; other: number }; answer: (question: string) => number }, isReused) => {
      const work = vi.fn<(from: typeof later) => number>(({ part, answer }) => part.read + answer("question"));
      memo.reuse("work", { part: { read: 1, other: 1 }, answer: (_question: string) => 1 }, createReport(), work);
      memo.reuse("work", later, createReport(), work);
      expect(work).toHaveBeenCalledTimes(isReused ? 1 : 2);
    },
  );

  it("keeps the pieces of work that is spared", () => {
    const piece = vi.fn<() => number>(() => 1);
    const run = (from: { readonly part: number }): void => {
      memo.reuse(
        "work",
        from,
        createReport(),
        ({ part }) => part + memo.remember(["file", "text"], createReport(), piece),
      );
      memo.sweep();
    };
    for (const part of [1, 1, 1, 2]) run({ part });
    expect(piece).toHaveBeenCalledTimes(1);
  });

  it("compares lists by what is in them, and says again what was reported", () => {
    const work = vi.fn<(from: { readonly list: readonly object[] }, report: Report) => number>(({ list }, report) => {
      report.add(problem);
      return list.length;
    });
    memo.reuse("work", { list: [one] }, createReport(), work);
    const report = createReport();
    memo.reuse("work", { list: [one] }, report, work);
    expect(work).toHaveBeenCalledTimes(1);
    expect(report.diagnostics).toHaveLength(1);
    expect(memo.reuse("work", { list: [one, two] }, report, work)).toBe(2);
  });
});
