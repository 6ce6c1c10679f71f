/** The version that a path names, and where. */
export interface FileVersion {
  /** The path with a gap for each number. */
  readonly pattern: string;
  readonly numbers: readonly number[];
  /** What each version is called by: the folder that names the last one, or the whole path where the file does. */
  readonly place: string;
}

/** A folder or file that is a version, such as `v2` or `1.0.2`, or a version at the end of its name, before `.schema` too. */
const versions =
  /(?<=^|\/)v?\d{1,9}(?:[._-]\d{1,9})*(?=\/|(?:\.schema)?\.\w+$)|(?<=[-_.]v?|[^\W\d_][vV])\d{1,9}(?:[._-]\d{1,9})*(?=\/|(?:\.schema)?\.\w+$)/g;

/** Reads `User/v1/User.avsc`, `user-1.avsc` and `api-2024-01/schema.graphql`; undefined where a path names no version. */
export function readFileVersion(file: string): FileVersion | undefined {
  const numbers: number[] = [];
  let end = 0;
  const pattern = file.replace(versions, (version, at: number) => {
    numbers.push(...(version.match(/\d+/g) ?? []).map(Number));
    end = at + version.length;
    return "*";
  });
  if (numbers.length === 0) return undefined;
  return { pattern, numbers, place: file[end] === "/" ? file.slice(0, end) : file };
}

/** Orders versions by their numbers, the older first. */
export function compareVersions(a: Pick<FileVersion, "numbers">, b: Pick<FileVersion, "numbers">): number {
  const at = a.numbers.findIndex((number, index) => number !== b.numbers[index]);
  return at < 0 ? a.numbers.length - b.numbers.length : (a.numbers[at] ?? 0) - (b.numbers[at] ?? -1);
}
