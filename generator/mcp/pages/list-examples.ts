import { findSection } from "./find-section.ts";
import { type CodeBlock, listCode } from "./read-page.ts";

/**
 * The code at an address that was found for what was asked: that of the section which the anchor leads to, else of the whole page;
 * of these what stands under a heading that has all that was asked, if there is any, and first what is in a language that was asked for.
 */
export function listExamples(markdown: string, address: string, asked: string): readonly CodeBlock[] {
  const section = findSection(markdown, address);
  const ofSection = section === undefined ? [] : listCode(markdown.slice(section.start, section.end), asked);
  const blocks = ofSection.length > 0 ? ofSection : listCode(markdown, asked);
  const words = new Set(asked.toLowerCase().split(/[^\w+#]+/));
  const isAsked = ({ language }: CodeBlock): boolean => language !== "" && words.has(language.toLowerCase());
  return [...blocks.filter(isAsked), ...blocks.filter((block) => !isAsked(block))];
}
