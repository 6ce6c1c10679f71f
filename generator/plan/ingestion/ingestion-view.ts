import { capabilityLabels, type IngestionPlatform, type SupportStatus } from "../../catalogue/ingestion.ts";
import type { Report } from "../../diagnostics/report.ts";
import type { IngestionPageContent } from "../../page-model/ingestion.ts";
import type { IndexContent } from "../../page-model/metamodel.ts";
import type { Page } from "../../page-model/page.ts";
import type { Badge } from "../../page-model/parts.ts";
import type { PlanContext } from "../context/plan-context.ts";
import type { GeneratedPlaces } from "../prose/prose.ts";
import { createSourceAnchors, type SourceAnchors } from "./source-anchors.ts";
import { createSourcePlaces } from "./source-places.ts";

/** What the planners of ingestion pages share. */
export interface IngestionView {
  readonly context: PlanContext;
  /** By name, without regard to case. */
  listPlatforms(): readonly IngestionPlatform[];
  readonly report: Report | undefined;
  /** The places on the page of a platform, by its id. */
  readonly anchors: (platform: string) => SourceAnchors | undefined;
  /** What the docs of sources may lead to. */
  readonly places: GeneratedPlaces;
}

/** A page before it has its place among the others. */
export type PlannedIngestionPage = Omit<
  Page,
  "section" | "navigation" | "breadcrumbs" | "previous" | "next" | "content"
> & {
  readonly content: IngestionPageContent | IndexContent;
};

/** What the section is called. */
export const ingestionLabel = "Ingestion";

/** The view of the model's ingestion sources. */
export function createIngestionView(
  context: PlanContext,
  others: GeneratedPlaces,
  report: Report | undefined,
): IngestionView {
  const { platforms } = context.catalogue.ingestion;
  const known = new Map<string, SourceAnchors>();
  // A page looks at those that it leads to, and at no others.
  const anchors = (id: string): SourceAnchors | undefined => {
    const platform = known.has(id) ? undefined : platforms.get(id);
    if (platform !== undefined) known.set(id, createSourceAnchors(platform));
    return known.get(id);
  };
  return {
    context,
    listPlatforms: () => sortByName([...platforms.values()]),
    report,
    anchors,
    places: createSourcePlaces(context, anchors, others),
  };
}

function sortByName(platforms: readonly IngestionPlatform[]): readonly IngestionPlatform[] {
  const keyed = platforms.map((platform) => ({ platform, key: platform.name.toLowerCase() }));
  keyed.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.platform.id < b.platform.id ? -1 : 1));
  return keyed.map(({ platform }) => platform);
}

const statusBadges: Readonly<Record<SupportStatus, Badge>> = {
  ga: {
    label: "GA",
    tone: "success",
    title: "Generally available: widely used, and kept by the platform's developers",
  },
  beta: {
    label: "Beta",
    tone: "accent",
    title: "Ready for use, and kept by the platform's developers; few use it yet",
  },
  alpha: { label: "Alpha", tone: "warning", title: "Young or kept by others; may change" },
  certified: { label: "Certified", tone: "success", title: "Tested and widely used" },
  incubating: { label: "Incubating", tone: "accent", title: "Ready for use, with gaps that are being closed" },
  testing: { label: "Testing", tone: "warning", title: "To be tried out; may change" },
};

/** The badge of a status; none for a plugin that nobody has vouched for. */
export function toStatusBadge(status: SupportStatus | undefined): Badge | undefined {
  return status === undefined ? undefined : statusBadges[status];
}

/** The label of a capability; its name in words when the platform's table does not have it. */
export function labelCapability(name: string): string {
  const words = name.toLowerCase().replaceAll("_", " ");
  return capabilityLabels.get(name) ?? `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
