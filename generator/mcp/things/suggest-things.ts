import type { Catalogue } from "../../catalogue/catalogue.ts";
import { suggestNames, suggestSlips } from "../../diagnostics/suggest.ts";
import { findNamed, listCommands, type Thing } from "./find-named.ts";
import { toLastPart } from "./to-last-part.ts";

/** Names close to a coordinate that names nothing: where its beginning is right, of what that has; else of the whole, else of its beginning. */
export function suggestThings(catalogue: Catalogue, coordinate: string): readonly string[] {
  const [, head = "", between = "", rest = ""] = /^([^./#([{<\s]*)([./#([{<\s]?)(.*)$/s.exec(coordinate) ?? [];
  const owners = rest === "" ? [] : findNamed(catalogue, head);
  const parts = new Set(owners.flatMap((owner) => listParts(catalogue, owner)));
  const near = suggestParts(rest.replace(/[)\]}>:\s]+$/, ""), parts);
  if (near.length > 0) return near.map((part) => `${head}${between}${part}`);
  const fields = suggestFields(catalogue, coordinate);
  if (fields.length > 0) return fields;
  const known = new Set(listNames(catalogue));
  const whole = suggestNames(coordinate, known);
  if (whole.length > 0) return whole;
  return owners.length > 0 ? [head] : suggestNames(head, known);
}

/** Of what a schema of an API has, which has dots in its name or is told without what is before the last: `Berth.nubmer`. */
function suggestFields({ payloads = [] }: Catalogue, coordinate: string): readonly string[] {
  const owners = payloads.flatMap(({ name, schema }) => {
    const called = [name, toLastPart(name) ?? name].find((each) => coordinate.startsWith(`${each}.`));
    return called === undefined ? [] : [{ called, properties: schema["properties"] }];
  });
  return owners
    .toSorted((one, other) => other.called.length - one.called.length)
    .flatMap(({ called, properties }) => {
      if (typeof properties !== "object" || properties === null) return [];
      const names = Object.keys(properties);
      return suggestSlips(coordinate.slice(called.length + 1), names).map((name) => `${called}.${name}`);
    })
    .slice(0, mostSuggested);
}

const mostSuggested = 3;

/** Of what something has, what is written nearly so, else what has all of it: `owner` is no aspect, and `ownership` is. */
function suggestParts(written: string, parts: ReadonlySet<string>): readonly string[] {
  const near = suggestNames(written, parts);
  if (near.length > 0 || written === "") return near;
  const lower = written.toLowerCase();
  return [...parts].filter((part) => part.toLowerCase().includes(lower)).slice(0, mostSuggested);
}

/** What a thing has by a name: aspects, fields, symbols, arguments, options, methods. */
function listParts({ entities, aspects, schemas }: Catalogue, { kind, name, declaration }: Thing): readonly string[] {
  if (kind === "entity") return (entities.get(name)?.aspects ?? []).map(({ aspect }) => aspect);
  const place = kind === "aspect" ? schemas.get(aspects.get(name)?.schema ?? "") : declaration;
  if (typeof place !== "object" || place === null) return [];
  const items: readonly unknown[] = Object.values(place).filter(Array.isArray).flat();
  return items.flatMap((item) => {
    if (typeof item !== "object" || item === null) return [];
    const named = "name" in item ? item.name : "path" in item ? item.path : undefined;
    return typeof named === "string" ? [named] : [];
  });
}

function* listNames(catalogue: Catalogue): Generator<string> {
  const { entities, aspects, schemas, graphql, ingestion, sdk, cli = [], endpoints = [], payloads = [] } = catalogue;
  yield* entities.keys();
  yield* aspects.keys();
  for (const { name, coordinate } of graphql.operations) yield* [name, coordinate];
  for (const { name } of graphql.types) yield name;
  for (const { name } of schemas.values()) yield name;
  for (const { plugins } of ingestion.platforms.values()) for (const { id } of plugins) yield id;
  for (const { modules } of sdk.pages) for (const { classes } of modules) for (const { name } of classes) yield name;
  for (const { path } of listCommands(cli)) yield path;
  for (const { id, name } of endpoints) yield* id === undefined ? [name] : [id, name];
  for (const { name } of payloads) yield* [name, toLastPart(name) ?? name];
}
