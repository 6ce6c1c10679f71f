import type { JsonValue } from "../../../catalogue/json.ts";
import type { Span } from "../../../catalogue/span.ts";
import type { PythonExpression, PythonFunction } from "../../../parse/python/python-document.ts";
import type { PythonEvaluator, PythonPlace } from "../../code/evaluate-python.ts";
import type { PythonClasses } from "../../code/python-classes.ts";
import type { PythonModules } from "../../code/python-modules.ts";
import { asJson } from "../../code/python-value.ts";

/*
 * What is handed to click, be it by a decorator or by a call. A function that makes decorators hands on what it is
 * given, so each argument knows where its names mean something.
 */

/** What commands and options are read with. */
export interface CliReading {
  readonly modules: PythonModules;
  readonly classes: PythonClasses;
  readonly evaluator: PythonEvaluator;
}

/** Where an expression stands, be it in the body of a function that makes decorators. */
export interface ClickScope extends PythonPlace {
  /** What its parameters and names stand for, where that is one expression. */
  readonly given?: ReadonlyMap<string, Given> | undefined;
  /** What its parameters with stars hold. */
  readonly many?: ReadonlyMap<string, readonly GivenArgument[]> | undefined;
  /** Functions that stand in it. */
  readonly inner?: ReadonlyMap<string, InnerFunction> | undefined;
}

/** An expression with where its names mean something. */
export interface Given {
  readonly value: PythonExpression;
  readonly scope: ClickScope;
}

/** An argument of a call; without a name it goes by its place. */
export interface GivenArgument extends Given {
  readonly name?: string | undefined;
}

/** A function that stands in another one, with what names in it mean. */
export interface InnerFunction {
  readonly node: PythonFunction;
  readonly scope: ClickScope;
}

/** A call of something of click. */
export interface ClickCall {
  /** What is called, e.g. `option`. */
  readonly maker: string;
  /** Lists and dictionaries that are put in have been taken apart. */
  readonly arguments: readonly GivenArgument[];
  readonly span: Span;
}

/** An argument of a call by its name. */
export function findGiven(call: ClickCall | undefined, name: string): Given | undefined {
  return call?.arguments.find((each) => each.name === name);
}

/** What is given without a name, in order. */
export function listPositional({ arguments: given }: ClickCall): readonly Given[] {
  return given.filter(({ name }) => name === undefined);
}

/** Whether an argument says yes. */
export function isTrue(call: ClickCall | undefined, name: string, reading: CliReading): boolean {
  return tell(findGiven(call, name), reading) === true;
}

/** What is given, where that can be told. */
export function tell(given: Given | undefined, { evaluator }: CliReading): JsonValue | undefined {
  return given && asJson(evaluator.evaluate(given.value, given.scope));
}

/** The same where it is a text. */
export function tellText(given: Given | undefined, reading: CliReading): string | undefined {
  const told = tell(given, reading);
  return typeof told === "string" ? told : undefined;
}
