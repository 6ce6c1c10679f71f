import type { Defaults, KnownPlatform, LifecycleStage, RetentionRule } from "../../catalogue/defaults.ts";
import { countNoun, nounTitle } from "../../catalogue/nouns.ts";
import {
  accessSections,
  type LifecycleStageView,
  type PlatformRow,
  type RetentionRow,
} from "../../page-model/access.ts";
import type { PlannedAsset } from "../../page-model/page.ts";
import type { RichText, TextRun } from "../../page-model/parts.ts";
import type { PlanContext } from "../context/plan-context.ts";
import { fixedRoutes, toSegment, toStartingAnchor } from "../addresses/addresses.ts";
import type { PlannedAccessPage } from "./access-view.ts";

/** The page with the things that a deployment begins with, and the pictures on it. */
export interface PlannedDefaults {
  readonly page: PlannedAccessPage;
  readonly assets: readonly PlannedAsset[];
}

/** What the model calls the kinds of platforms. */
const platformType = "com.linkedin.dataplatform.PlatformType";

/** What a deployment begins with besides policies: platforms with their pictures, ways to own something, what is kept. */
export function planDefaultsPage(defaults: Defaults, context: PlanContext): PlannedDefaults {
  const platforms = [...defaults.platforms.values()].sort((left, right) => compareLabels(left.label, right.label));
  const types = [...defaults.ownershipTypes.values()];
  const { retention, lifecycleStages = [] } = defaults;
  const sections = [
    { id: accessSections.platforms, label: nounTitle("platform", "plural"), count: platforms.length },
    { id: accessSections.ownershipTypes, label: nounTitle("ownershipType", "plural"), count: types.length },
    { id: accessSections.lifecycleStages, label: nounTitle("lifecycleStage", "plural"), count: lifecycleStages.length },
    { id: accessSections.retention, label: "Retention", count: retention.length },
  ].filter(({ count }) => count > 0);
  const counts = [
    ...(platforms.length === 0 ? [] : [countNoun(platforms.length, "platform")]),
    ...(types.length === 0 ? [] : [countNoun(types.length, "ownershipType")]),
    ...(lifecycleStages.length === 0 ? [] : [countNoun(lifecycleStages.length, "lifecycleStage")]),
    ...(retention.length === 0 ? [] : [countNoun(retention.length, "retentionRule")]),
  ].join(", ");
  const assets = platforms.flatMap(({ logo }) =>
    logo === undefined ? [] : [{ path: logo, route: toLogoRoute(logo) }],
  );
  return {
    assets: [...new Map(assets.map((asset) => [asset.path, asset])).values()],
    page: {
      route: fixedRoutes.defaults,
      title: "Starting data",
      description: `What a new deployment knows before anything is ingested: ${counts}.`,
      toc: sections.map(({ id, label }) => ({ id, label, level: 2 })),
      badges: [],
      content: {
        kind: "defaults",
        intro: `What a new deployment knows before anything is ingested: ${counts}.`,
        platforms: platforms.map((platform) => toPlatformRow(platform, context)),
        ownershipTypes: types.map(({ id, urn, label, doc }) => ({
          id: toStartingAnchor("ownershipType", id),
          label,
          urn,
          doc: context.inlineDoc(doc),
        })),
        lifecycleStages: lifecycleStages.map((stage) => toStageView(stage, lifecycleStages, context)),
        retention: retention.map((rule) => toRetentionRow(rule, context)),
      },
    },
  };
}

function compareLabels(left: string, right: string): number {
  const [first, second] = [left.toLowerCase(), right.toLowerCase()];
  return first === second ? (left < right ? -1 : 1) : first < second ? -1 : 1;
}

function toLogoRoute(path: string): string {
  return `assets/platforms/${path
    .slice(path.lastIndexOf("/") + 1)
    .split("/")
    .map(toSegment)
    .join("/")}`;
}

function toPlatformRow({ id, urn, label, type, delimiter, logo }: KnownPlatform, { links }: PlanContext): PlatformRow {
  return {
    id: toStartingAnchor("platform", id),
    label,
    urn,
    type:
      type === undefined
        ? undefined
        : [{ text: type, code: true, href: links.member(platformType, type) ?? undefined }],
    delimiter,
    logo: logo === undefined ? undefined : links.file(toLogoRoute(logo)),
    source: links.ingestionSource(id),
  };
}

/** What a stage means: for which entities it is, whether searches find them, and what comes before it. */
function toStageView(
  { id, urn, label, doc, entities, hiddenInSearch, from }: LifecycleStage,
  stages: readonly LifecycleStage[],
  context: PlanContext,
): LifecycleStageView {
  const hidden: RichText[] = hiddenInSearch
    ? [[{ text: "Searches leave out what is in it, unless they ask for the stage" }]]
    : [];
  return {
    id: toStageAnchor(id),
    label,
    urn,
    doc: context.inlineDoc(doc),
    facts: [
      listOr("For ", "all entities", "no entity", entities, (name) => ({
        text: name,
        code: true,
        href: context.links.entity(name),
      })),
      ...hidden,
      listOr("Entered from ", "any stage or none", "nowhere", from, (each) => {
        const stage = stages.find((one) => one.id === each);
        if (stage !== undefined) return { text: stage.label, href: `#${toStageAnchor(each)}` };
        return each === "__NONE__" ? { text: "no stage" } : { text: each, code: true };
      }),
    ],
  };
}

function toStageAnchor(id: string): string {
  return toStartingAnchor("lifecycleStage", id);
}

/** Words with a list behind them, or with what stands for no list or an empty one. */
function listOr(
  words: string,
  all: string,
  none: string,
  names: readonly string[] | undefined,
  toRun: (name: string) => TextRun,
): RichText {
  if (names === undefined || names.length === 0) return [{ text: `${words}${names === undefined ? all : none}` }];
  return [{ text: words }, ...names.flatMap((name, index) => [...(index === 0 ? [] : [{ text: ", " }]), toRun(name)])];
}

function toRetentionRow({ entity, aspect, versions, seconds }: RetentionRule, { links }: PlanContext): RetentionRow {
  const kept = [
    ...(versions === undefined ? [] : [versions === 1 ? "the latest version" : `the latest ${versions} versions`]),
    ...(seconds === undefined ? [] : [`versions of the last ${describeSeconds(seconds)}`]),
  ];
  return {
    entity: toName(entity, "all entities", links.entity(entity)),
    aspect: toName(aspect, "all aspects", links.aspect(aspect)),
    kept: kept.length === 0 ? "every version" : kept.join(", "),
  };
}

function toName(name: string, all: string, href: string | undefined): RichText {
  return name === "*" ? [{ text: all }] : [{ text: name, code: true, href }];
}

function describeSeconds(seconds: number): string {
  const days = seconds / 86_400;
  if (!Number.isInteger(days)) return `${seconds} seconds`;
  return days === 1 ? "day" : `${days} days`;
}
