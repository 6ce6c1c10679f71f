import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

/** What a page of a written site costs before its reader does anything. */
export interface PageWeight {
  /** Bytes of scripts and of style sheets, compressed. */
  readonly script: number;
  readonly style: number;
  /** The document and what it asks for at once. */
  readonly requests: number;
  /** Scripts and styles that stand in the document itself; blocks of data are no scripts. */
  readonly inline: readonly string[];
  readonly policy: string;
}

const dataTypes = /\btype="(?:application\/(?:ld\+)?json)"/;

/** Weighs a document by what it names. Pictures that load lazily are left out. */
export function weighPage(
  html: string,
  { folder, base }: { readonly folder: string; readonly base: string },
): PageWeight {
  const addresses = (pattern: RegExp): readonly string[] => [...html.matchAll(pattern)].map(([, path = ""]) => path);
  const scripts = addresses(/<script\b[^>]*\ssrc="([^"]+)"/g);
  const styles = addresses(/<link\b(?=[^>]*\srel="stylesheet")[^>]*\shref="([^"]+)"/g);
  const others = [
    ...addresses(/<link\b(?=[^>]*\srel="(?:modulepreload|preload|icon)")[^>]*\shref="([^"]+)"/g),
    ...addresses(/<img\b(?![^>]*\sloading="lazy")[^>]*\ssrc="([^"]+)"/g),
  ];
  const sizeOf = (paths: readonly string[]): number =>
    [...new Set(paths)].reduce((sum, path) => sum + sizeOfFile(join(folder, toPath(path, base))), 0);
  return {
    script: sizeOf([...scripts, ...addresses(/<link\b(?=[^>]*\srel="modulepreload")[^>]*\shref="([^"]+)"/g)]),
    style: sizeOf(styles),
    requests: 1 + new Set([...scripts, ...styles, ...others]).size,
    inline: findInline(html),
    policy: readPolicy(html),
  };
}

function readPolicy(html: string): string {
  return /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html)?.[1]?.replaceAll("&#x27;", "'") ?? "";
}

/** What part of a document's characters its navigation takes. */
export function weighNavigation(html: string): number {
  return (/<div id="~tree".*?<main /s.exec(html)?.[0].length ?? 0) / html.length;
}

/** The scripts, styles and handlers that stand in a document itself; blocks of data are none, nor is a style that its policy knows by heart. */
export function findInline(document: string): readonly string[] {
  const policy = document.includes("<style>") ? readPolicy(document) : "";
  const html = document.replace(/<style>([^<]*)<\/style>/g, (whole, style: string) =>
    policy.includes(`'sha256-${createHash("sha256").update(style).digest("base64")}'`) ? "" : whole,
  );
  const scripts = [...html.matchAll(/<script\b([^>]*)>/g)]
    .filter(([, attributes = ""]) => !/\ssrc="/.test(attributes) && !dataTypes.test(attributes))
    .map(([tag]) => tag);
  const styles = [...html.matchAll(/<style\b[^>]*>|<[a-z][^>]*\sstyle="[^>]*>|<[a-z][^>]*\son[a-z]+="[^>]*>/gi)];
  return [...scripts, ...styles.map(([tag]) => tag.slice(0, 100))];
}

/** A file by its path below the base: to the scripts and styles of the site, pages climb to that first. */
function toPath(address: string, base: string): string {
  return address.startsWith(base) ? address.slice(base.length) : address.replace(/^(?:\.{1,2}\/)+/, "");
}

function sizeOfFile(path: string): number {
  return gzipSync(readFileSync(path)).byteLength;
}
