import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { ProseLink } from "../../catalogue/prose.ts";
import { proseLinkCodes } from "../../diagnostics/codes/prose-links.ts";
import type { Report } from "../../diagnostics/report.ts";
import { suggestNames } from "../../diagnostics/suggest.ts";
import { toPlaceKey } from "../../catalogue/to-place-key.ts";
import { createAnchorFinder, type FoundAnchor } from "../../markdown/headings/find-anchor.ts";
import { placeText } from "../../markdown/place-text.ts";
import { readMarkdown } from "../../markdown/read-markdown.ts";
import type { DrawDiagram } from "../diagrams/diagrams.ts";
import type { DrawFormula } from "../formulas/formulas.ts";
import { type PlanLinks, claimAssetPaths } from "../addresses/addresses.ts";
import { createResolver } from "./create-resolver.ts";
import type { FindOwnAnchor, FragmentOptions, RenderedProse } from "./prose-context.ts";
import { renderFragment } from "./render-prose.ts";

/** What pieces of Markdown are rendered with. */
export interface FragmentParts {
  readonly links: PlanLinks;
  readonly drawDiagram?: DrawDiagram | undefined;
  readonly drawFormula?: DrawFormula | undefined;
  readonly isUnseen?: boolean | undefined;
  /** Hears what is wrong with links to pages that are made from the model; absent where nobody wants to know. */
  readonly report?: Report | undefined;
}

/**
 * Renders Markdown that is a part of some page in the dialect of whole pages, with its links checked
 * like theirs.
 */
export function createFragmentRenderer(
  catalogue: Pick<Catalogue, "prose">,
  { links, drawDiagram, drawFormula, isUnseen, report }: FragmentParts,
): (text: string | undefined, options: FragmentOptions) => RenderedProse | undefined {
  // Pages are looked up one by one, since what is made of these texts depends on no others.
  const routes = { get: (id: string) => catalogue.prose.pages.get(id)?.slug };
  let assetPaths: ReadonlyMap<string, string> | undefined;
  return (text, options) => {
    if (text === undefined || text.trim() === "") return undefined;
    const { span, topLevel, idPrefix, generated } = options;
    const { prose } = catalogue;
    assetPaths ??= claimAssetPaths(prose.assets.keys());
    const placed = placeText(text, span);
    const resolve = createResolver(prose.parts.get(toPlaceKey(span))?.links ?? [], {
      prose,
      routes,
      assetPaths,
      generated,
      links,
      report,
      findOwn: options.findOwn ?? createOwnFinder(placed, options, report),
    });
    const fragment = { text: placed, file: span.file, topLevel, idPrefix };
    const include = options.include ?? (() => undefined);
    return renderFragment(fragment, { resolve, include, drawDiagram, drawFormula, isUnseen, report });
  };
}

/** Finds the ids in the text itself; it is read for them only when it leads to one. */
function createOwnFinder(text: string, options: FragmentOptions, report: Report | undefined): FindOwnAnchor {
  let ids: ReadonlySet<string> | undefined;
  let find: ((anchor: string) => FoundAnchor) | undefined;
  return (anchor, link) => {
    ids ??= listIds(text, options);
    find ??= createAnchorFinder(ids);
    const { id, isExact } = find(options.idPrefix + anchor);
    if (!isExact) reportAnchor(anchor, link, { id, ids, prefix: options.idPrefix, report });
    return id;
  };
}

/** The ids that a text has on its page: those of headings, and what authors name in HTML. */
export function listIds(
  text: string,
  { topLevel, idPrefix }: Pick<FragmentOptions, "topLevel" | "idPrefix">,
): ReadonlySet<string> {
  const { headings, anchors } = readMarkdown(text, { takeTitle: false, topLevel, idPrefix }).dialect;
  return new Set([...headings.map(({ id }) => id), ...anchors]);
}

interface MissingAnchor {
  /** Where the link leads all the same. */
  readonly id?: string | undefined;
  readonly ids: ReadonlySet<string>;
  readonly prefix: string;
  readonly report: Report | undefined;
}

/** Reports an anchor of a text that names none of its headings as they are written. */
export function reportAnchor(anchor: string, { span }: ProseLink, { id, ids, prefix, report }: MissingAnchor): void {
  const own = (name: string): string => (name.startsWith(prefix) ? name.slice(prefix.length) : name);
  const suggestions = suggestNames(anchor, [...ids].filter((name) => name.startsWith(prefix)).map(own));
  const leadsTo = id === undefined ? undefined : own(id);
  report?.add(proseLinkCodes.missingAnchor({ anchor, page: span.file, leadsTo, suggestions }), span);
}
