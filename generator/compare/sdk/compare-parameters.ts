import type { SdkParameter } from "../../catalogue/sdk.ts";
import type { Change } from "../change.ts";
import type { Site } from "../compare-words.ts";
import { coordinates } from "../coordinates.ts";
import { makeChange } from "../make-change.ts";
import { byName, pairUp } from "../pair-up.ts";
import type { ChangeCode } from "../rules.ts";
import { isSameValue } from "./is-same-value.ts";
import { isSameType, typeFits } from "./type-fits.ts";

/** What differs in how something is called, by the kinds of breakages that griffe knows. */
export function compareParameters(
  site: Site,
  before: readonly SdkParameter[],
  after: readonly SdkParameter[],
): readonly Change[] {
  const thing = site.coordinate;
  // What takes everything else takes what was taken by name.
  const takesAll = after.some(({ name }) => name.startsWith("**"));
  const shifts = findShifts(before, after);
  return pairUp(byName(before), byName(after)).flatMap(({ name, before: was, after: is }): readonly Change[] => {
    const at = { ...site, thing: site.thing, coordinate: coordinates.parameter(thing, name), name: toName(site, name) };
    if (was === undefined) {
      if (is === undefined) return [];
      const isNeeded = is.required && !name.startsWith("*");
      const code = isNeeded ? "breaking/sdk-required-parameter-added" : "safe/sdk-parameter-added";
      return [makeChange({ ...at, code, after: sideOf(is) })];
    }
    if (is === undefined) {
      if (takesAll && was.positionalOnly !== true) return [];
      const announced = was.deprecated === undefined ? undefined : true;
      return [makeChange({ ...at, code: "breaking/sdk-parameter-removed", before: sideOf(was), announced })];
    }
    return compareParameter(at, was, is, shifts.get(name));
  });
}

/** Parameters next to each other that are all so many places further on or back than before. */
interface Shift {
  readonly from: number;
  readonly to: number;
  readonly followers: number;
}

/** Where parameters that may be given by position have moved, by the first of those that have moved alike. */
function findShifts(before: readonly SdkParameter[], after: readonly SdkParameter[]): ReadonlyMap<string, Shift> {
  const places = new Map(before.map((parameter, index) => [parameter.name, [parameter, index] as const]));
  const shifts = new Map<string, Shift>();
  let first: string | undefined;
  for (const [to, { name, keywordOnly }] of after.entries()) {
    const [was, from = to] = places.get(name) ?? [];
    const isMoved = was !== undefined && !was.keywordOnly && !keywordOnly && from !== to;
    const shift = first === undefined ? undefined : shifts.get(first);
    if (!isMoved) first = undefined;
    else if (first !== undefined && shift !== undefined && to - from === shift.to - shift.from) {
      shifts.set(first, { ...shift, followers: shift.followers + 1 });
    } else {
      first = name;
      shifts.set(name, { from, to, followers: 0 });
    }
  }
  return shifts;
}

function toName({ name }: Site, parameter: string): string {
  return name === undefined ? parameter : `${name}(${parameter})`;
}

function sideOf({ name, type, default: value, span }: SdkParameter): NonNullable<Change["before"]> {
  const typed = type === undefined ? name : `${name}: ${type.text}`;
  return { text: value === undefined ? typed : `${typed} = ${value}`, span };
}

/** Of several that have moved alike the first is told. */
function sayPositions({ from, to, followers }: Shift): readonly [string, string] {
  return [String(from + 1), followers === 0 ? String(to + 1) : `${to + 1}, with ${followers} more behind it`];
}

function compareParameter(
  site: Site,
  was: SdkParameter,
  is: SdkParameter,
  shift: Shift | undefined,
): readonly Change[] {
  const tell = (code: ChangeCode, before: string | undefined, after: string | undefined): readonly Change[] => {
    if (before === after) return [];
    const sides = { before: { text: before, span: was.span }, after: { text: after, span: is.span } };
    return [makeChange({ ...site, code, ...sides })];
  };
  const [kind, kindNow] = [kindOf(was), kindOf(is)];
  const [type, typeNow] = [was.type?.text, is.type?.text];
  return [
    ...(kindNow === "by position or name"
      ? tell("safe/sdk-parameter-kind-loosened", kind, kindNow)
      : tell("breaking/sdk-parameter-kind-changed", kind, kindNow)),
    ...(shift === undefined ? [] : tell("breaking/sdk-parameter-moved", ...sayPositions(shift))),
    ...(was.required === is.required
      ? []
      : tell(
          is.required ? "breaking/sdk-parameter-made-required" : "safe/sdk-parameter-made-optional",
          sideOf(was).text,
          sideOf(is).text,
        )),
    ...(was.required || is.required || isSameValue(was.default ?? "", is.default ?? "")
      ? []
      : tell("risky/sdk-parameter-default-changed", was.default, is.default)),
    ...(type === undefined || typeNow === undefined || isSameType(type, typeNow)
      ? []
      : tell(
          typeFits(type, typeNow) ? "safe/sdk-parameter-type-widened" : "risky/sdk-parameter-type-changed",
          type,
          typeNow,
        )),
  ];
}

function kindOf({ keywordOnly, positionalOnly }: SdkParameter): string {
  if (positionalOnly === true) return "by position only";
  return keywordOnly ? "by name only" : "by position or name";
}
