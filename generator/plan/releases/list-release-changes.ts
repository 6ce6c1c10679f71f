import type { Change, ChangeKind } from "../../compare/change.ts";
import { findRule, ruleOf } from "../../compare/rules.ts";
import type { HistoryEvent } from "../../history/model-history.ts";
import type { PlanOptions } from "../context/plan-context.ts";

/**
 * What each release has changed, by its name, as a comparison with the one before would say it. Nothing of editions of the site:
 * each of them has pages of what it changed.
 */
export function listReleaseChanges({
  releases,
  history,
}: Pick<PlanOptions, "releases" | "history">): ReadonlyMap<string, readonly Change[]> {
  const changes = new Map<string, Change[]>();
  if (releases === undefined || releases === history?.releases) return changes;
  const { rooms } = releases;
  for (const things of Object.values(rooms)) {
    for (const [coordinate, events] of Object.entries(things)) {
      for (const event of events) {
        const change = toChange(coordinate, event);
        if (change === undefined) continue;
        const known = changes.get(event.in);
        if (known === undefined) changes.set(event.in, [change]);
        else known.push(change);
      }
    }
  }
  return changes;
}

/** Undefined for what a rule has found that this release of ours doesn't have. */
function toChange(coordinate: string, event: HistoryEvent): Change | undefined {
  const rule = findRule(event.code);
  if (rule === undefined) return undefined;
  const { whole } = ruleOf(rule.code);
  return {
    code: rule.code,
    verdict: rule.verdict,
    area: event.area,
    thing: event.thing,
    coordinate,
    kind: toKind(event),
    name: event.name,
    before: event.before === undefined ? undefined : { text: event.before },
    after: event.after === undefined ? undefined : { text: event.after },
    hits: [],
    ...(whole === undefined ? {} : { whole }),
  };
}

function toKind({ what }: HistoryEvent): ChangeKind {
  return what === "added" || what === "removed" ? what : "changed";
}
