import type { Symbols } from "./load-symbols.ts";

/** What is added to the score of an entry by what it is: pages before what stands on them, subjects before their parts. */
const byTier = { subject: 100, page: 60, model: 25, part: 0 } as const;

/** What a link to a page adds, each doubling of their number. */
const byRank = 4;
/** What is deprecated is seldom meant. */
const deprecatedLoss = 60;

/** How much an entry is worth besides how well it answers: what kind of thing it is, and how central its page. */
export function standingOf(entry: number, { kindOf, pageOf, rankOf, deprecated }: Symbols): number {
  const kind = kindOf[entry];
  if (kind === undefined) return 0;
  const rank = kind.depth === 0 ? (rankOf[pageOf[entry] ?? 0] ?? 0) * byRank : 0;
  return byTier[tierOf(kind)] + kind.weight * 2 + rank - (deprecated.has(entry) ? deprecatedLoss : 0);
}

function tierOf({ depth, facet, label }: Symbols["kindOf"][number]): keyof typeof byTier {
  if (depth > 0) return "part";
  if (label === "model class") return "model";
  return facet === "entities" || facet === "sources" || facet === "pages" ? "subject" : "page";
}
