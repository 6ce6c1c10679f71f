import { describe, expect, test } from "vitest";
import { ProcessingError, whileProcessing } from "./diagnostics/processing-error.ts";
import { InterruptedError } from "./diagnostics/interrupted-error.ts";
import { createRun, type Progress } from "./run.ts";

function createLog(): { progress: Progress; heard: string[] } {
  const heard: string[] = [];
  return {
    heard,
    progress: {
      begin: (stage) => heard.push(`begin ${stage}`),
      advance: (stage, done, total) => heard.push(`${stage} ${done}/${total}`),
      end: () => heard.push("end"),
    },
  };
}

async function collect<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const collected: Item[] = [];
  for await (const item of items) collected.push(item);
  return collected;
}

/** A clock that goes on when it is told to, since nobody knows what else a machine is about. */
function createClock(): { clock: () => number; wait: (milliseconds: number) => void } {
  let now = 0;
  return { clock: () => now, wait: (milliseconds) => void (now += milliseconds) };
}

describe("a run", () => {
  test("times its stages; what a stream takes counts for the stream", async () => {
    const { progress, heard } = createLog();
    const { clock, wait } = createClock();
    const run = createRun(progress, { clock });
    const items = run.stream(
      "render",
      (function* () {
        wait(30);
        yield "a";
        yield "b";
      })(),
      2,
    );
    expect(await run.stage("write", () => collect(items))).toEqual(["a", "b"]);
    expect(heard).toEqual(["begin write", "render 1/2", "render 2/2"]);
    const [render, write] = run.timings;
    expect([render?.stage, write?.stage]).toEqual(["render", "write"]);
    expect([render?.milliseconds, write?.milliseconds]).toEqual([30, 0]);
    expect(write?.peakMemory).toBeGreaterThan(1_000_000);
  });

  test("lets a stage that only thinks be ended, until something is written", async () => {
    const ended: string[] = [];
    const { progress, heard } = createLog();
    const letEnd = async <Value>(work: () => Value | Promise<Value>): Promise<Value> => {
      ended.push(heard.at(-1) ?? "");
      return work();
    };
    const run = createRun(progress, { letEnd });
    for (const stage of ["discover", "parse", "plan"] as const) expect(await run.stage(stage, () => stage)).toBe(stage);
    await run.stage("write", () => run.stage("plan", () => "of another edition"));
    expect(ended).toEqual(["begin parse", "begin plan"]);
  });

  test.each([
    ["between items that are made without waiting", 10_000],
    ["before it is done", 0],
  ])("hears that it is to end %s", async (when, milliseconds) => {
    const run = createRun(createLog().progress);
    let isWhole = false;
    const until = performance.now() + milliseconds;
    const items = run.stream(
      "render",
      (function* () {
        do yield;
        while (performance.now() < until);
        isWhole = true;
      })(),
    );
    setImmediate(() => run.interrupt());
    await expect(collect(items)).rejects.toThrow(InterruptedError);
    expect(isWhole, when).toBe(milliseconds === 0);
  });

  test("times a stage within a stream for itself", async () => {
    const { clock, wait } = createClock();
    const run = createRun(createLog().progress, { clock });
    const items = run.stream(
      "render",
      (async function* () {
        wait(5);
        yield await run.stage("plan", () => wait(30));
      })(),
    );
    await run.stage("write", async () => {
      await collect(items);
      wait(2);
    });
    const times = run.timings.map(({ stage, milliseconds }) => [stage, milliseconds]);
    expect(times).toEqual([
      ["plan", 30],
      ["render", 5],
      ["write", 2],
    ]);
  });

  test("says where an error of ours struck", async () => {
    const run = createRun(createLog().progress);
    const failing = run.stage("parse", () =>
      whileProcessing("pdl/A.pdl", () => {
        throw new TypeError("x is undefined");
      }),
    );
    const error: unknown = await failing.catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(ProcessingError);
    expect(error).toMatchObject({ subjects: ["pdl/A.pdl", "stage parse"], message: "x is undefined" });
    expect((error as Error).cause).toBeInstanceOf(TypeError);
  });

  test("can be interrupted between and within stages", async () => {
    const run = createRun(createLog().progress);
    const rendered: number[] = [];
    let isPutAway = false;
    const endless = (function* () {
      try {
        for (let page = 1; ; page += 1) yield page;
      } finally {
        isPutAway = true;
      }
    })();
    const writing = run.stage("write", async () => {
      for await (const page of run.stream("render", endless)) {
        rendered.push(page);
        if (page === 3) run.interrupt();
      }
    });
    await expect(writing).rejects.toBeInstanceOf(InterruptedError);
    expect([rendered, isPutAway]).toEqual([[1, 2, 3], true]);
    await expect(run.stage("write", () => undefined)).rejects.toBeInstanceOf(InterruptedError);
  });
});
