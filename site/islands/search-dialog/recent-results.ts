import { recall, remember } from "../../browser/browser-storage.ts";
import type { SearchHit } from "../../search/search-engine.ts";

/** What is kept of a result that was opened; a reader's browser holds it, nobody else. */
interface RecentResult {
  readonly kind: string;
  readonly noun?: string | undefined;
  readonly name: string;
  readonly parent?: string | undefined;
  readonly meaning: string;
  readonly href: string;
}

const longest = 6;

/** The results that were opened last, the latest first. What is stored may be anything, so it is looked at closely. */
export function readRecent(base: string): readonly SearchHit[] {
  let stored: unknown;
  try {
    stored = JSON.parse(recall("local", keyOf(base)) ?? "[]");
  } catch {
    // Somebody else's.
    return [];
  }
  return Array.isArray(stored)
    ? stored
        .filter((item) => isRecent(item, base))
        .map(toHit)
        .slice(0, longest)
    : [];
}

/** Keeps a result that is being opened, before the earlier ones. */
export function rememberResult(base: string, hit: SearchHit): void {
  const recent = [hit, ...readRecent(base).filter(({ href }) => href !== hit.href)].slice(0, longest);
  remember("local", keyOf(base), JSON.stringify(recent.map(toRecent)));
}

/** Sites at one origin have lists of their own. */
function keyOf(base: string): string {
  return `search ${base}`;
}

function isRecent(item: unknown, base: string): item is RecentResult {
  if (typeof item !== "object" || item === null) return false;
  const { kind, noun, name, parent, meaning, href } = item as Record<string, unknown>;
  return (
    [kind, name, meaning].every((text) => typeof text === "string") &&
    [noun, parent].every((text) => text === undefined || typeof text === "string") &&
    typeof href === "string" &&
    href.startsWith(base)
  );
}

function toHit({ kind, noun, name, parent, meaning, href }: RecentResult): SearchHit {
  return {
    kind,
    // A noun of an earlier edition at worst has no hue.
    ...(noun === undefined ? {} : { noun: noun as NonNullable<SearchHit["noun"]> }),
    name: [{ text: name }],
    ...(parent === undefined ? {} : { parent }),
    meaning: [{ text: meaning }],
    href,
  };
}

function toRecent({ kind, noun, name, parent, meaning, href }: SearchHit): RecentResult {
  const join = (runs: SearchHit["name"]): string => runs.map(({ text }) => text).join("");
  return { kind, noun, name: join(name), parent, meaning: join(meaning), href };
}
