import type { NounKind } from "../../generator/page-model/parts.ts";
import { nounTitle } from "../../generator/catalogue/nouns.ts";

/** The quiet label of a kind, e.g. `Aspect`; undefined for a page that is of no kind. */
export function nounLabel(noun: NounKind | undefined): string | undefined {
  return noun === undefined ? undefined : nounTitle(noun);
}
