import type { LocatedName } from "../places/located-name.ts";
import { dataCodes } from "../diagnostics/codes/data.ts";
import type { Report } from "../diagnostics/report.ts";
import type { SourceFile } from "../sources/source-file.ts";
import { trimSlashes } from "../places/trim-slashes.ts";
import { createYamlReader, type YamlReader } from "./yaml/yaml-reader.ts";

type YamlNode = NonNullable<YamlReader["root"]>;

/** An entry of a data file: its values by key, what it is called in messages, and its place. */
export interface DataEntry<Key extends string> {
  readonly reader: YamlReader;
  readonly node: YamlNode;
  readonly what: string;
  readonly values: ReadonlyMap<Key, YamlNode>;
}

interface DataFileShape<Key extends string> {
  /** The one key at the top, whose list holds the entries. */
  readonly list: string;
  /** What an entry is called, e.g. `a release`. */
  readonly entry: string;
  readonly keys: readonly Key[];
}

/**
 * The entries of a file of the site's own data: YAML, or JSON, which is YAML, with one list in it.
 * Whatever has another shape has been reported and is left out.
 */
export function readDataFile<Key extends string>(
  { path, text }: SourceFile,
  { list, entry, keys }: DataFileShape<Key>,
  report: Report,
): readonly DataEntry<Key>[] {
  const reader = createYamlReader(path, text, report, dataCodes);
  if (reader === undefined) return [];
  const top = reader.mapping(reader.root, "the file", ["$schema", list]);
  return reader.list(top?.get(list), `\`${list}\``).flatMap((node) => {
    const values = reader.mapping(node, entry, keys);
    return values === undefined ? [] : [{ reader, node, what: entry, values }];
  });
}

/** Text that an entry must have; its absence has been reported. */
export function readNeeded<Key extends string>(entry: DataEntry<Key>, key: Key): string | undefined {
  return readNeededName(entry, key)?.name;
}

/** The same with where it stands. */
export function readNeededName<Key extends string>(
  { reader, node, what, values }: DataEntry<Key>,
  key: Key,
): LocatedName | undefined {
  const value = values.get(key);
  if (value === undefined) {
    reader.report.add(dataCodes.missingValue({ what, key }), reader.span(node));
    return undefined;
  }
  return reader.name(value, `\`${key}\` of ${what}`);
}

/** Text that an entry may have, if it looks as it should; otherwise that has been reported. */
export function readMatching<Key extends string>(
  { reader, what, values }: DataEntry<Key>,
  key: Key,
  isRight: (text: string) => boolean,
  expected: string,
): string | undefined {
  const value = values.get(key);
  const text = reader.text(value, `\`${key}\` of ${what}`);
  if (value === undefined || text === undefined || isRight(text)) return text;
  reader.report.add(dataCodes.wrongValue({ what: `\`${key}\` of ${what}`, expected }), reader.span(value));
  return undefined;
}

/** Whether a text is an address on the web. */
export function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^\s/]+/.test(text) && !/[\s<>"]/.test(text) && URL.canParse(text);
}

/** Whether a text names a place below the base: segments that stay inside, and perhaps an anchor. */
export function isSitePath(text: string): boolean {
  const [path = ""] = text.split("#");
  return (
    !/[\s<>"\\?*:|\p{Cc}\p{Cf}]/u.test(text) &&
    trimSlashes(path)
      .split("/")
      .every((part, index, all) => (part === "" ? index === 0 && all.length === 1 : !/^\.+$/.test(part)))
  );
}
