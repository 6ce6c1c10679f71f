import type { Report } from "./diagnostics/report.ts";

/**
 * Remembers what work on a piece of the input gave, between runs and within one. It holds only for
 * work that is a function of its key: a file's text, and nothing around it.
 */
export interface Memo {
  /**
   * What `work` gives, from before if it is known for the key. What it reported is reported again. The
   * value is plain data: it may come back as a copy of what was made.
   */
  remember<Value>(key: readonly string[], report: Report, work: (report: Report) => Value): Value;
  /**
   * The same for work that asks about what is around its piece: what it gave is known as long as all
   * its questions would be answered as they were. Questions and answers are plain data.
   */
  rememberAsking<Question, Answer, Value>(
    key: readonly string[],
    answer: (question: Question) => Answer,
    report: Report,
    work: (ask: (question: Question) => Answer, report: Report) => Value,
  ): Value;
  /**
   * The same for work on a whole model, in a process that works on it again and again: what it gave
   * the last time, if all that it looked at is the very same now. It looks only at what it is handed.
   * What it gave may have parts that are made when they are read; they look at nothing else either.
   */
  reuse<From extends object, Value>(
    name: string,
    from: From,
    report: Report,
    work: (from: From, report: Report) => Value,
  ): Value;
  /**
   * The same for work that takes longer than reading back what it gave, which is plain data or a
   * promise of it: known between runs as well, as long as all that it looked at says the same. What stands
   * apart is kept as JSON, and has to be an object.
   */
  keep<From extends object, Value>(
    name: string,
    from: From,
    report: Report,
    work: (from: From, report: Report) => Value,
    apart?: Apart<Value>,
  ): Value;
  /**
   * Work on a whole model that is left until somebody wants what it gives, which a name stands for until
   * then: the same name as long as all that the work looks at says the same.
   */
  later<From extends object, Value>(name: string, from: From, work: (from: From) => Value): LaterWork<Value>;
  /**
   * What `work` gives, which may make it of what it gave the last time, plain data, if that is known, instead of
   * from nothing: the same comes out either way.
   */
  improve<Value>(name: string, work: (before: Value | undefined) => Value): Value;
  /** The value; of its parts that say the same as those of the last time, the ones of the last time. */
  share<Value>(name: string, value: Value): Value;
}

/** Where something holds what is large and seldom looked at: a part of each item of one of its lists. */
export interface Apart<Value> {
  readonly list: keyof Value & string;
  readonly part: string;
}

/** Work that may not have been done yet. */
export interface LaterWork<Value> {
  /** What it gives. It is done once. */
  get(): Value;
  /** Names what it gives; undefined where nobody remembers anything between runs. */
  name(): string | undefined;
}

/** Work that is done when somebody asks for what it gives. */
export function createLaterWork<Value>(work: () => Value, name: () => string | undefined): LaterWork<Value> {
  let made: { readonly value: Value } | undefined;
  return { get: () => (made ??= { value: work() }).value, name };
}

/** Does all work on whole models anew. */
export const worksAnew: Pick<Memo, "reuse" | "share"> = {
  reuse: (_, from, report, work) => work(from, report),
  share: (_, value) => value,
};

/** Remembers nothing: each piece of work is done when it is asked for. */
export const noMemo: Memo = {
  remember: (_, report, work) => work(report),
  rememberAsking: (_, answer, report, work) => work(answer, report),
  keep: (_, from, report, work) => work(from, report),
  later: (_, from, work) =>
    createLaterWork(
      () => work(from),
      () => undefined,
    ),
  improve: (_, work) => work(undefined),
  ...worksAnew,
};
