/*
 * Patterns with many stars, for which regular expressions would try each way to share a path among the stars. All ways are
 * followed at once here, in time proportional to the path and the pattern; that is slower for patterns that people write.
 */

/** What a pattern counts from, and whether it stands for folders alone. */
export interface PatternPlace {
  readonly isAnchored: boolean;
  readonly onlyFolders: boolean;
}

type Test = (sign: string) => boolean;

/** What can be done at a place in a pattern. */
interface Step {
  /** Signs that leave it where it is. */
  readonly loops?: Test | undefined;
  /** Signs that lead to the next one. */
  readonly takes?: Test | undefined;
  /** How many steps further it is for nothing. */
  readonly jumps?: readonly number[] | undefined;
}

const isAny: Test = () => true;
const isSlash: Test = (sign) => sign === "/";
const isOther: Test = (sign) => sign !== "/";
/** Folders of any depth with the slash behind them, or nothing. */
const folders: readonly Step[] = [{ jumps: [1, 2] }, { loops: isAny, takes: isSlash }];

/** Tells whether a path matches the tokens of a pattern of `.gitignore`, which may begin below any folder unless it is anchored. */
export function createStarMatcher(
  tokens: readonly string[],
  { isAnchored, onlyFolders }: PatternPlace,
): (path: string) => boolean {
  const steps = [
    ...(isAnchored ? [] : folders),
    ...tokens.flatMap((token, index) => toSteps(token, isLone(tokens, index))),
    { takes: isSlash, jumps: onlyFolders ? [] : [1] },
  ];
  return (path) => {
    let places = follow([0], steps);
    for (const sign of path) places = follow(goOn(places, sign, steps), steps);
    return places.has(steps.length);
  };
}

/** A star between slashes stands for a name, and nothing is none. */
function isLone(tokens: readonly string[], index: number): boolean {
  const before = index === 0 ? "/" : (tokens[index - 1] ?? "");
  const after = tokens[index + 1] ?? "/";
  return /^\*+$/.test(tokens[index] ?? "") && before.endsWith("/") && before !== "**/" && after.startsWith("/");
}

function toSteps(token: string, isLoneStar: boolean): readonly Step[] {
  if (token === "**/") return folders;
  if (token === "/**") return [{ takes: isSlash }, { loops: isAny, jumps: [1] }];
  if (/^\*+$/.test(token)) return [...(isLoneStar ? [{ takes: isOther }] : []), { loops: isOther, jumps: [1] }];
  if (token === "?") return [{ takes: isOther }];
  if (/^\[[^\]]+\]$/.test(token)) {
    const signs = new RegExp(token.replace(/^\[[!^]/, "[^/").replaceAll("\\", "\\\\"));
    return [{ takes: (sign) => signs.test(sign) }];
  }
  const text = token.startsWith("\\") ? token.slice(1) : token;
  return Array.from(text, (wanted) => ({ takes: (sign: string) => sign === wanted }));
}

function goOn(places: ReadonlySet<number>, sign: string, steps: readonly Step[]): number[] {
  const next: number[] = [];
  for (const place of places) {
    const { loops, takes } = steps[place] ?? {};
    if (loops?.(sign) === true) next.push(place);
    if (takes?.(sign) === true) next.push(place + 1);
  }
  return next;
}

/** With the places that are reached from these for nothing. */
function follow(places: readonly number[], steps: readonly Step[]): ReadonlySet<number> {
  const reached = new Set(places);
  for (const place of reached) for (const jump of steps[place]?.jumps ?? []) reached.add(place + jump);
  return reached;
}
