import type { PythonCall, PythonExpression } from "../../../../parse/python/python-document.ts";
import { lastName } from "../../../code/last-name.ts";
import { namedArguments } from "./named-arguments.ts";

/** The class by which the platform says so. */
export const supportedSources = "SupportedSources";

/** What `annotated_types` calls a limit, by what a field calls it that is given the same. */
const limits: ReadonlyMap<string, readonly string[]> = new Map([
  ["Ge", ["ge"]],
  ["Gt", ["gt"]],
  ["Le", ["le"]],
  ["Lt", ["lt"]],
  ["MultipleOf", ["multiple_of"]],
  ["MinLen", ["min_length"]],
  ["MaxLen", ["max_length"]],
  ["Len", ["min_length", "max_length"]],
  // The platform's own: of all sources that share the option, those with which it has an effect.
  [supportedSources, ["supported_sources"]],
]);

/** What a call in `Annotated[…]` says of a field, by name: what is given by its place is the default or a limit. */
export function readAnnotationFacts({ callee, arguments: given }: PythonCall): ReadonlyMap<string, PythonExpression> {
  const places = limits.get(lastName(callee)) ?? ["default"];
  const positional = given.filter(({ name }) => name === undefined);
  return new Map([
    ...positional.flatMap(({ value }, index) => {
      const name = places[index];
      return name === undefined ? [] : [[name, value] as const];
    }),
    ...namedArguments(given),
  ]);
}
