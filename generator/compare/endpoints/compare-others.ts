import { isJsonArray } from "../../catalogue/is-json-array.ts";
import { isJsonObject } from "../../catalogue/is-json-object.ts";
import { isMultiple } from "../../catalogue/is-multiple.ts";
import { isNumber } from "../../catalogue/is-number.ts";
import type { JsonObject, JsonValue } from "../../catalogue/json.ts";
import { leastMultiple } from "../../catalogue/least-multiple.ts";
import { listWords } from "../../catalogue/list-words.ts";
import { printJson } from "../../print/print-json.ts";
import { printSorted } from "../../print/print-sorted.ts";
import { judgePatterned } from "../judge-patterned.ts";
import { compareNeeds, type NeedsDifference, type Rules } from "./compare-needs.ts";
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
  earlier: Rules,
  later: Rules,
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

/** Rules by the keyword that they begin with, which all hold in whichever order; what is said several times counts once. */
function listRules({ others }: ValueShape, shared: ReadonlySet<string>): Rules {
  const rules = new Map<string, readonly JsonValue[]>();
  for (const [keyword, all] of others) {
    const own = all.filter(({ from }) => from === undefined || !shared.has(from)).map(({ value }) => value);
    const told = [...byText(own)].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, value]) => value);
    const joined = keyword === "multipleOf" ? joinMultiples(told) : told;
    if (joined.length > 0) rules.set(keyword, joined);
  }
  return rules;
}

/** What is a multiple of several numbers is one of their least common multiple. */
function joinMultiples(numbers: readonly JsonValue[]): readonly JsonValue[] {
  const [first, ...more] = numbers;
  if (!isNumber(first)) return numbers;
  const least = more.reduce<number | bigint | undefined>(
    (known, each) => (known === undefined || !isNumber(each) ? undefined : leastMultiple(known, each)),
    first,
  );
  return least === undefined ? numbers : [least];
}

type Judged = RangeDifference["difference"] | undefined;

function judge(
  keyword: string,
  before: readonly JsonValue[] | undefined,
  after: readonly JsonValue[] | undefined,
  [was, is]: readonly [ValueShape, ValueShape],
): Judged {
  if (allowing.has(keyword)) {
    if (after !== undefined) return "widened";
    // Most of what is sent as it is, servers read all the same.
    return keyword === "allowReserved" ? "othersChanged" : "narrowed";
  }
  if (!limiting.has(keyword)) return "othersChanged";
  if (keyword === "patternProperties" && (was.additional === false || is.additional === false)) {
    const areClosed = was.additional === is.additional && (before?.length ?? 0) < 2 && (after?.length ?? 0) < 2;
    return (areClosed ? judgePatterned(before?.[0], after?.[0]) : undefined) ?? "othersChanged";
  }
  if (before !== undefined && after !== undefined) return judgeChanged(keyword, before, after);
  const isKnown = (needs: JsonValue, shape: ValueShape): boolean => isImplied(needs, shape, keyword);
  if (after === undefined) return before?.every((each) => isKnown(each, is)) === true ? undefined : "widened";
  return after.every((each) => isKnown(each, was)) ? undefined : "narrowed";
}

/** Whether one of several things has to be there, where one of them has to be there anyway. */
function isImplied(needs: JsonValue | undefined, { required }: ValueShape, keyword: string): boolean {
  if (keyword !== "anyOf" || !isJsonArray(needs)) return false;
  return needs.some((each) => isJsonObject(each) && listWords(each["required"]).every((name) => required.has(name)));
}

function judgeChanged(keyword: string, was: readonly JsonValue[], is: readonly JsonValue[]): Judged {
  if (keyword === "not") {
    const judged = judgeDenied({ anyOf: was }, { anyOf: is });
    return judged === "patternChanged" ? "othersChanged" : judged;
  }
  const [old, now] = [byText(was), byText(is)];
  const gone = [...old].flatMap(([text, rule]) => (now.has(text) ? [] : [rule]));
  const come = [...now].flatMap(([text, rule]) => (old.has(text) ? [] : [rule]));
  const [[before, ...more], [after, ...others]] = [gone, come];
  if (before === undefined || after === undefined) return after === undefined ? "widened" : "narrowed";
  return more.length + others.length > 0 ? "othersChanged" : judgeOther(keyword, before, after);
}

function byText(rules: readonly JsonValue[]): ReadonlyMap<string, JsonValue> {
  return new Map(rules.map((rule) => [printSorted(rule), rule]));
}

/** What it means that a rule has made place for another one. */
function judgeOther(keyword: string, before: JsonValue, after: JsonValue): Judged {
  if (keyword === "multipleOf" && isNumber(before) && isNumber(after)) {
    if (isMultiple(after, before)) return "narrowed";
    return isMultiple(before, after) ? "widened" : "changed";
  }
  if (!isJsonObject(before) || !isJsonObject(after)) return "othersChanged";
  if (keyword === "contains") return judgeCounts(before, after);
  if (keyword === "dependentRequired") {
    const [old, now] = [listNeeds(before), listNeeds(after)];
    if ([...old].every((need) => now.has(need))) return "narrowed";
    return [...now].every((need) => old.has(need)) ? "widened" : "othersChanged";
  }
  return "othersChanged";
}

/** Of the same items there have to be more or fewer. */
function judgeCounts(before: JsonObject, after: JsonObject): Judged {
  const [was, is] = [before, after].map(({ contains = true, minContains, maxContains }) => ({
    of: printSorted(contains),
    least: isNumber(minContains) ? minContains : 1,
    most: isNumber(maxContains) ? maxContains : Infinity,
  }));
  if (was === undefined || is === undefined || was.of !== is.of) return "othersChanged";
  if (is.least === was.least && is.most === was.most) return undefined;
  if (is.least >= was.least && is.most <= was.most) return "narrowed";
  return is.least <= was.least && is.most >= was.most ? "widened" : "changed";
}

function listNeeds(dependent: Readonly<Record<string, JsonValue>>): ReadonlySet<string> {
  return new Set(
    Object.entries(dependent).flatMap(([name, needs]) => listWords(needs).map((need) => printJson([name, need], 0))),
  );
}

function say(keyword: string, rules: readonly JsonValue[] | undefined): string {
  if (rules === undefined) return limiting.has(keyword) ? "anything" : `no ${keyword}`;
  return rules.map((rule) => sayRule(keyword, rule)).join(" and ");
}

function sayRule(keyword: string, rule: JsonValue): string {
  if (keyword !== "if" && keyword !== "contains") return `${keyword} ${printSorted(rule)}`;
  const [[, only] = [], ...beside] = Object.entries(isJsonObject(rule) ? rule : {});
  return only === undefined || beside.length > 0 ? printSorted(rule) : `${keyword} ${printSorted(only)}`;
}
