import { isNameOfSite } from "../../places/is-name-of-site.ts";
import type { NameTexts } from "./name-texts.ts";
import { readPackageName } from "./read-package-name.ts";
import { readReadme } from "./read-readme.ts";

/**
 * What a folder calls itself: the heading of its README, else what its package is called, else the repository that it is the whole of. A
 * heading that is a sentence about it and doesn't name the package, as “Dependency management for PHP” is, comes after that name.
 */
export function findOwnName(texts: NameTexts): string | undefined {
  const { heading, spell } = readReadme(texts);
  const name = readPackageName(texts);
  if (heading === undefined || !isNameOfSite(heading)) {
    const called = name ?? texts.repository;
    return called && spell(called);
  }
  const isSentence = /\s(?:and|for|from|in|of|that|to|which|with)\s/i.test(heading);
  const isNamed = name === undefined || heading.toLowerCase().includes(name.toLowerCase());
  return isSentence && !isNamed ? spell(name) : heading;
}
