import type { SdkFunction } from "../../catalogue/sdk.ts";

/** In characters of markup; with the frame around it a page stays below 150 kB. */
const mostInPart = 105_000;

/** What a function's markup takes without its texts, and what each parameter adds. */
const functionFrame = 900;
const parameterFrame = 500;
/** What a linked name adds, in the signature and in the table. */
const referenceFrame = 250;

/**
 * Functions or methods in parts that a page can hold, in their order. Nearly always that is one part;
 * an empty list is one part too.
 */
export function splitFunctions(functions: readonly SdkFunction[]): readonly (readonly SdkFunction[])[] {
  const parts: SdkFunction[][] = [[]];
  let size = 0;
  for (const each of functions) {
    const weight = weigh(each);
    const last = parts.at(-1);
    if (last !== undefined && (last.length === 0 || size + weight <= mostInPart)) {
      last.push(each);
      size += weight;
    } else {
      parts.push([each]);
      size = weight;
    }
  }
  return parts;
}

/** Markup is longer than the text that it holds, the more so the more links are in it. */
function weigh({ doc, parameters, returns, raises, examples }: SdkFunction): number {
  const texts = [
    doc,
    returns?.doc,
    ...raises.flatMap(({ type, when }) => [type.text, when]),
    ...parameters.flatMap(({ doc, type }) => [doc, type?.text, type?.text]),
    ...examples.map(({ code }) => code),
  ];
  const length = texts.reduce((sum, text) => sum + (text?.length ?? 0), 0);
  const types = [returns?.type, ...raises.map(({ type }) => type), ...parameters.map(({ type }) => type)];
  const references = types.reduce((sum, type) => sum + (type?.references.length ?? 0), 0);
  return functionFrame + parameters.length * parameterFrame + references * referenceFrame + Math.ceil(length * 1.3);
}
