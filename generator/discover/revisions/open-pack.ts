import { closeSync, fstatSync, openSync, readFileSync, readSync } from "node:fs";
import { applyDelta } from "./apply-delta.ts";
import type { GitObject, IdForm, ObjectType } from "./git-object.ts";
import { inflate } from "./inflate.ts";
import { readPackIndex, type PackIndex } from "./read-pack-index.ts";
import { refuseUnreadable } from "./refuse-unreadable.ts";
import { RevisionError, damaged } from "./revision-error.ts";

/** A pack with its index: many objects in one file. */
export interface Pack extends PackIndex {
  read(offset: number): GitObject;
  close(): void;
}

const types: Readonly<Record<number, ObjectType>> = { 1: "commit", 2: "tree", 3: "blob", 4: "tag" };
const offsetDelta = 6;
const idDelta = 7;
/** Git makes chains of 50 and reads up to 4,095. */
const longestChain = 4096;
/** In bytes: a size, and how far away the base is or its id. */
const longestHead = 48;
/** Objects that others are made of, by how many bytes of them are kept. */
const mostKept = 24_000_000;

/** Opens a pack by the path of its index; `readOther` gives an object by its id, which may be in another pack. */
export function openPack(indexPath: string, ids: IdForm, readOther: (id: string) => GitObject): Pack {
  const index = readPackIndex(
    refuseUnreadable(indexPath, () => readFileSync(indexPath)),
    ids,
  );
  const path = indexPath.replace(/\.idx$/, ".pack");
  let file: number | undefined;
  let size = 0;
  const open = (): number => {
    if (file === undefined) {
      file = refuseUnreadable(path, () => openSync(path, "r"));
      ({ size } = fstatSync(file));
    }
    return file;
  };
  const kept = new Map<number, GitObject>();
  let keptBytes = 0;

  function readBytes(offset: number, most: number): Buffer {
    const bytes = Buffer.allocUnsafe(Math.max(0, Math.min(most, size - offset)));
    const length = refuseUnreadable(path, () => readSync(open(), bytes, 0, bytes.length, offset));
    return bytes.subarray(0, length);
  }

  function read(offset: number): GitObject {
    const deltas: Buffer[] = [];
    const passed: number[] = [];
    let at = offset;
    let base: GitObject | undefined;
    while (base === undefined) {
      const known = kept.get(at);
      if (known !== undefined) {
        base = known;
        break;
      }
      if (passed.length >= longestChain) throw new RevisionError("an object is made of too many others");
      open();
      const head = readHead(readBytes(at, longestHead), ids);
      const bytes = readBytes(at + head.length, head.size + (head.size >> 8) + 1024);
      const content = inflate(bytes, head.size);
      const type = types[head.type];
      if (type !== undefined) {
        base = { type, bytes: content };
        keep(at, base);
      } else {
        deltas.push(content);
        passed.push(at);
        if (head.type === offsetDelta && head.base > 0 && head.base <= at) at -= head.base;
        else if (head.type === idDelta) base = readOther(head.id);
        else throw damaged("an object");
      }
    }
    for (const [index, delta] of [...deltas.entries()].toReversed()) {
      base = { type: base.type, bytes: applyDelta(base.bytes, delta) };
      keep(passed[index] ?? offset, base);
    }
    return base;
  }

  function keep(offset: number, object: GitObject): void {
    if (object.bytes.length > mostKept / 8 || kept.has(offset)) return;
    if (keptBytes > mostKept) {
      kept.clear();
      keptBytes = 0;
    }
    kept.set(offset, object);
    keptBytes += object.bytes.length;
  }

  return {
    ...index,
    read,
    close() {
      if (file !== undefined) closeSync(file);
      file = undefined;
    },
  };
}

interface ObjectHead {
  readonly type: number;
  /** Of what follows, before it was compressed. */
  readonly size: number;
  readonly length: number;
  /** How far before the object its base begins. */
  readonly base: number;
  /** The base's id. */
  readonly id: string;
}

function readHead(bytes: Buffer, ids: IdForm): ObjectHead {
  let byte = bytes[0] ?? 0;
  const type = (byte >> 4) & 7;
  let size = byte & 15;
  let length = 1;
  for (let factor = 16; byte >= 128; factor *= 128) {
    byte = bytes[length++] ?? 0;
    size += (byte & 127) * factor;
    if (length > 10) break;
  }
  let base = 0;
  let id = "";
  if (type === offsetDelta) {
    byte = bytes[length++] ?? 0;
    base = byte & 127;
    while (byte >= 128 && length < 24) {
      byte = bytes[length++] ?? 0;
      base = (base + 1) * 128 + (byte & 127);
    }
  } else if (type === idDelta) {
    id = bytes.toString("hex", length, length + ids.length);
    length += ids.length;
  }
  return { type, size, length, base, id };
}
