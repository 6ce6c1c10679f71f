import type { IslandPiece } from "./scan-islands.ts";

type Opening = Extract<IslandPiece, { kind: "open" }>;

const media: ReadonlySet<string> = new Set(["video", "audio"]);

/**
 * The pieces of a text in which a film or a sound says its file by itself: of several `<source>` tags inside of it, browsers
 * play the first that they can, and what else is there is shown by those alone that can play nothing.
 */
export function gatherMedia(pieces: readonly IslandPiece[]): readonly IslandPiece[] {
  if (!pieces.some(isOpening)) return pieces;
  const gathered: IslandPiece[] = [];
  for (let index = 0; index < pieces.length; index += 1) {
    const piece = pieces[index];
    if (piece === undefined) continue;
    if (!isOpening(piece)) {
      gathered.push(piece);
      continue;
    }
    const end = findEnd(pieces, index);
    const found = giveSource(piece, pieces.slice(index + 1, end));
    gathered.push(found ?? piece);
    // What follows is the closing tag; without one, the words behind it may be meant for everybody.
    if (found !== undefined && pieces[end]?.kind === "close") index = end - 1;
  }
  return gathered;
}

function isOpening(piece: IslandPiece): piece is Opening {
  return piece.kind === "open" && media.has(piece.name);
}

/** Of the next tag that closes or opens such an element. */
function findEnd(pieces: readonly IslandPiece[], start: number): number {
  for (let index = start + 1; index < pieces.length; index += 1) {
    const piece = pieces[index];
    if (piece !== undefined && piece.kind !== "text" && piece.kind !== "void" && media.has(piece.name)) return index;
  }
  return pieces.length;
}

/** Undefined for one that has no file, of which the words inside are all there is. */
function giveSource(opening: Opening, inside: readonly IslandPiece[]): Opening | undefined {
  const { tag } = opening;
  if (tag.attributes.has("src")) return opening;
  for (const piece of inside) {
    const source = piece.kind === "open" && piece.name === "source" ? piece.tag.attributes.get("src") : undefined;
    if (piece.kind !== "open" || typeof source !== "string") continue;
    const place = piece.tag.places.get("src") ?? piece.tag.start;
    const written = piece.tag.written?.get("src");
    return {
      ...opening,
      tag: {
        ...tag,
        attributes: new Map([...tag.attributes, ["src", source]]),
        places: new Map([...tag.places, ["src", place]]),
        ...(written === undefined ? undefined : { written: new Map([...(tag.written ?? []), ["src", written]]) }),
      },
    };
  }
  return undefined;
}
