import { listOffered } from "../page-model/page-offer.ts";
import type { PageFrame } from "../page-model/render-request.ts";
import { pageAddress } from "../page-model/page-address.ts";
import type { SiteFrame } from "../page-model/site-frame.ts";
import type { Link } from "../page-model/parts.ts";
import { groupForLlms, type LlmsGroup, shareRoom } from "./llms-groups.ts";
import { orderPages } from "./order-pages.ts";

/** A heading of `llms.txt` with what is named below it. */
export interface LlmsSection {
  readonly title: string;
  readonly pages: readonly PageFrame[];
  /** Whether so many are named that there is no room to say what each is about. */
  readonly isBrief?: boolean | undefined;
  /** How many more there are than have room. */
  readonly left?: number | undefined;
  /** The page that lists a family which is too large to be named page by page. */
  readonly index?: { readonly page: PageFrame; readonly count: number } | undefined;
  /** What has room of that family all the same, by what belongs together. */
  readonly groups?: readonly LlmsGroup[] | undefined;
}

/** A larger family is represented by the page that lists it: whoever reads the file has to have room for the rest. */
const largestFamily = 100;
/** Of a family that no page lists, such as guides. */
const mostNamed = 1000;
/** So many pages a file may name in all, and some of large families are among them: a site may be an API and nothing else. */
const roomForAll = 400;
/** Of a family of which fewer would be named, its list says more. */
const leastNamed = 50;

/**
 * What `llms.txt` names: section by section, first the pages that stand directly below it, then the
 * families of pages, each under the name of the page that leads to it.
 */
export function listLlmsSections(plan: SiteFrame): readonly LlmsSection[] {
  const labels = new Map<string, string>(plan.site.sections.map(({ id, label }) => [id, label]));
  const byHref = new Map(plan.pages.map((page) => [pageAddress(plan.site.base, page.route), page]));
  const families = new Map<string, { readonly pages: PageFrame[]; readonly index: PageFrame | undefined }>();
  for (const page of listOffered(orderPages(plan), "lists")) {
    const section = labels.get(page.section) ?? "Start";
    const crumb = findFamily(page, section);
    const title = crumb === undefined ? section : `${section}: ${crumb.label}`;
    const family = families.get(title);
    if (family === undefined) families.set(title, { pages: [page], index: byHref.get(crumb?.href ?? "") });
    else family.pages.push(page);
  }
  const large = [...families.values()].flatMap(({ pages, index }) => (isListed(pages, index) ? [pages.length] : []));
  const named = [...families.values()].reduce((sum, { pages, index }) => {
    return sum + (isListed(pages, index) ? 0 : pages.length);
  }, 0);
  const room = shareRoom(large, roomForAll - named);
  const hrefOf = ({ route }: PageFrame): string => pageAddress(plan.site.base, route);
  return [...families].map(([title, { pages, index }]) => {
    if (pages.length <= largestFamily) return { title, pages };
    if (isListed(pages, index)) {
      const lists = { page: index, count: pages.length };
      if (room < leastNamed) return { title, pages: [], index: lists };
      const tree = plan.navigation.get(pages[0]?.navigation ?? "");
      return {
        title,
        pages: [],
        index: lists,
        groups: groupForLlms(pages, { tree, index: hrefOf(index), room, hrefOf }),
      };
    }
    return { title, pages: pages.slice(0, mostNamed), isBrief: true, left: Math.max(0, pages.length - mostNamed) };
  });
}

/** Whether a family is too large to be named, and a page lists it. What somebody has written leads to others, and seldom to all. */
function isListed(pages: readonly PageFrame[], index: PageFrame | undefined): index is PageFrame {
  return pages.length > largestFamily && index !== undefined && index.section !== "guides";
}

/** The breadcrumb below the section's own one. */
function findFamily({ breadcrumbs: [first, second] }: PageFrame, section: string): Link | undefined {
  return first?.label === section ? second : first;
}
