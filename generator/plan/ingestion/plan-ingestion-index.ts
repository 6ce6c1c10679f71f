import { supportStatuses, type IngestionPlatform, type SupportStatus } from "../../catalogue/ingestion.ts";
import { countNoun } from "../../catalogue/nouns.ts";
import type {
  CapabilityIcon,
  CapabilityMark,
  IngestionIndexGroup,
  IngestionIndexItem,
} from "../../page-model/ingestion.ts";
import { fixedRoutes } from "../addresses/addresses.ts";
import { describeSource } from "./describe-source.ts";
import { describeSources } from "./describe-sources.ts";
import { labelCapability, type IngestionView, type PlannedIngestionPage } from "./ingestion-view.ts";
import { listComponentItems, type PlannedComponents } from "./plan-component-pages.ts";

interface StatusWords {
  readonly label: string;
  readonly text: string;
}

const statusWords: Readonly<Record<SupportStatus | "none", StatusWords>> = {
  ga: { label: "Generally available", text: "Widely used, and kept by the platform's own developers." },
  beta: {
    label: "Beta",
    text: "Kept by the platform's own developers and ready for use, which few have made of it yet.",
  },
  alpha: { label: "Alpha", text: "Young, or kept by others than the platform's own developers; may change." },
  certified: { label: "Certified", text: "Tested against the real system, used by many, and kept compatible." },
  incubating: { label: "Incubating", text: "Ready for use; some things are missing or may still change." },
  testing: { label: "Testing", text: "For trying out; what it extracts and its options may change." },
  none: { label: "Without a status", text: "Nobody has said how far these can be relied on." },
};

/** All sources, by the best status that one of their plugins has. */
export function planIngestionIndex(
  view: IngestionView,
  components: readonly PlannedComponents[],
): PlannedIngestionPage {
  const { context } = view;
  const platforms = view.listPlatforms();
  const plugins = platforms.flatMap((platform) => platform.plugins);
  const groups = [...supportStatuses, "none" as const].flatMap((status) => toGroup(status, platforms, view));
  const count = countNoun(platforms.length, "ingestionSource");
  return {
    route: fixedRoutes.ingestion,
    title: "Ingestion sources",
    description: `${count} that metadata is read from, by status, with what each of them extracts.`,
    toc: groups.map(({ id, label }) => ({ id, label, level: 2 })),
    badges: [],
    content: {
      kind: "ingestionIndex",
      intro: [`${count} with ${countNoun(plugins.length, "plugin")}.`, describeSources(plugins)].join(" ").trimEnd(),
      matrix: { label: "Compare what they extract", href: context.links.route(fixedRoutes.capabilities) },
      others: listComponentItems(components, view).flatMap(({ label, href }) =>
        href === undefined ? [] : [{ label, href }],
      ),
      groups,
    },
  };
}

function toGroup(
  status: SupportStatus | "none",
  platforms: readonly IngestionPlatform[],
  view: IngestionView,
): readonly IngestionIndexGroup[] {
  const members = platforms.filter((platform) => (bestStatus(platform) ?? "none") === status);
  if (members.length === 0) return [];
  return [{ id: `~${status}`, ...statusWords[status], items: members.map((platform) => toItem(platform, view)) }];
}

function bestStatus({ plugins }: IngestionPlatform): SupportStatus | undefined {
  return supportStatuses.find((status) => plugins.some((plugin) => plugin.status === status));
}

function toItem(platform: IngestionPlatform, { context }: IngestionView): IngestionIndexItem {
  const { id, name, plugins } = platform;
  const [main] = plugins;
  const isPlain = plugins.length === 1 && main?.id === id;
  return {
    label: name,
    href: context.links.ingestionSource(id) ?? "",
    summary: describeSource(platform, context.summary),
    plugins: isPlain ? [] : plugins.map((plugin) => plugin.id),
    capabilities: toMarks(platform),
  };
}

/** What at least one plugin extracts. */
function toMarks({ plugins }: IngestionPlatform): readonly CapabilityMark[] {
  const names = new Set(
    plugins.flatMap(({ capabilities }) =>
      capabilities.filter(({ supported }) => supported !== "no").map(({ name }) => name),
    ),
  );
  return [...names].map((name) => ({ icon: capabilityIcons.get(name) ?? "schema", label: labelCapability(name) }));
}

const capabilityIcons: ReadonlyMap<string, CapabilityIcon> = new Map([
  ["SCHEMA_METADATA", "schema"],
  ["CONTAINERS", "schema"],
  ["DESCRIPTIONS", "labels"],
  ["LINEAGE_COARSE", "lineage"],
  ["LINEAGE_FINE", "lineage"],
  ["DATA_PROFILING", "quality"],
  ["CLASSIFICATION", "quality"],
  ["USAGE_STATS", "usage"],
  ["OPERATION_CAPTURE", "usage"],
  ["PARTITION_SUPPORT", "schema"],
  ["OWNERSHIP", "people"],
  ["TAGS", "labels"],
  ["GLOSSARY_TERMS", "labels"],
  ["DOMAINS", "labels"],
  ["PLATFORM_INSTANCE", "upkeep"],
  ["DELETION_DETECTION", "upkeep"],
  ["TEST_CONNECTION", "upkeep"],
]);
