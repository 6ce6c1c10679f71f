import { changeAnswer } from "../../engine/answer.ts";
import { roomOf } from "../../history/model-history.ts";
import type { RemovedName } from "../../page-model/changes.ts";
import type { PageContent, SitePage } from "../../page-model/page.ts";
import { toldAreas } from "../changes/plan-changes-pages.ts";

/** Leads names of what is gone to the pages that stand where it was, on pages that tell changes. */
export function linkGoneNames(
  pages: readonly SitePage[],
  hrefs: Readonly<Record<string, string>>,
): readonly SitePage[] {
  return pages.map((page) =>
    page.section === "changes" ? { ...page, content: changeAnswer(page.content, hrefs, linkNames) } : page,
  );
}

/** What addresses of pages are called by: the room of a thing and its name in it. */
export function nameGone(room: string, thing: string): string {
  return `${room} ${thing}`;
}

function linkNames(content: PageContent, hrefs: Readonly<Record<string, string>>): PageContent {
  if (content.kind !== "changes") return content;
  const sections = content.sections.map((section) => {
    const key = toldAreas.find(({ label }) => label === section.area)?.key;
    if (key === undefined || section.removed.length === 0) return section;
    const link = (removed: RemovedName): RemovedName => {
      const { name } = removed;
      const href = hrefs[nameGone(roomOf(key), name.title ?? name.text)];
      return href === undefined ? removed : { ...removed, name: { ...name, href } };
    };
    return { ...section, removed: section.removed.map(link) };
  });
  return { ...content, sections };
}
