import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { inflateSync } from "node:zlib";
import type { GitFolders } from "./git-folders.ts";
import type { GitObject, IdForm, ObjectStore, ObjectType } from "./git-object.ts";
import { largestObject } from "./inflate.ts";
import { openPack, type Pack } from "./open-pack.ts";
import { refuseUnreadable } from "./refuse-unreadable.ts";
import { RevisionError, damaged } from "./revision-error.ts";
import { shallowHelp } from "./shallow-help.ts";

/** Opens the objects of a repository, loose and packed, with those that it borrows. Each is held to its id. */
export function openObjects({ ids, objects, shallow, isPartial }: GitFolders): ObjectStore {
  let packs: readonly Pack[] | undefined;
  const listPacks = (): readonly Pack[] => (packs ??= objects.flatMap((folder) => openPacks(folder, ids, read)));

  function read(id: string): GitObject {
    const object = findPacked(id) ?? findLoose(id);
    if (object === undefined) throw missing(id);
    return object;
  }

  function findPacked(id: string): GitObject | undefined {
    for (const pack of listPacks()) {
      const offset = pack.find(id);
      if (offset !== undefined) return confirm(id, pack.read(offset), ids);
    }
    return undefined;
  }

  function findLoose(id: string): GitObject | undefined {
    for (const folder of objects) {
      const path = join(folder, id.slice(0, 2), id.slice(2));
      const found = statSync(path, { throwIfNoEntry: false });
      if (found?.isFile() !== true) continue;
      if (found.size > largestObject) throw new RevisionError(`the object ${id.slice(0, 10)} is too large to be read`);
      return confirm(id, readLoose(refuseUnreadable(path, () => readFileSync(path))), ids);
    }
    return undefined;
  }

  function missing(id: string): RevisionError {
    const name = id.slice(0, 10);
    if (isPartial) {
      const help =
        "`git checkout` of the revision fetches it, `git fetch --tags --refetch --no-filter` all that was left out; or export the revision to a folder and name that";
      return new RevisionError(`the object ${name} was left out of this partial clone`, help);
    }
    if (shallow.size > 0) {
      return new RevisionError(`the object ${name} was left out of this shallow clone`, shallowHelp);
    }
    return new RevisionError(`the object ${name} is missing`, "run `git fsck` in the repository");
  }

  return {
    ids,
    read,
    complete(start) {
      const found = new Set<string>();
      for (const pack of listPacks()) for (const id of pack.complete(start)) found.add(id);
      for (const folder of objects) {
        for (const name of listNames(join(folder, start.slice(0, 2)))) {
          const id = start.slice(0, 2) + name;
          if (id.length === ids.length * 2 && id.startsWith(start)) found.add(id);
        }
      }
      return [...found].slice(0, 2);
    },
    close() {
      for (const pack of packs ?? []) pack.close();
    },
  };
}

function openPacks(folder: string, ids: IdForm, readOther: (id: string) => GitObject): readonly Pack[] {
  const names = listNames(join(folder, "pack"));
  // An index whose pack is gone is left over from one that was written anew, which Git passes over too.
  const packs = new Set(names);
  return names
    .filter((name) => /^pack-[\da-f]+\.idx$/.test(name) && packs.has(name.replace(/idx$/, "pack")))
    .toSorted()
    .map((name) => openPack(join(folder, "pack", name), ids, readOther));
}

function listNames(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** A type, a size and the content, compressed together. */
function readLoose(compressed: Buffer): GitObject {
  let whole: Buffer;
  try {
    whole = inflateSync(compressed, { maxOutputLength: largestObject });
  } catch {
    throw damaged("an object");
  }
  const end = whole.indexOf(0);
  const [, type, size] = /^(commit|tree|blob|tag) (\d+)$/.exec(whole.toString("latin1", 0, Math.max(0, end))) ?? [];
  const bytes = whole.subarray(end + 1);
  if (type === undefined || Number(size) !== bytes.length) {
    throw damaged("an object");
  }
  return { type: type as ObjectType, bytes };
}

function confirm(id: string, object: GitObject, ids: IdForm): GitObject {
  const { type, bytes } = object;
  const hash = createHash(ids.hash).update(`${type} ${bytes.length}\0`).update(bytes).digest("hex");
  if (hash !== id) throw damaged(`the object ${id.slice(0, 10)}`);
  return object;
}
