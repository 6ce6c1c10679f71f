import type { PlainPage, PlainPart, Words } from "../../plugins/plugin.ts";
import type { PlanContext } from "../context/plan-context.ts";

/** So many rows of a section are named. */
const mostRows = 3;

/**
 * What is said of the places that groups lead to, a sentence each, by their addresses: of sections of the first page, and of
 * pages that are called as their group is; of the first page itself, some sentences.
 */
export function tellPlaces(
  pages: readonly PlainPage[],
  hrefOf: (page: PlainPage) => string,
  { summary, opening }: Pick<PlanContext, "summary" | "opening">,
): ReadonlyMap<string, string> {
  const own = pages.filter(({ title, group = [] }) => group[0] === title);
  const first = pages.slice(0, 1).map((page) => [hrefOf(page), opening(page.doc)] as const);
  const sections = pages
    .slice(0, 1)
    .flatMap((page) =>
      (page.sections ?? []).map(({ id, parts: [part] }) => [`${hrefOf(page)}#${id}`, tellPart(part, summary)] as const),
    );
  const told = [...first, ...own.map((page) => [hrefOf(page), summary(page.doc)] as const), ...sections];
  return new Map(told.filter(([, text]) => text !== ""));
}

function tellPart(part: PlainPart | undefined, summary: PlanContext["summary"]): string {
  if (part?.kind === "text") return summary(part.markdown);
  if (part?.kind !== "rows") return "";
  const rows = part.rows.slice(0, mostRows).map(({ name, type }) => `${name} (${joinText(type)})`);
  return `${rows.join(", ")}${part.rows.length > mostRows ? ` and ${part.rows.length - mostRows} more` : ""}`;
}

function joinText(words: Words): string {
  if (typeof words === "string") return words;
  return words.map((word) => (typeof word === "string" ? word : word.text)).join("");
}
