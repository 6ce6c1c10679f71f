import type { Report } from "../diagnostics/report.ts";
import { createAnswer, type Answer } from "./answer.ts";

/**
 * Answers questions, and remembers what it has answered: work is done again only where something that it
 * looked at says something else.
 */
export interface Engine {
  /**
   * What `work` makes of what it is handed. It is done when somebody looks at the answer and a remembered one
   * doesn't hold any more. It looks at nothing but what it is handed, which it sees through a view that
   * notes what is looked at, and gives plain data, or a promise of it, which nobody changes.
   */
  ask<From extends object, Value>(question: Question, from: From, work: Work<From, Value>): Answer<Value>;
}

/** What is asked. The names tell it from all other questions about the same edition. */
export interface Question {
  /** The kind, e.g. `parse`. */
  readonly query: string;
  /** Which of the kind; absent where there is one. */
  readonly key?: string | undefined;
  /**
   * What the next run is left of the answer: all of it, for work that takes longer than reading back what it gave, or its
   * name alone, for what is seldom looked at when it is as it was. With `by origin`, not even that is worked out:
   * it holds as long as everything that it was made from, and is called after that. For what is
   * large and sooner made again than gone through. What is small and made of what is large lasts `by origin and name`: it is made again as soon, and
   * called after what it says, so that what comes after it is spared.
   */
  readonly lasts?: "whole" | "by name" | "by origin" | "by origin and name" | undefined;
}

/** What it reports is a part of its answer. It may make that of the answer before, if there was one: the same comes out either way. */
export type Work<From, Value> = (from: From, report: Report, before: () => Awaited<Value> | undefined) => Value;

/** Remembers nothing: for work that is done once. */
export const forgetful: Engine = {
  ask: (_, from, work) => createAnswer((report) => work(from, report, () => undefined)),
};
