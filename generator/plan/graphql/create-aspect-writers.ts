import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { GraphqlOperation } from "../../catalogue/graphql.ts";
import type { Aspect } from "../../catalogue/metamodel.ts";
import { splitWords } from "../../print/sample-values.ts";
import { findNamedAspects } from "./named-for-aspect.ts";
import { toNamingModel } from "./to-naming-model.ts";

/** What actions take of a model. */
export interface ActedModel extends Pick<Catalogue, "graphql" | "aspects"> {
  readonly entities: ReadonlyMap<string, unknown>;
}

/** An operation that writes an aspect. */
export interface AspectWriter {
  readonly operation: GraphqlOperation;
  /** By what it is known to: its code, or no more than names and types. */
  readonly known: "code" | "name";
}

/** What is done to an aspect. */
export type AspectChange = "write" | "remove";

/** Tells which operations write and remove aspects. */
export interface AspectWriters {
  /** What says most comes first. */
  list(aspect: Aspect, kind: AspectChange): readonly AspectWriter[];
  /** Whether one that writes several aspects is likely to write this one; `namesIt` where it is sent the URN of its entity. */
  isMeant(writer: AspectWriter, aspect: Aspect, kind: AspectChange, namesIt: boolean): boolean;
}

/** Goes over mutations once; `removing` are those that remove things of one kind as wholes, and no aspect of others. */
export function createAspectWriters(
  mutations: readonly GraphqlOperation[],
  model: ActedModel,
  removing: ReadonlySet<GraphqlOperation>,
): AspectWriters {
  const byAspect = groupWriters(mutations);
  // Where code was read, names would only say what it doesn't.
  const isCodeRead = mutations.some(({ code }) => code !== undefined);
  const named = (kind: AspectChange): ReadonlyMap<string, GraphqlOperation> =>
    isCodeRead ? new Map() : findByName(mutations, model, kind);
  const namedFor = { write: named("write"), remove: named("remove") };
  const carries = (entity: string, aspect: string): boolean =>
    model.aspects.get(aspect)?.entities.includes(entity) ?? false;
  return {
    list(aspect, kind) {
      const usual = (byAspect.get(aspect.name) ?? []).filter(
        (operation) => removes.test(operation.name) === (kind === "remove") && !removing.has(operation),
      );
      const operation = namedFor[kind].get(aspect.name);
      return [
        ...rankWriters(usual).map((each): AspectWriter => ({ operation: each, known: "code" })),
        ...(operation === undefined ? [] : [{ operation, known: "name" as const }]),
      ];
    },
    isMeant({ operation: { name, code }, known }, aspect, kind, namesIt) {
      const written = code?.writes ?? [];
      if (known === "name" || written.length < 2 || sharesWord(name, aspect.name)) return true;
      const [entity, ...others] = aspect.entities;
      if (kind === "remove" || entity === undefined || others.length > 0) return false;
      // What is said of fields is written where a part of the resource is sent, which examples leave out.
      if (/schema/i.test(aspect.name)) return false;
      return namesIt && written.every((one) => one.aspect === aspect.name || !carries(entity, one.aspect));
    },
  };
}

const removes = /^(?:batch)?(?:Remove|remove|Unset|unset|Delete|delete)/;

/** By aspect, the first operation that is named for it. */
function findByName(
  mutations: readonly GraphqlOperation[],
  model: ActedModel,
  kind: AspectChange,
): ReadonlyMap<string, GraphqlOperation> {
  const naming = toNamingModel(model);
  const found = new Map<string, GraphqlOperation>();
  for (const mutation of mutations)
    for (const aspect of findNamedAspects(mutation, model.aspects.keys(), naming, kind))
      if (!found.has(aspect)) found.set(aspect, mutation);
  return found;
}

function groupWriters(mutations: readonly GraphqlOperation[]): ReadonlyMap<string, readonly GraphqlOperation[]> {
  const byAspect = new Map<string, GraphqlOperation[]>();
  for (const mutation of mutations) {
    for (const { aspect } of mutation.code?.writes ?? []) {
      const known = byAspect.get(aspect);
      if (known === undefined) byAspect.set(aspect, [mutation]);
      else known.push(mutation);
    }
  }
  return byAspect;
}

/** What writes little else comes first, and one thing before many. */
function rankWriters(operations: readonly GraphqlOperation[]): readonly GraphqlOperation[] {
  const weight = ({ name, code }: GraphqlOperation): number =>
    (code?.writes.length ?? 0) * 4 + (name.startsWith("batch") ? 2 : 0) + (/^(?:create|report)/.test(name) ? 1 : 0);
  return operations.toSorted((a, b) => weight(a) - weight(b));
}

/** Whether two names have a word in common, in one form or another: `removeOwner` and `ownership`. */
function sharesWord(operation: string, aspect: string): boolean {
  const [, ...words] = splitWords(operation.replace(/^batch(?=[A-Z])/, ""));
  const theirs = splitWords(aspect);
  return words.some((one) => theirs.some((other) => one.slice(0, stem) === other.slice(0, Math.min(stem, one.length))));
}

/** So many letters are alike in the forms of a word. */
const stem = 4;
