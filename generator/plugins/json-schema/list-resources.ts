import type { LocatedJson } from "../../parse/json/located-json.ts";
import { findMainDefinition } from "./find-main-definition.ts";
import { listAnchors, listDefinitions, listWords, readAnchor, toWord } from "./name-definitions.ts";
import { textOf, toObject } from "./schema-node.ts";

/**
 * A schema with an address of its own: a file, or what bundlers have put among its definitions. References that stand in it
 * count from its address, and places begin at it.
 */
export interface SchemaResource {
  readonly schema: LocatedJson;
  /** Full name. */
  readonly name: string;
  /** Full name of what it is: that of one of its definitions, where it is no more than that by another name. */
  readonly whole: string;
  /** Absolute, without what stands behind a hash. */
  readonly address: string;
  /** Word behind a hash by which all of it is known. */
  readonly anchor: string | undefined;
  /** Keys of its definitions by their anchors. */
  readonly anchors: ReadonlyMap<string, string>;
  /** Whether there is a key among its definitions. */
  defines(key: string): boolean;
  /** Full name of what it declares under a key of its definitions. */
  ofDefinition(key: string): string;
}

/** The file itself first, then all that has an address among its definitions, and among theirs. */
export function listResources(
  file: LocatedJson,
  name: string,
  path: string,
): readonly [SchemaResource, ...SchemaResource[]] {
  const own = readAddress(file, `file:///${path}`);
  const folder = /^https?:/.test(own) ? own.slice(0, own.lastIndexOf("/") + 1) : undefined;
  const resources: [SchemaResource, ...SchemaResource[]] = [toWhole(toResource(file, name, own, folder))];
  // Grows while it is gone through.
  for (const resource of resources) {
    for (const { key, value } of listDefinitions(resource.schema)) {
      const address = readAddress(value, resource.address);
      if (address !== resource.address) resources.push(toResource(value, resource.ofDefinition(key), address, folder));
    }
  }
  return resources;
}

function toWhole(file: SchemaResource): SchemaResource {
  const main = findMainDefinition(file.schema);
  return main === undefined ? file : { ...file, whole: file.ofDefinition(main.key) };
}

function toResource(schema: LocatedJson, name: string, address: string, folder: string | undefined): SchemaResource {
  const words = listWords(schema, folder);
  return {
    ...{ schema, name, whole: name, address, anchor: readAnchor(schema), anchors: listAnchors(schema) },
    defines: (key) => words.has(key),
    ofDefinition: (key) => `${name}.${words.get(key) ?? toWord(key)}`,
  };
}

/** The address that a schema gives itself, counted from that of what is around it; the latter where it gives none. */
function readAddress(schema: LocatedJson, around: string): string {
  const node = toObject(schema);
  const old = node && textOf(node, "id");
  // Since draft 6 the word means nothing, and some give names by it.
  const id = node && (textOf(node, "$id") ?? (old !== undefined && URL.canParse(old) ? old : undefined));
  return (id === undefined ? undefined : resolveAddress(id, around)) ?? around;
}

/** An address as it stands in a schema, made absolute and without its hash; undefined where it is none. */
export function resolveAddress(written: string, from: string): string | undefined {
  const address = written.replace(/#.*$/s, "");
  return URL.canParse(address, from) ? new URL(address, from).href : undefined;
}
