import type { IngestionPlatform, IngestionPlugin, IngestionText } from "../../catalogue/ingestion.ts";
import {
  ingestionPartTitles as partTitles,
  ingestionSections,
  type IngestionPart,
} from "../../page-model/ingestion.ts";
import { toAnchor } from "../addresses/addresses.ts";

/** A text on the page of a platform. */
export interface SourceText {
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

/** The parts of a plugin's page that authors write. */
export type SourceTextKey = "intro" | "about" | "prerequisites" | "notes" | "limitations" | "troubleshooting";

/** All texts on the page of a platform. */
export interface SourceTexts {
  /** The one that begins the page, where it is short, and the one that stands behind the options. */
  readonly intro: SourceText;
  readonly about: SourceText;
  /** In the order of the plugins. */
  readonly plugins: readonly Readonly<Record<SourceTextKey, SourceText>>[];
}

/** The texts of a platform and of its plugins, part by part. */
export function listSourceTexts({ intro, plugins }: IngestionPlatform): SourceTexts {
  const level = plugins.length === 1 ? 2 : 3;
  return {
    intro: { text: isLead(intro) ? intro : undefined, id: ingestionSections.about, level: 2 },
    about: { text: isLead(intro) ? undefined : intro, id: ingestionSections.about, level: 3, heading: "Overview" },
    plugins: plugins.map((plugin) => listPluginTexts(plugin, level)),
  };
}

/** `level` is that of the parts' headings. */
function listPluginTexts(plugin: IngestionPlugin, level: number): Readonly<Record<SourceTextKey, SourceText>> {
  const toText = (part: Exclude<SourceTextKey, "intro" | "about">): SourceText => ({
    text: plugin[part],
    id: toPartAnchor(part, plugin.id),
    level: level + 1,
    heading: partTitles[part],
    plugin: plugin.id,
  });
  const { intro } = plugin;
  return {
    intro: { text: isLead(intro) ? intro : undefined, id: toPartAnchor("plugin", plugin.id), level, plugin: plugin.id },
    about: {
      text: isLead(intro) ? undefined : intro,
      id: toPartAnchor("about", plugin.id),
      level: level + 1,
      plugin: plugin.id,
    },
    prerequisites: toText("prerequisites"),
    notes: toText("notes"),
    limitations: toText("limitations"),
    troubleshooting: toText("troubleshooting"),
  };
}

/** More than that is no beginning of a page, and neither is what has headings, tables or code. */
const longestLead = 700;

/** Whether a text may stand before what readers look for. */
export function isLead(text: IngestionText | undefined): boolean {
  return (
    text === undefined ||
    (text.text.trim().length <= longestLead && !/^\s*(?:#{1,6}\s|\||```|~~~|:::|<)/m.test(text.text))
  );
}

/** Anchor of a plugin's part on the page of its platform. */
export function toPartAnchor(part: IngestionPart, plugin: string): string {
  return toAnchor(`~${part}.${plugin}`);
}

/** The text without a first heading that repeats the part's own; the lines stay. */
export function takeText({ text, heading }: SourceText): string {
  const written = text?.text ?? "";
  const [whole = "", blank = "", title] = /^(\s*)#{1,6}[ \t]([^\n]*)/.exec(written) ?? [];
  const words = title?.replace(/(?<![ \t#])[ \t#]+$/, "").trimStart();
  const repeats = words !== undefined && words.toLowerCase() === heading?.toLowerCase();
  return repeats ? blank + written.slice(whole.length) : written;
}
