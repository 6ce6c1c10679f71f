import { closeSync, constants, fstatSync, openSync, readSync, rmSync } from "node:fs";
import type { Entry, Leavings, Store } from "../engine/entry.ts";
import { readSealed, writeSealed } from "./sealed-file.ts";
import { writeToEnd } from "./write-to-end.ts";

/*
 * What runs leave of answers, in two files: one of a line each for its digest, where each piece is, and the entries, which is
 * replaced as a whole, and one of pieces, to whose end a run adds its own. Pieces that nobody names any more stay there until they are more than the
 * others, when a new file is made. Nothing that is named is ever written over, so that a run that is killed leaves what the one
 * before has left. Of two runs at once, one may name what the other has written over: a piece whose content is not what its
 * name says is none. What was written by another build of the tool is not looked at.
 */

interface PackIndex {
  readonly tool: string;
  /** Which of two files has the pieces. */
  readonly file: 0 | 1;
  /** How much of it is in use. */
  readonly end: number;
  /** By name, where each piece begins and how long it is. */
  readonly pieces: readonly (readonly [name: string, start: number, length: number])[];
}

type Entries = readonly (readonly [place: string, entry: Entry])[];

/** What is in a pack, and how to replace that. */
export interface Pack extends Store {
  /** Replaces it, wholly or not at all. */
  write(leavings: Leavings): Promise<void>;
}

/** Opens a pack; there is nothing in it when there is none that this tool may trust. */
export function openPack(path: string, nameTool: () => string): Pack {
  const { index, entries = "[]" } = readIndex(path, nameTool) ?? {};
  const places = new Map(index?.pieces.map(([name, ...place]) => [name, place] as const));
  return {
    entries: new Map(JSON.parse(entries) as Entries),
    read(piece) {
      const place = places.get(piece);
      return place && index && readPiece(namePieces(path, index.file), place);
    },
    // By what was opened: another run that has left something meanwhile has named pieces behind those, or in another file.
    write: (leavings) => writePack(path, { tool: nameTool(), before: index }, leavings),
  };
}

interface Writing {
  readonly tool: string;
  readonly before: PackIndex | undefined;
}

async function writePack(path: string, { tool, before }: Writing, leavings: Leavings): Promise<void> {
  const { entries, added, lost, read } = leavings;
  const wanted = new Set([...entries.values()].flatMap(({ pieces }) => pieces));
  const old = (before?.pieces ?? []).filter(([name]) => wanted.has(name) && !lost.has(name));
  const isThere = new Set(old.map(([name]) => name));
  const fresh = [...added].filter(([name]) => wanted.has(name) && !isThere.has(name));
  const live = old.reduce((sum, [, , length]) => sum + length, 0);
  const isKept = before !== undefined && before.end <= 2 * live + smallPack;
  const file = isKept || before === undefined ? (before?.file ?? 0) : before.file === 0 ? 1 : 0;
  const start = isKept ? before.end : 0;
  // Those that can't be read go: what names them will be worked out again.
  const moved = isKept ? [] : old.flatMap(([name]) => toPiece(name, read(name)));
  const places = writePieces(namePieces(path, file), [...moved, ...fresh], { start, isKept });
  const pieces = [...(isKept ? old : []), ...places];
  const end = places.reduce((sum, [, , length]) => sum + length, start);
  const index: PackIndex = { tool, file, end, pieces };
  await writeSealed(path, `${JSON.stringify(index)}\n${JSON.stringify([...entries] satisfies Entries)}`);
  // The one before, or what a run that was killed has left.
  rmSync(namePieces(path, file === 0 ? 1 : 0), { force: true });
}

/** Not every system has it. */
const followNone = "O_NOFOLLOW" in constants ? constants.O_NOFOLLOW : 0;

/** In bytes: of so few, nobody minds what is not in use. */
const smallPack = 1_000_000;

function namePieces(path: string, file: 0 | 1): string {
  return `${path}.${file}`;
}

type Piece = readonly [name: string, bytes: Uint8Array];

function toPiece(name: string, bytes: Uint8Array | undefined): readonly Piece[] {
  return bytes === undefined ? [] : [[name, bytes]];
}

/** The index, and the entries as JSON, which not everybody wants. */
function readIndex(
  path: string,
  nameTool: () => string,
): { readonly index: PackIndex; readonly entries: string } | undefined {
  return readSealed(path, (body) => {
    const end = body.indexOf("\n");
    const index = JSON.parse(body.toString("utf8", 0, end)) as PackIndex;
    return index.tool === nameTool() ? { index, entries: body.toString("utf8", end + 1) } : undefined;
  });
}

function readPiece(path: string, [start, length]: readonly [start: number, length: number]): Uint8Array | undefined {
  try {
    const file = openSync(path, "r");
    try {
      // Memory is taken only for what can be there.
      if (start + length > fstatSync(file).size) return undefined;
      const bytes = Buffer.allocUnsafeSlow(length);
      return readSync(file, bytes, 0, length, start) === length ? bytes : undefined;
    } finally {
      closeSync(file);
    }
  } catch {
    return undefined;
  }
}

/** Writes the pieces one after the other, and says where they are. Never through a link that lies there: it might lead to a file of somebody else. */
function writePieces(
  path: string,
  pieces: readonly Piece[],
  { start, isKept }: { readonly start: number; readonly isKept: boolean },
): PackIndex["pieces"] {
  if (!isKept) rmSync(path, { force: true });
  const { O_RDWR, O_CREAT, O_EXCL } = constants;
  const file = openSync(path, isKept ? O_RDWR | followNone : O_RDWR | O_CREAT | O_EXCL);
  try {
    let at = start;
    const places = pieces.map(([name, { byteLength }]) => [name, (at += byteLength) - byteLength, byteLength] as const);
    const bytes = pieces.map(([, piece]) => piece);
    writeToEnd(file, bytes, start);
    return places;
  } finally {
    closeSync(file);
  }
}
