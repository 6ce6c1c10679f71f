import { digest } from "../places/digest.ts";
import { reportAgain } from "./hear-report.ts";
import { createReport, type Report } from "../diagnostics/report.ts";

/** What a question is answered with. It may not have been worked out yet. */
export interface Answer<Value> {
  /** The value; what was said when it was made is said to the report. */
  get(report?: Report): Value;
  /** Tells what it says from anything else that the question may be answered with, without a need to look at it; what is said as it is made is said to the report, or without one to that of whoever looks first. */
  name(report?: Report): string;
}

const print = Symbol("print");

/** What an answer says as JSON, and what names that text. */
export interface PrintedAnswer {
  readonly text: string;
  readonly name: string;
}

interface PrintableAnswer<Value> extends Answer<Value> {
  readonly [print]: () => PrintedAnswer;
}

/** An answer that is worked out when somebody looks, once, and named by what it says unless there is a name at hand. */
export function createAnswer<Value>(
  make: (report: Report) => Value,
  makeName?: (report: Report) => string,
): Answer<Value> {
  let state: { readonly make: (report: Report) => Value } | { readonly value: Value } = { make };
  let known: string | undefined;
  /** What was said to nobody, as only the name was asked for. */
  let untold: Report | undefined;
  const listen = (): Report => (untold ??= createReport());
  const get = (report?: Report): Value => {
    if ("make" in state) state = { value: state.make(report ?? createReport()) };
    if (report !== undefined && untold !== undefined && untold !== report) {
      reportAgain(untold.diagnostics, report);
      untold = undefined;
    }
    return state.value;
  };
  const printNow = (report?: Report): PrintedAnswer => {
    const text = JSON.stringify(get(report ?? listen())) ?? "";
    return { text, name: digest(text) };
  };
  const name = (report?: Report): string => (known ??= makeName?.(report ?? listen()) ?? printNow(report).name);
  const answer: PrintableAnswer<Value> = {
    get,
    name,
    [print]() {
      const printed = printNow();
      // Who prints it spares others to go through it for its name.
      if (makeName === undefined) known = printed.name;
      return printed;
    },
  };
  return answer;
}

/** The answer to a question that has been worked out. */
export function toAnswer<Value>(value: Value): Answer<Value> {
  return createAnswer(() => value);
}

/** The answer with a change of its value that `more` describes wholly. */
export function changeAnswer<Value, More, Changed>(
  answer: Pick<Answer<Value>, "get" | "name">,
  more: More,
  change: (value: Value, more: More) => Changed,
): Answer<Changed> {
  return createAnswer(
    (report) => change(answer.get(report), more),
    (report) => digest(answer.name(report), JSON.stringify(more)),
  );
}

/** Whether the thing is an answer: it stands in data for its value. */
export function isAnswer(thing: object): thing is Answer<unknown> {
  return isPrintable(thing);
}

/** What an answer that stands in data says. */
export function printAnswer(answer: Answer<unknown>): PrintedAnswer {
  if (!isPrintable(answer)) throw new Error("what has no name stands for no value");
  return answer[print]();
}

function isPrintable(thing: object): thing is PrintableAnswer<unknown> {
  return print in thing;
}
