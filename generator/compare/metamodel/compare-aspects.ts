import type { Catalogue } from "../../catalogue/catalogue.ts";
import { isTypedef } from "../../catalogue/is-typedef.ts";
import type { Aspect, Relationship } from "../../catalogue/metamodel.ts";
import { printSorted } from "../../print/print-sorted.ts";
import type { Change, ChangeSide } from "../change.ts";
import type { Site } from "../compare-words.ts";
import { makeChange } from "../make-change.ts";
import { pairUp } from "../pair-up.ts";
import type { SchemasOfBoth } from "../schemas/schema-pair.ts";
import { nowNamed } from "../schemas/schema-pair.ts";
import { compareIndices } from "./compare-indices.ts";
import { compareSchemaVersions } from "./compare-schema-versions.ts";
import { findRenamedAspects } from "./find-renamed-aspects.ts";
import { tellAtDeclarations } from "./tell-at-declarations.ts";

type Model = Pick<Catalogue, "aspects" | "relationships" | "schemas">;

/** Aspects that came, went or have another name, and what differs in how they are stored; their records are schemas. */
export function compareAspects(
  before: Model,
  after: Model,
  both: SchemasOfBoth,
  inSchemas: readonly Change[],
): readonly Change[] {
  const renamed = findRenamedAspects(before, after, both);
  const gone = new Set(renamed.values());
  const [edgesBefore, edgesAfter] = [groupEdges(before), groupEdges(after)];
  const pairs = pairUp(before.aspects, after.aspects);
  const changes = pairs.flatMap(({ name, before: was, after: is }): readonly Change[] => {
    const site = toSite(name);
    if (was !== undefined && is !== undefined) return compareAspect(site, was, is, both);
    const come = is === undefined ? [] : [tellCome(site, is, before, renamed.get(name), both)];
    const left = was === undefined || gone.has(name) ? [] : [tellGone(site, was, after, both)];
    return [...come, ...left].filter((change) => !isToldOfEntity(change, was ?? is, [before, after]));
  });
  const inIndices = pairs.flatMap(({ name, before: was, after: is }): readonly Change[] => {
    if (was === undefined || is === undefined) return [];
    const edges = [edgesBefore.get(name) ?? [], edgesAfter.get(name) ?? []] as const;
    return compareIndices(toSite(name), { was, is, before: before.schemas, after: after.schemas }, edges);
  });
  return [
    ...changes,
    ...tellAtDeclarations(inIndices, before, after),
    ...compareSchemaVersions(before, after, inSchemas),
  ];
}

/** Whether the aspect that came or went is all that an entity is, as a type of Atlas, of which that is told. */
function isToldOfEntity({ whole }: Change, aspect: Aspect | undefined, models: readonly Model[]): boolean {
  const schema = models.map(({ schemas }) => schemas.get(aspect?.schema ?? "")).find((each) => each !== undefined);
  return whole === true && schema !== undefined && isTypedef(schema);
}

function toSite(name: string): Site {
  return { area: "aspects", thing: name, coordinate: name };
}

function groupEdges({ relationships }: Model): ReadonlyMap<string, readonly Relationship[]> {
  const edges = new Map<string, Relationship[]>();
  for (const relationship of relationships) {
    const list = edges.get(relationship.aspect);
    if (list === undefined) edges.set(relationship.aspect, [relationship]);
    else list.push(relationship);
  }
  return edges;
}

function tellCome(site: Site, is: Aspect, before: Model, earlier: string | undefined, both: SchemasOfBoth): Change {
  const record = both.formerly.get(is.schema) ?? is.schema;
  const was = earlier === undefined ? undefined : before.aspects.get(earlier);
  if (was !== undefined) {
    return makeChange({
      ...site,
      code: "breaking/aspect-renamed",
      kind: "renamed",
      before: { text: was.name, span: was.span },
      after: { text: is.name, span: is.span },
      evidence: [{ certainty: "moved", by: "record", name: is.schema }],
    });
  }
  const plain = before.schemas.get(record);
  const after = { text: is.schema, span: is.span };
  if (plain === undefined) return makeChange({ ...site, code: "safe/aspect-added", after });
  const side = { text: record, span: plain.nameSpan };
  return makeChange({ ...site, code: "safe/became-aspect", kind: "added", before: side, after });
}

function tellGone(site: Site, was: Aspect, after: Model, both: SchemasOfBoth): Change {
  const before = { text: was.schema, span: was.span };
  const record = after.schemas.get(nowNamed(both, was.schema));
  if (record === undefined) {
    const announced = was.deprecated === undefined ? undefined : true;
    return makeChange({ ...site, code: "breaking/aspect-removed", before, announced });
  }
  const side = { text: record.fullName, span: record.nameSpan };
  return makeChange({ ...site, code: "breaking/no-longer-aspect", kind: "removed", before, after: side });
}

function compareAspect(site: Site, was: Aspect, is: Aspect, both: SchemasOfBoth): readonly Change[] {
  const sides = (earlier: string, later: string): { before: ChangeSide; after: ChangeSide } => ({
    before: { text: earlier, span: was.span },
    after: { text: later, span: is.span },
  });
  return [
    ...(was.storage === is.storage
      ? []
      : [makeChange({ ...site, code: "breaking/aspect-storage-changed", ...sides(was.storage, is.storage) })]),
    ...(nowNamed(both, was.schema) === is.schema
      ? []
      : [makeChange({ ...site, code: "breaking/aspect-record-changed", ...sides(was.schema, is.schema) })]),
    ...(describeTab(was) === describeTab(is)
      ? []
      : [makeChange({ ...site, code: "risky/aspect-tab-changed", ...sides(describeTab(was), describeTab(is)) })]),
  ];
}

/** How the platform shows an aspect that it renders by itself. */
function describeTab({ annotation: { autoRender, renderSpec } }: Aspect): string {
  if (autoRender !== true) return "no tab of its own";
  return renderSpec === undefined ? "a tab" : `a tab by ${printSorted(renderSpec)}`;
}
