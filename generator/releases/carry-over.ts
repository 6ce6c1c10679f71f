import type { Catalogue } from "../catalogue/catalogue.ts";
import type { Span } from "../catalogue/span.ts";
import { toBareName } from "../places/bare-name.ts";

/**
 * A release's catalogue with what could not be read in it as it was before: a file with a slip, or a whole input that is
 * missing, says nothing of what it would have said, and least of all that it is gone.
 */
export function carryOver(before: Catalogue, after: Catalogue, damaged: ReadonlySet<string>): Catalogue {
  const names = new Set([...damaged].map(toBareName));
  const isDamaged = ({ span, name }: { readonly span: Span; readonly name: string }): boolean =>
    damaged.has(span.file) || names.has(name);
  const lost = [...before.schemas].filter(([, schema]) => isDamaged(schema));
  const records = new Set(lost.map(([name]) => name));
  const aspects = [...before.aspects].filter(([, { schema }]) => records.has(schema));
  const events = [...before.events].filter(([, { schema }]) => records.has(schema));
  const hasRegistry =
    after.entities.size > 0 &&
    !after.registries.some(({ incomplete }) => incomplete) &&
    !after.sources.some(isDamagedOf(damaged, "registry"));
  const hasApi =
    after.graphql.types.length > 0 &&
    after.graphql.incomplete !== true &&
    !after.sources.some(isDamagedOf(damaged, "graphql"));
  const hasSources = after.ingestion.platforms.size > 0 && after.ingestion.incomplete !== true;
  return {
    ...after,
    // What could not be read is there again.
    unread: undefined,
    schemas: after.schemas.size === 0 ? before.schemas : join(after.schemas, lost),
    aspects: after.schemas.size === 0 ? before.aspects : join(after.aspects, aspects),
    events: after.schemas.size === 0 ? before.events : join(after.events, events),
    registries: hasRegistry ? after.registries : before.registries,
    entities: hasRegistry ? after.entities : before.entities,
    relationships: hasRegistry && lost.length === 0 ? after.relationships : before.relationships,
    graphql: hasApi ? after.graphql : before.graphql,
    ingestion: hasSources ? after.ingestion : before.ingestion,
    sdk: after.sdk.pages.length === 0 ? before.sdk : after.sdk,
    cli: (after.cli ?? []).length === 0 ? before.cli : after.cli,
    restli: after.restli.resources.length === 0 ? before.restli : after.restli,
    access: after.access.privileges.size + after.access.policies.size === 0 ? before.access : after.access,
    endpoints: joinOffered(before.endpoints, after.endpoints, damaged),
    payloads: joinOffered(before.payloads, after.payloads, damaged),
    prose: after.prose.pages.size === 0 ? before.prose : after.prose,
  };
}

function isDamagedOf(
  damaged: ReadonlySet<string>,
  wanted: string,
): (source: { readonly path: string; readonly kind: string }) => boolean {
  return ({ path, kind }) => kind === wanted && damaged.has(path);
}

/** What others call, or send: with what was offered in damaged files, unless it still is. */
function joinOffered<Offered extends { readonly name: string; readonly span?: Span | undefined }>(
  before: readonly Offered[] = [],
  after: readonly Offered[] = [],
  damaged: ReadonlySet<string>,
): readonly Offered[] | undefined {
  if (after.length === 0) return before.length === 0 ? undefined : before;
  const names = new Set(after.map(({ name }) => name));
  const lost = before.filter(({ name, span }) => span !== undefined && damaged.has(span.file) && !names.has(name));
  return [...after, ...lost];
}

function join<Value>(
  map: ReadonlyMap<string, Value>,
  more: readonly (readonly [string, Value])[],
): ReadonlyMap<string, Value> {
  if (more.length === 0) return map;
  return new Map([...map, ...more].toSorted(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0)));
}
