import type { JsonValue } from "../../catalogue/json.ts";
import type { NamedSchema } from "../../catalogue/schema.ts";
import { isJsonArray } from "../../catalogue/is-json-array.ts";
import type { Evidence } from "../change.ts";
import { findMovedTogether } from "./find-moved-together.ts";
import { describeField, describeType } from "./describe-type.ts";
import { listMentions } from "./list-mentions.ts";
import { readWritten } from "./read-written.ts";
import { nameInText } from "./schema-pair.ts";

/** A schema that has another name in the later model, and what speaks for that. */
export interface Rename {
  readonly from: string;
  readonly to: string;
  readonly evidence: Evidence;
}

type Schemas = ReadonlyMap<string, NamedSchema>;

/**
 * Schemas that only one model has and that are the same all the same: declared so by an alias, `@renamedFrom`, an address of their own or
 * the name of an aspect; else of the same last name, in the same namespace or in the same places, with the very same shape, such as Avro
 * takes for the same, or the one thing that a file of Avro declares, or what has changed within as its siblings moved. Where several would do, none is taken: a likeness that isn't unique is no evidence.
 */
export function findRenames(before: Schemas, after: Schemas, aspects: AspectRecords): readonly Rename[] {
  const gone = [...before.values()].filter(({ fullName }) => !after.has(fullName));
  const come = [...after.values()].filter(({ fullName }) => !before.has(fullName));
  if (gone.length === 0 || come.length === 0) return [];
  const renames = new Map<string, Rename>();
  const taken = new Set<string>();
  const accept = (rename: Rename): void => {
    if (renames.has(rename.from) || taken.has(rename.to)) return;
    renames.set(rename.from, rename);
    taken.add(rename.to);
  };
  const declared = [...findDeclared(gone, come), ...findByAddress(gone, come), ...findByAspect(gone, come, aspects)];
  for (const rename of declared) accept(rename);
  // Where a namespace is exchanged, so are the names by which its schemas refer to each other.
  const strangers = new Map([...gone, ...come].map(({ fullName, name }) => [fullName, name]));
  const toName = (schema: NamedSchema): string => toLastName(schema, strangers);
  // No name is of both models here, so that either's places can be told by it.
  const mentions = [before, after].map((schemas) => listMentions(schemas.values()));
  const mentionsOf = (name: string): readonly string[] => mentions.flatMap((places) => places.get(name) ?? []);
  const finders: readonly Finder[] = [
    (earlier, later) => findByShape(earlier, later, toName),
    findByAvro,
    createFindByFile(before, after),
    (earlier, later) => findBySiblings(earlier, later, renames.values()),
    (earlier, later) => findByShape(earlier, later, toNamespace),
    (earlier, later) => findByShape(earlier, later, (schema) => toPlaces(schema, mentionsOf(schema.fullName))),
    findByPlaces,
  ];
  for (const find of finders) {
    const isFree = ({ fullName }: NamedSchema): boolean => !renames.has(fullName) && !taken.has(fullName);
    for (const rename of find(gone.filter(isFree), come.filter(isFree))) accept(rename);
  }
  return [...renames.values()];
}

/** Finds renames between schemas that went and that came. */
type Finder = (gone: readonly NamedSchema[], come: readonly NamedSchema[]) => readonly Rename[];

/** Full names of the records of aspects, by name of the aspect. */
export interface AspectRecords {
  readonly before: ReadonlyMap<string, string>;
  readonly after: ReadonlyMap<string, string>;
}

function findDeclared(gone: readonly NamedSchema[], come: readonly NamedSchema[]): readonly Rename[] {
  const [names, later] = [gone, come].map((schemas) => new Set(schemas.map(({ fullName }) => fullName)));
  if (names === undefined || later === undefined) return [];
  // What a JSON Schema was besides a definition of its own, as all of it refers to that, it is itself now.
  const unfolded = gone.flatMap(({ fullName: from, language, aliases }) =>
    (language === "other" ? aliases : [])
      .filter((alias) => later.has(alias))
      .map((to): Rename => ({ from, to, evidence: { certainty: "declared", by: "alias", name: to } })),
  );
  const declared = come.flatMap(({ fullName: to, aliases, annotations }) => [
    ...aliases
      .filter((alias) => names.has(alias))
      .map((from): Rename => ({ from, to, evidence: { certainty: "declared", by: "alias", name: from } })),
    ...listTexts(annotations["renamedFrom"])
      .filter((name) => names.has(name))
      .map((from): Rename => ({ from, to, evidence: { certainty: "declared", by: "annotation", name: from } })),
  ]);
  return [...declared, ...unfolded];
}

/** JSON Schemas that give themselves the same address, whatever their files are called: one may be all of a bundle now. */
function findByAddress(gone: readonly NamedSchema[], come: readonly NamedSchema[]): readonly Rename[] {
  return pairUnique(gone, come, readAddress).map(([was, is]): Rename => ({
    ...{ from: was.fullName, to: is.fullName },
    evidence: { certainty: "declared", by: "alias", name: was.fullName },
  }));
}

/** The whole address that a schema gives itself; one that counts from its file says less than that. */
function readAddress(schema: NamedSchema): string | undefined {
  if (schema.written?.includes('"$id"') !== true) return undefined;
  const address = readWritten(schema)?.["$id"];
  return typeof address === "string" && /^[a-z][a-z0-9+.-]*:./i.test(address)
    ? `${schema.kind} ${address.replace(/#$/, "")}`
    : undefined;
}

function listTexts(value: JsonValue | undefined): readonly string[] {
  const values = isJsonArray(value) ? value : [value];
  return values.filter((each) => typeof each === "string");
}

/** Records of an aspect that has kept its name, where they share fields. */
function findByAspect(
  gone: readonly NamedSchema[],
  come: readonly NamedSchema[],
  { before, after }: AspectRecords,
): readonly Rename[] {
  const [earlier, later] = [gone, come].map((list) => new Map(list.map((schema) => [schema.fullName, schema])));
  return [...before].flatMap(([aspect, from]): readonly Rename[] => {
    const to = after.get(aspect);
    const [was, is] = [earlier?.get(from), to === undefined ? undefined : later?.get(to)];
    if (was?.kind !== "record" || is?.kind !== "record") return [];
    const fields = new Set(was.fields.map(describeNamed));
    const equal = is.fields.filter((field) => fields.has(describeNamed(field))).length;
    const all = Math.max(was.fields.length, is.fields.length);
    if (equal * 2 <= all) return [];
    const evidence = { certainty: "declared", by: "annotation", name: aspect, equal: [equal, all] } as const;
    return [{ from, to: is.fullName, evidence }];
  });
}

function findByShape(gone: readonly NamedSchema[], come: readonly NamedSchema[], toKey: ToKey): readonly Rename[] {
  return pairUnique(gone, come, toKey).map(([was, is]): Rename => {
    const size = sizeOf(is);
    const certainty = was.name === is.name ? "moved" : "likely";
    const evidence: Evidence = { certainty, by: "shape", name: was.fullName, equal: [size, size] };
    return { from: was.fullName, to: is.fullName, evidence };
  });
}

/**
 * Schemas of Avro that have kept their last name and changed within: its readers know no more of a name. Of what stands by
 * itself half must be equal, since two schemas of one name may have nothing to do with each other.
 */
function findByAvro(gone: readonly NamedSchema[], come: readonly NamedSchema[]): readonly Rename[] {
  const toKey = ({ language, kind, name }: NamedSchema): string | undefined =>
    language === "avro" ? `${kind} ${name}` : undefined;
  return pairUnique(gone, come, toKey).flatMap(([was, is]): readonly Rename[] => {
    const names = new Set(listPartNames(was));
    const equal = listPartNames(is).filter((name) => names.has(name)).length;
    const all = Math.max(sizeOf(was), sizeOf(is));
    if (is.declaredIn === undefined && equal * 2 < all) return [];
    const evidence = { certainty: "moved", by: "shape", name: was.fullName, equal: [equal, all] } as const;
    return [{ from: was.fullName, to: is.fullName, evidence }];
  });
}

/**
 * What is the only thing of a file of Avro, as of a subject of a registry: whatever it is called, its data is read as that of the
 * version before. Where either model is but one file, what that is called tells versions apart.
 */
function createFindByFile(before: Schemas, after: Schemas): Finder {
  const models = [before, after].map((schemas) => [...schemas.values()]);
  const areFiles = models.every((schemas) => new Set(schemas.map(({ span }) => span.file)).size === 1);
  const toFile = (schema: NamedSchema): string | undefined => {
    const file = toOwnFile(schema);
    return areFiles && file !== undefined ? "the one file" : file;
  };
  const files = models.map((schemas) => groupBy(schemas, toFile));
  const toKey = (schema: NamedSchema): string | undefined => {
    const file = toFile(schema);
    return file !== undefined && files.every((held) => held.get(file)?.length === 1) ? file : undefined;
  };
  return (gone, come) =>
    pairUnique(gone, come, toKey).map(([{ fullName, name, span }, is]) => ({
      from: fullName,
      to: is.fullName,
      evidence: { certainty: name === is.name ? "moved" : "likely", by: "file", name: span.file },
    }));
}

function toOwnFile({ language, declaredIn, span }: NamedSchema): string | undefined {
  return language === "avro" && declaredIn === undefined ? span.file : undefined;
}

/** Of Avro its readers decide. */
function findBySiblings(
  gone: readonly NamedSchema[],
  come: readonly NamedSchema[],
  known: Iterable<Rename>,
): readonly Rename[] {
  const moved = [...known].map(({ from, to }) => [from, to] as const);
  const isOther = ({ language }: NamedSchema): boolean => language !== "avro";
  return findMovedTogether(gone.filter(isOther), come.filter(isOther), moved).map(([was, is]): Rename => {
    const names = new Set(listPartNames(was));
    const equal = listPartNames(is).filter((name) => names.has(name)).length;
    const all = Math.max(sizeOf(was), sizeOf(is));
    const evidence = { certainty: "moved", by: "neighbours", name: was.fullName, equal: [equal, all] } as const;
    return { from: was.fullName, to: is.fullName, evidence };
  });
}

function listPartNames(schema: NamedSchema): readonly string[] {
  if (schema.kind === "record") return schema.fields.map(({ name }) => name);
  return schema.kind === "enum" ? schema.symbols.map(({ name }) => name) : [schema.name];
}

type ToKey = (schema: NamedSchema) => string | undefined;

/** Schemas that went and that came, by what only one of each has. */
function pairUnique(
  gone: readonly NamedSchema[],
  come: readonly NamedSchema[],
  toKey: ToKey,
): readonly (readonly [NamedSchema, NamedSchema])[] {
  const later = groupBy(come, toKey);
  return [...groupBy(gone, toKey)].flatMap(([key, [was, ...others]]) => {
    const [is, ...rivals] = later.get(key) ?? [];
    const isUnique = was !== undefined && is !== undefined && others.length === 0 && rivals.length === 0;
    return isUnique ? [[was, is] as const] : [];
  });
}

function groupBy(schemas: readonly NamedSchema[], toKey: ToKey): ReadonlyMap<string, readonly NamedSchema[]> {
  const groups = new Map<string, NamedSchema[]>();
  for (const schema of schemas) {
    const key = toKey(schema);
    if (key === undefined) continue;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [schema]);
    else group.push(schema);
  }
  return groups;
}

/** By full name, the last name of each schema that only one of the models has. */
type Strangers = ReadonlyMap<string, string>;

function toLastName(schema: NamedSchema, strangers: Strangers): string {
  const shape = describeShape(schema).replaceAll(nameInText, (name) => strangers.get(name) ?? name);
  return `${schema.name} ${shape}`;
}

/** Small shapes are alike by chance. */
function toNamespace(schema: NamedSchema): string | undefined {
  return sizeOf(schema) < 3 ? undefined : `${schema.namespace} ${describeShape(schema)}`;
}

/**
 * Where a small shape takes the place of another one wherever that was, it is no chance. A typeref there is another type, but in
 * data that JSON Schemas describe.
 */
function toPlaces(schema: NamedSchema, mentions: readonly string[]): string | undefined {
  const isKnownByIt = schema.kind === "record" || schema.kind === "enum" || schema.language === "other";
  if (!isKnownByIt || schema.usedBy.length + mentions.length === 0) return undefined;
  return `${describeShape(schema)} ${[...listPlaces(schema), ...mentions].join("; ")}`;
}

function listPlaces({ usedBy }: NamedSchema): readonly string[] {
  return usedBy.map(({ kind, by, field = "" }) => `${kind} ${by}.${field}`);
}

/** Fewer places show nothing. */
const fewestPlaces = 3;

/**
 * What JSON Schemas put in the place of something else of its kind nearly wherever that was: data names neither, and what differs in
 * them is told once instead of at each place.
 */
function findByPlaces(gone: readonly NamedSchema[], come: readonly NamedSchema[]): readonly Rename[] {
  const takers = new Map<string, NamedSchema[]>();
  for (const schema of come) {
    if (schema.language !== "other") continue;
    for (const place of new Set(listPlaces(schema))) takers.set(place, [...(takers.get(place) ?? []), schema]);
  }
  return gone.flatMap((was): readonly Rename[] => {
    const places = new Set(was.language === "other" ? listPlaces(was) : []);
    const counts = new Map<NamedSchema, number>();
    for (const place of places) for (const is of takers.get(place) ?? []) counts.set(is, (counts.get(is) ?? 0) + 1);
    return [...counts].flatMap(([is, equal]): readonly Rename[] => {
      const all = Math.max(places.size, new Set(listPlaces(is)).size);
      if (is.kind !== was.kind || equal < fewestPlaces || equal * 2 <= all) return [];
      const evidence = { certainty: "likely", by: "neighbours", name: was.fullName, equal: [equal, all] } as const;
      return [{ from: was.fullName, to: is.fullName, evidence }];
    });
  });
}

function sizeOf(schema: NamedSchema): number {
  if (schema.kind === "record") return schema.fields.length;
  return schema.kind === "enum" ? schema.symbols.length : 1;
}

/** What a schema holds, by the names of its parts and their types. */
export function describeShape(schema: NamedSchema): string {
  switch (schema.kind) {
    case "record":
      return `record ${schema.fields.map(describeNamed).join("; ")}`.replaceAll(schema.fullName, "itself");
    case "enum":
      return `enum ${schema.symbols.map(({ name }) => name).join(" ")}`;
    case "typeref":
      return `typeref ${describeType(schema.target)}`;
    case "fixed":
      return `fixed ${schema.size}`;
  }
}

function describeNamed(field: Parameters<typeof describeField>[0] & { readonly name: string }): string {
  return `${field.name} ${describeField(field)}`;
}
