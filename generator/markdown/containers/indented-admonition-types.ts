import { findAdmonitionType, type AdmonitionTone, type AdmonitionType } from "./admonition-types.ts";

/** Types that MkDocs' Material has besides those of others, by the tone of the one that they look like. */
const tones: ReadonlyMap<string, AdmonitionTone> = new Map<string, AdmonitionTone>([
  ...["abstract", "summary", "tldr", "todo", "question", "help", "faq"].map((name) => [name, "accent"] as const),
  ...["hint", "check", "done"].map((name) => [name, "success"] as const),
  ["attention", "warning"],
  ...["failure", "fail", "missing", "error", "bug"].map((name) => [name, "danger"] as const),
]);

/** What Obsidian has besides. */
const plain: ReadonlySet<string> = new Set(["example", "quote", "cite"]);

/** Label and tone of a type that stands in brackets in a quote; undefined for words that only happen to. */
export function findCalloutType(name: string): AdmonitionType | undefined {
  const key = name.toLowerCase();
  return tones.has(key) || plain.has(key) ? findIndentedType(key) : findAdmonitionType(key);
}

/** Label and tone of a type as MkDocs has it. Projects may have types of their own, which are called what they are called. */
export function findIndentedType(name: string): AdmonitionType {
  const known = findAdmonitionType(name);
  if (known !== undefined) return known;
  const label = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  return { label: label.replaceAll("-", " "), tone: tones.get(name.toLowerCase()) ?? "neutral" };
}
