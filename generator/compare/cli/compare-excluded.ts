import type { CliCommand, CliOption } from "../../catalogue/cli.ts";
import type { Change } from "../change.ts";
import type { Site } from "../compare-words.ts";
import { makeChange } from "../make-change.ts";
import { byName, findStrangers } from "../pair-up.ts";

/** What of a command can't be given together any more, or can be again: of what both sides have, each pair once. */
export function compareExcluded(site: Site, was: CliCommand, is: CliCommand): readonly Change[] {
  const [known, knownNow] = [was, is].map(
    (side) => new Set([...side.options, ...side.arguments].map(({ name }) => name)),
  );
  const [earlier, later] = [byName(was.options), byName(is.options)];
  const tell = (before: CliOption, after: CliOption): readonly Change[] => {
    const isOfBoth = (name: string): boolean => known?.has(name) === true && knownNow?.has(name) === true;
    const { removed, added } = findStrangers(before.excludes ?? [], after.excludes ?? []);
    const at = (other: string): Site => ({
      ...site,
      coordinate: `${site.coordinate} ${after.name}<${other}>`,
      name: after.name,
    });
    const isFirst = (options: ReadonlyMap<string, CliOption>, other: string): boolean =>
      after.name < other || options.get(other)?.excludes?.includes(after.name) !== true;
    return [
      ...added
        .filter((other) => isOfBoth(other) && isFirst(later, other))
        .map((text) =>
          makeChange({ ...at(text), code: "breaking/cli-together-refused", after: { text, span: after.span } }),
        ),
      ...removed
        .filter((other) => isOfBoth(other) && isFirst(earlier, other))
        .map((text) =>
          makeChange({ ...at(text), code: "safe/cli-together-taken", before: { text, span: before.span } }),
        ),
    ];
  };
  return was.options.flatMap((before) => {
    const after = later.get(before.name);
    return after === undefined ? [] : tell(before, after);
  });
}
