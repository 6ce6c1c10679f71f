import type { Change, ChangeSide, Verdict } from "../change.ts";
import { verdicts } from "../change.ts";
import type { Site } from "../compare-words.ts";
import { makeChange } from "../make-change.ts";
import { type ChangeCode, verdictOf } from "../rules.ts";
import type { Way } from "./find-ways.ts";

/** What may differ in a value, and what that is in each way that it goes; absent where it means nothing there. */
const codes = {
  narrowed: { request: "breaking/request-value-narrowed", response: "safe/response-value-narrowed" },
  widened: { request: "safe/request-value-widened", response: "breaking/response-value-widened" },
  changed: { request: "breaking/request-value-changed", response: "breaking/response-value-changed" },
  valueRemoved: { request: "breaking/request-enum-value-removed", response: "safe/response-enum-value-removed" },
  valueAdded: { request: "safe/request-enum-value-added", response: "risky/response-enum-value-added" },
  variantRemoved: { request: "breaking/request-variant-removed", response: "safe/response-variant-removed" },
  variantAdded: { request: "safe/request-variant-added", response: "breaking/response-variant-added" },
  added: { request: "safe/request-property-added", response: "safe/response-property-added" },
  requiredAdded: { request: "breaking/required-request-property-added", response: "safe/response-property-added" },
  removed: { request: "risky/request-property-removed", response: "risky/optional-response-property-removed" },
  requiredRemoved: { request: "risky/request-property-removed", response: "breaking/response-property-removed" },
  refused: { request: "breaking/request-property-refused", response: "risky/optional-response-property-removed" },
  requiredRefused: { request: "breaking/request-property-refused", response: "breaking/response-property-removed" },
  madeRequired: {
    request: "breaking/request-property-made-required",
    response: "safe/response-property-made-required",
  },
  madeOptional: {
    request: "safe/request-property-made-optional",
    response: "breaking/response-property-made-optional",
  },
  defaultChanged: { request: "risky/request-default-changed" },
  patternChanged: { request: "risky/value-pattern-changed", response: "risky/value-pattern-changed" },
  overlapAdded: { request: "risky/value-rules-changed" },
  overlapRemoved: { response: "risky/value-rules-changed" },
  othersChanged: { request: "risky/value-rules-changed", response: "risky/value-rules-changed" },
} as const satisfies Readonly<Record<string, { readonly [way in Way]?: ChangeCode }>>;

/** How two values of a request or an answer may differ. */
export type ValueDifference = keyof typeof codes;

/** Told once, as what is gravest of what it means in the ways that the value goes. */
export function tellValue(
  difference: ValueDifference,
  site: Site,
  ways: readonly Way[],
  sides: { readonly before?: ChangeSide | undefined; readonly after?: ChangeSide | undefined },
): readonly Change[] {
  const row: { readonly [way in Way]?: ChangeCode } = codes[difference];
  const [code] = ways
    .flatMap((way) => row[way] ?? [])
    .toSorted((one, other) => toRank(verdictOf(one)) - toRank(verdictOf(other)));
  return code === undefined ? [] : [makeChange({ ...nameInThing(site), code, ...sides })];
}

/** A property says little without what it is a property of. */
export function nameInThing({ name, ...site }: Site): Site {
  if (name === undefined) return site;
  const mark = site.area === "endpoints" ? ": " : /^[[{]/.test(name) ? "" : ".";
  return { ...site, name: `${site.thing}${mark}${name}` };
}

function toRank(verdict: Verdict): number {
  return verdicts.indexOf(verdict);
}
