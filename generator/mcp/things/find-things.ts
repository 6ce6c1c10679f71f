import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { SdkClass } from "../../catalogue/sdk.ts";
import { findNamed, type Thing } from "./find-named.ts";
import { findPartAddress } from "./find-part-address.ts";
import { listTypeNames } from "./list-type-names.ts";

/**
 * The things that a coordinate names: `dataset`, `ownership`, `com.linkedin.common.Owner`, `Query.dataset`. What is behind
 * a name is what that has, step by step and as `diff` writes it too: `ownership.owners.owner`, `dataset/ownership`,
 * `Query.dataset(urn:)`, `mysql/host_port`, `datahub ingest --dry-run`. A URN names its entity.
 */
export function findThings(catalogue: Catalogue, coordinate: string): readonly Thing[] {
  const [, entity] = /^urn:li:([A-Za-z]\w*)(?::|$)/.exec(coordinate) ?? [];
  if (entity !== undefined) return findNamed(catalogue, entity).filter(({ kind }) => kind === "entity");
  const written = coordinate.trim();
  const whole = findNamed(catalogue, written);
  if (whole.length > 0) return whole;
  // Names have dots themselves, so the longest one that there is counts.
  for (const { index, 0: mark } of [...written.matchAll(/[./#([{<]|\s/g)].toReversed()) {
    // Behind a space stands an option of a command, or a call of a resource.
    const isCall = mark.trim() === "" && written[index + 1] !== "-";
    const owners = findNamed(catalogue, written.slice(0, index)).filter(
      ({ kind }) => !isCall || kind === "Rest.li resource",
    );
    const way = written.slice(index + 1);
    const found = owners.flatMap((owner) => findPart(catalogue, owner, way));
    if (found.length === 0) found.push(...owners.flatMap((owner) => findInherited(catalogue, owner, way)));
    if (found.length > 0) return found;
  }
  return findOfKind(catalogue, written);
}

/** What is called by its kind and its name, in either order, as people speak of it: `mutation addBook`, `book entity`. */
function findOfKind(catalogue: Catalogue, written: string): readonly Thing[] {
  const [first = "", ...others] = written.split(/\s+/);
  const last = others.pop();
  if (last === undefined) return [];
  const named = (name: string, words: readonly string[]): readonly Thing[] => {
    const said = ` ${words.join(" ").toLowerCase()}`;
    return findThings(catalogue, name).filter(({ kind }) => ` ${kind.toLowerCase()}`.endsWith(said));
  };
  return [...named(last, [first, ...others]), ...named(first, [...others, last])];
}

/** What a thing has at the end of a way, e.g. `owners.owner`. */
function findPart(catalogue: Catalogue, owner: Thing, way: string): readonly Thing[] {
  // Options have dots in their names.
  const isWhole = findListed(owner.declaration, way) !== undefined;
  const steps = isWhole ? [way] : way.split(/[./#()[\]{}<>:\s]+/).filter((step) => step !== "");
  const [first, ...rest] = steps;
  if (first === undefined) return [];
  const aspect = owner.kind === "entity" && isCarried(catalogue, owner.name, first) ? first : undefined;
  if (aspect !== undefined) {
    const found = findNamed(catalogue, aspect).filter(({ kind }) => kind === "aspect");
    return rest.length === 0 ? found : found.flatMap((one) => findPart(catalogue, one, rest.join(".")));
  }
  let place = owner.declaration;
  if (owner.kind === "aspect") place = catalogue.schemas.get(catalogue.aspects.get(owner.name)?.schema ?? "");
  for (const step of steps) {
    place = findListed(place, step) ?? findBehind(catalogue, place, step);
    if (place === undefined) return [];
  }
  // Whoever uses the whole need not use this part of it, but an aspect has all its fields wherever it is.
  const uses = owner.kind === "aspect" ? owner.uses : undefined;
  const declaration = place;
  const page: Thing["page"] = (links) =>
    findPartAddress(catalogue, { owner, steps, declaration }, links) ?? owner.page(links);
  return [
    {
      ...owner,
      kind: `part of ${owner.kind}`,
      name: `${owner.name}.${steps.join(".")}`,
      declaration,
      uses,
      page,
    },
  ];
}

/** What a class of the library has from another one that it is derived from, of the nearest that has it. */
function findInherited(catalogue: Catalogue, { kind, declaration }: Thing, way: string): readonly Thing[] {
  if (kind !== "Python class") return [];
  const names = listBases(declaration);
  // What is added on the way is gone through as well.
  for (const name of names) {
    const bases = findNamed(catalogue, name).filter((each) => each.kind === kind);
    const found = bases.flatMap((base) => findPart(catalogue, base, way));
    if (found.length > 0) return found;
    for (const base of bases) for (const further of listBases(base.declaration)) names.add(further);
  }
  return [];
}

/** Full names of the classes that one is derived from, as far as they are in the library. */
function listBases(declaration: unknown): Set<string> {
  const { bases } = declaration as Pick<SdkClass, "bases">;
  return new Set(bases.flatMap(({ references }) => references.map(({ target }) => target)));
}

function isCarried({ entities }: Catalogue, name: string, aspect: string): boolean {
  const entity = entities.get(name);
  return entity?.keyAspect === aspect || entity?.aspects.some((binding) => binding.aspect === aspect) === true;
}

/** What a declaration lists under a name: a field, a symbol, a value, an argument, an option. */
function findListed(declaration: unknown, name: string): unknown {
  if (typeof declaration !== "object" || declaration === null) return undefined;
  const items: readonly unknown[] = Object.values(declaration).filter(Array.isArray).flat();
  return items.find((item) => hasName(item, name));
}

function hasName(item: unknown, name: string): boolean {
  if (typeof item !== "object" || item === null) return false;
  return ("name" in item && item.name === name) || ("path" in item && item.path === name);
}

/** What the types of a field list under a name. */
function findBehind({ schemas, graphql }: Catalogue, place: unknown, name: string): unknown {
  const seen = new Set(listTypeNames(place));
  // What is added on the way is gone through as well.
  for (const type of seen) {
    const schema = schemas.get(type);
    const found = findListed(schema ?? graphql.types.find((each) => each.name === type), name);
    if (found !== undefined) return found;
    if (schema?.kind === "typeref") for (const target of listTypeNames({ type: schema.target })) seen.add(target);
  }
  return undefined;
}
