import type { EntityContent } from "../../page-model/metamodel.ts";
import type { Page } from "../../page-model/page.ts";
import { collectEntries } from "./entries/entries.ts";
import { findAcronyms } from "./find-acronyms.ts";
import { listLinks } from "./list-links.ts";
import type { SearchPage } from "./search-entry.ts";

/** A page as the index sees it. */
export function toSearchPage(page: Page): SearchPage {
  const { route, content } = page;
  const entries = collectEntries(page);
  return {
    route,
    ...(page.language === undefined ? {} : { language: page.language }),
    about: { content: content.kind, section: page.section },
    namespace: findNamespace(page),
    related: content.kind === "entity" ? listHrefs(content) : undefined,
    ...(content.kind === "prose"
      ? { links: listLinks(content.html), acronyms: entries.flatMap(({ text }) => findAcronyms(text)) }
      : {}),
    ...(page.aliases === undefined ? {} : { aliases: page.aliases }),
    entries,
  };
}

/** What stands before the name of a schema in its full name. */
function findNamespace({ content }: Page): string {
  if (content.kind !== "record" && content.kind !== "enum" && content.kind !== "typeref") return "";
  const fullName = content.facts.find(({ label }) => label === "Full name")?.value[0]?.text ?? "";
  return fullName.slice(0, Math.max(0, fullName.lastIndexOf(".")));
}

/** Pages of an entity's aspects and of the GraphQL type that stands for it. */
function listHrefs({ keyAspect, aspects, facts }: EntityContent): readonly string[] {
  const panels = [...(keyAspect === undefined ? [] : [keyAspect]), ...aspects.flatMap((group) => group.aspects)];
  const type = facts.find(({ label }) => label === "GraphQL type")?.value[0]?.href;
  return [...panels.flatMap(({ href }) => href ?? []), ...(type === undefined ? [] : [type])];
}
