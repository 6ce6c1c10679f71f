import { belowRoot } from "../../../places/content-paths.ts";
import { decodeWritten } from "../../../places/decode-written.ts";
import { splitTarget } from "../../../places/own-addresses.ts";
import { foldName } from "../map-names.ts";
import { findPageByLabel } from "../prose-index.ts";
import { isMadeBySphinx } from "./is-made-by-sphinx.ts";
import { findElsewhere } from "./find-elsewhere.ts";
import { checkAnchor, toPage } from "./lead-to-page.ts";
import { reportMissing, reportUnmade } from "./report-missing.ts";
import { resolveName } from "./resolve-name.ts";
import { resolvePath } from "./resolve-path.ts";
import type { Resolved, Resolving } from "./resolving.ts";

/** A page or a picture by its name, `[[Page#Heading]]`. */
export function resolveNamed(name: string, resolving: Resolving): Resolved {
  const { origin, index, written } = resolving;
  // A template of notes has the name to come.
  if (/\{\{[^{}]*\}\}|<%.*%>/.test(name)) return { to: "elsewhere" };
  const named = resolveName(name, index);
  const found = { ...resolving, written: { ...written, target: name } };
  if (named === undefined) return reportMissing(name, [], found);
  if ("path" in named) return resolvePath(`/${belowRoot(named.path, origin.root)}`, undefined, found);
  const page = named.page ?? origin.page;
  return page === undefined ? reportMissing(name, [], found) : toPage(page, named.anchor, found);
}

/** A page by the name that DocFX has for it; those of code are on pages that are made of code. */
export function resolveUid(written: string, resolving: Resolving): Resolved {
  const { index } = resolving;
  const [uid = "", anchor] = written.replace(/\?[^#]*/, "").split("#");
  const page = uid === "" ? undefined : index.byUid().get(decodeWritten(uid).toLowerCase());
  if (page !== undefined) return toPage(page, anchor, resolving);
  return reportUnmade({ target: `xref:${uid}` }, resolving);
}

/** A page of ReadMe by the name of its file, `doc:install`; references of an API, `ref:get-user`, are made of its description. */
export function resolvePageName(target: string, resolving: Resolving): Resolved {
  const { index } = resolving;
  const [name = "", anchor] = target.slice(target.indexOf(":") + 1).split("#");
  const page = index.byName().get(foldName(decodeWritten(name)));
  if (page !== undefined) return toPage(page, anchor, resolving);
  if (target.startsWith("doc:")) return reportMissing(target, [], resolving);
  return reportUnmade({ target }, resolving);
}

/** A place that has a name wherever it is, `#label`, or a path. */
export function resolveLabel(target: string, resolving: Resolving): Resolved {
  const { origin, index } = resolving;
  const { path, anchor } = splitTarget(target);
  if (path !== "") return resolvePath(path, anchor, resolving);
  if (anchor === undefined) return reportMissing(target, [], resolving);
  const isOwn = origin.page !== undefined && index.placesOf(origin.page).findAnchor(anchor).isExact;
  const named = (isOwn ? origin.page : undefined) ?? findPageByLabel(anchor, index);
  if (named === undefined && isMadeBySphinx(anchor)) return reportUnmade({ target: anchor }, resolving);
  const elsewhere = named === undefined && !isOnPage(anchor, resolving) ? findElsewhere(anchor, resolving) : undefined;
  if (elsewhere !== undefined) return reportUnmade({ target: anchor, ...elsewhere }, resolving);
  const page = named ?? origin.page;
  return page === undefined ? reportMissing(target, [], resolving) : toPage(page, anchor, resolving);
}

/** Whether a place is on the page of the link, as whichever tool may call it. */
function isOnPage(anchor: string, resolving: Resolving): boolean {
  const { origin, index, written } = resolving;
  if (origin.page === undefined) return false;
  if (anchor === "top" || index.placesOf(origin.page).isTitle(anchor)) return true;
  return (
    checkAnchor(anchor, origin.page, { ...resolving, written: { ...written, mayLeadNowhere: true } }) !== undefined
  );
}

/** A place by the name that it has on whichever page; other names are those of code. */
export function resolvePlace(name: string, resolving: Resolving): Resolved {
  const page = findPageByLabel(name, resolving.index);
  return page === undefined ? reportUnmade({ target: name }, resolving) : toPage(page, name.toLowerCase(), resolving);
}
