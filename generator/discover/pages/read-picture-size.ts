/** How large a picture is, in pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** Enough of a picture's beginning to find its size in; pictures of cameras carry previews before it. */
export const pictureHeadSize = 256 * 1024;

/** In most pictures enough; where it isn't, they tell no size. */
export const shortHeadSize = 4096;

/** Width and height of a picture in pixels, as its first bytes tell; undefined when they don't. */
export function readPictureSize(bytes: Buffer): PictureSize | undefined {
  const size = readPng(bytes) ?? readGif(bytes) ?? readWebp(bytes) ?? readJpeg(bytes) ?? readSvg(bytes);
  return size !== undefined && isSize(size.width) && isSize(size.height) ? size : undefined;
}

const largest = 100_000;

function isSize(pixels: number): boolean {
  return Number.isInteger(pixels) && pixels > 0 && pixels <= largest;
}

function hasText(bytes: Buffer, offset: number, text: string): boolean {
  return bytes.toString("latin1", offset, offset + text.length) === text;
}

function readPng(bytes: Buffer): PictureSize | undefined {
  if (bytes.length < 24 || !hasText(bytes, 1, "PNG") || !hasText(bytes, 12, "IHDR")) return undefined;
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

function readGif(bytes: Buffer): PictureSize | undefined {
  if (bytes.length < 10 || !hasText(bytes, 0, "GIF8")) return undefined;
  return { width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) };
}

/** The three forms of WebP: extended, lossless and lossy. */
function readWebp(bytes: Buffer): PictureSize | undefined {
  if (bytes.length < 30 || !hasText(bytes, 0, "RIFF") || !hasText(bytes, 8, "WEBP")) return undefined;
  if (hasText(bytes, 12, "VP8X")) {
    return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
  }
  if (hasText(bytes, 12, "VP8L")) {
    const bits = bytes.readUInt32LE(21);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
}

/** Goes from segment to segment until the one that begins a frame. */
function readJpeg(bytes: Buffer): PictureSize | undefined {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return undefined;
  let offset = 2;
  while (offset + 9 < bytes.length) {
    const marker = bytes[offset + 1] ?? 0;
    if (bytes[offset] !== 0xff) return undefined;
    // Between C0 and CF are frames, save for three other kinds of tables.
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      return { width: bytes.readUInt16BE(offset + 7), height: bytes.readUInt16BE(offset + 5) };
    }
    offset += marker === 0xff ? 1 : 2 + bytes.readUInt16BE(offset + 2);
  }
  return undefined;
}

/** From the attributes of the outermost element; a `viewBox` stands in for missing or relative ones. */
function readSvg(bytes: Buffer): PictureSize | undefined {
  const tag = /<svg\b[^>]*>/.exec(bytes.toString("utf8", 0, 8192))?.[0];
  if (tag === undefined) return undefined;
  const read = (name: string): number =>
    Math.round(Number(new RegExp(`\\s${name}\\s*=\\s*["']\\s*([\\d.]+)(?:px)?\\s*["']`).exec(tag)?.[1]));
  const [width, height] = [read("width"), read("height")];
  if (isSize(width) && isSize(height)) return { width, height };
  const box = /\sviewBox\s*=\s*["']\s*[-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)/.exec(tag);
  return box ? { width: Math.round(Number(box[1])), height: Math.round(Number(box[2])) } : undefined;
}
