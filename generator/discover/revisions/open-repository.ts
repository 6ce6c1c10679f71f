import { join } from "node:path";
import { suggestNames } from "../../diagnostics/suggest.ts";
import { findMergeBase } from "./find-merge-base.ts";
import { readRefTables, tableList } from "../repository/read-ref-tables.ts";
import { findGitFolders, type GitFolders, readText } from "./git-folders.ts";
import type { ObjectStore } from "./git-object.ts";
import { anyId } from "./id-forms.ts";
import { listLoose } from "./list-loose.ts";
import { openObjects } from "./open-objects.ts";
import { readCommit, type Commit } from "./read-commit.ts";
import { readLeftOut } from "./read-left-out.ts";
import { refuseUnreadable } from "./refuse-unreadable.ts";
import { damaged, RevisionError } from "./revision-error.ts";
import { helpWithName, shallowHelp } from "./shallow-help.ts";

/** A Git repository, read from its files: no program is run, nothing is fetched, nothing is written. */
export interface Repository {
  /** The top of the working tree. */
  readonly top: string;
  readonly store: ObjectStore;
  /**
   * The commit that a name stands for: a branch, tag, id or its beginning, what `git describe` says, `HEAD`, also as `@`, or
   * `FETCH_HEAD` and the like, each with `~2`, `^` or `^{commit}` behind.
   */
  resolve(name: string): Commit;
  /** The latest commit that this one and another have in common; its error calls this one by the name. */
  mergeBase(one: Commit, other: Commit, name: string): Commit;
  /** Whether it may lack what the one has that it was cloned from. */
  readonly isPart: boolean;
  /** Names of tags, sorted. */
  listTags(): readonly string[];
  /** What a sparse checkout has left out of the working tree: paths from its top, those of folders with a slash at the end. */
  listLeftOut(): readonly string[];
}

const idPattern = new RegExp(`^${anyId}$`);
const firstId = new RegExp(`^${anyId}(?=\\s|$)`);
const packedRefs = new RegExp(`^(${anyId}) (\\S+)$`, "gm");

/** What stands beside HEAD are files of Git's own, of which these alone name revisions. */
const ownNames = /^(?:(?:FETCH|ORIG|MERGE|REBASE|CHERRY_PICK|REVERT)_)?HEAD$/;

/** Opens the repository around a folder. Errors are `RevisionError`s. */
export function openRepository(folder: string): Repository {
  const folders = findGitFolders(folder);
  const store = openObjects(folders);
  const tables = folders.hasTables ? readTables(folders) : undefined;
  const packed = tables ?? readPackedRefs(readText(join(folders.common, "packed-refs")) ?? "");

  function findRef(name: string, depth = 0): string | undefined {
    if (!isSafe(name) || depth > 5) return undefined;
    const home = ownNames.test(name) ? folders.git : folders.common;
    // Beside tables, there is a HEAD that leads nowhere.
    const text = tables?.get(name) ?? readText(join(home, name)) ?? "";
    const other = /^ref: (\S+)\s*$/.exec(text)?.[1];
    if (other !== undefined) return findRef(other, depth + 1);
    // FETCH_HEAD says behind the id what was fetched.
    return firstId.exec(text)?.[0] ?? packed.get(name);
  }

  function findId(name: string): string {
    if (idPattern.test(name)) return name;
    const places = ["", "refs/", "refs/tags/", "refs/heads/", "refs/remotes/"].map((place) => place + name);
    for (const place of [...places, `refs/remotes/${name}/HEAD`, `refs/remotes/origin/${name}`]) {
      if (place === name && !ownNames.test(name) && !name.startsWith("refs/")) continue;
      const id = findRef(place);
      if (id !== undefined) return id;
    }
    const start = /^(?:.+-\d+-g)?([\da-f]{4,64})$/.exec(name)?.[1];
    const ids = start === undefined ? [] : store.complete(start);
    if (ids.length > 1) throw new RevisionError(`several commits begin with ${name}`, "name more of its digits");
    if (ids[0] !== undefined) return ids[0];
    if (name.endsWith("/"))
      throw new RevisionError(`${name} ends where the name of a branch begins, as with a variable that is not set`);
    throw new RevisionError(`${folders.top} has no branch, tag or commit ${name}`, adviseOn(name));
  }

  function adviseOn(name: string): string {
    if (folders.shallow.size > 0) return helpWithName(name);
    const branches = listRefs("refs/heads");
    const tags = listRefs("refs/tags");
    if (branches.length + tags.length === 0 && findRef("HEAD") === undefined)
      return "nothing has been committed in it yet: `git add --all && git commit` does that";
    const near = suggestNames(name, [...tags, ...branches]);
    if (near.length > 0) return `did you mean ${near.join(" or ")}?`;
    // Of most repositories this is `main` where somebody asked for `master`, or the other way round.
    const [only, ...others] = branches;
    return only !== undefined && others.length === 0
      ? `its only branch is ${only}; tags are listed by \`git tag\``
      : "list what there is with `git branch --all` and `git tag`";
  }

  function listRefs(folder: string): readonly string[] {
    const loose = listLoose(join(folders.common, folder));
    const names = [...packed.keys()].flatMap((name) =>
      name.startsWith(`${folder}/`) ? [name.slice(folder.length + 1)] : [],
    );
    return [...new Set([...loose, ...names])].toSorted();
  }

  function resolve(name: string): Commit {
    const [, start = "", steps = ""] = /^(.*?)((?:[~^]\d*|\^\{(?:commit)?\})*)$/.exec(name) ?? [];
    let commit = readCommit(store, findId(start === "@" ? "HEAD" : start));
    for (const [, sign, number] of steps.matchAll(/([~^])(\{\w*\}|\d*)/g)) {
      const count = number === "" ? 1 : Number(number);
      // Behind a tag, `^0`, `^{}` and `^{commit}` are the commit itself.
      if (sign === "^" && !(count > 0)) continue;
      for (let step = 0; step < (sign === "~" ? Math.min(count, 1_000_000) : 1); step += 1) {
        const parent = commit.parents[sign === "~" ? 0 : count - 1];
        if (parent === undefined && count > 1 && sign === "^" && commit.parents.length > 0)
          throw new RevisionError(`the commit ${commit.id.slice(0, 10)} has no parent ${count}`);
        if (parent === undefined) throw new RevisionError(`${name} is before the first commit`);
        commit = readCommit(store, parent);
      }
    }
    return commit;
  }

  return {
    top: folders.top,
    isPart: folders.shallow.size > 0 || folders.isPartial,
    store,
    resolve,
    mergeBase(one, other, name) {
      const tip = `\`git:=${name}\` compares with ${name} itself`;
      try {
        const id = findMergeBase(store, one.id, other.id);
        if (id !== undefined) return readCommit(store, id);
      } catch (error) {
        if (!(error instanceof RevisionError) || error.help !== shallowHelp) throw error;
        // The tip may have been fetched alone, which is as much as many want to compare with.
        const problem = "where the two parted was left out of this shallow clone";
        throw new RevisionError(problem, `${tip}, which is here; otherwise, ${shallowHelp}`);
      }
      throw new RevisionError("the two have no commit in common", tip);
    },
    listTags: () => listRefs("refs/tags"),
    listLeftOut: () => readLeftOut(folders),
  };
}

function readTables(folders: GitFolders): ReadonlyMap<string, string> {
  const tables = refuseUnreadable(join(folders.common, tableList), () => readRefTables(folders));
  if (tables === undefined) throw damaged("a table of refs");
  return tables;
}

/** Names that stay below the folder of refs. */
function isSafe(name: string): boolean {
  return (
    name.length < 1000 &&
    /^[^\s~^:?*[\\]+$/.test(name) &&
    !name.split("/").some((part) => part === "" || part.startsWith("."))
  );
}

function readPackedRefs(text: string): ReadonlyMap<string, string> {
  const refs = new Map<string, string>();
  for (const [, id = "", name = ""] of text.matchAll(packedRefs)) refs.set(name, id);
  return refs;
}
