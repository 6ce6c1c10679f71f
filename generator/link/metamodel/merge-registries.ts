import type { LocatedName } from "../../places/located-name.ts";
import type { AspectBinding, Entity, Registry } from "../../catalogue/metamodel.ts";
import { registryCodes } from "../../diagnostics/codes/registry.ts";
import type { Report } from "../../diagnostics/report.ts";
import { suggestNames } from "../../diagnostics/suggest.ts";
import type { RegistryDocument, RegistryEntity } from "../../parse/registry/registry-document.ts";

/** All registries as one: entities joined by name, with what each registry says kept apart by its id. */
export interface MergedRegistries {
  readonly registries: readonly Registry[];
  /** In order of their first mention, the platform's own registry before those that extend it, snapshots last. */
  readonly entities: readonly MergedEntity[];
  /** Every name under which an entity is listed, in whatever case. */
  readonly mentions: readonly LocatedName[];
  /** Every mention of an event. */
  readonly events: readonly RegisteredName[];
  /** Ids of the registries whose text is malformed: what they lack may only be unread, and what they name may be a guess. */
  readonly incomplete: ReadonlySet<string>;
}

/** An entity by all that registries and snapshots say of it together. */
export interface MergedEntity extends Pick<
  Entity,
  "name" | "displayName" | "category" | "doc" | "searchGroup" | "viewUnrestricted" | "origins" | "order"
> {
  readonly keyAspect?: RegisteredName | undefined;
  /** Without the key aspect, without repeats. */
  readonly aspects: readonly Omit<AspectBinding, "resolved">[];
}

/** A name in a registry, and the id of that registry. */
export interface RegisteredName extends LocatedName {
  readonly registry: string;
}

interface Entry {
  readonly registry: string;
  readonly node: RegistryEntity;
  readonly isSnapshot: boolean;
}

/**
 * Joins the registries, and lays them over what snapshots declare. An entity is declared by the entry
 * that gives its key aspect; other entries of that name, in whatever case, extend it with aspects,
 * whatever the order in which the files were read.
 */
export function mergeRegistries(
  documents: readonly RegistryDocument[],
  snapshots: readonly RegistryDocument[],
  report: Report,
): MergedRegistries {
  const ordered = identify(sortRegistries(documents), report);
  // Registries come first, so that what both declare is theirs.
  const listed = [
    ...ordered.flatMap(({ id, document }) => toEntries(document, id, false)),
    ...snapshots.flatMap((document) => toEntries(document, document.file, true)),
  ];
  const entries = new Map<string, Entry[]>();
  for (const entry of listed) {
    const key = toKey(entry);
    const list = entries.get(key) ?? [];
    reportRepeat(list, entry, report);
    list.push(entry);
    entries.set(key, list);
  }
  const incomplete = new Set(ordered.filter(({ document }) => document.incomplete).map(({ id }) => id));
  const declared = [...entries.values()].flatMap((list) => list.find(declares)?.node.name.name ?? []);
  return {
    registries: ordered.map(({ id, document }) => toRegistry(id, document)),
    entities: [...entries.values()].flatMap((list, order) => {
      // A key aspect that stands in the unread part of a file is not missing.
      if (incomplete.size === 0) reportMissingKey(list, declared, report);
      return joinEntries(list, order, report);
    }),
    mentions: listed.map(({ node }) => node.name),
    incomplete,
    events: ordered.flatMap(({ id, document }) => document.events.map((event) => ({ ...event, registry: id }))),
  };
}

/** By what entries are joined: the platform has no two names that differ by case alone, and other languages have. */
function toKey({ node: { name, isKeyless }, isSnapshot }: Entry): string {
  return isKeyless === true && !isSnapshot ? name.name : name.name.toLowerCase();
}

function toEntries(document: RegistryDocument, registry: string, isSnapshot: boolean): readonly Entry[] {
  return document.entities.map((node) => ({ registry, node, isSnapshot }));
}

/** Registries without an id first: only the platform's own does without one, and what plug-ins read, which comes last. */
function sortRegistries(documents: readonly RegistryDocument[]): readonly RegistryDocument[] {
  const rank = ({ id, entities }: RegistryDocument): number =>
    id !== undefined ? 1 : entities.some(({ isKeyless }) => isKeyless === true) ? 2 : 0;
  return [...documents].sort((left, right) => rank(left) - rank(right) || (left.file < right.file ? -1 : 1));
}

interface IdentifiedRegistry {
  readonly id: string;
  readonly document: RegistryDocument;
}

function identify(documents: readonly RegistryDocument[], report: Report): readonly IdentifiedRegistry[] {
  const taken = new Set<string>();
  return documents.map((document) => {
    const written = document.id;
    const id = written === undefined || taken.has(written.name) ? document.file : written.name;
    if (written !== undefined && id !== written.name) {
      report.add(registryCodes.duplicateId({ id: written.name, file: document.file }), written.span);
    }
    taken.add(id);
    return { id, document };
  });
}

function toRegistry(id: string, document: RegistryDocument): Registry {
  return {
    id,
    file: document.file,
    ...(document.incomplete && { incomplete: document.incomplete }),
    plugins: document.plugins.map((plugin) => ({
      kind: plugin.kind,
      className: plugin.className.name,
      enabled: plugin.enabled ?? true,
      supportedOperations: plugin.supportedOperations,
      supports: plugin.supports.map(({ entity, aspect }) => ({
        entity: entity?.name ?? "*",
        aspect: aspect?.name ?? "*",
      })),
      span: plugin.className.span,
    })),
  };
}

function declares({ node }: Entry): boolean {
  return node.keyAspect !== undefined;
}

function reportRepeat(list: readonly Entry[], entry: Entry, report: Report): void {
  const first = list.find(({ registry }) => registry === entry.registry);
  if (first === undefined) return;
  report.add(registryCodes.duplicateEntity({ entity: entry.node.name.name }), entry.node.name.span, [
    { message: "first listed here", span: first.node.name.span },
  ]);
}

function reportMissingKey(entries: readonly Entry[], declared: readonly string[], report: Report): void {
  const [first] = entries;
  if (first === undefined || entries.some(declares) || entries.every(({ node }) => node.isKeyless)) return;
  const { name, span } = first.node.name;
  report.add(registryCodes.noKeyAspect({ entity: name, suggestions: suggestNames(name, declared) }), span);
}

function joinEntries(entries: readonly Entry[], order: number, report: Report): readonly MergedEntity[] {
  // The declaring entry leads; the others keep their order behind it.
  const sorted = [...entries].sort((left, right) => Number(declares(right)) - Number(declares(left)));
  const [first, ...others] = sorted;
  if (first === undefined) return [];
  const { name } = first.node.name;
  for (const other of others) reportConflicts(first, other, report);
  const nodes = sorted.map(({ node }) => node);
  const aspects = joinAspects(sorted, first.node.keyAspect?.name, report);
  // A snapshot says nothing of its own when a registry lists all that it declares.
  const adding = new Set(aspects.map(({ registry }) => registry));
  const origins = sorted.filter((entry) => entry === first || !entry.isSnapshot || adding.has(entry.registry));
  return [
    {
      name,
      displayName: `${name.charAt(0).toUpperCase()}${name.slice(1)}`,
      category: firstOf(nodes, (node) => node.category) ?? "core",
      doc: firstOf(nodes, (node) => node.doc),
      searchGroup: firstOf(nodes, (node) => node.searchGroup),
      viewUnrestricted: firstOf(nodes, (node) => node.viewUnrestricted) === true || undefined,
      keyAspect: first.node.keyAspect && { ...first.node.keyAspect, registry: first.registry },
      aspects,
      origins: origins.map(({ registry, node }) => ({ registry, span: node.name.span })),
      order,
    },
  ];
}

function firstOf<Value>(
  nodes: readonly RegistryEntity[],
  read: (node: RegistryEntity) => Value | undefined,
): Value | undefined {
  for (const node of nodes) {
    const value = read(node);
    if (value !== undefined) return value;
  }
  return undefined;
}

function reportConflicts(first: Entry, other: Entry, report: Report): void {
  const entity = first.node.name.name;
  const add = (key: string, span: LocatedName["span"], one: string | undefined, two: string | undefined): void => {
    if (one === undefined || two === undefined || one === two) return;
    report.add(registryCodes.conflict({ entity, key, first: one, second: two }), span, [
      { message: "declared here", span: first.node.name.span },
    ]);
  };
  const { node } = other;
  add("keyAspect", node.keyAspect?.span ?? node.name.span, first.node.keyAspect?.name, node.keyAspect?.name);
  add("category", node.name.span, first.node.category, node.category);
}

function joinAspects(
  entries: readonly Entry[],
  keyAspect: string | undefined,
  report: Report,
): readonly Omit<AspectBinding, "resolved">[] {
  const bindings = new Map<string, Omit<AspectBinding, "resolved">>();
  for (const { registry, node } of entries) {
    for (const { name, span } of node.aspects) {
      // Listing the key aspect among the others is common and changes nothing.
      if (name === keyAspect) continue;
      const first = bindings.get(name);
      if (first === undefined) {
        bindings.set(name, { aspect: name, registry, span });
      } else if (first.registry === registry) {
        report.add(registryCodes.duplicateAspect({ aspect: name, entity: node.name.name }), span, [
          { message: "first listed here", span: first.span },
        ]);
      }
    }
  }
  return [...bindings.values()];
}
