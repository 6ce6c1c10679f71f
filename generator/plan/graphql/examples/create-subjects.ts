import type { Catalogue } from "../../../catalogue/catalogue.ts";
import type { Aspect, Entity } from "../../../catalogue/metamodel.ts";
import { findEntityOfGraphqlType, findGraphqlTypeOfEntity } from "../../../link/graphql/find-graphql-type-of-entity.ts";
import { createSampleUrns } from "../../../print/sample-urns.ts";
import { splitWords, type Vocabulary } from "../../../print/sample-values.ts";

/** Which entity something is about, and what is known of the one that examples are about. */
export interface Subjects {
  /** Whether there is any entity that could be spoken of. */
  readonly vocabulary: Vocabulary;
  /** The entity that an object type stands for. */
  ofType(type: string): string | undefined;
  /** The entity that a name speaks of, e.g. `corpuser` for `userUrns` and `tag` for `setTagColor`. */
  ofName(name: string): string | undefined;
  /** The entity that a name or text begins with, e.g. `dataset` for `DatasetProperties`. */
  ofStart(text: string): string | undefined;
  /** The entity that a description mentions first. */
  ofText(text: string | undefined): string | undefined;
  /** The words of a description that mention it. */
  mention(text: string): string | undefined;
  urn(entity: string): string;
  /** What stands in its URN for a part of that name. */
  part(entity: string, name: string): string | undefined;
  /** What its URN ends in, where that is one word. */
  id(entity: string): string | undefined;
  /** The type that stands for the entity. */
  typeOf(entity: string): string | undefined;
  /** Entities that carry an aspect. */
  carriersOf(aspect: string): readonly string[];
}

/** What examples take of a model: of entities their names and what their URNs look like. */
export interface ExampledModel extends Pick<Catalogue, "graphql" | "schemas"> {
  readonly entities: ReadonlyMap<string, Pick<Entity, "urn">>;
  readonly aspects?: ReadonlyMap<string, Pick<Aspect, "entities">> | undefined;
}

/** Goes over entities and types once. */
export function createSubjects(catalogue: ExampledModel): Subjects {
  const urns = createSampleUrns(catalogue);
  const byWord = indexEntities(catalogue);
  const texts = new Map<string, string | undefined>();
  const ofWords = (words: readonly string[]): string | undefined => findEntity(words, byWord);
  const ofName = (name: string): string | undefined => {
    if (!texts.has(name)) texts.set(name, ofWords(splitWords(name)));
    return texts.get(name);
  };
  return {
    vocabulary: byWord.size === 0 ? "plain" : "platform",
    ofType: (type) => findEntityOfGraphqlType(catalogue, type) ?? byWord.get(type.toLowerCase()),
    ofName,
    ofText: (text) => (text === undefined ? undefined : findMention(splitWords(text), byWord)?.entity),
    mention: (text) => findMention(splitWords(text), byWord)?.words.join(" "),
    ofStart: (text) => findStart(splitWords(text), 0, byWord)?.entity,
    urn: urns.of,
    part: urns.part,
    id: (entity) => /^urn:li:\w+:([^(),]+)$/.exec(urns.of(entity))?.[1],
    typeOf: (entity) => findGraphqlTypeOfEntity(catalogue, entity),
    carriersOf: (aspect) => catalogue.aspects?.get(aspect)?.entities ?? [],
  };
}

/** Of a longer name only the end counts: all runs of its words are looked up. */
const mostWords = 16;

/** The longest run of words that names an entity, the last one of several: `addGroupMembers` is about members. */
function findEntity(all: readonly string[], byWord: ReadonlyMap<string, string>): string | undefined {
  const words = all.slice(-mostWords);
  for (let end = words.length; end > 0; end -= 1) {
    for (let start = 0; start < end; start += 1) {
      const entity = lookUp(words.slice(start, end).join(""), byWord);
      if (entity !== undefined) return entity;
    }
  }
  return undefined;
}

const longestName = 3;

/** Some words and the entity that they name. */
interface Mention {
  readonly words: readonly string[];
  readonly entity: string;
}

function findMention(words: readonly string[], byWord: ReadonlyMap<string, string>): Mention | undefined {
  for (let start = 0; start < Math.min(words.length, 60); start += 1) {
    if (unclear.has(words[start] ?? "")) continue;
    const found = findStart(words, start, byWord);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Words that sentences use for other things as well. */
const unclear = new Set(
  "action actions connection field form group ingestion job member node owner platform post product profile query request role source test token view".split(
    " ",
  ),
);

function findStart(words: readonly string[], start: number, byWord: ReadonlyMap<string, string>): Mention | undefined {
  for (let length = longestName; length > 0; length -= 1) {
    const named = words.slice(start, start + length);
    const entity = lookUp(named.join(""), byWord);
    if (entity !== undefined) return { words: named, entity };
  }
  return undefined;
}

function lookUp(word: string, byWord: ReadonlyMap<string, string>): string | undefined {
  return byWord.get(word) ?? byWord.get(word.replace(/s$/, ""));
}

/** Entities by their names in small letters, with and without what the platform's own ones begin with. */
function indexEntities({ entities, graphql }: ExampledModel): ReadonlyMap<string, string> {
  const names = [...entities.keys()];
  // Without a metadata model its entities show in the types that have a URN.
  if (names.length === 0) {
    for (const type of graphql.types) {
      if (type.kind !== "object" || !type.fields.some(({ name }) => name === "urn")) continue;
      names.push(type.name.charAt(0).toLowerCase() + type.name.slice(1).replace(/Entity$/, ""));
    }
  }
  const byWord = new Map<string, string>();
  for (const name of names) byWord.set(name.toLowerCase(), name);
  for (const name of names) {
    // What people manage in the platform is meant rather than what sources call the same.
    const own = /^dataHub(?=[A-Z])/.test(name) ? name.slice("dataHub".length).toLowerCase() : undefined;
    if (own !== undefined) byWord.set(own, name);
  }
  for (const [word, name] of otherWords) {
    const entity = byWord.get(name);
    if (entity !== undefined && !byWord.has(word)) byWord.set(word, entity);
  }
  return byWord;
}

const otherWords: readonly (readonly [string, string])[] = [
  ["user", "corpuser"],
  ["actor", "corpuser"],
  ["owner", "corpuser"],
  ["member", "corpuser"],
  ["profile", "corpuser"],
  ["group", "corpgroup"],
  ["term", "glossaryterm"],
  ["glossaryentity", "glossaryterm"],
  ["node", "glossarynode"],
  ["platform", "dataplatform"],
  ["source", "datahubingestionsource"],
  ["ingestion", "datahubexecutionrequest"],
  ["request", "datahubexecutionrequest"],
  ["token", "datahubaccesstoken"],
  ["flow", "dataflow"],
  ["job", "datajob"],
  ["product", "dataproduct"],
  ["field", "schemafield"],
  ["datasets", "dataset"],
];
