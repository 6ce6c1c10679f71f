import { digest } from "../places/digest.ts";

/** A picture that a notebook holds itself, and that a site has as a file. */
export interface EmbeddedPicture {
  /** By what is in it, so that it is the same file as long as it is the same picture. */
  readonly name: string;
  readonly bytes: Buffer;
}

interface PictureType {
  readonly ending: string;
  /** Whether bytes are what the type says, so that nothing else comes to the site under its name. */
  readonly isSo: (bytes: Buffer) => boolean;
}

const beginsWith =
  (...signs: readonly string[]) =>
  (bytes: Buffer): boolean =>
    signs.some((sign) => bytes.toString("latin1", 0, sign.length) === sign);

/** The first that a notebook has of them is shown: a drawing is sharp at any size. */
export const pictureTypes: ReadonlyMap<string, PictureType> = new Map([
  // Behind what is said of the document and its type.
  ["image/svg+xml", { ending: "svg", isSo: (bytes) => /<svg[\s/>]/.test(bytes.toString("latin1", 0, 4000)) }],
  ["image/png", { ending: "png", isSo: beginsWith("\u0089PNG") }],
  ["image/jpeg", { ending: "jpg", isSo: beginsWith("\u00FF\u00D8\u00FF") }],
  ["image/gif", { ending: "gif", isSo: beginsWith("GIF8") }],
  ["image/webp", { ending: "webp", isSo: beginsWith("RIFF") }],
]);

/** A picture as it is written in a notebook: a drawing in its own words or, like all others, in base64. Undefined for what is none. */
export function readEmbeddedPicture(type: string, written: string): EmbeddedPicture | undefined {
  const kind = pictureTypes.get(type);
  if (kind === undefined || written === "") return undefined;
  const bytes = Buffer.from(written, kind.ending === "svg" && /^\s*</.test(written) ? "utf8" : "base64");
  if (!kind.isSo(bytes)) return undefined;
  return { name: `${Buffer.from(digest(bytes), "base64url").toString("hex").slice(0, 20)}.${kind.ending}`, bytes };
}
