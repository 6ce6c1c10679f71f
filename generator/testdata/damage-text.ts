/** A text with a piece cut off, cut out, doubled or replaced by a piece of syntax. */
export function damageText(text: string, random: (limit: number) => number): string {
  const pieces = [
    "{",
    "}",
    "[",
    "]",
    "@",
    ":",
    "=",
    '"',
    "`",
    "/**",
    "*/",
    "//",
    "record ",
    "optional ",
    "\0",
    "1",
    ",",
  ];
  const start = random(text.length + 1);
  const end = Math.min(text.length, start + random(20));
  switch (random(4)) {
    case 0:
      return text.slice(0, start);
    case 1:
      return text.slice(0, start) + text.slice(end);
    case 2:
      return text.slice(0, end) + text.slice(start);
    default:
      return text.slice(0, start) + (pieces[random(pieces.length)] ?? "") + text.slice(end);
  }
}

/** Numbers below a limit that look random and are the same in every run. */
export function createRandom(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}
