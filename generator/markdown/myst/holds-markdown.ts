import { directiveMeanings } from "./directive-meanings.ts";
import { readDirective } from "./read-directive.ts";

const bodies: ReadonlySet<string | undefined> = new Set(["markdown", "terms", "rows", "words", "lines"]);

/** Whether a fence, by what stands behind its mark, is a directive of MyST that has Markdown in it, such as `{note}`. */
export function holdsMarkdown(info: string): boolean {
  const directive = readDirective([`~~~${info}`], 0);
  return directive !== undefined && bodies.has(directiveMeanings.get(directive.name)?.(directive)?.body);
}
