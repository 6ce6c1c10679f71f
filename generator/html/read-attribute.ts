import { decodeEntities } from "../markdown/html/scan-tag.ts";

const attribute = /\s([A-Za-z][\w-]*)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g;

/** What the beginning of an element says by an attribute, as it is written there; empty where it says nothing. */
export function readAttribute(written: string, name: string): string {
  for (const [, found = "", ...values] of written.matchAll(attribute)) {
    if (found.toLowerCase() === name) return values.find((value) => value !== undefined) ?? "";
  }
  return "";
}

/** An address that an attribute says, as links of Markdown have it. */
export function readAddress(written: string, name: string): string {
  return decodeEntities(readAttribute(written, name).trim())
    .toWellFormed()
    .replace(/[\s<>\\]/g, encodeURIComponent)
    .replaceAll("(", "%28")
    .replaceAll(")", "%29");
}
