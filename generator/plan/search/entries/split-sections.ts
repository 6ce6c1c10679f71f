import { toPlainText } from "./to-plain-text.ts";

/** A part of a hand-written text: what stands under one of its headings. */
export interface TextSection {
  /** Of the heading; absent for what stands before the first. */
  readonly id?: string;
  readonly label: string;
  readonly text: string;
  /** Of the heading around it; absent for those right below the title. */
  readonly under?: string;
}

/** Markup cut at its headings that can be linked to, of any level: what is explained under one is looked for by its name. */
export function splitSections(html: string): readonly TextSection[] {
  const headings = [...html.matchAll(/<h([2-6]) id="([^"]*)"[^>]*>(.*?)<\/h\1>/gs)];
  const sections: TextSection[] = [{ label: "", text: toPlainText(html.slice(0, headings[0]?.index)) }];
  /** By level, the heading that the next one may be below. */
  const open: string[] = [];
  for (const [index, heading] of headings.entries()) {
    const [whole, level = "", written = "", inner = ""] = heading;
    const id = toPlainText(written);
    open.length = Math.min(open.length, Number(level));
    const under = open.findLast((each) => each !== undefined);
    open[Number(level)] = id;
    sections.push({
      id,
      ...(under === undefined ? {} : { under }),
      label: toPlainText(inner.replace(/<a class="heading-mark".*?<\/a>/s, "")),
      text: toPlainText(html.slice(heading.index + whole.length, headings[index + 1]?.index)),
    });
  }
  return sections;
}
