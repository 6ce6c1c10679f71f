import { setImmediate } from "node:timers/promises";
import type { Trace } from "./engine/create-engine.ts";
import { InterruptedError } from "./diagnostics/interrupted-error.ts";
import { addSubject } from "./diagnostics/processing-error.ts";
import { createReport, type Report } from "./diagnostics/report.ts";

/** The stages, in their order. */
export type StageName = "discover" | "parse" | "link" | "check" | "plan" | "render" | "write";

/** What goes along with a run from its first stage to its last: the report, the clock and the progress. */
export interface Run {
  readonly report: Report;
  /** Does a stage's work, on the clock and with the stage's name on an error that escapes from it. */
  stage<Result>(name: StageName, work: () => Result | Promise<Result>): Promise<Result>;
  /** The same for a stage that makes its results one at a time, while the next stage takes them. */
  stream<Item>(name: StageName, items: Iterable<Item> | AsyncIterable<Item>, total?: number): AsyncIterable<Item>;
  readonly timings: readonly StageTiming[];
  /** What the engine was asked, and why it worked where it had to. */
  readonly traces: Trace[];
  /** Whether the process is there for the run alone, which may set it up for itself then. */
  readonly ownsProcess: boolean;
  /** Ends the run at the next chance, by an `InterruptedError`. */
  interrupt(): void;
}

/** What a stage has taken. */
export interface StageTiming {
  readonly stage: StageName;
  readonly milliseconds: number;
  /** Most memory that the process has had so far, in bytes. */
  readonly peakMemory: number;
}

/** Hears how far a run is. */
export interface Progress {
  begin(stage: StageName): void;
  advance(stage: StageName, done: number, total: number | undefined): void;
  end(): void;
}

/** What a run may be told of the process that it is in. */
export interface RunOptions {
  readonly ownsProcess?: boolean | undefined;
  /** In milliseconds, from any beginning. */
  readonly clock?: (() => number) | undefined;
  /** Does work in which nothing is left half done, so that the process may end in the middle of it. */
  readonly letEnd?: (<Value>(work: () => Value | Promise<Value>) => Promise<Value>) | undefined;
}

/** A run before its first stage. */
export function createRun(
  progress: Progress,
  { ownsProcess = false, clock = () => performance.now(), letEnd }: RunOptions = {},
): Run {
  const report = createReport();
  const spent = new Map<StageName, StageTiming>();
  // Time of a stream or stage within another counts for its own, not for the one that waits for it.
  let inner = 0;
  let isInterrupted = false;
  let isWriting = false;

  function checkInterrupted(): void {
    if (isInterrupted) throw new InterruptedError("interrupted");
  }

  function record(stage: StageName, milliseconds: number): void {
    const { milliseconds: before = 0, peakMemory = 0 } = spent.get(stage) ?? {};
    spent.set(stage, { stage, milliseconds: before + milliseconds, peakMemory });
  }

  /** Asking costs as much as a small file, so that a stream asks at its end and not for each of its items. */
  function recordMemory(stage: StageName): void {
    const { milliseconds = 0 } = spent.get(stage) ?? {};
    spent.set(stage, { stage, milliseconds, peakMemory: process.resourceUsage().maxRSS * 1024 });
  }

  return {
    report,
    traces: [],
    ownsProcess,
    async stage(name, work) {
      checkInterrupted();
      progress.begin(name);
      const start = clock();
      const before = inner;
      inner = 0;
      try {
        isWriting ||= name === "write";
        return await (letEnd === undefined || isWriting || !thinking.has(name) ? work() : letEnd(work));
      } catch (error) {
        throw addSubject(`stage ${name}`, error);
      } finally {
        const milliseconds = clock() - start;
        record(name, milliseconds - inner);
        recordMemory(name);
        inner = before + milliseconds;
      }
    },
    async *stream(name, items, total) {
      const iterator = Symbol.asyncIterator in items ? items[Symbol.asyncIterator]() : items[Symbol.iterator]();
      let heard = clock();
      try {
        for (let done = 0; ; done += 1) {
          checkInterrupted();
          const start = clock();
          const before = inner;
          inner = 0;
          let step: IteratorResult<unknown>;
          try {
            step = await iterator.next();
          } catch (error) {
            throw addSubject(`stage ${name}`, error);
          } finally {
            const milliseconds = clock() - start;
            record(name, milliseconds - inner);
            inner = before + milliseconds;
          }
          // Items that are made without waiting for anything would keep signals from being heard.
          if (step.done || clock() - heard > hearing) {
            await setImmediate();
            heard = clock();
            checkInterrupted();
          }
          if (step.done) return;
          progress.advance(name, done + 1, total);
          yield step.value as never;
        }
      } finally {
        // Whoever makes the items may have something to put away.
        await iterator.return?.();
        recordMemory(name);
      }
    },
    get timings() {
      return stageNames.flatMap((name) => spent.get(name) ?? []);
    },
    interrupt() {
      isInterrupted = true;
    },
  };
}

/** Milliseconds after which a stream listens whether someone asks the run to end. */
const hearing = 50;

/** Stages that stand still for seconds, or minutes where a model is large, and only think until something is written. */
const thinking: ReadonlySet<StageName> = new Set(["parse", "link", "check", "plan"]);

const stageNames: readonly StageName[] = ["discover", "parse", "link", "check", "plan", "render", "write"];
