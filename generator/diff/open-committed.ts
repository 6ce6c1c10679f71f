import { join, relative, sep } from "node:path";
import { schemaSourceKinds } from "../catalogue/catalogue.ts";
import { compareCodes } from "../diagnostics/codes/compare.ts";
import { createReport } from "../diagnostics/report.ts";
import { discover } from "../discover/discover.ts";
import type { FileTree } from "../discover/files/file-tree.ts";
import { createRevisionTree } from "../discover/revisions/create-revision-tree.ts";
import { leaveOut } from "../discover/revisions/leave-out.ts";
import { nameBlobs } from "../discover/revisions/name-blobs.ts";
import type { Repository } from "../discover/revisions/open-repository.ts";
import { placeInput } from "../discover/revisions/open-revision.ts";
import { type AbsentInput, type PlacedInputs, placeInputs } from "../discover/revisions/place-inputs.ts";
import type { Commit } from "../discover/revisions/read-commit.ts";
import { realPlace } from "../discover/revisions/real-place.ts";
import { RevisionError } from "../discover/revisions/revision-error.ts";
import { standIn } from "../discover/revisions/stand-in.ts";
import { link } from "../link/link.ts";
import { parse } from "../parse/parse.ts";
import { locateThen } from "./locate-then.ts";
import { NoModelError, openModel } from "./open-model.ts";
import type { SideContext } from "./side-context.ts";
import type { Side } from "./side.ts";

/** The model as it was in a commit. Errors are `RevisionError`s. */
export async function openCommitted(
  repository: Repository,
  { commit, label, below, other }: NamedCommit,
  context: SideContext,
): Promise<Side | undefined> {
  const inputs =
    below === undefined
      ? context.settings.inputs.map((input) => placeInput(realPlace(context.cwd, input), repository))
      : [join(repository.top, below)];
  const whole = createRevisionTree(repository, commit, nameBlobs(context.texts ?? [], repository.store.ids));
  const { top } = repository;
  const leftOut = context.isBesideDisk === true ? listLeftOut(repository, inputs) : [];
  const then = commit.id.slice(0, 10);
  const { moved, absent } =
    below === undefined ? placeInputs(inputs, whole, repository, { names: context.settings, other }) : nothingPlaced;
  const came = (await cameSince(absent, { whole, inputs, top }, context)) ? absent.map(({ input }) => input) : [];
  if (came.length > 0 && context.isEarlier === true)
    context.run.report.add(compareCodes.inputsSince({ name: label, commit: then, inputs: showPaths(came, top) }));
  const placed = standIn(whole, moved, came);
  const tree = leftOut.length === 0 ? placed : leaveOut(placed, top, leftOut);
  const settings = { ...context.settings, inputs, lastChange: false };
  const part = leftOut.length === 0 ? "" : ", as far as it is checked out here";
  const where = below === undefined ? label : `${label}:${below}`;
  const name = `${where} at ${then}${sayMoved(moved, top)}${part}`;
  try {
    const side = await openModel(name, settings, { ...context, tree });
    return side && { ...side, locations: locateThen(side.locations, moved, whole) };
  } catch (error) {
    if (!(error instanceof NoModelError)) throw error;
    const reason = countFromTop(error.message, top);
    if (context.isEarlier === true && below === undefined && !(await holdsModel(whole, [top], context))) {
      context.run.report.add(compareCodes.nothingBefore({ name: label, commit: then, reason }));
      return openNothing(`${label} at ${then}`);
    }
    const help = `where the model has come since, there is nothing to compare with yet; where it was elsewhere then, \`${then}:FOLDER\` names that`;
    throw new RevisionError(`at ${then}, ${reason}`, help);
  }
}

/** A message about a folder of a revision, which is where the repository has it, whatever machine that is on. */
function countFromTop(message: string, top: string): string {
  return message.replaceAll(`\`${top}${sep}`, "`").replaceAll(`\`${top}\``, "the repository");
}

const nothingPlaced: PlacedInputs = { moved: new Map(), absent: [] };

/**
 * Whether inputs that a revision hasn't got have come since, which breaks nobody. Where they hold a model now and there was one
 * somewhere else then, it may have been that one.
 */
async function cameSince(
  absent: readonly AbsentInput[],
  { whole, inputs, top }: { readonly whole: FileTree; readonly inputs: readonly string[]; readonly top: string },
  context: SideContext,
): Promise<boolean> {
  if (absent.length === 0 || (context.isEarlier !== true && context.isRelease !== true)) return false;
  for (const { input, now } of absent) {
    if (now === undefined) return false;
    if (!(await holdsModel(now, [input], context))) continue;
    const others = inputs
      .filter((other) => whole.exists(other))
      .map((other) => `${relative(top, other).replaceAll("\\", "/")}/`);
    return !(await holdsModel(leaveOut(whole, top, others), [top], context));
  }
  return true;
}

/** E.g. ` (\`models\` was \`schemas\`)`. */
function sayMoved(moved: ReadonlyMap<string, string>, top: string): string {
  const each = [...moved].map(([input, place]) =>
    showPaths([input, place], top)
      .map((path) => `\`${path}\``)
      .join(" was "),
  );
  return each.length === 0 ? "" : ` (${each.join(", ")})`;
}

function showPaths(locations: readonly string[], top: string): readonly string[] {
  return locations.map((location) => relative(top, location).replaceAll("\\", "/") || ".");
}

/** Whether there is a model anywhere in folders, such as a whole repository: one that was in another folder is none that has come since. */
async function holdsModel(tree: FileTree, inputs: readonly string[], { settings }: SideContext): Promise<boolean> {
  const { files } = await discover({ ...settings, inputs, lastChange: false, tree }, createReport());
  return files.some(
    ({ kind }) =>
      (kind !== "catalogue" && schemaSourceKinds.has(kind)) ||
      kind === "registry" ||
      kind === "graphql" ||
      kind === "plugin",
  );
}

/** A state from before there was a model. */
function openNothing(label: string): Side {
  return {
    label,
    texts: new Map(),
    locations: new Map(),
    async link() {
      const report = createReport();
      return link(parse([], report), report);
    },
  };
}

/** What a sparse checkout has left out of the inputs. */
function listLeftOut(repository: Repository, inputs: readonly string[]): readonly string[] {
  const places = inputs.map((input) => relative(repository.top, input).replaceAll("\\", "/"));
  const isAbout = (path: string): boolean =>
    places.some((place) => place === "" || path === place || path.startsWith(`${place}/`) || isBelow(place, path));
  return repository.listLeftOut().filter(isAbout);
}

/** Whether a path is below a folder that has been left out whole. */
function isBelow(path: string, folder: string): boolean {
  return folder.endsWith("/") && `${path}/`.startsWith(folder);
}

/** A commit, and how the name that stands for it is told. */
export interface NamedCommit {
  readonly commit: Commit;
  readonly label: string;
  /** The folder of the repository that is read instead of the inputs. */
  readonly below?: string | undefined;
  /** What it is compared with, where that is another commit. */
  readonly other?: Commit | undefined;
}
