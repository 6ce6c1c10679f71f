/** Something that several things of a schema are about. */
export interface Subject {
  readonly label: string;
  /** In lower case and in the singular. */
  readonly words: readonly string[];
}

interface Named {
  readonly name: string;
  readonly kind?: string | undefined;
}

/** What a thing does or is for, which says nothing of what it is about. */
export const commonWords: ReadonlySet<string> = new Set(
  (
    "accept actor add across aggregate aggregation all and any app apply archive as asset association at base batch bulk by can cancel cell change check clear common complete core close config " +
    "configuration connection content context count create current data date default delete detail disable edge edit editable enable " +
    "entry entity enum error evaluate event field filter find for from get global has history hub id in info information input insert is item " +
    "key kind level link list main make match me member merge metadata mode move multiple my name new node number object of on open operation " +
    "option or order output page parent param parameter patch payload per process properties property provider publish put query raw reason " +
    "record ref refresh reference reject release remove report request reset resolve resource response restore result revoke row run save scroll " +
    "segment send set single sort source spec start state statistic stat status std stop string submit subset summary to type unset update upsert " +
    "url urn use util value verify via view with"
  ).split(" "),
);

/** So long a name is one thing, and not what others are about. */
const mostWords = 3;

/** Words that are no subject by themselves have to be in so many names. */
const fewestNames = 9;

/**
 * The subjects that names speak of: types that stand for entities, objects whose names are in those of others, and words
 * that many names have. One whose name begins with another's belongs to that: `PullRequestReview` to `PullRequest`.
 */
export function nameSubjects(
  things: readonly Named[],
  { entityTypes, fewest }: { readonly entityTypes: ReadonlySet<string>; readonly fewest: number },
): readonly Subject[] {
  const names = things.map(({ name }) => toNameWords(name));
  const counts = countRuns(names);
  const found = new Map<string, readonly string[]>();
  const add = (words: readonly string[]): void => void found.set(words.join(" "), words);
  for (const name of entityTypes) add(toNameWords(name));
  const entities = new Set(found.keys());
  for (const { name, kind } of things) {
    if (kind !== "object" && kind !== "interface") continue;
    const words = toNameWords(name);
    if (words.length > mostWords || words.length === 0 || commonWords.has(words.at(-1) ?? "")) continue;
    if (words.every((word) => !commonWords.has(word)) && (counts.get(words.join(" ")) ?? 0) > fewest) add(words);
  }
  for (const [run, count] of counts) {
    if (count >= fewestNames && !run.includes(" ") && !commonWords.has(run) && run.length > 2) add([run]);
  }
  const subjects = [...found.values()]
    .filter((words) => words.length > 0)
    .map((words) => ({ words, label: toLabel(findWhole(words, found, entities)) }));
  return [...subjects.filter(({ words }) => !isShortFor(words, entities)), ...listShortNames(entities)];
}

/** Entities by their last word where no other ends in it: `user` is `corp user`. */
function listShortNames(entities: ReadonlySet<string>): readonly Subject[] {
  return [...entities].flatMap((name) => {
    const words = name.split(" ");
    const last = words.slice(-1);
    return words.length > 1 && isShortFor(last, entities) ? [{ words: last, label: toLabel(words) }] : [];
  });
}

function isShortFor(words: readonly string[], entities: ReadonlySet<string>): boolean {
  const [word = ""] = words;
  if (words.length > 1 || entities.has(word) || commonWords.has(word)) return false;
  return [...entities].filter((name) => name.endsWith(` ${word}`)).length === 1;
}

/** The shortest subject that the words begin with; entities are subjects of their own. */
function findWhole(
  words: readonly string[],
  found: ReadonlyMap<string, readonly string[]>,
  entities: ReadonlySet<string>,
): readonly string[] {
  if (entities.has(words.join(" "))) return words;
  for (let length = 1; length < words.length; length += 1) {
    const whole = found.get(words.slice(0, length).join(" "));
    if (whole !== undefined) return whole;
  }
  return words;
}

/** In how many names each run of up to three words is. */
function countRuns(names: readonly (readonly string[])[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const words of names) {
    const runs = new Set<string>();
    for (let start = 0; start < words.length; start += 1) {
      for (let end = start + 1; end <= Math.min(words.length, start + mostWords); end += 1) {
        runs.add(words.slice(start, end).join(" "));
      }
    }
    for (const run of runs) counts.set(run, (counts.get(run) ?? 0) + 1);
  }
  return counts;
}

/** The subject that a name speaks of: the longest in it, and of such the last, as in `DatasetAssertion`. */
export function matchWords(words: readonly string[], subjects: readonly Subject[]): Subject | undefined {
  let best: { readonly subject: Subject; readonly at: number } | undefined;
  const text = ` ${words.join(" ")} `;
  for (const subject of subjects) {
    const at = text.lastIndexOf(` ${subject.words.join(" ")} `);
    if (at < 0) continue;
    const longer = best === undefined ? 1 : subject.words.length - best.subject.words.length;
    if (best === undefined || longer > 0 || (longer === 0 && at > best.at)) best = { subject, at };
  }
  return best?.subject;
}

/** The words of a name, in lower case and the singular: `listMLModelGroups` is `list ml model group`. */
export function toNameWords(name: string): readonly string[] {
  return [...name.matchAll(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/g)].map(([word]) => toSingular(word.toLowerCase()));
}

function toSingular(word: string): string {
  if (word.endsWith("series") || word.endsWith("ics")) return word;
  if (word.length > 4 && word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  if (/(?:ss|sh|ch|x)es$/.test(word)) return word.slice(0, -2);
  return word.length > 3 && /[^sui]s$/.test(word) ? word.slice(0, -1) : word;
}

const acronyms: ReadonlySet<string> = new Set(["api", "er", "id", "ml", "sql", "ui", "url", "urn"]);

/** `ml model group` as a title: `ML model group`. */
export function toLabel(words: readonly string[]): string {
  const shown = words.map((word) => (acronyms.has(word) ? word.toUpperCase() : word)).join(" ");
  return shown.charAt(0).toUpperCase() + shown.slice(1);
}
