import type { IngestionComponent, IngestionOption, IngestionPlugin } from "../../catalogue/ingestion.ts";
import type { Change, ChangeSide } from "../change.ts";
import { compareWords, type Site } from "../compare-words.ts";
import { coordinates } from "../coordinates.ts";
import { makeChange } from "../make-change.ts";
import { findStrangers, pairUp } from "../pair-up.ts";
import type { ChangeCode } from "../rules.ts";
import { describeDefaults, losesDefault, type OptionsOfBoth, sayDefault } from "./describe-defaults.ts";
import { isSameButForNames, optionTypeFits } from "./option-type-fits.ts";

const deprecationCodes = { set: "safe/option-deprecated", lifted: "safe/option-deprecation-lifted" } as const;

type Configured = IngestionPlugin | IngestionComponent;

/** What is known of the later model as a whole. */
export interface LaterOptions {
  /** Whether any of its options says that it may be null: schemas that were made by an older pydantic never do. */
  readonly tellNull: boolean;
}

/** Options of a source or component that came, went, or are to be given otherwise; by path. */
export function compareOptions(
  site: Site,
  before: Configured,
  after: Configured,
  { tellNull }: LaterOptions,
): readonly Change[] {
  if (!isListed(before) || !isListed(after)) return [];
  const later = new Map(after.options.map((option) => [option.path, option]));
  // What has another name, and says so, is told where it is now.
  const renamed = new Map(
    after.options.flatMap((option) => listOtherNames(option).map((name) => [toFormerPath(option, name), option])),
  );
  const toNow = (path: string): string => (later.has(path) ? path : renamePath(path, renamed));
  const heeded = [...before.options, ...listUnlisted(before, after)];
  const own = new Set(heeded.map(({ path }) => path));
  const earlier = new Map(
    heeded.flatMap((option): readonly (readonly [string, IngestionOption])[] => {
      const now = toNow(option.path);
      // Where there were both, one has taken in the other.
      return now !== option.path && own.has(now) ? [] : [[now, option]];
    }),
  );
  const standings = new Map(after.unlisted?.map(({ path, standing }) => [path, standing]));
  const [modelsBefore, modelsAfter] = [listModels(earlier.keys()), listModels(later.keys())];
  const changes = pairUp(earlier, later).flatMap(({ name, before: was, after: is }): readonly Change[] => {
    const at = { ...site, coordinate: coordinates.part(site.coordinate, name), name };
    if (was === undefined) {
      // Below what is new itself, it has to be given by those alone who give that.
      const isBelow = listPrefixes(name).some((path) => path !== name && later.has(path) && !earlier.has(path));
      return is === undefined ? [] : [tellAdded(at, is, isBelow)];
    }
    if (is === undefined) {
      const above = listPrefixes(was.path).find((path) => standings.has(path));
      const standing = above === undefined ? undefined : standings.get(above);
      // What is no longer listed, and still heeded, is in recipes as before.
      if (standing === "hidden") return [];
      const code = standing === "removed" ? "risky/option-ignored" : "breaking/option-removed";
      const isAnnounced = was.deprecated !== undefined || was.renamedTo !== undefined || was.standing === "removed";
      const announced = isAnnounced ? true : undefined;
      return [makeChange({ ...at, code, before: sideOf(was), announced })];
    }
    const isModel = modelsBefore.has(name) && modelsAfter.has(name);
    return compareOption(at, was, is, {
      tellNull,
      isOption: (text) => later.has(text),
      inner: isModel ? { earlier, later } : undefined,
    });
  });
  return gatherRemoved(changes);
}

/** Paths of options that have others below them. */
function listModels(paths: Iterable<string>): ReadonlySet<string> {
  const models = new Set<string>();
  for (const path of paths) {
    const [, ...above] = listPrefixes(path);
    for (const each of above) models.add(each);
  }
  return models;
}

/** An option that is gone takes those below it along, which are told with it. */
function gatherRemoved(changes: readonly Change[]): readonly Change[] {
  const gone = changes.filter(({ kind, after }) => kind === "removed" && after === undefined);
  const codes = new Map(gone.map(({ name = "", code }) => [name, code]));
  const below = new Map<string, string[]>();
  const taken = new Set<Change>();
  for (const change of gone) {
    const { name = "", code } = change;
    const highest = listPrefixes(name).findLast((path) => path !== name && codes.get(path) === code);
    if (highest === undefined) continue;
    taken.add(change);
    const names = below.get(highest);
    if (names === undefined) below.set(highest, [name]);
    else names.push(name);
  }
  return changes.flatMap((change): readonly Change[] => {
    if (taken.has(change)) return [];
    const members = change.kind === "removed" ? below.get(change.name ?? "") : undefined;
    return [members === undefined ? change : { ...change, members }];
  });
}

/**
 * Options that recipes could give without being listed: one that is listed now is not new, and one that is gone fails recipes.
 * Only code tells of any, so where the later model has none of them, nobody knows what it still takes.
 */
function listUnlisted(before: Configured, after: Configured): readonly IngestionOption[] {
  const listed = new Set(after.options.map(({ path }) => path));
  const known = after.unlisted && new Set(after.unlisted.map(({ path }) => path));
  return (before.unlisted ?? []).filter(({ path, standing }) =>
    standing === "hidden"
      ? known !== undefined || listed.has(path)
      : known !== undefined && !known.has(path) && !listed.has(path),
  );
}

/** A path with the name that it, or the option that it is below, has now. */
function renamePath(path: string, renamed: ReadonlyMap<string, IngestionOption>): string {
  const from = listPrefixes(path).find((prefix) => renamed.has(prefix));
  const is = from === undefined ? undefined : renamed.get(from);
  return from === undefined || is === undefined ? path : is.path + path.slice(from.length);
}

/** A path and those of the options above it, the longest first. */
function listPrefixes(path: string): readonly string[] {
  const parts = path.split(".");
  return parts.map((_, index) => parts.slice(0, parts.length - index).join("."));
}

/** Options come from files that an input need not have: without them nothing is known, not nothing there. */
function isListed({ options, takesNoOptions }: Configured): boolean {
  return options.length > 0 || takesNoOptions === true;
}

function toFormerPath({ path }: IngestionOption, name: string): string {
  return name.includes(".") || !path.includes(".") ? name : `${path.slice(0, path.lastIndexOf("."))}.${name}`;
}

/** All names but its own under which the platform takes an option. */
function listOtherNames({ formerNames = [], otherNames = [] }: IngestionOption): readonly string[] {
  return [...formerNames, ...otherNames];
}

function sideOf({ presence, type, span }: IngestionOption): ChangeSide {
  return { text: `${presence} ${type}`, span };
}

function tellAdded(site: Site, is: IngestionOption, isBelow: boolean): Change {
  // A recipe that says nothing of a new option goes on as long as it need not.
  const code = is.presence === "required" && !isBelow ? "breaking/required-option-added" : "safe/option-added";
  return makeChange({ ...site, code, after: sideOf(is) });
}

interface OptionPair extends LaterOptions {
  /** Whether a text is the path of an option of the later model. */
  readonly isOption: (text: string) => boolean;
  /** All options where both have some below them, of which is told what differs within. */
  readonly inner: OptionsOfBoth | undefined;
}

function compareOption(
  site: Site,
  was: IngestionOption,
  is: IngestionOption,
  { tellNull, isOption, inner }: OptionPair,
): readonly Change[] {
  const tell = (code: ChangeCode, earlier: string | undefined, later: string | undefined): readonly Change[] => {
    if (earlier === later) return [];
    const before = { text: earlier, span: was.span };
    return [makeChange({ ...site, code, kind: "changed", before, after: { text: later, span: is.span } })];
  };
  const defaults = describeDefaults(was, is, inner);
  return [
    ...compareNames(site, was, is),
    ...comparePresence(site, was, is, isOption),
    ...(inner !== undefined && isSameButForNames(was.type, is.type)
      ? []
      : tell(
          optionTypeFits(was.type, is.type) ? "safe/option-type-widened" : "risky/option-type-changed",
          was.type,
          is.type,
        )),
    ...compareChoices(site, was, is),
    ...(tellNull && was.nullable && !is.nullable && was.type === is.type
      ? tell("breaking/option-null-refused", "null or a value", "a value")
      : []),
    ...tell(
      is.constraints.every((each) => was.constraints.includes(each))
        ? "safe/option-constraints-dropped"
        : "risky/option-constraints-changed",
      was.constraints.join(", ") || "anything",
      is.constraints.join(", ") || "anything",
    ),
    ...(defaults === undefined ? [] : tell("risky/option-default-changed", ...defaults)),
    ...(losesDefault(was, is) ? tell("risky/option-default-unstated", sayDefault(was), undefined) : []),
    ...(is.removedIn === undefined ? [] : tell("breaking/option-refused", was.removedIn, is.removedIn)),
    ...compareWords(
      site,
      { doc: was.description, deprecated: was.deprecated, span: was.span },
      { doc: is.description, deprecated: is.deprecated, span: is.span },
      deprecationCodes,
    ),
  ];
}

function compareNames(site: Site, was: IngestionOption, is: IngestionOption): readonly Change[] {
  const others = listOtherNames(is);
  // What is below an option that has another name is told with it.
  const isRenamed = others.some((name) => toFormerPath(is, name) === was.path);
  const still = new Set(others.map((name) => toFormerPath(is, name))).add(is.path);
  const lost = listOtherNames(was).filter((name) => !still.has(toFormerPath(is, name)));
  return [
    ...(was.path === is.path || !isRenamed
      ? []
      : [
          makeChange({
            ...site,
            code: "safe/option-renamed",
            kind: "renamed",
            before: { text: was.path, span: was.span },
            after: { text: is.path, span: is.span },
            evidence: [{ certainty: "declared", by: "formerName", name: was.path }],
          }),
        ]),
    ...lost.map((text) =>
      makeChange({ ...site, code: "risky/option-former-name-removed", before: { text, span: was.span } }),
    ),
  ];
}

function comparePresence(
  site: Site,
  was: IngestionOption,
  is: IngestionOption,
  isOption: OptionPair["isOption"],
): readonly Change[] {
  const [condition = "", conditionNow = ""] = [was.requiredIf, is.requiredIf];
  // An option that is called otherwise now is the same condition.
  const isSame = condition === conditionNow || (isOption(conditionNow) && !isOption(condition));
  const isOther = is.presence === "conditional" && !isSame;
  if (was.presence === is.presence && !isOther) return [];
  const code =
    is.presence === "required"
      ? "breaking/option-made-required"
      : is.presence === "conditional" && was.presence !== "required"
        ? "risky/option-made-conditional"
        : "safe/option-made-optional";
  const say = ({ presence, requiredIf = "" }: IngestionOption): string => {
    if (presence !== "conditional") return presence;
    return isOption(requiredIf) ? `${requiredIf} is set` : requiredIf;
  };
  const before = { text: was.presence === is.presence ? say(was) : was.presence, span: was.span };
  return [makeChange({ ...site, code, before, after: { text: say(is), span: is.span } })];
}

/** An option that takes any value has no choices to lose. */
function compareChoices(site: Site, was: IngestionOption, is: IngestionOption): readonly Change[] {
  if (was.values.length === 0 || is.values.length === 0) {
    // Of another type that is told, and of several types the values may be those of one.
    if (was.values.length === is.values.length || was.type !== is.type || is.type.includes(" or ")) return [];
    const [before, after] = [was, is].map(({ values, span }) => ({ text: values.join(", ") || "anything", span }));
    const code = is.values.length === 0 ? "safe/option-choices-lifted" : "breaking/option-choices-limited";
    return [makeChange({ ...site, code, before, after })];
  }
  const { removed, added } = findStrangers(was.values, is.values);
  const toSite = (value: string): Site => ({ ...site, coordinate: coordinates.member(site.coordinate, value) });
  return [
    ...removed.map((text) =>
      makeChange({ ...toSite(text), code: "breaking/option-choice-removed", before: { text, span: was.span } }),
    ),
    ...added.map((text) =>
      makeChange({ ...toSite(text), code: "safe/option-choice-added", after: { text, span: is.span } }),
    ),
  ];
}
