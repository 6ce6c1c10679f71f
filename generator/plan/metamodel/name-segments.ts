/** What is written in one word with humps, whatever its words are. */
const joined: ReadonlyMap<string, string> = new Map([
  ["data hub", "DataHub"],
  ["linked in", "LinkedIn"],
]);

/** More words than that are no beginning that several names have. */
const mostWords = 4;

/** Reads parts of namespaces, which are in small letters, by the names of a model: `dataproduct` as `Data product`. */
export function nameSegments(names: Iterable<string>): (segment: string) => string {
  const known = new Map<string, readonly string[]>();
  for (const name of names) {
    const words = splitHumps(name);
    for (let length = 1; length <= Math.min(words.length, mostWords); length += 1) {
      const run = words.slice(0, length);
      const key = run.join("").toLowerCase();
      if (!known.has(key)) known.set(key, run);
    }
  }
  return (segment) => toLabel(known.get(segment.toLowerCase()) ?? splitHumps(segment));
}

/** The words of a name; letters that are all large are one. */
function splitHumps(name: string): readonly string[] {
  return name.split(/(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|[_-]/).filter((word) => word !== "");
}

function toLabel(words: readonly string[]): string {
  const [first = ""] = words;
  // A version is written in small letters, as in `v1beta1`.
  if (words.length === 1 && /^v\d/.test(first)) return first;
  const text = words.map((word) => (/^[A-Z]{2,}$/.test(word) ? word : word.toLowerCase())).join(" ");
  const spelt = [...joined].reduce((label, [plain, name]) => label.replace(plain, name), text);
  return spelt.charAt(0).toUpperCase() + spelt.slice(1);
}
