import { knownComponents } from "./elements.ts";
import type { Tag } from "./scan-tag.ts";

/*
 * Components that Mintlify, Nextra, Fumadocs, Starlight and VitePress bring along for guides, by what is left of them without their code. Those
 * of other names are unknown, and only what stands inside of them is shown.
 */

/** Admonitions, and the type of each where the tag says none; `details` is one that folds. */
export const admonitionComponents: ReadonlyMap<string, string> = new Map([
  ["Admonition", "note"],
  ...["Note", "Info", "Tip", "Warning", "Danger", "Caution"].map((name) => [name, name.toLowerCase()] as const),
  ["Check", "success"],
  ["Callout", "note"],
  ["Aside", "note"],
  ["Accordion", "details"],
  ["Expandable", "details"],
  ["Details", "details"],
]);

/** Blocks of code side by side. */
export const codeGroupComponents: ReadonlySet<string> = new Set([
  "CodeGroup",
  "RequestExample",
  "ResponseExample",
  "CodeTabs",
]);

/** What has a title above its content. */
const titled = new Set(["Card", "LinkCard", "Cards.Card", "Step", "Update", "View", "ParamField", "ResponseField"]);

/** What only arranges its content. */
const arranging = new Set([
  ...[
    "CardGroup",
    "CardGrid",
    "Cards",
    "Columns",
    "Steps",
    "Step",
    "AccordionGroup",
    "Accordions",
    "AccordionItem",
    "AccordionTrigger",
    "AccordionContent",
    "FileTree",
    "Files",
    "ClientOnly",
    "AppOnly",
    "PagesOnly",
    "Badge",
    "Frame",
    "Tooltip",
    "CodeBlockConfig",
    "ImageConfig",
    "BadgesHeader",
    "Tree",
    "Panel",
    "Visibility",
    "Banner",
    "Bleed",
  ],
  ...codeGroupComponents,
]);

/** Whether nothing that a reader would miss is lost with the tag. */
export function isUnderstood(tag: Tag): boolean {
  const { name, selfClosing } = tag;
  if (fileOf(tag) !== undefined) return true;
  if (knownComponents.has(name) || admonitionComponents.has(name)) return true;
  // Of what Docusaurus lists, the sidebar has the order.
  if (name === "DocCardList") return selfClosing;
  // Each page has a list of its headings.
  if (name === "TOCInline") return selfClosing;
  // Of what an author has written and what only has the same name, the latter mostly stands by itself.
  return titleOf(tag) !== undefined || badgeOf(tag) !== undefined || (!selfClosing && arranging.has(name));
}

/** What stands above the content of a component, e.g. the name of a parameter with its type. */
export interface ComponentTitle {
  readonly words: string;
  readonly isCode: boolean;
  /** Type, default and the like, as they are said behind it. */
  readonly facts: string;
  readonly href?: string | undefined;
  readonly description?: string | undefined;
}

/** What a component with a title says above its content. */
export function titleOf(tag: Tag): ComponentTitle | undefined {
  const { name, attributes } = tag;
  if (!titled.has(name)) return undefined;
  const text = (...keys: readonly string[]): string | undefined =>
    keys.map((key) => attributes.get(key)).find((value) => typeof value === "string" && value.trim() !== "") as
      | string
      | undefined;
  const isField = name.endsWith("Field");
  const words = isField ? text("path", "query", "body", "header", "name") : text("title", "label");
  if (words === undefined) return undefined;
  const initial = text("default", "initialvalue");
  const facts = isField
    ? [
        text("type"),
        attributes.has("required") ? "required" : undefined,
        attributes.has("deprecated") ? "deprecated" : undefined,
        initial && `default ${initial}`,
      ]
    : [name === "Update" ? text("description") : undefined];
  return {
    words,
    isCode: isField,
    facts: facts.filter((fact) => fact !== undefined && fact !== "").join(", "),
    href: text("href"),
    description: name.endsWith("Card") ? text("description") : undefined,
  };
}

/** The name of `<File name="a.ts" />` and `<Folder name="src">`, which stand in a tree of files. */
export function fileOf({ name, attributes }: Tag): string | undefined {
  const written = /^(?:(?:FileTree|Tree)\.)?(?:File|Folder)$/.test(name) ? attributes.get("name") : undefined;
  return typeof written === "string" && written.trim() !== "" ? written.trim() : undefined;
}

/** What `<Frame caption="The quay">` says below its picture. */
export function captionOf({ name, attributes, selfClosing }: Tag): string | undefined {
  const caption = name === "Frame" && !selfClosing ? attributes.get("caption") : undefined;
  return typeof caption === "string" && caption.trim() !== "" ? caption : undefined;
}

/** The words of `<Badge text="beta" />`, and the sign of an icon that says yes or no, which is all that many a cell has. */
export function badgeOf({ name, attributes, selfClosing }: Tag): string | undefined {
  if (!selfClosing) return undefined;
  const text = name === "Badge" ? attributes.get("text") : undefined;
  if (typeof text === "string") return text;
  const icon = name === "Icon" ? (attributes.get("icon") ?? attributes.get("name")) : name;
  if (typeof icon !== "string" || isAnyName(name)) return undefined;
  const answer = icon.replace(
    /^(?:\w{1,20}:|fa-|circle-|square-|Circle|Square)*|[-_]?(?:circle|square|mark|icon|bold|solid)$/gi,
    "",
  );
  return answers.get(answer.toLowerCase());
}

/** Of components that somebody may well have called so for something else. */
function isAnyName(name: string): boolean {
  return /^(?:X|Times|Tick)$/.test(name);
}

const answers: ReadonlyMap<string, string> = new Map([
  ...["check", "tick"].map((name) => [name, "✓"] as const),
  ...["cross", "xmark", "x", "times"].map((name) => [name, "✗"] as const),
]);
