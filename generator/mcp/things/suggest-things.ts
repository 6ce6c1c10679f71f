import type { Catalogue } from "../../catalogue/catalogue.ts";
import { suggestNames } from "../../diagnostics/suggest.ts";
import { findNamed } from "./find-named.ts";

/** Names close to a coordinate that names nothing: of the whole, else of what its way begins at. */
export function suggestThings(catalogue: Catalogue, coordinate: string): readonly string[] {
  const known = new Set(listNames(catalogue));
  const whole = suggestNames(coordinate, known);
  if (whole.length > 0) return whole;
  const [head = ""] = coordinate.split(/[./#([{<\s]/);
  // Where the beginning is right, what follows is not.
  return findNamed(catalogue, head).length > 0 ? [head] : suggestNames(head, known);
}

function* listNames({ entities, aspects, schemas, graphql, ingestion, sdk }: Catalogue): Generator<string> {
  yield* entities.keys();
  yield* aspects.keys();
  for (const { name } of [...graphql.operations, ...graphql.types]) yield name;
  for (const { name } of schemas.values()) yield name;
  for (const { plugins } of ingestion.platforms.values()) for (const { id } of plugins) yield id;
  for (const { modules } of sdk.pages) for (const { classes } of modules) for (const { name } of classes) yield name;
}
