import { isJsonArray } from "../../catalogue/is-json-array.ts";
import { isJsonObject } from "../../catalogue/is-json-object.ts";
import { isMultiple } from "../../catalogue/is-multiple.ts";
import { isNumber } from "../../catalogue/is-number.ts";
import type { JsonValue } from "../../catalogue/json.ts";
import { leastMultiple } from "../../catalogue/least-multiple.ts";
import { listWords } from "../../catalogue/list-words.ts";
import { printJson } from "../../print/print-json.ts";
import { printSorted } from "../../print/print-sorted.ts";
import { compareNeeds, type NeedsDifference } from "./compare-needs.ts";
import type { RangeDifference } from "./compare-ranges.ts";
import { judgeDenied } from "./judge-denied.ts";
import type { ValueShape } from "./value-shape.ts";

/** Keywords each of which takes values away, whatever it says. `if` stands for what follows from it too. */
const limiting: ReadonlySet<string> = new Set([
  ...["not", "if", "multipleOf", "propertyNames", "contains", "dependentRequired", "dependentSchemas", "dependencies"],
  ...["patternProperties", "unevaluatedItems", "oneOf", "anyOf"],
]);

/** Keywords each of which lets values through that aren't otherwise. */
const allowing: ReadonlySet<string> = new Set(["allowEmptyValue", "allowReserved"]);

/** Keywords that say nothing without another one, and which that is. */
const followers: ReadonlyMap<string, string> = new Map([
  ["then", "if"],
  ["else", "if"],
  ["minContains", "contains"],
  ["maxContains", "contains"],
]);

/** How the rules of a value differ that are no plain limits: where there was none, one allows less. What `shared` payloads say is told there. */
export function compareOthers(
  was: ValueShape,
  is: ValueShape,
  shared: ReadonlySet<string>,
): readonly RangeDifference[] {
  const [earlier, later] = [listRules(was, shared), listRules(is, shared)];
  const needs = compareNeeds([was, earlier], [is, later]);
  const together = needs === undefined ? [] : tellNeeds(needs, earlier, later);
  const keywords = [...new Set([...earlier.keys(), ...later.keys()])].filter(
    (each) => needs?.keywords.has(each) !== true,
  );
  const others = keywords.sort().flatMap((keyword): readonly RangeDifference[] => {
    const [before, after] = [earlier.get(keyword), later.get(keyword)];
    const [old, now] = [before, after].map((value) => say(keyword, value));
    if (old === undefined || now === undefined || old === now) return [];
    const difference = judge(keyword, before, after, [was, is]);
    return difference === undefined ? [] : [{ difference, part: keyword, before: old, after: now }];
  });
  return [...together, ...others];
}

/** Which properties there have to be, once: under a keyword that has come or gone, where one says so, or else the first one. */
function tellNeeds(
  { difference, keywords }: NeedsDifference,
  earlier: ReadonlyMap<string, JsonValue>,
  later: ReadonlyMap<string, JsonValue>,
): readonly RangeDifference[] {
  const all = [...keywords].sort();
  const other = difference === "widened" ? later : earlier;
  const part = all.find((keyword) => !other.has(keyword)) ?? all[0];
  if (difference === undefined || part === undefined) return [];
  const [before, after] = [earlier, later].map((rules) => {
    const said = all.flatMap((keyword) => (rules.has(keyword) ? [say(keyword, rules.get(keyword))] : []));
    return said.length === 0 ? "anything" : said.join(", ");
  });
  return [{ difference, part, before: before ?? "", after: after ?? "" }];
}

/** Rules by the keyword that they begin with. */
function listRules({ others }: ValueShape, shared: ReadonlySet<string>): ReadonlyMap<string, JsonValue> {
  const own = new Map<string, JsonValue>();
  for (const [keyword, rules] of others) {
    const [first, ...more] = rules.filter(({ from }) => from === undefined || !shared.has(from));
    if (first === undefined) continue;
    own.set(
      keyword,
      more.length === 0
        ? first.value
        : joinRules(
            keyword,
            [first, ...more].map(({ value }) => value),
          ),
    );
  }
  const rules = new Map<string, JsonValue>();
  for (const [keyword, value] of own) {
    if (followers.has(keyword)) continue;
    const following = [...followers].flatMap(([follower, leader]) => {
      const rule = leader === keyword ? own.get(follower) : undefined;
      return rule === undefined ? [] : [[follower, rule] as const];
    });
    rules.set(keyword, following.length === 0 ? value : { [keyword]: value, ...Object.fromEntries(following) });
  }
  return rules;
}

/** What several rules of a keyword come to, which all hold. */
function joinRules(keyword: string, rules: readonly JsonValue[]): JsonValue {
  if (keyword === "not") return { anyOf: rules };
  const [first, ...more] = rules;
  if (keyword === "multipleOf" && isNumber(first)) {
    const least = more.reduce<number | bigint | undefined>(
      (known, each) => (known === undefined || !isNumber(each) ? undefined : leastMultiple(known, each)),
      first,
    );
    if (least !== undefined) return least;
  }
  return { allOf: rules };
}

type Judged = RangeDifference["difference"] | undefined;

function judge(
  keyword: string,
  before: JsonValue | undefined,
  after: JsonValue | undefined,
  [was, is]: readonly [ValueShape, ValueShape],
): Judged {
  if (allowing.has(keyword)) {
    if (after !== undefined) return "widened";
    // Most of what is sent as it is, servers read all the same.
    return keyword === "allowReserved" ? "othersChanged" : "narrowed";
  }
  if (!limiting.has(keyword)) return "othersChanged";
  if (keyword === "patternProperties" && (was.additional === false || is.additional === false)) return "othersChanged";
  if (before !== undefined && after !== undefined) return judgeChanged(keyword, before, after);
  if (after === undefined) return isImplied(before, is, keyword) ? undefined : "widened";
  return isImplied(after, was, keyword) ? undefined : "narrowed";
}

/** Whether one of several things has to be there, where one of them has to be there anyway. */
function isImplied(needs: JsonValue | undefined, { required }: ValueShape, keyword: string): boolean {
  if (keyword !== "anyOf" || !isJsonArray(needs)) return false;
  return needs.some((each) => isJsonObject(each) && listWords(each["required"]).every((name) => required.has(name)));
}

function judgeChanged(keyword: string, before: JsonValue, after: JsonValue): Judged {
  if (keyword === "multipleOf" && isNumber(before) && isNumber(after)) {
    if (isMultiple(after, before)) return "narrowed";
    return isMultiple(before, after) ? "widened" : "changed";
  }
  if (keyword === "not") {
    const judged = judgeDenied(before, after);
    return judged === "patternChanged" ? "othersChanged" : judged;
  }
  if (keyword === "dependentRequired" && isJsonObject(before) && isJsonObject(after)) {
    const [old, now] = [listNeeds(before), listNeeds(after)];
    if ([...old].every((need) => now.has(need))) return "narrowed";
    return [...now].every((need) => old.has(need)) ? "widened" : "othersChanged";
  }
  return "othersChanged";
}

function listNeeds(dependent: Readonly<Record<string, JsonValue>>): ReadonlySet<string> {
  return new Set(
    Object.entries(dependent).flatMap(([name, needs]) => listWords(needs).map((need) => printJson([name, need], 0))),
  );
}

function say(keyword: string, value: JsonValue | undefined): string {
  if (value === undefined) return limiting.has(keyword) ? "anything" : `no ${keyword}`;
  const isWhole = isJsonObject(value) && [...followers].some(([follower, of]) => of === keyword && follower in value);
  const text = printSorted(value);
  return isWhole ? text : `${keyword} ${text}`;
}
