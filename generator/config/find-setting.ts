import { basename, resolve } from "node:path";
import type { Span } from "../catalogue/span.ts";
import type { Setting } from "../diagnostics/diagnostic.ts";
import { editionKeys } from "./edition-config.ts";
import type { Locate } from "./locate.ts";

/** A config file as it was written, and what finds places in it. */
interface WrittenConfig {
  readonly value: unknown;
  readonly locate: Locate;
  /** Where a module writes a text. */
  readonly locateText?: ((text: string, key: string) => Span | undefined) | undefined;
  /** The folder from which its paths count. */
  readonly folder: string;
}

type Path = readonly (string | number)[];

/** Where a setting is written; undefined where the config file says nothing of it. */
export function findSetting({ key, value }: Setting, written: WrittenConfig): Span | undefined {
  const path = toPath(key);
  const [top] = path;
  const roots = [path, ...listOwnKeys(path, written.value)].filter(
    (each) => valueAt(written.value, each) !== undefined,
  );
  const texts = roots.flatMap((root) => listTexts(valueAt(written.value, root), root));
  const ways: readonly ((text: string) => boolean)[] =
    value === undefined
      ? []
      : [
          (text) => text === value,
          (text) => resolve(written.folder, text) === resolve(value),
          (text) => basename(text) === basename(value),
        ];
  const found = ways.map((isMeant) => texts.find(({ text }) => isMeant(text))).find((each) => each !== undefined);
  if (found !== undefined) return written.locateText?.(found.text, String(top)) ?? written.locate(found.path, "value");
  // What a key lacks is missed where it would stand.
  const isSaid = top !== undefined && valueAt(written.value, [top]) !== undefined;
  return isSaid ? written.locate(roots[0] ?? path, "value") : undefined;
}

/** `versions[1].path` as its parts. */
function toPath(key: string): Path {
  return [...key.matchAll(/\[(\d+)\]|[^.[\]]+/g)].map(([name, index]) => (index === undefined ? name : Number(index)));
}

/** The same key where versions say it for themselves. */
function listOwnKeys(path: Path, config: unknown): readonly Path[] {
  const versions = valueAt(config, ["versions"]);
  if (!Array.isArray(versions) || !editionKeys.some((key) => key === path[0])) return [];
  return versions.map((_, index) => ["versions", index, ...path]);
}

function valueAt(value: unknown, path: Path): unknown {
  let at = value;
  for (const part of path) {
    if (typeof at !== "object" || at === null || !Object.hasOwn(at, part)) return undefined;
    at = Reflect.get(at, part);
  }
  return at;
}

interface PlacedText {
  readonly path: Path;
  readonly text: string;
}

/** The texts at a path and below it, in their order. */
function listTexts(value: unknown, path: Path, depth = 0): readonly PlacedText[] {
  if (typeof value === "string") return [{ path, text: value }];
  if (typeof value !== "object" || value === null || depth > deepest) return [];
  return Array.isArray(value)
    ? value.flatMap((each: unknown, index) => listTexts(each, [...path, index], depth + 1))
    : Object.entries(value).flatMap(([key, each]) => listTexts(each, [...path, key], depth + 1));
}

/** No value of the configuration that names something is deeper, and a module may give what contains itself. */
const deepest = 5;
