/** `updateDeprecation` for `deprecation`, `addTag` for `globalTags`: no more than the name says so. */
export function isNamedFor(operation: string, aspect: string, kind: "write" | "remove"): boolean {
  const [, verb = "", thing = ""] = /^([a-z]+)(\w+)$/.exec(operation) ?? [];
  const wanted = thing.toLowerCase();
  const name = aspect.toLowerCase();
  const whole = name === wanted || name === `${wanted}s`;
  if (kind === "remove") return /^(?:remove|unset|delete)$/.test(verb) && (whole || endsIn(aspect, thing));
  return (verb === "update" && whole) || (/^(?:add|set)$/.test(verb) && (whole || endsIn(aspect, thing)));
}

/** Whether a name ends in a whole word, in the plural or not. */
function endsIn(name: string, word: string): boolean {
  return name.endsWith(word) || name.endsWith(`${word}s`);
}
