import type { ModelHistory } from "../../history/model-history.ts";
import type { ReleaseRow } from "../../page-model/releases.ts";
import type { PlanContext } from "../context/plan-context.ts";
import { findReleaseNotes, listNotedVersions } from "./find-release-notes.ts";
import { listReleaseChanges } from "./list-release-changes.ts";
import { createReleaseAnchors } from "./release-anchors.ts";
import { releaseRoute } from "./release-routes.ts";

/** The releases of a history, else those that guides have notes of; the newest first. */
export function listKnownReleases(context: PlanContext): readonly ReleaseRow[] {
  const { releases } = context.options;
  const rows = releases === undefined ? listNoted(context) : listTold(context, releases);
  const anchors = createReleaseAnchors(rows);
  return rows.map((row) => ({ ...row, id: anchors.get(row) }));
}

function listTold(context: PlanContext, history: ModelHistory): readonly ReleaseRow[] {
  const changes = listReleaseChanges(context.options);
  const notes = findReleaseNotes(context);
  return history.releases.toReversed().map(({ name, date }) => {
    const told = changes.has(name) ? [{ label: "Changes", href: context.links.route(releaseRoute(name)) }] : [];
    return { version: name, prerelease: false, date, links: [...told, ...notes(name)] };
  });
}

function listNoted(context: PlanContext): readonly ReleaseRow[] {
  return listNotedVersions(context).map(({ name, link }) => ({ version: name, prerelease: false, links: [link] }));
}
