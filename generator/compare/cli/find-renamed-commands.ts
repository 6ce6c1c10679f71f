import type { CliCommand } from "../../catalogue/cli.ts";
import { toSibling } from "./to-sibling.ts";

/** The earlier commands by what they are called now: one whose word is another word of a new one is that, with those below it. */
export function findRenamedCommands(
  earlier: ReadonlyMap<string, CliCommand>,
  later: ReadonlyMap<string, CliCommand>,
): ReadonlyMap<string, CliCommand> {
  const now = new Map(
    [...later.values()].flatMap(({ path, aliases = [] }) => aliases.map((word) => [toSibling(path, word), path])),
  );
  const called = new Map<string, string>();
  // Those above come first, so that what they are called now is known.
  return new Map(
    [...earlier].flatMap(([path, command]): readonly (readonly [string, CliCommand])[] => {
      const end = path.lastIndexOf(" ");
      const above = called.get(path.slice(0, Math.max(0, end)));
      const same = above === undefined ? path : above + path.slice(end);
      const name = later.has(same) ? same : (now.get(same) ?? same);
      called.set(path, name);
      if (!later.has(name)) return [[path, command]];
      return name !== path && earlier.has(name) ? [] : [[name, command]];
    }),
  );
}
