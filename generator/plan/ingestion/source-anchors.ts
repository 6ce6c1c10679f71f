import type { IngestionPlatform, IngestionPlugin } from "../../catalogue/ingestion.ts";
import { findAnchor, type FoundAnchor } from "../../markdown/headings/find-anchor.ts";
import { placeText } from "../../markdown/place-text.ts";
import type { IngestionPart } from "../../page-model/ingestion.ts";
import { listIds } from "../prose/prose.ts";
import { listSourceTexts, takeText, toPartAnchor, type SourceText } from "./source-texts.ts";

/** The places on the page of a platform, by the names that authors have for them. */
export interface SourceAnchors {
  /** What an anchor means in one of the page's texts; seen from another page without it. */
  find(anchor: string, from?: SourceText): FoundAnchor;
  /** The ids in the page's texts. */
  ids(): ReadonlySet<string>;
}

/** The anchors of a platform's page; its texts are read when the first one is looked for. */
export function createSourceAnchors(platform: IngestionPlatform): SourceAnchors {
  let known: ReadonlyMap<string, ReadonlySet<string>> | undefined;
  const idsOfTexts = (): ReadonlyMap<string, ReadonlySet<string>> => (known ??= readIds(platform));
  return {
    ids: () => new Set([...idsOfTexts().values()].flatMap((ids) => [...ids])),
    find(anchor, from) {
      const texts = [...idsOfTexts()].sort(([left], [right]) => Number(right === from?.id) - Number(left === from?.id));
      const found = texts.map(([text, ids]) => findAnchor(`${text}.${anchor}`, ids));
      const part = found.some(({ isExact }) => isExact) ? undefined : findPart(anchor, platform, from?.plugin);
      if (part !== undefined) return { id: part, isExact: true };
      return found.find(({ isExact }) => isExact) ?? found.find(({ id }) => id !== undefined) ?? { isExact: false };
    },
  };
}

function readIds(platform: IngestionPlatform): ReadonlyMap<string, ReadonlySet<string>> {
  const { intro, about, plugins } = listSourceTexts(platform);
  const texts = [intro, about, ...plugins.flatMap((each) => Object.values(each))];
  return new Map(
    texts.flatMap((part) => {
      if (part.text === undefined) return [];
      const options = { topLevel: part.level, idPrefix: `${part.id}.` };
      return [[part.id, listIds(placeText(takeText(part), part.text.span), options)] as const];
    }),
  );
}

/** The part that stands for a heading of the platform's own site. */
function findPart(anchor: string, { plugins }: IngestionPlatform, plugin: string | undefined): string | undefined {
  const named = plugins.find(({ id }) => `module-${id}` === anchor);
  if (named !== undefined) return plugins.length > 1 ? toPartAnchor("plugin", named.id) : "";
  const part = partsOfHeadings.get(anchor);
  const subject = plugins.find(({ id }) => plugin === undefined || id === plugin);
  if (part === undefined || subject === undefined) return undefined;
  return isThere(part, subject) ? toPartAnchor(part, subject.id) : undefined;
}

function isThere(part: IngestionPart, plugin: IngestionPlugin): boolean {
  switch (part) {
    case "capabilities":
      return plugin.capabilities.length > 0;
    case "prerequisites":
    case "limitations":
    case "troubleshooting":
      return plugin[part] !== undefined;
    default:
      return true;
  }
}

/** Anchors of the headings that the platform's own tool puts around the prose. */
const partsOfHeadings: ReadonlyMap<string, IngestionPart> = new Map([
  ["important-capabilities", "capabilities"],
  ["cli-based-ingestion", "start"],
  ["install-the-plugin", "start"],
  ["starter-recipe", "start"],
  ["config-details", "options"],
  ["code-coordinates", "code"],
  // Those that the parts have for the ones of the prose.
  ["prerequisites", "prerequisites"],
  ["limitations", "limitations"],
  ["troubleshooting", "troubleshooting"],
]);
