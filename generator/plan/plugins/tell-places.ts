import type { PlainPage } from "../../plugins/plugin.ts";
import type { PlanContext } from "../context/plan-context.ts";

/**
 * What is said of the places that groups lead to, a sentence each, by their addresses: of sections of the first page, and of
 * pages that are called as their group is.
 */
export function tellPlaces(
  pages: readonly PlainPage[],
  hrefOf: (page: PlainPage) => string,
  { summary }: Pick<PlanContext, "summary">,
): ReadonlyMap<string, string> {
  const own = pages.filter(({ title, group = [] }) => group[0] === title);
  const sections = pages.slice(0, 1).flatMap((page) =>
    (page.sections ?? []).map(({ id, parts: [part] }) => {
      const text = part?.kind === "text" ? summary(part.markdown) : "";
      return [`${hrefOf(page)}#${id}`, text] as const;
    }),
  );
  const told = [...own.map((page) => [hrefOf(page), summary(page.doc)] as const), ...sections];
  return new Map(told.filter(([, text]) => text !== ""));
}
