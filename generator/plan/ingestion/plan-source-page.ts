import type { IngestionConcept, IngestionPlatform, IngestionPlugin } from "../../catalogue/ingestion.ts";
import { countNoun } from "../../catalogue/nouns.ts";
import { ingestionSections, type ConceptRow, type PluginView } from "../../page-model/ingestion.ts";
import type { TocEntry } from "../../page-model/page.ts";
import type { Fact, Html } from "../../page-model/parts.ts";
import { escapeHtml } from "../markup/markup.ts";
import { toStatusBadge, type IngestionView, type PlannedIngestionPage } from "./ingestion-view.ts";
import { describeSource } from "./describe-source.ts";
import { countOptions } from "./option-rows.ts";
import { listPluginParts, planPluginView } from "./plan-plugin-view.ts";
import { renderSourceText } from "./render-source-text.ts";
import { listSourceTexts, type SourceText } from "./source-texts.ts";

/**
 * Everything about one platform: what is extracted, how to begin, and every option of its plugins. Where any source of the
 * model says how far it can be relied on (`saysStatus`), those that don't are told of.
 */
export function planSourcePage(
  platform: IngestionPlatform,
  saysStatus: boolean,
  view: IngestionView,
): PlannedIngestionPage {
  const { context } = view;
  const texts = listSourceTexts(platform);
  const anchors = view.anchors(platform.id);
  const render = (text: SourceText | undefined): Html | undefined =>
    text === undefined || anchors === undefined ? undefined : renderSourceText(text, anchors, view);
  const plugins = platform.plugins.map((plugin, index) =>
    planPluginView(plugin, { view, texts: texts.plugins[index], render }),
  );
  const about = render(texts.about);
  const [main] = platform.plugins;
  const summary = describeSource(platform, context.summary);
  // Where all text is too long to begin the page, its first sentence does.
  const isBegun = plugins.length === 1 && plugins[0]?.intro !== undefined;
  const lead = summary === "" || isBegun ? undefined : (`<p>${escapeHtml(summary)}</p>` as Html);
  return {
    route: context.routes.ingestionSources.get(platform.id) ?? "",
    title: platform.name,
    noun: "source",
    description: [
      summary === "" ? describe(platform) : summary,
      ...(saysStatus ? describeMaturity(platform) : []),
    ].join(" "),
    toc: toToc(platform, plugins, about !== undefined),
    badges: main === undefined ? [] : [toStatusBadge(main.status)].filter((badge) => badge !== undefined),
    source: context.source(platform.span),
    content: {
      kind: "ingestionSource",
      doc: render(texts.intro) ?? lead,
      about: about && { title: `About ${platform.name}`, html: about },
      facts: toFacts(platform),
      concepts: platform.concepts.map((concept) => toConceptRow(concept, view)),
      plugins,
    },
  };
}

function describe({ name, plugins }: IngestionPlatform): string {
  const options = plugins.flatMap((plugin) => plugin.options);
  const parts = [
    ...(plugins.some(({ capabilities }) => capabilities.length > 0) ? ["what is extracted"] : []),
    "how to begin",
    ...(options.length === 0 ? [] : [countNoun(options.length, "option")]),
  ];
  return `Metadata from ${name}: ${parts.join(", ")}.`;
}

/** How far the plugins can be relied on. */
function describeMaturity({ plugins }: IngestionPlatform): readonly string[] {
  const labels = plugins.map(({ status }) => toStatusBadge(status)?.label);
  if (labels.every((label) => label === undefined)) return ["No maturity is stated."];
  if (new Set(labels).size === 1) return [`Maturity: ${labels[0]}.`];
  return [`Maturity: ${plugins.map(({ id }, index) => `${id} ${labels[index] ?? "not stated"}`).join(", ")}.`];
}

function toFacts({ id, plugins }: IngestionPlatform): readonly Fact[] {
  const ids = plugins.flatMap((plugin, index) => [
    ...(index === 0 ? [] : [{ text: ", " }]),
    { text: plugin.id, code: true as const },
  ]);
  return [
    { label: "Platform", value: [{ text: id, code: true }] },
    { label: plugins.length === 1 ? "Plugin" : "Plugins", value: ids },
    ...(plugins.length === 1 ? toPluginFacts(plugins) : []),
  ];
}

function toPluginFacts([plugin]: readonly IngestionPlugin[]): readonly Fact[] {
  return plugin === undefined || plugin.options.length === 0
    ? []
    : [{ label: "Options", value: [{ text: countOptions(plugin.options) }] }];
}

function toConceptRow({ source, concept, entity, note }: IngestionConcept, { context }: IngestionView): ConceptRow {
  const href = entity === undefined ? undefined : context.links.entity(entity);
  return {
    source,
    concept: [{ text: concept, href, noun: href === undefined ? undefined : "entity" }],
    note: context.inlineDoc(note),
  };
}

function toToc(
  { name, concepts }: IngestionPlatform,
  plugins: readonly PluginView[],
  hasAbout: boolean,
): readonly TocEntry[] {
  const behind: readonly TocEntry[] = [
    ...(hasAbout ? [{ id: ingestionSections.about, label: `About ${name}`, level: 2 as const }] : []),
    ...(concepts.length === 0 ? [] : [{ id: ingestionSections.concepts, label: "Concepts", level: 2 as const }]),
  ];
  const [only] = plugins;
  if (plugins.length === 1 && only !== undefined) {
    const entries = listPluginParts(only, 2);
    const end = entries.findIndex(({ id }) => id === only.anchors.options) + 1;
    return [...entries.slice(0, end), ...behind, ...entries.slice(end)];
  }
  const entries = plugins.flatMap((plugin): readonly TocEntry[] => [
    { id: plugin.anchors.plugin, label: plugin.id, level: 2 },
    ...listPluginParts(plugin, 3),
  ]);
  return [...entries, ...behind];
}
