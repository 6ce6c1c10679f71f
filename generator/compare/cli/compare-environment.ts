import type { EnvironmentVariable } from "../../catalogue/cli.ts";
import type { Change } from "../change.ts";
import { compareWords, type Site } from "../compare-words.ts";
import { makeChange } from "../make-change.ts";
import { byName, pairUp } from "../pair-up.ts";

/** Environment variables that are asked for from now on, or no longer, or that something else stands in for. */
export function compareEnvironment(
  before: readonly EnvironmentVariable[],
  after: readonly EnvironmentVariable[],
): readonly Change[] {
  return pairUp(byName(before), byName(after)).flatMap(({ name, before: was, after: is }): readonly Change[] => {
    const site: Site = { area: "environment", thing: name, coordinate: name };
    if (was === undefined) {
      return [makeChange({ ...site, code: "safe/variable-added", after: { text: is?.default, span: is?.span } })];
    }
    if (is === undefined) {
      return [makeChange({ ...site, code: "risky/variable-removed", before: { text: was.default, span: was.span } })];
    }
    return [...compareDefaults(site, was, is), ...compareWords(site, was, is)];
  });
}

/** Code need not say what holds otherwise: what it says from now on may have been there unsaid. */
function compareDefaults(site: Site, was: EnvironmentVariable, is: EnvironmentVariable): readonly Change[] {
  if (was.default === undefined || was.default === is.default) return [];
  const before = { text: was.default, span: was.span };
  const after = { text: is.default, span: is.span };
  if (is.default === undefined)
    return [makeChange({ ...site, code: "risky/variable-default-unstated", before, after })];
  return [makeChange({ ...site, code: "risky/variable-default-changed", before, after })];
}
