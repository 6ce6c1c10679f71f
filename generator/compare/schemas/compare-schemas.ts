import type { Catalogue } from "../../catalogue/catalogue.ts";
import { isOfProtobuf } from "../../catalogue/is-of-protobuf.ts";
import type { NamedSchema } from "../../catalogue/schema.ts";
import { printJson } from "../../print/print-json.ts";
import type { Change, ChangeArea } from "../change.ts";
import type { Site } from "../compare-words.ts";
import { makeChange } from "../make-change.ts";
import { pairUp } from "../pair-up.ts";
import { compareMovedAliases } from "./compare-moved-aliases.ts";
import { compareSchema } from "./compare-schema.ts";
import { findReach } from "./find-reach.ts";
import type { Rename } from "./find-renames.ts";
import { listHoldingFields } from "./list-holding-fields.ts";
import type { PairedSchemas } from "./pair-schemas.ts";
import { readingsBy, type SchemasOfBoth } from "./schema-pair.ts";
import { startOfCoordinate } from "./start-of-coordinate.ts";
import { tellDenied } from "./tell-denied.ts";

/**
 * What differs in schemas. A record of an aspect or an event is told of as that, and those that came or went with it are
 * left to who compares aspects and events.
 */
export function compareSchemas(
  before: Catalogue,
  after: Catalogue,
  { both, renames }: PairedSchemas,
): readonly Change[] {
  const renameOf = new Map(renames.map((rename) => [rename.to, rename]));
  const owners = [findOwners(before), findOwners(after)] as const;
  const holders = [before, after].map(listHolders);
  const earlier = new Map([...before.schemas].map(([name, schema]) => [both.renames.get(name) ?? name, schema]));
  const changes = pairUp(earlier, after.schemas).flatMap(({ name, before: was, after: is }): readonly Change[] => {
    if (was === undefined) {
      // What stands in a field is told by that, be it new or of another type now.
      const isTold =
        is === undefined || owners[1].has(name) || isOfCompiler(is) || listHoldingFields(is, after.schemas).length > 0;
      return isTold ? [] : [tellAdded(is)];
    }
    if (is === undefined) {
      const isOfField = listHoldingFields(was, before.schemas).length > 0;
      const isTold =
        isOfField || isOfCompiler(was) || wentWithHolder(was, holders, both) || owners[0].has(was.fullName);
      return isTold ? [] : [tellRemoved(was, isWithin(was, holders[0]))];
    }
    const site = toSite(is, owners[1].get(name) ?? owners[0].get(was.fullName));
    const rename = renameOf.get(name);
    return [
      ...(rename === undefined ? [] : [tellRenamed(site, rename, was, is)]),
      ...compareSchema(both, site, was, is),
    ];
  });
  const moved = compareMovedAliases(both);
  const isMoved = ({ code, before: was }: Change): boolean =>
    code === "risky/alias-removed" && moved.names.has(was?.text ?? "");
  const all = [...changes.filter((change) => !isMoved(change)), ...moved.changes];
  return addReach(tellDenied(both, tellOnce(all)), before, after, both);
}

/** What is said of symbols that stand in place is read as said of their field, too, and both are called the same. */
function tellOnce(changes: readonly Change[]): readonly Change[] {
  const told = new Set<string>();
  return changes.filter(({ code, coordinate, before, after }) => {
    const key = printJson([code, coordinate, before?.text ?? null, after?.text ?? null], 0);
    if (told.has(key)) return false;
    told.add(key);
    return true;
  });
}

/** Whether a type of Protocol Buffers comes with every compiler, so that it is in a model as long as something names it. */
function isOfCompiler(schema: NamedSchema): boolean {
  return schema.namespace === "google.protobuf" && isOfProtobuf(schema);
}

interface Owner {
  readonly area: ChangeArea;
  readonly thing: string;
}

/** What a record is told of as, by its full name. */
function findOwners({ aspects, events }: Catalogue): ReadonlyMap<string, Owner> {
  const owners = new Map<string, Owner>();
  for (const { name, schema } of events.values()) owners.set(schema, { area: "events", thing: name });
  for (const { name, schema } of aspects.values()) owners.set(schema, { area: "aspects", thing: name });
  return owners;
}

function toSite({ fullName }: NamedSchema, owner: Owner | undefined): Site {
  return { ...(owner ?? { area: "types", thing: fullName }), coordinate: fullName };
}

function tellAdded(schema: NamedSchema): Change {
  const after = { text: schema.kind, span: schema.nameSpan };
  return makeChange({ ...toSite(schema, undefined), code: "safe/type-added", after });
}

type Schemas = ReadonlyMap<string, NamedSchema>;

/** Schemas by what they are called by, and definitions of JSON Schemas by what all of their file is called by, where they stand for that. */
function listHolders({ schemas }: Catalogue): Schemas {
  const standing = [...schemas.values()].flatMap((schema) =>
    (schema.language === "other" ? schema.aliases : []).map((alias) => [alias, schema] as const),
  );
  return standing.length === 0 ? schemas : new Map([...standing, ...schemas]);
}

/** Whether a schema stands in the file of another one by whose name it is called, as definitions of a JSON Schema do. */
function isWithin({ namespace, span, fullName }: NamedSchema, holders: Schemas | undefined): boolean {
  const holder = holders?.get(namespace);
  return holder !== undefined && holder.span.file === span.file && holder.fullName !== fullName;
}

/** Whether a schema that is gone stood in one of a JSON Schema that is gone as well, which is told. */
function wentWithHolder(schema: NamedSchema, [own, other]: readonly Schemas[], { renames }: SchemasOfBoth): boolean {
  const { language, namespace } = schema;
  if (language !== "other" || !isWithin(schema, own) || other === undefined) return false;
  const holder = own?.get(namespace)?.fullName ?? namespace;
  return [namespace, holder].every((name) => !other.has(renames.get(name) ?? name));
}

function tellRemoved(schema: NamedSchema, isInner: boolean): Change {
  // Of what stood within another schema Avro has no data by itself: what held it is told there.
  const byAvro = [schema.declaredIn !== undefined, true] as const;
  const change = makeChange({
    ...toSite(schema, undefined),
    code: "breaking/type-removed",
    before: { text: schema.kind, span: schema.nameSpan },
    // Nor is any data validated by what is only referred to.
    readings: readingsBy(schema.language, [false, true], byAvro, [isInner, true]),
    announced: schema.deprecated === undefined ? undefined : true,
  });
  if (schema.language !== "other" || !isInner) return change;
  // Whoever validates data by it is told where it was referred to.
  return { ...change, hits: change.hits.filter((hit) => hit !== "newReaders" && hit !== "metadataWriters") };
}

function tellRenamed(site: Site, { evidence }: Rename, was: NamedSchema, is: NamedSchema): Change {
  const sides = {
    before: { text: was.fullName, span: was.nameSpan },
    after: { text: is.fullName, span: is.nameSpan },
    evidence: [evidence],
  };
  if (isOfProtobuf(is)) return makeChange({ ...site, code: "breaking/full-name-changed", kind: "renamed", ...sides });
  const isSameName = was.name === is.name;
  const isDeclared = evidence.certainty === "declared";
  // What readers of before called so by an alias they find by its new name.
  const wasKnown = was.aliases.some((alias) => alias === is.fullName || alias === is.name);
  const byAvro = [isSameName || isDeclared, isSameName || wasKnown] as const;
  const isAvro = is.language === "avro";
  const declared = isAvro ? "breaking/declared-type-renamed" : "risky/type-renamed";
  const code = isAvro && isSameName ? "risky/type-moved" : isDeclared ? declared : "breaking/type-renamed";
  return makeChange({
    ...site,
    code,
    kind: "renamed",
    ...sides,
    // Data that is validated names no schema.
    readings: readingsBy(is.language, [false, false], byAvro, [true, true]),
  });
}

function addReach(
  changes: readonly Change[],
  before: Catalogue,
  after: Catalogue,
  both: SchemasOfBoth,
): readonly Change[] {
  // Words and what is new hit nobody further out.
  const isFelt = ({ verdict, code }: Change): boolean => verdict !== "docs" && code !== "safe/type-added";
  const changed = new Map(changes.filter(isFelt).map((change) => [change, declarationOf(change, [before, after])]));
  const reach = findReach(before, after, both, new Set(changed.values()));
  return changes.map((change) => {
    const reached = reach.get(changed.get(change) ?? "");
    return reached === undefined ? change : { ...change, reached };
  });
}

/** The full name of the schema that a change is about: the longest name of one that its coordinate begins with. */
function declarationOf({ coordinate }: Change, catalogues: readonly Catalogue[]): string {
  const plain = startOfCoordinate(coordinate);
  const isKnown = (name: string): boolean => catalogues.some(({ schemas }) => schemas.has(name));
  for (let name = plain; name !== ""; name = name.slice(0, Math.max(0, name.lastIndexOf(".")))) {
    if (isKnown(name)) return name;
  }
  return plain;
}
