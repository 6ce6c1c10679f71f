import type { Catalogue } from "../catalogue/catalogue.ts";
import { isOfProtobuf } from "../catalogue/is-of-protobuf.ts";
import { compareAccess } from "./access/compare-access.ts";
import { type Change, type ChangeArea, changeAreas, type Comparison, type UncomparedArea } from "./change.ts";
import { compareCli } from "./cli/compare-cli.ts";
import { compareEnvironment } from "./cli/compare-environment.ts";
import { findUnjudged } from "./find-unjudged.ts";
import { findHidden, setUnknownAside } from "./unread.ts";
import { compareDefaults } from "./defaults/compare-defaults.ts";
import { listDefaults } from "./defaults/list-defaults.ts";
import { compareEndpoints } from "./endpoints/compare-endpoints.ts";
import { compareGraphql } from "./graphql/compare-graphql.ts";
import { compareComponents, compareIngestion } from "./ingestion/compare-ingestion.ts";
import { createListMembers, type ListMembers } from "./list-members.ts";
import { compareAspects } from "./metamodel/compare-aspects.ts";
import { compareEntities } from "./metamodel/compare-entities.ts";
import { compareEvents } from "./metamodel/compare-events.ts";
import { comparePairings } from "./metamodel/compare-pairings.ts";
import { compareSystemAccess } from "./metamodel/compare-system-access.ts";
import { compareWriteHooks } from "./metamodel/compare-write-hooks.ts";
import { compareGuides } from "./prose/compare-guides.ts";
import { compareRestli } from "./restli/compare-restli.ts";
import { comparePackages } from "./protobuf/compare-packages.ts";
import { nameAsLater } from "./protobuf/name-as-later.ts";
import { areOtherSchemas } from "./other-schemas.ts";
import { createAudienceNamer } from "./name-audiences.ts";
import { compareSchemas } from "./schemas/compare-schemas.ts";
import { type PairedSchemas, pairSchemas } from "./schemas/pair-schemas.ts";
import { once } from "../engine/once.ts";
import { compareSdk } from "./sdk/compare-sdk.ts";
import { takeAllDigits } from "./take-all-digits.ts";

/**
 * What a catalogue has that an earlier one has not, what it lacks, and what is different, with what that means for whom.
 * Takes time by the size of the catalogues.
 */
export function compareCatalogues(earlier: Catalogue, later: Catalogue): Comparison {
  const [before, after] = [takeAllDigits(earlier), takeAllDigits(later)];
  const uncompared = listUncompared(before, after);
  const missing = new Set(uncompared.map(({ area }) => area));
  const pair = once(() => pairSchemas(before, after));
  const found = rooms.flatMap(({ area, compare }) => (missing.has(area) ? [] : compare(before, after, pair)));
  const { changes, unknown } = setUnknownAside(
    found,
    { before: findHidden(before, after), after: findHidden(after, before) },
    { before: (area) => hasAny(before, area), after: (area) => hasAny(after, area) },
  );
  const listMembers = createListMembers(before);
  const nameAudiences = createAudienceNamer(before, after);
  const unjudged = findUnjudged(before, after);
  return {
    changes: inOrder(changes.map((change) => nameAudiences(nameMembers(change, listMembers)))),
    uncompared,
    ...(unjudged.length > 0 && { unjudged }),
    ...(unknown.length > 0 && { unknown }),
  };
}

function nameMembers(change: Change, listMembers: ListMembers): Change {
  if (change.whole !== true || change.kind !== "removed") return change;
  const members = listMembers(change);
  return members.length === 0 ? change : { ...change, members };
}

/** One part of the catalogue that has an input of its own. */
interface Room {
  readonly area: ChangeArea;
  /** How much a catalogue has of it; what has nothing may lack the input. */
  readonly size: (catalogue: Catalogue) => number;
  /** Whether the input of what one catalogue has is there for the other as well, which has nothing of it: then it is gone, or new. */
  readonly isRead?: ((has: Catalogue, lacks: Catalogue) => boolean) | undefined;
  readonly compare: (before: Catalogue, after: Catalogue, pair: () => PairedSchemas) => readonly Change[];
}

const rooms: readonly Room[] = [
  { area: "types", size: ({ schemas }) => schemas.size, compare: compareModel },
  {
    area: "entities",
    size: ({ entities }) => entities.size,
    compare: (before, after, pair) => [
      ...compareEntities(before, after, pair().both),
      ...compareSystemAccess(before, after),
      ...compareWriteHooks(before, after),
    ],
  },
  {
    area: "operations",
    size: ({ graphql }) => graphql.operations.length + graphql.types.length,
    compare: (before, after) =>
      areOtherSchemas(before.graphql, after.graphql) ? [] : compareGraphql(before.graphql, after.graphql),
  },
  {
    area: "plugins",
    size: ({ ingestion }) => ingestion.platforms.size,
    compare: (before, after) => compareIngestion(before.ingestion, after.ingestion),
  },
  {
    area: "components",
    size: ({ ingestion }) => ingestion.components?.length ?? 0,
    compare: (before, after) => compareComponents(before.ingestion, after.ingestion),
  },
  {
    area: "sdk",
    size: ({ sdk }) => sdk.pages.length,
    compare: (before, after) => compareSdk(before.sdk, after.sdk),
  },
  {
    area: "cli",
    size: ({ cli = [] }) => cli.length,
    compare: (before, after) => compareCli(before.cli ?? [], after.cli ?? []),
  },
  {
    area: "environment",
    size: ({ environment = [] }) => environment.length,
    compare: (before, after) => compareEnvironment(before.environment ?? [], after.environment ?? []),
  },
  {
    area: "restli",
    size: ({ restli }) => restli.resources.length,
    compare: compareRestli,
  },
  {
    area: "endpoints",
    size: ({ endpoints = [], payloads = [] }) => endpoints.length + payloads.length,
    isRead: areServicesRead,
    compare: (before, after, pair) => {
      const { both, packages } = pair();
      const nowNamed = (name: string): string => findLaterName(name, both);
      return compareEndpoints(nameAsLater(before, after, { packages, nowNamed }), after);
    },
  },
  {
    area: "access",
    size: ({ access }) => access.privileges.size + access.policies.size,
    compare: (before, after) => compareAccess(before.access, after.access),
  },
  {
    area: "defaults",
    size: ({ defaults }) => listDefaults(defaults).size,
    compare: (before, after) => compareDefaults(before.defaults, after.defaults),
  },
  { area: "guides", size: ({ prose }) => prose.pages.size, compare: compareGuides },
];

/** Schemas, and what aspects and events make of them. */
function compareModel(before: Catalogue, after: Catalogue, pair: () => PairedSchemas): readonly Change[] {
  const paired = pair();
  const changes = compareSchemas(before, after, paired);
  const { both } = paired;
  return [
    ...compareAspects(before, after, both, changes),
    ...compareEvents(before, after, both),
    ...comparePackages(paired.packages),
    ...comparePairings(before, after),
    ...changes,
  ];
}

/** What a schema of the earlier model is called in the later one. */
function findLaterName(name: string, { renames, after }: PairedSchemas["both"]): string {
  const now = renames.get(name);
  return now !== undefined && after.has(now) ? now : name;
}

function hasAny(catalogue: Catalogue, area: ChangeArea): boolean {
  return rooms.some((room) => room.area === area && room.size(catalogue) > 0);
}

function listUncompared(before: Catalogue, after: Catalogue): readonly UncomparedArea[] {
  return rooms.flatMap(({ area, size, isRead }): readonly UncomparedArea[] => {
    const [had, has] = [size(before) > 0, size(after) > 0];
    if (had === has || isRead?.(...(had ? ([before, after] as const) : ([after, before] as const))) === true) return [];
    return [{ area, missing: had ? "after" : "before" }];
  });
}

/** Files of Protocol Buffers declare messages and services alike: who has read the ones has read the others. */
function areServicesRead({ endpoints = [], payloads = [] }: Catalogue, { schemas }: Catalogue): boolean {
  const isOfServices = payloads.length === 0 && endpoints.every(({ plugin }) => plugin === "protobuf");
  return isOfServices && [...schemas.values()].some(isOfProtobuf);
}

/** By area and thing; what is said of one thing stays in its order. */
function inOrder(changes: readonly Change[]): readonly Change[] {
  const rank = new Map(changeAreas.map((area, index) => [area, index]));
  return changes.toSorted(
    (one, other) =>
      (rank.get(one.area) ?? 0) - (rank.get(other.area) ?? 0) ||
      (one.thing < other.thing ? -1 : one.thing > other.thing ? 1 : 0),
  );
}
