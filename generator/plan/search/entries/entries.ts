import type { Page } from "../../../page-model/page.ts";
import type { SearchKindName } from "../../../page-model/search-kinds.ts";
import { readRequest } from "../../../page-model/search-request.ts";
import type { SearchEntry } from "../search-entry.ts";
import { collectContent } from "./collect-content.ts";
import { fromPlain } from "./from-plain.ts";
import { toLine } from "./to-plain-text.ts";

/** What can be found on a page: itself first, then its parts in their order. */
export function collectEntries(page: Page): readonly SearchEntry[] {
  const { title, heading, description, badges, content } = page;
  const isDeprecated =
    ("deprecated" in content && content.deprecated !== undefined) ||
    badges.some(({ label }) => label === "deprecated" || label === "removed");
  const [own, ...parts] = collectContent(page);
  const self: SearchEntry = {
    kind: kindOfPage(page),
    name: title,
    anchor: "",
    meaning: description,
    text: [...(heading === undefined ? [] : [heading]), own.text === "" ? description : own.text].join("\n"),
    deprecated: isDeprecated,
    types: own.types,
  };
  const gone = (page.history?.removed ?? []).flatMap(
    ({ id = "", name, note, members = [] }): readonly SearchEntry[] => {
      const entry = { kind: "heading", anchor: id, text: "", deprecated: true } as const;
      const parts = members.map((member) => ({ ...entry, name: member, meaning: `part of ${name}: ${note}` }));
      return [{ ...entry, name, meaning: note }, ...parts];
    },
  );
  const added = fromPlain(page.added ?? []);
  const called = (page.labels ?? []).map((name): SearchEntry => {
    return { kind: "label", name, anchor: "", meaning: description, text: "" };
  });
  return [self, ...[...called, ...parts, ...added, ...gone].map(withCleanName).filter(({ name }) => name !== "")];
}

/** Names of headings are prose. */
function withCleanName(entry: SearchEntry): SearchEntry {
  const name = toLine(entry.name);
  return name === entry.name ? entry : { ...entry, name };
}

function kindOfPage({ content, noun, section, aliases = [] }: Page): SearchKindName {
  switch (content.kind) {
    case "entity":
    case "record":
    case "enum":
    case "typeref":
    case "graphqlOperation":
    case "graphqlType":
    case "graphqlDirective":
    case "ingestionSource":
    case "sdkModule":
    case "sdkClass":
    case "sdkModelClass":
    case "restliResource":
      return noun === undefined || noun === "prose"
        ? "page"
        : noun === "enum" && section === "graphql"
          ? "graphqlEnum"
          : noun === "action"
            ? "eventAction"
            : noun;
    case "prose":
      return "guide";
    case "command":
      return "command";
    case "plain":
      return aliases.some((alias) => readRequest(alias) !== undefined) ? "operation" : "reference";
    case "changes":
    case "releases":
      return "changes";
    default:
      return "page";
  }
}
