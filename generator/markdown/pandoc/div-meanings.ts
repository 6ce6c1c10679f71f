import type { WrittenAttributes } from "../attributes/read-attributes.ts";
import { isPlaceName } from "../attributes/place-name.ts";
import { escapeAttribute } from "../tags/escape-attribute.ts";

/** What a block between colons is in our dialect. */
export interface DivMeaning {
  readonly open: string;
  readonly close: string;
  /** `titled`: a heading right in it is its title. `tabs`: headings in it begin tabs. `hidden`: readers of a site don't see it. */
  readonly holds: "words" | "titled" | "tabs" | "hidden";
  /** Makes the first line anew, with the title that a heading gave it. */
  readonly openWith?: ((title: string) => string) | undefined;
}

/** What a block with these attributes is. Most only say how their content is arranged, or how it looks. */
export function readDiv({ id, classes, named }: WrittenAttributes): DivMeaning {
  const note = classes.map((name) => notes.get(name)).find((type) => type !== undefined);
  if (note !== undefined) {
    const isFolded = named.get("collapse") === "true";
    const openWith = (title: string): string => openNote(isFolded ? "details" : note, title);
    const title = named.get("title") ?? "";
    return { open: openWith(title), close: "</Admonition>", holds: title === "" ? "titled" : "words", openWith };
  }
  if (classes.includes("panel-tabset") || classes.includes("tabset")) {
    return { open: "<Tabs>", close: "</Tabs>", holds: "tabs" };
  }
  if (isHidden(classes, named)) return { open: "", close: "", holds: "hidden" };
  const statement = classes.find((name) => statements.has(name));
  const anchor = id !== undefined && isPlaceName(id) ? `<a id="${id}"></a>` : "";
  const title = statement === undefined ? "" : `**${capitalize(statement)}${nameOf(named.get("name"))}**`;
  return { open: anchor + title, close: "", holds: "words" };
}

/** The notes of Quarto, and those that books of R have by custom. */
const notes: ReadonlyMap<string, string> = new Map([
  ...["note", "tip", "warning", "important", "caution"].flatMap((type) => [
    [`callout-${type}`, type] as const,
    [`rmd${type}`, type] as const,
  ]),
  ["infobox", "info"],
  ["callout", "note"],
]);

const statements: ReadonlySet<string> = new Set([
  ...["theorem", "lemma", "corollary", "proposition", "conjecture", "definition", "example", "exercise", "solution"],
  ...["remark", "proof", "hypothesis"],
]);

function openNote(type: string, title: string): string {
  const said = type === "details" && title === "" ? "More" : title;
  return `<Admonition type="${type}"${said === "" ? "" : ` title="${escapeAttribute(said)}"`}>`;
}

function isHidden(classes: readonly string[], named: ReadonlyMap<string, string>): boolean {
  const [when, unless] = [named.get("when-format"), named.get("unless-format")];
  const meets = (when === undefined || isOfSite(when)) && (unless === undefined || !isOfSite(unless));
  if (classes.includes("content-visible")) return !meets;
  return classes.includes("content-hidden") && meets && (when !== undefined || unless !== undefined);
}

function isOfSite(format: string): boolean {
  return /^html(?::js)?$|^markdown$/.test(format);
}

function capitalize(word: string): string {
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
}

function nameOf(name = ""): string {
  return name === "" ? "" : ` (${name.replaceAll("*", "")})`;
}
