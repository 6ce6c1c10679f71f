import type { IngestionPlugin } from "../../catalogue/ingestion.ts";

/** What the model has about its sources, by part, in words that begin a list. */
interface Part {
  readonly words: string;
  readonly has: (plugin: IngestionPlugin) => boolean;
}

const parts: readonly Part[] = [
  { words: "a list of what is extracted", has: ({ capabilities }) => capabilities.length > 0 },
  { words: "a recipe to begin with", has: ({ recipe }) => recipe !== undefined },
  { words: "every option", has: ({ options, takesNoOptions }) => options.length > 0 || takesNoOptions === true },
];

/** What the pages of sources have, as sentences: nothing that isn't there is promised. */
export function describeSources(plugins: readonly IngestionPlugin[]): string {
  const count = ({ has }: Part): number => plugins.filter(has).length;
  const whole = parts.filter((part) => count(part) === plugins.length).map(({ words }) => words);
  const most = parts.filter((part) => count(part) < plugins.length && count(part) * 2 > plugins.length);
  const some = parts.filter((part) => count(part) > 0 && count(part) * 2 <= plugins.length);
  return [
    ...(whole.length === 0 ? [] : [`Each page has ${joinWords(whole)}.`]),
    ...(most.length === 0 ? [] : [`Most have ${joinWords(most.map(({ words }) => words))}.`]),
    ...(some.length === 0 ? [] : [`Some have ${joinWords(some.map(({ words }) => words))}.`]),
  ].join(" ");
}

function joinWords(words: readonly string[]): string {
  const last = words.at(-1) ?? "";
  if (words.length < 2) return last;
  return `${words.slice(0, -1).join(", ")}${words.length > 2 ? "," : ""} and ${last}`;
}
