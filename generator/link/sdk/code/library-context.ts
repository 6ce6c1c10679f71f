import type { PythonDecorator, PythonExpression } from "../../../parse/python/python-document.ts";
import type { LocatedText } from "../../../parse/sdk/sdk-document.ts";
import type { Span } from "../../../catalogue/span.ts";
import type { PythonEvaluator } from "../../code/evaluate-python.ts";
import type { PydanticVersion } from "../../ingestion/code/models/pydantic-fields.ts";
import { isDeclared, type ClassRef, type PythonClasses } from "../../code/python-classes.ts";
import type { PythonModule, PythonModules } from "../../code/python-modules.ts";
import { lastName } from "../../code/last-name.ts";
import { resolveDotted } from "../../code/resolve-python.ts";
import { describeType } from "./describe-type.ts";

/** What reading a library looks at. */
export interface Library {
  readonly modules: PythonModules;
  readonly classes: PythonClasses;
  readonly evaluator: PythonEvaluator;
  /** Which Pydantic the package asks for. */
  readonly pydantic: PydanticVersion;
  /** Full names of the classes that are shown, less those inside of others. */
  readonly shown: ReadonlySet<string>;
}

/** Where something of the library stands. */
export interface LibraryPlace {
  readonly module: PythonModule;
  readonly within?: ClassRef | undefined;
}

/** A type with its place and the full names of what it names. */
export function locateType(
  expression: PythonExpression,
  span: Span,
  { module, within }: LibraryPlace,
  { modules, classes }: Library,
): LocatedText {
  const resolve = (dotted: string): string | undefined => {
    const [first = "", ...rest] = dotted.split(".");
    const named = rest.reduce<PythonExpression>((of, name) => ({ kind: "attribute", of, name }), {
      kind: "name",
      name: first,
    });
    const found = classes.find(named, module, within);
    if (found !== undefined) return isDeclared(found) ? found.name : found.external;
    const target = resolveDotted(named, module, modules)?.target;
    return target?.kind === "declared" ? `${target.module.name}.${target.name}` : undefined;
  };
  return { ...describeType(expression, resolve), span };
}

/** The type that only the text names. */
export function locateText(text: string | undefined, span: Span): LocatedText | undefined {
  return text === undefined ? undefined : { text, span, names: [] };
}

/** The last name of what decorates something: `functools.cached_property` is `cached_property`. */
export function nameDecorator({ expression }: PythonDecorator): string {
  return lastName(expression.kind === "call" ? expression.callee : expression);
}

/** Why something should not be used any more, by its decorator; empty where it gives no reason. */
export function findDeprecation(decorators: readonly PythonDecorator[]): string | undefined {
  for (const decorator of decorators) {
    if (nameDecorator(decorator) !== "deprecated") continue;
    const { expression } = decorator;
    if (expression.kind !== "call") return "";
    const given = expression.arguments;
    const reason = given.find(({ name }) => name === "reason") ?? given.find(({ name }) => name === undefined);
    return reason?.value.kind === "text" ? reason.value.value : "";
  }
  return undefined;
}
