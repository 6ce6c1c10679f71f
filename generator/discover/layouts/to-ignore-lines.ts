/**
 * What a project's own tool leaves out, as lines of `.gitignore` beside it. Globs would do as well, but an input may come from anybody,
 * and the time that a glob takes has no bound: `{a,b}{a,b}…` fills the memory, and a dozen stars go through a name for ever.
 */
export function toIgnoreLines(patterns: readonly string[]): string {
  return patterns
    .map((pattern) => pattern.replace(/^(?:\.?\/)+/, ""))
    .filter((pattern) => /^[^\r\n]+$/.test(pattern))
    .map((pattern) => `/${pattern}`)
    .join("\n");
}

/** Nothing that people write comes near. */
const mostChoices = 100;

/** The patterns that one with choices, such as `{drafts,old}/**`, stands for; itself where they are too many, or stand in one another. */
export function spellChoices(pattern: string): readonly string[] {
  const parts = pattern.split(/\{([^{},]*,[^{}]*)\}/);
  const choices = parts.map((part, index) => (index % 2 === 0 ? [part] : part.split(",")));
  if (choices.reduce((count, { length }) => count * length, 1) > mostChoices) return [pattern];
  return choices.reduce<readonly string[]>(
    (begun, next) => begun.flatMap((start) => next.map((part) => start + part)),
    [""],
  );
}
