/*
 * What operations and types are about. Authors say it by a directive or by the file that they put a thing into; most often
 * nothing but the name does: `batchAddOwners` and `OwnerInput` are about owners. What has a name that says nothing follows
 * what it returns and what mentions it.
 */
import type { AppliedDirective, GraphqlModel, GraphqlOperation, GraphqlType } from "../../catalogue/graphql.ts";
import { findProperNames, spellNames } from "./find-proper-names.ts";
import { namedTypeOf } from "./named-type-of.ts";
import { commonWords, matchWords, nameSubjects, toLabel, toNameWords, type Subject } from "./name-subjects.ts";

/** What is put into groups. */
export type SubjectThing = GraphqlOperation | GraphqlType;

/** What is about one subject. */
export interface SubjectGroup {
  readonly label: string;
  readonly things: readonly SubjectThing[];
  /** What nothing is known of. */
  readonly isRest?: true | undefined;
}

/** What tells of subjects besides the API itself. */
export interface SubjectEvidence {
  /** Names of types that stand for entities. */
  readonly entityTypes: Iterable<string>;
  /** Of the site, which may be the platform's name. */
  readonly title?: string | undefined;
  /** For measuring what names alone are worth. */
  readonly ignores?: readonly ("directives" | "files")[] | undefined;
}

/** With fewer members, a subject is a detail of another one. */
const fewestMembers = 5;

/** All that tells of an operation or type what it is about. Plain data. */
export interface SubjectClue {
  readonly name: string;
  /** Of a type. */
  readonly kind?: GraphqlType["kind"] | undefined;
  /** Names of the types that it returns, takes or consists of. */
  readonly mentions: readonly string[];
  /** What a directive calls it. */
  readonly category?: string | undefined;
  readonly file?: string | undefined;
}

/** Operations and types in groups by what they are about, by label; what is about nothing that is known comes last. */
export function groupBySubject(
  graphql: GraphqlModel,
  evidence: SubjectEvidence,
  label: typeof labelSubjects = labelSubjects,
): readonly SubjectGroup[] {
  const types = graphql.types.filter((type) => type.kind !== "scalar" || !type.builtIn);
  const things: readonly SubjectThing[] = [...graphql.operations, ...types];
  const clues = things.map(toClue);
  const authored = new Set(evidence.ignores?.includes("directives") ? [] : clues.map(({ category }) => category));
  const names = findProperNames(graphql, evidence.title);
  return toGroups(things, label(clues, evidence), (name) => (authored.has(name) ? name : spellNames(name, names)));
}

function toClue(thing: SubjectThing): SubjectClue {
  return {
    name: thing.name,
    kind: "operation" in thing ? undefined : thing.kind,
    mentions: listMentioned(thing),
    category: findCategory(thing.directives),
    file: thing.span?.file,
  };
}

/** What each thing is about, in their order; undefined where nothing tells. */
export function labelSubjects(
  things: readonly SubjectClue[],
  { entityTypes, ignores = [] }: SubjectEvidence,
): readonly (string | undefined)[] {
  const files = ignores.includes("files") ? new Map<string, string>() : nameFiles(things);
  const given = new Map<SubjectClue, string>();
  for (const thing of things) {
    const label = ignores.includes("directives") ? undefined : thing.category;
    if (label !== undefined) given.set(thing, label);
  }
  const rest = things.filter((thing) => !given.has(thing));
  let subjects = nameSubjects(things, { entityTypes: new Set(entityTypes), fewest: fewestMembers });
  let labels = settle(rest, { things, given, subjects, files });
  const counts = countLabels(labels.values());
  const entities = new Set([...entityTypes].map((name) => toLabel(toNameWords(name))));
  subjects = subjects.filter(({ label }) => entities.has(label) || (counts.get(label) ?? 0) >= fewestMembers);
  labels = settle(rest, { things, given, subjects, files });
  return things.map((thing) => labels.get(thing));
}

interface Known {
  readonly things: readonly SubjectClue[];
  readonly given: ReadonlyMap<SubjectClue, string>;
  readonly subjects: readonly Subject[];
  readonly files: ReadonlyMap<string, string>;
}

function settle(rest: readonly SubjectClue[], known: Known): Map<SubjectClue, string> {
  const { given, subjects, files } = known;
  const labels = new Map(given);
  for (const thing of rest) {
    const label = matchWords(toNameWords(thing.name), subjects)?.label ?? files.get(thing.file ?? "");
    if (label !== undefined) labels.set(thing, label);
  }
  follow(rest, known.things, labels);
  return labels;
}

/** From one to the next, so many times: an enum of a field of an input of an operation. */
const rounds = 3;

/** Gives things without a label the one that most of what they return, take or are mentioned by has. */
function follow(rest: readonly SubjectClue[], things: readonly SubjectClue[], labels: Map<SubjectClue, string>): void {
  const byName = new Map(things.flatMap((thing) => (thing.kind === undefined ? [] : [[thing.name, thing] as const])));
  const neighbours = new Map<SubjectClue, SubjectClue[]>(things.map((thing) => [thing, []]));
  for (const thing of things) {
    for (const name of thing.mentions) {
      const other = byName.get(name);
      if (other === undefined || other === thing) continue;
      neighbours.get(thing)?.push(other);
      neighbours.get(other)?.push(thing);
    }
  }
  for (let round = 0; round < rounds; round += 1) {
    const found = rest
      .filter((thing) => !labels.has(thing))
      .map(
        (thing) => [thing, findMost((neighbours.get(thing) ?? []).flatMap((each) => labels.get(each) ?? []))] as const,
      );
    for (const [thing, label] of found) if (label !== undefined) labels.set(thing, label);
  }
}

function listMentioned(thing: SubjectThing): readonly string[] {
  if ("operation" in thing) return [thing.type, ...thing.arguments.map(({ type }) => type)].map(namedTypeOf);
  switch (thing.kind) {
    case "object":
    case "interface":
    case "input":
      return thing.fields.map(({ type }) => namedTypeOf(type));
    case "union":
      return thing.members;
    case "enum":
    case "scalar":
      return [];
  }
}

/** What is there most often, of several the first by name. */
function findMost(labels: readonly string[]): string | undefined {
  const counts = [...countLabels(labels)];
  return counts.sort(([a, few], [b, many]) => many - few || (a < b ? -1 : 1))[0]?.[0];
}

function countLabels(labels: Iterable<string>): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const label of labels) counts.set(label, (counts.get(label) ?? 0) + 1);
  return counts;
}

const categoryDirectives = /^(?:docs?|documentation|docsCategory|category|group|topic|section|area|tag)$/i;
const categoryArguments = /^(?:category|group|topic|section|area|tag|name)$/i;

/** What a directive for documentation calls it: `@doc(category: "Billing")`. */
function findCategory(directives: readonly AppliedDirective[]): string | undefined {
  for (const { name, arguments: given } of directives) {
    if (!categoryDirectives.test(name)) continue;
    const value = given.find((argument) => categoryArguments.test(argument.name))?.value;
    const text = value === undefined ? "" : value.replace(/^"+|"+$/g, "").trim();
    if (text !== "") return text;
  }
  return undefined;
}

/** A file that holds a larger part of the schema is about everything. */
const largestFile = 0.15;

/** By path, what a file is about: its name, where the schema is parted into several. */
function nameFiles(things: readonly SubjectClue[]): ReadonlyMap<string, string> {
  const counts = countLabels(things.flatMap(({ file }) => file ?? []));
  const small = [...counts].filter(([, count]) => count <= things.length * largestFile);
  if (small.length < 2) return new Map();
  return new Map(
    small.flatMap(([path]) => {
      const words = toNameWords(path.slice(path.lastIndexOf("/") + 1).replace(/\..*$/, ""));
      return words.every((word) => commonWords.has(word)) ? [] : [[path, toLabel(words)] as const];
    }),
  );
}

function toGroups(
  things: readonly SubjectThing[],
  labels: readonly (string | undefined)[],
  spell: (label: string) => string,
): readonly SubjectGroup[] {
  const groups = new Map<string, SubjectThing[]>();
  const rest: SubjectThing[] = [];
  for (const [index, thing] of things.entries()) {
    const label = labels[index];
    const group = label === undefined ? rest : groups.get(label);
    if (group !== undefined) group.push(thing);
    else if (label !== undefined) groups.set(label, [thing]);
  }
  const sorted = [...groups]
    .map(([label, members]): SubjectGroup => ({ label: spell(label), things: members }))
    .sort((a, b) => (a.label.toLowerCase() < b.label.toLowerCase() ? -1 : 1));
  return rest.length === 0 ? sorted : [...sorted, { label: "Other", things: rest, isRest: true }];
}
