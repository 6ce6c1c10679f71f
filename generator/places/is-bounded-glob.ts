/*
 * Globs become expressions that try each way to share a name among their wildcards, and one pattern for each choice in braces.
 * Those that people write have a few; with some more, one long name takes longer than anybody waits.
 */

/** Nothing that people write comes near. */
const most = { length: 1_000, stars: 4, folders: 4, choices: 1_000 };

/** What `isBoundedGlob` wants, in the words of a message. */
export const boundedGlob = `must have at most ${most.stars} \`*\` between two \`/\`, ${most.folders} \`**\`, ${most.choices} choices in braces, and none of them in a group that repeats`;

/** What there is to try. */
interface Effort {
  /** Wildcards of any length in the part of a path that is at hand. */
  stars: number;
  /** `**` so far. */
  folders: number;
  /** Patterns that it stands for. */
  choices: number;
}

/** Whether the files that a glob fits can be found in the time that their number takes. */
export function isBoundedGlob(glob: string): boolean {
  if (glob.length > most.length) return false;
  // Escaped signs and classes of signs stand for one sign each.
  const text = glob.replace(/\\./gs, "a").replace(/\[[^[\]/]+\]/g, "a");
  const tokens = text.match(/\*\*|[+*?!@]?\(|\{\d+\.\.\d+(?:\.\.\d+)?\}|[^]/g) ?? [];
  let at = 0;

  /** The alternatives up to the end of their group; undefined where there is too much of anything. */
  function measureGroup(end: string | undefined, separator: string): Effort | undefined {
    const whole: Effort = { stars: 0, folders: 0, choices: 0 };
    for (;;) {
      const effort = measureSequence(end, separator);
      if (effort === undefined) return undefined;
      whole.stars = Math.max(whole.stars, effort.stars);
      whole.folders = Math.max(whole.folders, effort.folders);
      whole.choices += effort.choices;
      const token = tokens[at];
      at += 1;
      if (token !== separator || token === undefined) return whole;
    }
  }

  function measureSequence(end: string | undefined, separator: string): Effort | undefined {
    const effort: Effort = { stars: 0, folders: 0, choices: 1 };
    for (; at < tokens.length; at += 1) {
      const token = tokens[at] ?? "";
      if (token === end || (end !== undefined && token === separator)) return effort;
      if (token === "/") effort.stars = end === undefined ? 0 : effort.stars;
      else if (token === "**") effort.folders += 1;
      else if (token === "*" || (token === "+" && end === ")")) effort.stars += 1;
      else if (/^\{\d/.test(token)) effort.choices *= countRange(token);
      else if (token === "{" || token.endsWith("(")) {
        at += 1;
        const group = token === "{" ? measureGroup("}", ",") : measureGroup(")", "|");
        if (group === undefined) return undefined;
        at -= 1;
        const isRepeated = /^[+*]\(/.test(token) || (token.endsWith("(") && /^[+*]/.test(tokens[at + 1] ?? ""));
        if (isRepeated && group.stars + group.folders > 0) return undefined;
        effort.stars += group.stars + (/^[+*!]/.test(token) ? 1 : 0);
        effort.folders += group.folders;
        if (token === "{") effort.choices *= group.choices;
      }
      if (effort.stars > most.stars || effort.folders > most.folders || effort.choices > most.choices) return undefined;
    }
    return effort;
  }

  return measureGroup(undefined, "") !== undefined;
}

function countRange(token: string): number {
  const [from = 0, to = 0] = (token.match(/\d+/g) ?? []).map(Number);
  return Math.abs(to - from) + 1;
}
