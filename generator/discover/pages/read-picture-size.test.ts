import { describe, expect, test } from "vitest";
import { readPictureSize } from "./read-picture-size.ts";

const hex = (text: string): Buffer => Buffer.from(text.replaceAll(" ", ""), "hex");

describe("the size of a picture", () => {
  test.each<[string, Buffer, string]>([
    ["PNG", hex("89504e470d0a1a0a 0000000d 49484452 00000280 000001e0"), "640x480"],
    ["GIF", hex("474946383961 8002 e001"), "640x480"],
    ["extended WebP", hex("52494646 00000000 57454250 56503858 0a000000 00000000 7f0200 df0100"), "640x480"],
    ["lossless WebP", hex("52494646 00000000 57454250 5650384c 00000000 2f 7fc27700 0000000000"), "640x480"],
    ["lossy WebP", hex("52494646 00000000 57454250 56503820 00000000 000000 9d012a 8002 e001"), "640x480"],
    ["JPEG", hex("ffd8 ffe0 0004 0000 ffff ffc2 0011 08 01e0 0280 03 000000"), "640x480"],
    ["SVG", Buffer.from('<?xml version="1.0"?><svg width="640" height="480px">'), "640x480"],
    ["SVG by its view box", Buffer.from('<svg width="100%" viewBox="0 0 640 480">'), "640x480"],
  ])("%s", (_, bytes, expected) => {
    const size = readPictureSize(bytes);
    expect(`${size?.width}x${size?.height}`).toBe(expected);
  });

  test.each<[string, Buffer]>([
    ["nothing", Buffer.alloc(0)],
    ["a text", Buffer.from("no picture at all, but long enough to be one")],
    ["a PNG that breaks off", hex("89504e470d0a1a0a 0000000d 49484452")],
    ["a PNG without width", hex("89504e470d0a1a0a 0000000d 49484452 00000000 000001e0")],
    ["a JPEG that breaks off", hex("ffd8 ffe0 ffff 0000")],
    ["a JPEG that goes nowhere", hex("ffd8 0000 0000 0000 0000 0000 0000")],
    ["an SVG without a size", Buffer.from("<svg>")],
    ["an absurd one", hex("89504e470d0a1a0a 0000000d 49484452 7fffffff 000001e0")],
  ])("of %s is unknown", (_, bytes) => {
    expect(readPictureSize(bytes)).toBeUndefined();
  });
});
