import { toSimpleName } from "../../catalogue/to-simple-name.ts";
import type { LocatedJson } from "../../parse/json/located-json.ts";
import { joinOutside, joinPath } from "../join-path.ts";
import { longestName } from "../longest-name.ts";
import { followPointer, type PointedSchema } from "./follow-pointer.ts";
import { isKeyword } from "./may-be-schema.ts";
import { listAnchorSteps } from "./list-anchor-steps.ts";
import { listResources, resolveAddress, type SchemaResource } from "./list-resources.ts";
import { textsAboutFile } from "./texts-about-file.ts";
import { unescapePointer } from "./unescape-pointer.ts";
import { dropEnding, longestWord, toName, toWord } from "./name-definitions.ts";
import type { SchemaOptions } from "./read-options.ts";

/** Names the schemas of a file, and what references in it lead to, by their places alone. */
export interface SchemaNames {
  /** Below the root. */
  readonly path: string;
  /** Of the schema that is the file, or that a bundler has put among its definitions. */
  readonly own: string;
  /** Of what the file is: its own, or that of the definition which it is by another name. */
  readonly whole: string;
  /** Of what it declares under a key of its definitions. */
  ofDefinition(key: string): string;
  /** The names in one of its definitions, where that has an address of its own. */
  inside(definition: LocatedJson): SchemaNames | undefined;
  /** Other full names of what is called so, where the file is known by a word of its own. */
  aliasesOf(name: string): readonly string[];
  /** Full names by the addresses that schemas of the file give themselves. */
  readonly addresses: Readonly<Record<string, string>>;
  /** What a `$ref` leads to. */
  find(reference: string): FoundReference;
  /** What a `$ref` leads to inside of this file, where that has no name by its place alone. */
  findInside(reference: string): SchemaInside | undefined;
  /** The property of another file that a `$ref` leads to. */
  findElsewhere(reference: string): PropertyElsewhere | undefined;
}

/** A schema that stands somewhere in the same file. */
export interface SchemaInside extends Omit<PointedSchema, "way"> {
  /** What references in it lead to: those of what bundlers have put into a file count from there. */
  readonly names: SchemaNames;
}

/** A property, by the full name of the schema that has it. */
export interface PropertyElsewhere {
  readonly record: string;
  readonly field: string;
  /** Where a file with that address may have the schema, wherever that file is. */
  readonly elsewhere?: NameElsewhere | undefined;
}

/** The full name of the schema that a `$ref` leads to; or why it leads nowhere here. */
export type FoundReference =
  | {
      readonly name: string;
      /** Of the entity that it is. */
      readonly entity?: string | undefined;
      /** Where a file with that address may have it, wherever that file is. */
      readonly elsewhere?: NameElsewhere | undefined;
    }
  | {
      readonly lost: "remote" | "unknown";
      /** Of the file in which it may be a place without a name, in which manners ever that may say it. */
      readonly addresses?: readonly string[] | undefined;
    };

/** What a reference leads to by the address of another file. */
export interface NameElsewhere {
  /** As it stands there, and as it may stand in the file itself. */
  readonly addresses: readonly string[];
  /** Follows the full name of that file. */
  readonly within: string;
  /** Nothing but an address says what is meant: the name is the reference as it is written, or that of a file which may have it. */
  readonly isAlone: boolean;
}

/** The names by which a file and what it refers to are known: the folders as namespace, the file, then the definition. */
export function nameSchemas(
  file: string,
  schema: LocatedJson,
  { root, isEntity }: Pick<SchemaOptions, "root" | "isEntity">,
): SchemaNames {
  const path = belowRoot(file, root);
  const base = findBase(readText(schema, "$id") ?? readText(schema, "id"), path);
  const resources = listResources(schema, toName(path), path);
  const byAddress = new Map(resources.map((resource) => [resource.address, resource]));
  const bySchema = new Map(resources.map((resource) => [resource.schema, resource]));
  const whole = bySchema.get(schema);
  const word = readWord(readText(schema, "$id"));
  const stepsOf = makeOnce((resource: SchemaResource) => listAnchorSteps(resource.schema));
  const addresses = listAddresses(resources);
  const nameIn = makeOnce((from: SchemaResource): SchemaNames => {
    const divide = (reference: string): DividedReference => {
      const hash = reference.indexOf("#");
      const address = hash < 0 ? reference : reference.slice(0, hash);
      const pointer = hash < 0 ? "" : withSlash(reference.slice(hash + 1));
      // Some give an address to what refers to the file around it all the same.
      if (address === "") return { address, pointer, resource: from === whole || holds(from, pointer) ? from : whole };
      const absolute = resolveAddress(address, from.address);
      const resource = absolute === undefined ? undefined : byAddress.get(absolute);
      // Files are copied together with their `$id`, so where they are says more.
      const isElsewhere = resource !== whole || from !== whole;
      if (resource !== undefined && (isElsewhere || isAbsolute(address))) return { address, pointer, resource };
      // Where files are known by words, so are others.
      const other = word === undefined ? undefined : readWord(address);
      if (other !== undefined) return { address, pointer, other };
      // One that begins at the host counts from there, as those do in what bundlers have put into a file.
      const isBeside = from === whole && !address.startsWith("/");
      const inside = resolvePath(isBeside ? address : (absolute ?? address), path, base);
      const target = inside ?? (isBeside ? resolveOutside(address, file, root) : undefined);
      const isWhole = target === path;
      // Of files that are where their addresses say, others are by their paths.
      const isPlaced = base !== undefined && !isAbsolute(address);
      const asked = isWhole || isPlaced || absolute?.startsWith("file:") === true ? undefined : absolute;
      const isOutside = inside === undefined;
      const known = asked ?? (isOutside ? target : undefined);
      return { address, pointer, target, resource: isWhole ? whole : undefined, absolute: known, isOutside };
    };
    return {
      path,
      own: from.name,
      whole: from.whole,
      addresses,
      ofDefinition: from.ofDefinition,
      aliasesOf: (name) => listAliases(name, resources[0], word),
      inside(definition) {
        const resource = bySchema.get(definition);
        return resource && nameIn(resource);
      },
      find(reference) {
        const { address, pointer, resource, target, other, absolute, isOutside = false } = divide(reference);
        const elsewhere = absolute === undefined ? undefined : toElsewhere(absolute, pointer);
        if (resource === undefined && target === undefined && other === undefined) {
          if (elsewhere !== undefined && reference.length <= longestName)
            return nameAlone(reference, elsewhere, { schema, path });
          return toLost(address, absolute);
        }
        const name = resource?.name ?? other ?? toName(target ?? "");
        // A path may be missing in any model; an address leads out of this one where no file has it.
        const asked = elsewhere && { elsewhere: { ...elsewhere, isAlone: isOutside || isAbsolute(address) } };
        if (pointer === "" || pointer === "/" || pointer === resource?.anchor) {
          const place = resource === whole ? path : target;
          const entity = place !== undefined && isEntity(place) ? toSimpleName(name) : undefined;
          return keepShort({ name: resource?.whole ?? name, entity, ...asked });
        }
        // In another file, an anchor is most likely called as what it marks.
        const anchor = other !== undefined && !pointer.includes("/") ? pointer : resource?.anchors.get(pointer);
        const key = readDefinitionKey(pointer) ?? anchor;
        if (key === undefined) return { lost: "unknown" };
        const written = unescapePointer(key);
        if (resource?.defines(written) === false) return { lost: "unknown" };
        return keepShort({ name: resource?.ofDefinition(written) ?? `${name}.${toWord(written)}`, ...asked });
      },
      findElsewhere(reference) {
        const { pointer, target, resource, other, absolute, isOutside = false } = divide(reference);
        if (resource !== undefined) return undefined;
        if (target === undefined && other === undefined)
          return absolute === undefined ? undefined : toPropertyElsewhere(absolute, toSteps(pointer));
        const property = toProperty(other ?? toName(target ?? ""), toSteps(pointer));
        return isOutside && absolute !== undefined ? withAddress(property, absolute, toName(target ?? "")) : property;
      },
      findInside(reference) {
        const { pointer, resource } = divide(reference);
        const isPlace = pointer === "" || pointer.startsWith("/");
        const way = isPlace ? toSteps(pointer) : resource && stepsOf(resource).get(pointer);
        if (resource === undefined || way === undefined) return undefined;
        const pointed = follow(resource, way);
        if (pointed === undefined) return undefined;
        const { way: around, ...inside } = pointed;
        const holder = around.findLast((each) => bySchema.has(each));
        return { ...inside, names: nameIn((holder && bySchema.get(holder)) ?? resource) };
      },
    };
  });
  return nameIn(resources[0]);
}

/** Other names of what is called so in a file: that of the file where it is all of it, and those by the word that the file is known by. */
function listAliases(name: string, { name: own, whole }: SchemaResource, word: string | undefined): readonly string[] {
  const names = name === whole && whole !== own ? [name, own] : [name];
  const called = word === undefined || word === own ? [] : names.map((each) => `${word}${each.slice(own.length)}`);
  return [...names.slice(1), ...called];
}

/** What is made of each, the first time that somebody asks. */
function makeOnce<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Value>();
  return (key) => {
    const value = made.get(key) ?? make(key);
    made.set(key, value);
    return value;
  };
}

/** Nothing is called by a name that is too long for one. */
function keepShort(found: Extract<FoundReference, { name: string }>): FoundReference {
  return found.name.length > longestName ? { lost: "unknown" } : found;
}

/** The property that steps of a pointer name, if they lead to one by definitions and properties alone. */
function toProperty(file: string, steps: readonly string[]): PropertyElsewhere | undefined {
  const isDefinition = steps[0] === "definitions" || steps[0] === "$defs";
  const names = steps.filter((_, index) => index % 2 === 1);
  const holders = steps.filter((_, index) => index % 2 === 0).slice(isDefinition ? 1 : 0);
  const field = names.at(-1);
  if (field === undefined || holders.length === 0 || steps.length % 2 === 1) return undefined;
  if (holders.some((holder) => holder !== "properties")) return undefined;
  const record = [file, ...names.slice(0, -1).map(toWord)].join(".");
  return record.length > longestName ? undefined : { record, field };
}

/** Whether a place inside of a schema is there. */
function holds(resource: SchemaResource, pointer: string): boolean {
  if (pointer === "" || pointer === resource.anchor || resource.anchors.has(pointer)) return true;
  return follow(resource, toSteps(pointer)) !== undefined;
}

function follow({ schema, whole, ofDefinition }: SchemaResource, steps: readonly string[]): PointedSchema | undefined {
  return followPointer(schema, steps, { own: whole, ofDefinition });
}

function toSteps(pointer: string): readonly string[] {
  return pointer === "" ? [] : pointer.slice(1).split("/").map(unescapePointer);
}

/** Some leave the slash out with which a pointer begins, as in `#definitions/price`. */
function withSlash(pointer: string): string {
  return /^(?:definitions|\$defs)\//.test(pointer) ? `/${pointer}` : pointer;
}

function isAbsolute(address: string): boolean {
  return /^[a-z][a-z0-9+.-]*:/i.test(address);
}

interface DividedReference {
  readonly address: string;
  /** Behind the hash. */
  readonly pointer: string;
  /** What it leads to in this file. */
  readonly resource?: SchemaResource | undefined;
  /** Path of the other file that it leads to, below the root. */
  readonly target?: string | undefined;
  /** Whether that is beside all that is read, where a model may have it that is only referred to. */
  readonly isOutside?: boolean | undefined;
  /** Word by which another file is known. */
  readonly other?: string | undefined;
  /** The whole address of another file, where one may have it; of what is beside all that is read, at least its path. */
  readonly absolute?: string | undefined;
}

/** What an address may be that a file gives itself: the version in it another one, or the ending left out. */
function listSpellings(address: string): readonly string[] {
  return [address, dropEnding(dropVersions(address))];
}

function listAddresses(resources: readonly SchemaResource[]): Readonly<Record<string, string>> {
  const own = resources.filter(({ address }) => !address.startsWith("file:") && address.length <= longestName);
  return Object.fromEntries(own.flatMap(({ address, name }) => listSpellings(address).map((each) => [each, name])));
}

/** Why a reference leads nowhere here; what it leads to may be a place without a name in a file of that address. */
function toLost(address: string, absolute: string | undefined): Extract<FoundReference, { lost: string }> {
  if (!isAbsolute(address)) return { lost: "unknown" };
  const isKept = absolute !== undefined && absolute.length <= longestName;
  return { lost: "remote", ...(isKept && { addresses: listSpellings(absolute) }) };
}

/** The whole of another file, or one of its definitions; nothing else has a name there. */
function toElsewhere(address: string, pointer: string): Pick<NameElsewhere, "addresses" | "within"> | undefined {
  if (address.length > longestName) return undefined;
  const addresses = listSpellings(address);
  if (pointer === "" || pointer === "/") return { addresses, within: "" };
  const key = readDefinitionKey(pointer);
  return key === undefined ? undefined : { addresses, within: `.${toWord(unescapePointer(key))}` };
}

/** What nothing but an address names: a file beside this one, which may be there, or else the reference as it is written. */
function nameAlone(
  reference: string,
  elsewhere: Pick<NameElsewhere, "addresses" | "within">,
  { schema, path }: { readonly schema: LocatedJson; readonly path: string },
): Extract<FoundReference, { name: string }> {
  return { name: nameBeside(elsewhere, schema, path) ?? reference, elsewhere: { ...elsewhere, isAlone: true } };
}

/** Addresses of a store that keeps its schemas in one folder, most of them without an address of their own. */
const inStore = /^https?:\/\/(?:(?:json|www)\.)?schemastore\.org\/([^/?#]+)$/;

/**
 * The name of a file beside this one, to which an address leads that begins as this one's own does, where that ends in what this file
 * is called, or as those of a store do; and of what that file defines. Whether there is such a file isn't known here.
 */
function nameBeside(
  { addresses: [address = ""], within }: Pick<NameElsewhere, "addresses" | "within">,
  schema: LocatedJson,
  path: string,
): string | undefined {
  const [, folder = "", own = ""] = /^(.*\/)([^/#]+)#?$/s.exec(readText(schema, "$id") ?? "") ?? [];
  const at = path.lastIndexOf("/") + 1;
  const isOwn = own !== "" && dropEnding(own) === dropEnding(path.slice(at)) && address.startsWith(folder);
  const beside = isOwn ? address.slice(folder.length) : inStore.exec(address)?.[1];
  if (beside === undefined) return undefined;
  const name = `${toName(`${path.slice(0, at)}${beside}`)}${within}`;
  return name.length > longestName ? undefined : name;
}

/** A property of a file beside all that is read, which another one may be by its address. */
function withAddress(
  property: PropertyElsewhere | undefined,
  address: string,
  name: string,
): PropertyElsewhere | undefined {
  if (property === undefined || address.length > longestName) return undefined;
  const within = property.record.slice(name.length);
  return { ...property, elsewhere: { addresses: listSpellings(address), within, isAlone: true } };
}

/** A property of a file that is known by its address alone, which stands for the file's name. */
function toPropertyElsewhere(address: string, steps: readonly string[]): PropertyElsewhere | undefined {
  const found = toProperty(address, steps);
  if (found === undefined) return undefined;
  const within = found.record.slice(address.length);
  return { ...found, elsewhere: { addresses: listSpellings(address), within, isAlone: true } };
}

/** The key of what is among the definitions, or right at the top where that is no keyword. */
function readDefinitionKey(pointer: string): string | undefined {
  const [, folder, written] = /^\/(definitions\/|\$defs\/)?([^/]+)$/.exec(pointer) ?? [];
  if (folder !== undefined || written === undefined) return written;
  const key = unescapePointer(written);
  return isKeyword(key) && !textsAboutFile.has(key) ? undefined : written;
}

/** An address that is no more than a word, such as `Entity`; undefined for any other. */
function readWord(address: string | undefined): string | undefined {
  return address !== undefined && address.length <= longestWord && /^[\p{L}\p{N}_$-]+$/u.test(address)
    ? address
    : undefined;
}

/** The name of the schema that a file is. */
export function nameFile(file: string, { root }: Pick<SchemaOptions, "root">): string {
  return toName(belowRoot(file, root));
}

function belowRoot(file: string, root: string): string {
  return file.startsWith(root) ? file.slice(root.length) : file;
}

/** The address below which the files lie. */
interface Base {
  readonly address: string;
  /** Whether addresses name versions in between, of which the files are one. */
  readonly hasVersions: boolean;
  /** What the names of files end in, where addresses leave that out or end in something else. */
  readonly ending?: string | undefined;
}

/** What stands before the path in the file's own address; undefined where that doesn't end in its path. */
function findBase(id: string | undefined, path: string): Base | undefined {
  const own = id?.replace(/#$/, "");
  if (own === undefined) return undefined;
  for (const hasVersions of [false, true]) {
    const address = hasVersions ? dropVersions(own) : own;
    if (address.endsWith(`/${path}`)) return { address: address.slice(0, -path.length), hasVersions };
    const stem = dropEnding(address);
    const name = dropEnding(path);
    if (stem.endsWith(`/${name}`)) {
      return { address: stem.slice(0, -name.length), hasVersions, ending: path.slice(name.length) };
    }
  }
  return undefined;
}

/** `https://example.org/spec/1-0-2/Run.json` without the folder of its version. */
function dropVersions(address: string): string {
  return address.replace(/\/v?\d+(?:[.-]\d+)*(?=\/)/g, "");
}

/** Path below the root; undefined where the address leads elsewhere. */
function resolvePath(written: string, from: string, base: Base | undefined): string | undefined {
  const address = base?.hasVersions === true ? dropVersions(written) : written;
  if (base === undefined || !address.startsWith(base.address)) return joinPath(from, written);
  const path = address.slice(base.address.length);
  return base.ending === undefined ? path : `${dropEnding(path)}${base.ending}`;
}

/** Path of what lies beside all that is below the root; undefined where the address leads to another site. */
function resolveOutside(written: string, file: string, root: string): string | undefined {
  const path = joinOutside(file, written);
  return path === undefined ? undefined : belowRoot(path, root);
}

function readText(value: LocatedJson, key: string): string | undefined {
  const found = value.kind === "object" ? value.entries.get(key)?.value : undefined;
  return found?.kind === "scalar" && typeof found.value === "string" ? found.value : undefined;
}
