import type { IngestionPlatform, IngestionText } from "../../catalogue/ingestion.ts";
import { ingestionCodes } from "../../diagnostics/codes/ingestion.ts";
import type { Report } from "../../diagnostics/report.ts";
import { suggestNames } from "../../diagnostics/suggest.ts";
import { readMarkdown } from "../../markdown/read-markdown.ts";
import type { IngestionPart } from "../../page-model/ingestion.ts";
import type { Html } from "../../page-model/parts.ts";
import { toAnchor } from "../create-links.ts";
import type { PlanContext } from "../plan-context.ts";

/** The part of a page that prose stands in. */
export interface TextPart {
  readonly text: IngestionText | undefined;
  /** Begins the ids in the prose. */
  readonly id: string;
  /** Level of its highest headings. */
  readonly level: number;
  /** The part's own heading; a first one that repeats it is left out. */
  readonly heading?: string | undefined;
  /** The plugin that the prose is about; absent for the platform's own. */
  readonly plugin?: string | undefined;
}

/** Prose of one page; `parts` are all that it has, since they may lead to each other. */
export interface SourceTextRenderer {
  render(part: TextPart): Html | undefined;
}

interface RenderContext {
  readonly context: PlanContext;
  readonly report: Report | undefined;
}

/** Renders the prose about a platform. Anchors that its authors meant for the platform's own site are led to their parts here. */
export function createSourceTextRenderer(
  platform: IngestionPlatform,
  parts: readonly TextPart[],
  { context, report }: RenderContext,
): SourceTextRenderer {
  let known: ReadonlySet<string> | undefined;

  function resolve(target: string, part: TextPart): { readonly href?: string | undefined } | undefined {
    if (!target.startsWith("#")) return resolveGenerated(target, context);
    const anchor = decode(target.slice(1));
    known ??= listAnchors(parts);
    const found = findAnchor(anchor, part, { platform, known });
    if (found === undefined) reportAnchor(anchor, part, { known, report });
    return found === undefined ? {} : { href: `#${found}` };
  }

  return {
    render: (part) => {
      const { text, level, id } = part;
      if (text === undefined) return undefined;
      const options = {
        file: text.span.file,
        topLevel: level,
        idPrefix: `${id}.`,
        resolve: (target: string) => resolve(target, part),
      };
      return context.prose("\n".repeat(countLinesAbove(text)) + takeText(part), options)?.html;
    },
  };
}

/** Blank lines in front make lines count as in the file, in which a block of text begins a line below its key. */
function countLinesAbove({ span }: IngestionText): number {
  return span.startLine === span.endLine ? span.startLine - 1 : span.startLine;
}

/** The text without a first heading that repeats the part's own; the lines stay. */
function takeText({ text, heading }: TextPart): string {
  const written = text?.text ?? "";
  const [whole = "", blank = "", title] = /^(\s*)#{1,6}[ \t]+(.+?)[ \t#]*(?=\n|$)/.exec(written) ?? [];
  const repeats = title !== undefined && title.toLowerCase() === heading?.toLowerCase();
  return repeats ? blank + written.slice(whole.length) : written;
}

/** The ids in all of the page's prose. */
function listAnchors(parts: readonly TextPart[]): ReadonlySet<string> {
  return new Set(
    parts.flatMap((part) => {
      const options = { takeTitle: false, topLevel: part.level, idPrefix: `${part.id}.` };
      const { headings, anchors } = readMarkdown(takeText(part), options).dialect;
      return [...headings.map(({ id }) => id), ...anchors];
    }),
  );
}

interface AnchorContext {
  readonly platform: IngestionPlatform;
  readonly known: ReadonlySet<string>;
}

/** In the same text, in the page's other texts, or the part that stands for a heading of the platform's own site. */
function findAnchor(anchor: string, { id, plugin }: TextPart, { platform, known }: AnchorContext): string | undefined {
  const own = `${id}.${anchor}`;
  if (known.has(own)) return own;
  const other = [...known].find((each) => each.endsWith(`.${anchor}`));
  if (other !== undefined) return other;
  const named = platform.plugins.find((candidate) => `module-${candidate.id}` === anchor);
  if (named !== undefined && platform.plugins.length > 1) return toAnchor(`~plugin.${named.id}`);
  const part = partsOfHeadings.get(anchor);
  const subject = platform.plugins.find((candidate) => plugin === undefined || candidate.id === plugin);
  if (part === undefined || subject === undefined) return undefined;
  return part === "capabilities" && subject.capabilities.length === 0 ? undefined : toAnchor(`~${part}.${subject.id}`);
}

/** Anchors of the headings that the platform's own tool puts around the prose. */
const partsOfHeadings: ReadonlyMap<string, IngestionPart> = new Map([
  ["important-capabilities", "capabilities"],
  ["cli-based-ingestion", "start"],
  ["install-the-plugin", "start"],
  ["starter-recipe", "start"],
  ["config-details", "options"],
  ["code-coordinates", "code"],
]);

function reportAnchor(
  anchor: string,
  { text, id }: TextPart,
  { known, report }: { readonly known: ReadonlySet<string>; readonly report: Report | undefined },
): void {
  if (text === undefined) return;
  const lines = text.text.split("\n");
  const index = Math.max(
    0,
    lines.findIndex((line) => line.includes(`#${anchor}`)),
  );
  const column = Math.max(0, lines[index]?.indexOf(`#${anchor}`) ?? 0) + 1;
  const line = countLinesAbove(text) + index + 1;
  const place = { file: text.span.file, startLine: line, startColumn: column, endLine: line };
  const names = [...known].filter((each) => each.startsWith(`${id}.`)).map((each) => each.slice(id.length + 1));
  report?.add(ingestionCodes.unknownAnchor({ anchor, suggestions: suggestNames(anchor, names) }), {
    ...place,
    endColumn: column + anchor.length,
  });
}

/**
 * Docs of sources link to generated pages as from the place where the platform's own tool puts them,
 * beside the pages of entities. Their anchors are that tool's.
 */
function resolveGenerated(target: string, { catalogue, links }: PlanContext): { readonly href: string } | undefined {
  const [, family, name = "", plugin = ""] =
    /^(?:[\w./-]*\/)?(metamodel\/entities|ingestion\/sources)\/([\w-]+)\.md(?:#(?:module-)?(.*))?$/.exec(target) ?? [];
  if (family === undefined) return undefined;
  if (family === "ingestion/sources") return toTarget(links.ingestionPlugin(plugin) ?? links.ingestionSource(name));
  const entity = [...catalogue.entities.keys()].find((key) => key.toLowerCase() === name.toLowerCase());
  return entity === undefined ? undefined : toTarget(links.entity(entity));
}

function toTarget(href: string | undefined): { readonly href: string } | undefined {
  return href === undefined ? undefined : { href };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
