import type { CliCommand } from "../../catalogue/cli.ts";
import type { Change } from "../change.ts";
import type { Site } from "../compare-words.ts";
import { makeChange } from "../make-change.ts";
import { byName } from "../pair-up.ts";

/** Of which options and arguments of a command one has to be given now, where none had to be; each group once, by its first option. */
export function compareEither(site: Site, was: CliCommand, is: CliCommand): readonly Change[] {
  const known = byName([...was.arguments, ...was.options]);
  const told = new Set<string>();
  return is.options.flatMap((option) => {
    const others = option.excludes ?? [];
    if (option.either !== true || told.has(option.name)) return [];
    for (const name of [option.name, ...others]) told.add(name);
    const before = [option.name, ...others].flatMap((name) => known.get(name) ?? []);
    // One had to be given already, of fewer or of more.
    const isKnown = before.some((each) => each.required || ("either" in each && each.either === true));
    if (before.length === 0 || isKnown) return [];
    const at = { ...site, coordinate: `${site.coordinate} ${option.name}`, name: option.name };
    const after = { text: others.join(" or "), span: option.span };
    return [makeChange({ ...at, code: "breaking/cli-either-required", after })];
  });
}
