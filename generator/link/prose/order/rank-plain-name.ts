import { dropMarkdownEnding } from "../../../places/markdown-files.ts";

/** In the order in which readers need them. */
const beginnings: readonly RegExp[] = [
  /^(?:README|index)$/i,
  /^(?:about|introduction|intro|overview|welcome)$/i,
  /^(?:first[-_ ]steps|get(?:ting)?[-_ ]?started|quick[-_ ]?start|start[-_ ]here)$/i,
  /^(?:install|installation|installing)$/i,
];

/** In capitals, as GitHub has it: a guide may be called so as well. */
const ofRepositories =
  /^(?:AUTHORS|CHANGE_?LOG|CHANGES|CODE_OF_CONDUCT|CONTRIBUTING|CONTRIBUTORS|COPYING|GOVERNANCE|HISTORY|LICEN[CS]E|MAINTAINERS|NEWS|NOTICE|RELEASE(?:S|_NOTES)?|SECURITY|SUPPORT)$/;

/**
 * Where a file or a folder of guides stands among those beside it that nobody has put into an order, by its name: what is called as a
 * beginning has a negative number, and what any repository says of itself, which comes behind all guides, a positive one.
 */
export function rankPlainName(name: string): number {
  const bare = dropMarkdownEnding(name);
  const place = beginnings.findIndex((beginning) => beginning.test(bare));
  if (place >= 0) return place - beginnings.length;
  return ofRepositories.test(bare) ? 1 : 0;
}
