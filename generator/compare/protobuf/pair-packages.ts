import type { Catalogue } from "../../catalogue/catalogue.ts";
import { isOfProtobuf } from "../../catalogue/is-of-protobuf.ts";
import type { NamedSchema } from "../../catalogue/schema.ts";

/** A package of Protocol Buffers that is called otherwise as a whole. */
export interface PackagePair {
  readonly from: string;
  readonly to: string;
  /** What has kept its name in it. */
  readonly schemas: readonly (readonly [was: NamedSchema, is: NamedSchema])[];
}

/** A name that more packages have is no evidence. */
const mostRivals = 20;

/**
 * Packages of which nothing is left, each with the only new one that has half of what was in it, by the same names and alike. Of
 * names without a package nothing is said.
 */
export function pairPackages(before: Catalogue, after: Catalogue): readonly PackagePair[] {
  const [earlier, later] = [listPackages(before), listPackages(after)];
  const gone = [...earlier].filter(([name]) => name !== "" && !later.has(name));
  const come = [...later].filter(([name]) => name !== "" && !earlier.has(name));
  if (gone.length === 0 || come.length === 0) return [];
  const holders = new Map<string, string[]>();
  for (const [name, held] of come) {
    for (const key of held.keys()) {
      const known = holders.get(key);
      if (known === undefined) holders.set(key, [name]);
      else known.push(name);
    }
  }
  const heirs = gone.flatMap(([from, held]): readonly (readonly [from: string, to: string])[] => {
    const counts = new Map<string, number>();
    for (const [key, was] of held) {
      const rivals = holders.get(key) ?? [];
      if (rivals.length > mostRivals) continue;
      for (const to of rivals) if (areAlike(was, later.get(to)?.get(key))) counts.set(to, (counts.get(to) ?? 0) + 1);
    }
    const [best, second] = [...counts].toSorted(([, one], [, other]) => other - one);
    const isClear = best !== undefined && best[1] * 2 >= held.size && best[1] > (second?.[1] ?? 0);
    return isClear ? [[from, best[0]]] : [];
  });
  const claims = new Map<string, number>();
  for (const [, to] of heirs) claims.set(to, (claims.get(to) ?? 0) + 1);
  return heirs.flatMap(([from, to]) =>
    claims.get(to) === 1 ? [{ from, to, schemas: pairHeld(earlier.get(from), later.get(to)) }] : [],
  );
}

/** What a package has, by its name there: types, and methods of its services, of which the name is all that is looked at. */
type Held = ReadonlyMap<string, NamedSchema | "method">;

function listPackages({ schemas, endpoints = [] }: Catalogue): ReadonlyMap<string, Held> {
  const packages = new Map<string, Map<string, NamedSchema | "method">>();
  const add = (name: string, full: string, held: NamedSchema | "method"): void => {
    const known = packages.get(name) ?? new Map<string, NamedSchema | "method">();
    packages.set(name, known.set(full.slice(name.length + 1), held));
  };
  for (const schema of schemas.values()) {
    if (!isOfProtobuf(schema) || schema.namespace === "google.protobuf") continue;
    let { namespace } = schema;
    // What stands within a message is called by that.
    for (let around = schemas.get(namespace); around !== undefined; around = schemas.get(namespace))
      ({ namespace } = around);
    add(namespace, schema.fullName, schema);
  }
  for (const { plugin, name } of endpoints)
    if (plugin === "protobuf")
      add(name.slice(0, Math.max(0, name.lastIndexOf(".", name.indexOf("/")))), name, "method");
  return packages;
}

function pairHeld(was: Held | undefined, is: Held | undefined): PackagePair["schemas"] {
  return [...(was ?? [])].flatMap(([key, old]) => {
    const now = is?.get(key);
    return old === "method" || now === undefined || now === "method" || old.kind !== now.kind
      ? []
      : [[old, now] as const];
  });
}

function areAlike(was: NamedSchema | "method", is: NamedSchema | "method" | undefined): boolean {
  if (was === "method" || is === undefined || is === "method") return was === is;
  const [old, now] = [listParts(was), listParts(is)];
  return was.kind === is.kind && ((old.size === 0 && now.size === 0) || [...old].some((name) => now.has(name)));
}

function listParts(schema: NamedSchema): ReadonlySet<string> {
  const parts = schema.kind === "record" ? schema.fields : schema.kind === "enum" ? schema.symbols : [];
  return new Set(parts.map(({ name }) => name));
}
