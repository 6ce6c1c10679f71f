import { searchKinds } from "../../generator/page-model/search-kinds.ts";
import type { Symbols } from "./load-symbols.ts";

/** What a guide counts in another language than the reader's: behind its translations, and before what hardly fits. */
const inOther = 0.15;

/**
 * What each entry counts for a reader of a language. Guides alone are there in several; all else is in the site's own, whoever reads it.
 */
export function byLanguage(
  language: string | undefined,
  { languageOf, kindOf, pageOf, firstOf }: Pick<Symbols, "languageOf" | "kindOf" | "pageOf" | "firstOf">,
): (entry: number) => number {
  if (languageOf.size === 0) return () => 1;
  const wanted = chooseLanguage(language, new Set(languageOf.values()));
  return (entry) => {
    const page = pageOf[entry] ?? 0;
    const own = languageOf.get(page);
    if (own === wanted) return 1;
    const isGuide = own !== undefined || kindOf[firstOf[page] ?? 0] === searchKinds.guide;
    return isGuide ? inOther : 1;
  };
}

/** The one of those that there are which is meant; undefined for the site's own, which nothing needs to name. */
function chooseLanguage(asked: string | undefined, known: ReadonlySet<string>): string | undefined {
  const wanted = asked?.toLowerCase().replaceAll("_", "-");
  return [...known].find((each) => each.toLowerCase() === wanted);
}
