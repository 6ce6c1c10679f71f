import { folderOf } from "../places/content-paths.ts";

/** A file that has an address, and the full name of what is declared by it. */
export interface AddressHolder {
  readonly address: string;
  readonly name: string;
  readonly path: string;
  /** Whether it is of a model that is only referred to: what has the address in the model itself stands for it. */
  readonly isReferred?: boolean | undefined;
}

/** An address that several files have, none of which is nearer than all others. */
export interface SharedAddress {
  readonly address: string;
  /** Some of those that have it. */
  readonly paths: readonly string[];
}

/** Tells which file is meant by an address. */
export interface KnownAddresses {
  /** The full name of what has an address, seen from a file; undefined where nothing has it. */
  find(address: string, from: string): string | SharedAddress | undefined;
}

/** Those of a shared address that are named. */
const mostNamed = 3;

/**
 * Knows who has which address. Files are copied together with the address that they give themselves, to another version of them for
 * instance: of several that have the same one, those that are called as it ends go before others, and then the nearest one is meant.
 */
export function gatherAddresses(holders: Iterable<AddressHolder>): KnownAddresses {
  const byAddress = new Map<string, AddressHolder[]>();
  const all = [...holders];
  const own = all.filter(({ isReferred }) => isReferred !== true);
  const ofOwn = new Set(own.length === all.length ? [] : own.map(({ address }) => address));
  for (const holder of all) {
    if (holder.isReferred === true && ofOwn.has(holder.address)) continue;
    const known = byAddress.get(holder.address);
    if (known === undefined) byAddress.set(holder.address, [holder]);
    else if (!known.some(({ name }) => name === holder.name)) known.push(holder);
  }
  const places = new Map<string, Places>();
  const placesOf = (address: string, all: readonly AddressHolder[]): Places => {
    const known = places.get(address) ?? listPlaces(preferNamed(address, all));
    places.set(address, known);
    return known;
  };
  return {
    find(address, from) {
      const all = byAddress.get(address);
      if (all === undefined || all.length <= 1) return all?.[0]?.name;
      const nearest = findNearest(placesOf(address, all), from);
      if (nearest?.length === 1) return nearest[0]?.name;
      const paths = (nearest ?? all).map(({ path }) => path).toSorted();
      return { address, paths: paths.slice(0, mostNamed) };
    },
  };
}

function preferNamed(address: string, all: readonly AddressHolder[]): readonly AddressHolder[] {
  const named = all.filter(({ path }) => lastOf(path) === lastOf(address));
  return named.length > 0 ? named : all;
}

/** By folder, with an empty name for the top: those that stand in it, and those that stand anywhere below it. */
interface Places {
  readonly inside: ReadonlyMap<string, readonly AddressHolder[]>;
  readonly below: ReadonlyMap<string, readonly AddressHolder[]>;
}

function listPlaces(holders: readonly AddressHolder[]): Places {
  const inside = new Map<string, AddressHolder[]>();
  const below = new Map<string, AddressHolder[]>();
  const add = (places: Map<string, AddressHolder[]>, folder: string, holder: AddressHolder): void => {
    const known = places.get(folder);
    if (known === undefined) places.set(folder, [holder]);
    // One more says that there are several.
    else if (known.length < mostNamed) known.push(holder);
  };
  for (const holder of holders) {
    const folders = listFolders(holder.path);
    add(inside, folders[0] ?? "", holder);
    for (const folder of folders) add(below, folder, holder);
  }
  return { inside, below };
}

/** Those in the nearest folder around a file that has any, the ones beside that before those in its folders. */
function findNearest({ inside, below }: Places, from: string): readonly AddressHolder[] | undefined {
  const found = listFolders(from).find((folder) => below.has(folder));
  return found === undefined ? undefined : (inside.get(found) ?? below.get(found));
}

/** Folders around a path, the nearest one first, the top, which has no name, last. */
function listFolders(path: string): readonly string[] {
  const folders: string[] = [];
  for (let folder = folderOf(path); folder !== ""; folder = folderOf(folder)) folders.push(folder);
  return [...folders, ""];
}

/** What stands behind the last slash, without what behind a dot says of its form. */
export function lastOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1).replace(/(?<=.)\.(?:json|ya?ml)$/, "");
}
