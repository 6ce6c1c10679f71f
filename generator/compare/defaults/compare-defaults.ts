import type { Defaults, KnownPlatform, LifecycleStage, RetentionRule } from "../../catalogue/defaults.ts";
import type { Span } from "../../catalogue/span.ts";
import type { Change } from "../change.ts";
import { compareWords, type Site } from "../compare-words.ts";
import { coordinates } from "../coordinates.ts";
import { makeChange } from "../make-change.ts";
import { pairUp } from "../pair-up.ts";
import type { ChangeCode } from "../rules.ts";
import { listDefaults, type NamedDefault } from "./list-defaults.ts";

/**
 * What a new deployment begins with: what came, went, or says something else. Each kind has files of its own, so of one that a side
 * has nothing of, nobody knows whether it has come or gone or wasn't read.
 */
export function compareDefaults(before: Defaults | undefined, after: Defaults | undefined): readonly Change[] {
  const [earlier, later] = [listDefaults(before), listDefaults(after)];
  const kindsOf = (all: typeof earlier): ReadonlySet<string> => new Set([...all.values()].map(({ kind }) => kind));
  const [had, has] = [kindsOf(earlier), kindsOf(later)];
  return pairUp(earlier, later).flatMap(({ name, before: was, after: is }) => {
    const kind = (is ?? was)?.kind ?? "";
    if (!had.has(kind) || !has.has(kind)) return [];
    const site: Site = { area: "defaults", thing: name, coordinate: name };
    if (was === undefined) {
      const code = is?.kind === "retention" ? "risky/retention-added" : "safe/starting-thing-added";
      return [makeChange({ ...site, code, after: { span: is?.value.span } })];
    }
    if (is === undefined)
      return [makeChange({ ...site, code: "risky/starting-thing-removed", before: { span: was.value.span } })];
    return comparePair(site, was, is);
  });
}

function comparePair(site: Site, was: NamedDefault, is: NamedDefault): readonly Change[] {
  const spans = { before: was.value.span, after: is.value.span };
  if (was.kind === "retention" && is.kind === "retention") return compareRetention(site, was.value, is.value);
  const facts = [listFacts(was), listFacts(is)] as const;
  return [
    ...Object.keys({ ...facts[0], ...facts[1] }).flatMap((name) => {
      const at = { ...site, coordinate: coordinates.part(site.coordinate, name), name };
      const code = name === "label" ? "safe/starting-thing-retitled" : "risky/starting-thing-changed";
      return tell(at, code, spans, facts[0][name] ?? "nothing", facts[1][name] ?? "nothing");
    }),
    ...(was.kind === "platform" || is.kind === "platform" || was.kind === "retention" || is.kind === "retention"
      ? []
      : compareWords(site, was.value, is.value)),
  ];
}

interface Spans {
  readonly before: Span;
  readonly after: Span;
}

function tell(site: Site, code: ChangeCode, spans: Spans, before: string, after: string): readonly Change[] {
  if (before === after) return [];
  return [
    makeChange({
      ...site,
      code,
      before: { text: before, span: spans.before },
      after: { text: after, span: spans.after },
    }),
  ];
}

/** What is said of a thing besides its words. A picture is no more than that. */
function listFacts({ kind, value }: NamedDefault): Readonly<Record<string, string>> {
  if (kind === "platform") return toPlatformFacts(value);
  if (kind === "lifecycleStage") return { label: value.label, ...toStageFacts(value) };
  return kind === "ownershipType" ? { label: value.label } : {};
}

function toPlatformFacts({ label, type, delimiter }: KnownPlatform): Readonly<Record<string, string>> {
  return {
    label,
    ...(type !== undefined && { type }),
    ...(delimiter !== undefined && { delimiter }),
  };
}

function toStageFacts({ entities, hiddenInSearch, from }: LifecycleStage): Readonly<Record<string, string>> {
  const list = (names: readonly string[] | undefined, all: string): string =>
    names === undefined ? all : names.join(", ") || "none";
  return {
    entities: list(entities, "all"),
    search: hiddenInSearch ? "hidden" : "found",
    from: list(from, "any stage or none"),
  };
}

/** Whether less is kept of an aspect than was. */
function compareRetention(site: Site, was: RetentionRule, is: RetentionRule): readonly Change[] {
  const spans = { before: was.span, after: is.span };
  return (["versions", "seconds"] as const).flatMap((limit) => {
    const [before, after] = [was[limit], is[limit]];
    const isShorter = (after ?? Number.POSITIVE_INFINITY) < (before ?? Number.POSITIVE_INFINITY);
    const at = { ...site, coordinate: coordinates.part(site.coordinate, limit), name: limit };
    const say = (most: number | undefined): string =>
      most === undefined ? `any ${limit}` : `${most} ${most === 1 ? limit.slice(0, -1) : limit}`;
    return tell(
      at,
      isShorter ? "risky/retention-shortened" : "safe/retention-extended",
      spans,
      say(before),
      say(after),
    );
  });
}
