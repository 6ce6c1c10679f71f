import { execFileSync } from "node:child_process";
import {
  readFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { commitAll, runGit } from "../../testdata/run-git.ts";
import { type WrittenRef, writeRefTable } from "../../testdata/write-ref-table.ts";
import { createRevisionTree } from "./create-revision-tree.ts";
import { nameBlobs } from "./name-blobs.ts";
import { openRepository } from "./open-repository.ts";
import { RevisionError } from "./revision-error.ts";

/* Repositories are made with Git, and read without it; what Git says of them is what has to be read. */

let folder: string;

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), "aspectdoc-revisions-")));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

let clock = 1_700_000_000;

/** A minute later each time, so that commits have an order. */
function tick(): { readonly GIT_AUTHOR_DATE: string; readonly GIT_COMMITTER_DATE: string } {
  clock += 60;
  return { GIT_AUTHOR_DATE: `${clock} +0000`, GIT_COMMITTER_DATE: `${clock} +0000` };
}

const git = (at: string, ...args: readonly string[]): string => runGit(at, args, tick());
const commit = (at: string, message: string): string => commitAll(at, message, tick());

function write(path: string, text: string): void {
  writeIn(folder, path, text);
}

function writeIn(at: string, path: string, text: string): void {
  mkdirSync(join(at, path, ".."), { recursive: true });
  writeFileSync(join(at, path), text);
}

/** Puts refs where Git keeps them with `--ref-format=reftable`, which not every Git has. */
function keepInTables(git: string, tables: readonly (readonly WrittenRef[])[]): void {
  for (const path of ["refs", "packed-refs"]) rmSync(join(git, path), { recursive: true, force: true });
  writeFileSync(join(git, "HEAD"), "ref: refs/heads/.invalid\n");
  mkdirSync(join(git, "reftable"));
  const names = tables.map((refs, index) => {
    const name = `0x00000000000${index + 1}-0x00000000000${index + 1}-0123abcd.ref`;
    writeFileSync(join(git, "reftable", name), writeRefTable(refs));
    return name;
  });
  writeFileSync(join(git, "reftable/tables.list"), names.map((name) => `${name}\n`).join(""));
}

type Commits = Readonly<Record<"first" | "second" | "third" | "branch", string>>;

let template: { readonly folder: string; readonly commits: Commits } | undefined;
let named: { readonly work: string; readonly id: string; readonly ids: ReadonlyMap<string, string> } | undefined;

afterAll(() => template && rmSync(template.folder, { recursive: true, force: true }));

/** A repository `work` with a few commits; ids by name. Git makes it once, since it takes a process for each step. */
function makeRepository(): Commits {
  const { commits, folder: own } = openTemplate();
  cpSync(join(own, "work"), join(folder, "work"), { recursive: true, verbatimSymlinks: true });
  return commits;
}

function openTemplate(): NonNullable<typeof template> {
  if (template === undefined) {
    const own = realpathSync(mkdtempSync(join(tmpdir(), "aspectdoc-revisions-")));
    template = { folder: own, commits: commitSome(own) };
  }
  return template;
}

const namesOfNone = ["HEAD@", "0-gID"];
const namesOfCommits = [
  ...["@", "@~1", "@^0", "v1.0^{}", "v1.0^{commit}", "v1.0^0", "merge", "merge^1", "merge^2", "merge^2~1"],
  ...["FETCH_HEAD", "FETCH_HEAD^", "ORIG_HEAD", "v1.0-3-gID", "ID4"],
];

const writeName = (form: string, id: string): string => form.replace("ID4", id.slice(0, 4)).replace("ID", id);

/** A repository with commits of all these names, and what Git says which ones they are. Nobody changes it, so it is made once. */
function openNamed(): NonNullable<typeof named> {
  if (named === undefined) {
    const { folder: own } = openTemplate();
    const work = join(own, "named");
    cpSync(join(own, "work"), work, { recursive: true, verbatimSymlinks: true });
    git(work, "merge", "--quiet", "--strategy=ours", "--no-edit", "side/branch");
    git(work, "tag", "merge");
    git(work, "fetch", "--quiet", work, "side/branch");
    const id = git(work, "rev-parse", "--short=7", "main~2");
    const ids = git(work, "rev-parse", ...namesOfCommits.map((form) => `${writeName(form, id)}^{commit}`)).split("\n");
    named = { work, id, ids: new Map(namesOfCommits.map((form, index) => [form, ids[index] ?? ""])) };
  }
  return named;
}

function commitSome(at: string): Commits {
  const work = join(at, "work");
  mkdirSync(work);
  git(work, "init", "--quiet");
  const long = (word: string): string => Array.from({ length: 400 }, (_, line) => `${line} ${word}`).join("\n");
  writeIn(at, "work/a.txt", "one\n");
  writeIn(at, "work/deep/er/b.txt", long("b"));
  symlinkSync("a.txt", join(work, "link.txt"));
  const first = commit(work, "first");
  git(work, "tag", "light");
  git(work, "tag", "--annotate", "--message", "said", "v1.0");
  writeIn(at, "work/a.txt", "two\n");
  writeIn(at, "work/deep/er/b.txt", `${long("b")}\nmore`);
  const second = commit(work, "second");
  git(work, "checkout", "--quiet", "-b", "side/branch");
  writeIn(at, "work/c.txt", "of the branch\n");
  const branch = commit(work, "branch");
  git(work, "checkout", "--quiet", "main");
  writeIn(at, "work/a.txt", "three\n");
  const third = commit(work, "third");
  return { first, second, third, branch };
}

const texts = new Map<string, ReadonlyMap<string, string>>();

/** What Git says that the files of a commit hold, but for its link, by their paths. It is the same in whatever form, so it is asked once. */
function askForTexts(work: string, revision: string): ReadonlyMap<string, string> {
  const known = texts.get(revision);
  if (known !== undefined) return known;
  const paths = git(work, "ls-tree", "-r", "--name-only", revision).split("\n");
  const show = (path: string): string =>
    execFileSync("git", ["show", `${revision}:${path}`], { cwd: work, encoding: "utf8" });
  const said = new Map(paths.filter((path) => path !== "link.txt").map((path) => [path, show(path)]));
  texts.set(revision, said);
  return said;
}

describe("a repository", () => {
  it.each(["loose", "packed", "packed by ids"])("is read as Git reads it, with %s objects", (form) => {
    const { first, second, third, branch } = makeRepository();
    const work = join(folder, "work");
    // What servers send names what it is made of by ids, where `gc` says how far before it is.
    if (form === "packed by ids") git(work, "config", "repack.useDeltaBaseOffset", "false");
    if (form !== "loose") git(work, "gc", "--quiet", "--aggressive", "--prune=now");
    const repository = openRepository(join(work, "deep"));
    const resolve = (name: string): string => repository.resolve(name).id;
    expect(repository.top).toBe(work);
    expect(["light", "v1.0", "HEAD~2", "main^^", "refs/tags/light", first.slice(0, 9)].map(resolve)).toEqual(
      Array.from({ length: 6 }, () => first),
    );
    expect(["HEAD", "main", "refs/heads/main"].map(resolve)).toEqual([third, third, third]);
    expect(resolve("side/branch")).toBe(branch);
    expect(repository.listTags()).toEqual(["light", "v1.0"]);
    expect(repository.mergeBase(repository.resolve("main"), repository.resolve("side/branch"), "main").id).toBe(second);
    for (const revision of [first, second, branch, first]) {
      const tree = createRevisionTree(repository, repository.resolve(revision));
      for (const [path, text] of askForTexts(work, revision)) {
        const read = tree.read(join(work, path), 1_000_000);
        expect("bytes" in read && read.bytes.toString()).toBe(text);
      }
      expect(tree.list(join(work, "deep")).map(({ name }) => name)).toEqual(["er"]);
      expect(tree.exists(join(work, "c.txt"))).toBe(revision === branch);
    }
    repository.store.close();
  });

  it("reads what is made of others that are made of others, in whichever order it is asked for", () => {
    const work = join(folder, "work");
    mkdirSync(work);
    git(work, "init", "--quiet");
    // Each version changes other lines than the one before, so that Git keeps it as changes of a neighbour.
    const texts = Array.from({ length: 6 }, (_, version) =>
      Array.from({ length: 300 }, (_, line) => {
        const since = Math.max(0, version - (line % 6));
        return `${line} is ${((line + 1) * (since + 3) * 7919) % 100_003}`;
      }).join("\n"),
    );
    const commits = texts.map((text) => {
      write("work/a.txt", text);
      return commit(work, "more");
    });
    git(work, "gc", "--quiet", "--aggressive", "--prune=now");
    const [pack = ""] = readdirSync(join(work, ".git/objects/pack")).filter((name) => name.endsWith(".idx"));
    expect(git(work, "verify-pack", "--verbose", join(".git/objects/pack", pack))).toMatch(/^chain length = [3-9]:/m);
    for (const order of [commits, commits.toReversed()]) {
      const repository = openRepository(work);
      for (const revision of [...order, ...order]) {
        const read = createRevisionTree(repository, repository.resolve(revision)).read(join(work, "a.txt"), 1_000_000);
        expect("bytes" in read && read.bytes.toString()).toBe(texts[commits.indexOf(revision)]);
      }
      repository.store.close();
    }
  });

  it.each(namesOfCommits)("knows the revision %s as Git does", (form) => {
    const { work, id, ids } = openNamed();
    expect(openRepository(work).resolve(writeName(form, id)).id).toBe(ids.get(form));
  });

  it.each(namesOfNone)("knows no revision %s, as Git doesn't", (form) => {
    const { work, id } = openNamed();
    expect(() => openRepository(work).resolve(writeName(form, id))).toThrow("no branch, tag or commit");
  });

  it("says which parent a commit has not", () => {
    const { third, first } = makeRepository();
    const { resolve } = openRepository(join(folder, "work"));
    expect(() => resolve("HEAD^2")).toThrow(`the commit ${third.slice(0, 10)} has no parent 2`);
    expect(() => resolve(`${first}^`)).toThrow(`${first}^ is before the first commit`);
  });

  it("says that a new repository has no commits", () => {
    git(folder, "init", "--quiet", "new");
    expect(() => openRepository(join(folder, "new")).resolve("main")).toThrow(
      expect.objectContaining({
        help: "nothing has been committed in it yet: `git add --all && git commit` does that",
      }),
    );
  });

  it("tells where a name lacks what a variable should have brought", () => {
    makeRepository();
    const { resolve } = openRepository(join(folder, "work"));
    expect(() => resolve("origin/")).toThrow(
      "origin/ ends where the name of a branch begins, as with a variable that is not set",
    );
  });

  it("tells where links lead in the end, but not out of it or in a circle", () => {
    makeRepository();
    const work = join(folder, "work");
    const links = {
      "link2.txt": "./link.txt",
      round: "round",
      "deep/up": "../a.txt",
      out: "../secret",
      "deep/er/far": "../up",
    };
    for (const [path, to] of Object.entries(links)) symlinkSync(to, join(work, path));
    commit(work, "links");
    const repository = openRepository(work);
    const tree = createRevisionTree(repository, repository.resolve("HEAD"));
    const follow = (path: string): string | undefined => tree.follow(join(work, path));
    expect(["link.txt", "link2.txt", "deep/up", "deep/er/far", "a.txt"].map(follow)).toEqual(
      Array.from({ length: 5 }, () => join(work, "a.txt")),
    );
    expect(["round", "out", "none"].map(follow)).toEqual([undefined, undefined, undefined]);
  });

  it("gives links and what is outside of it to nobody", () => {
    const { first } = makeRepository();
    const work = join(folder, "work");
    const repository = openRepository(work);
    const tree = createRevisionTree(repository, repository.resolve(first));
    expect(tree.exists(join(work, "link.txt"))).toBe(false);
    expect("failure" in tree.read(join(work, "link.txt"), 100)).toBe(true);
    expect(tree.exists(join(folder, "other"))).toBe(false);
    expect(() => tree.list(join(work, "nothing"))).toThrow("no such folder");
  });

  it("is found from a further working tree, and borrows objects of another", () => {
    const { first, third } = makeRepository();
    const work = join(folder, "work");
    git(work, "worktree", "add", "--quiet", "--detach", join(folder, "further"), first);
    expect(openRepository(join(folder, "further")).resolve("HEAD").id).toBe(first);
    git(folder, "clone", "--quiet", "--shared", work, join(folder, "shared"));
    expect(openRepository(join(folder, "shared")).resolve("main").id).toBe(third);
    expect(openRepository(join(folder, "shared")).resolve("side/branch").parents).toHaveLength(1);
  });

  it("says what a shallow clone lacks, and how to get it", () => {
    const { first } = makeRepository();
    git(folder, "clone", "--quiet", "--depth=1", `file://${join(folder, "work")}`, join(folder, "shallow"));
    const repository = openRepository(join(folder, "shallow"));
    expect(repository.resolve("HEAD").parents).toHaveLength(1);
    expect(() => repository.resolve("HEAD~1")).toThrow(/left out of this shallow clone/);
    expect(() => repository.resolve("v1.0")).toThrow(/no branch, tag or commit v1\.0/);
    expect(() => repository.resolve(first)).toThrow(
      expect.objectContaining({ help: expect.stringContaining("fetch-depth: 0") }),
    );
  });

  it("names what brings a shallow clone of one branch the others, as it is to be typed", () => {
    const { second } = makeRepository();
    const from = `file://${join(folder, "work")}`;
    git(folder, "clone", "--quiet", "--depth=1", "--branch=side/branch", from, join(folder, "shallow"));
    const lacking = (): string => {
      try {
        return openRepository(join(folder, "shallow")).resolve("main").id;
      } catch (error) {
        return error instanceof RevisionError ? (error.help ?? "") : "";
      }
    };
    const [, command = ""] = /`git ([^`]+)`/.exec(lacking()) ?? [];
    git(join(folder, "shallow"), ...command.replaceAll("'", "").split(" "));
    const repository = openRepository(join(folder, "shallow"));
    expect(repository.mergeBase(repository.resolve("main"), repository.resolve("HEAD"), "main").id).toBe(second);
    expect(repository.listTags()).toEqual(["light", "v1.0"]);
  });

  it("names what brings a shallow clone a tag alone, as it is to be typed", () => {
    makeRepository();
    const shallow = join(folder, "shallow");
    git(folder, "clone", "--quiet", "--depth=1", "--no-tags", `file://${join(folder, "work")}`, shallow);
    const lacking = (name: string): string => {
      try {
        return openRepository(shallow).resolve(name).id;
      } catch (error) {
        return error instanceof RevisionError ? (error.help ?? "") : "";
      }
    };
    const [, command = ""] = /tag alone comes by `git ([^`]+)`$/.exec(lacking("v1.0")) ?? [];
    git(shallow, ...command.split(" "));
    expect(openRepository(shallow).listTags()).toEqual(["v1.0"]);
    expect(lacking("v1.0")).toMatch(/^[\da-f]{40}$/);
    for (const name of ["main", "v2.0; rm", "-1.0", "abcdef1"]) expect(lacking(name)).not.toContain("tag alone");
  });

  it("offers the tip itself where a tag was fetched alone, as workflows do", () => {
    makeRepository();
    const from = `file://${join(folder, "work")}`;
    const shallow = join(folder, "shallow");
    git(folder, "clone", "--quiet", "--depth=1", "--no-tags", from, shallow);
    git(shallow, "fetch", "--quiet", "--depth=1", "origin", "tag", "v1.0");
    const repository = openRepository(shallow);
    const base = repository.resolve("v1.0");
    expect(() => repository.mergeBase(base, repository.resolve("HEAD"), "v1.0")).toThrow(
      expect.objectContaining({
        message: "where the two parted was left out of this shallow clone",
        help: expect.stringMatching(
          /^`git:=v1\.0` compares with v1\.0 itself, which is here; otherwise, this is a shallow/,
        ),
      }),
    );
  });

  it("reads objects that are named by sha256, loose, packed and made of others", () => {
    const work = join(folder, "long");
    mkdirSync(work);
    git(work, "init", "--quiet", "--object-format=sha256");
    const lines = Array.from({ length: 400 }, (_, index) => `line ${index} of many\n`).join("");
    writeIn(work, "a/b.txt", lines);
    const first = commit(work, "one");
    git(work, "tag", "--annotate", "--message", "first", "v1");
    writeIn(work, "a/b.txt", `${lines}end\n`);
    const second = commit(work, "two");
    expect(first).toHaveLength(64);
    const readAll = (): readonly unknown[] => {
      const repository = openRepository(work);
      const { resolve, top } = repository;
      const files = ["v1", "main"].map((name) => {
        const read = createRevisionTree(repository, resolve(name)).read(join(top, "a/b.txt"), 1_000_000);
        return "failure" in read ? read.failure : read.bytes.toString("utf8").slice(lines.length - 10);
      });
      const ids = [resolve("main~1").id, resolve(second.slice(0, 50)).id, resolve(first).id];
      repository.store.close();
      return [...files, ...ids];
    };
    const expected = [lines.slice(-10), `${lines.slice(-10)}end\n`, first, second, first];
    expect(readAll()).toEqual(expected);
    git(work, "gc", "--quiet", "--aggressive");
    expect(readAll()).toEqual(expected);
    git(work, "sparse-checkout", "set", "--no-cone", "/none");
    expect(openRepository(work).listLeftOut()).toEqual(["a/b.txt"]);
  });

  it("finds refs in tables of which later ones change earlier ones, and in those of a further working tree", () => {
    const { first, third, branch } = makeRepository();
    const work = join(folder, "work");
    git(work, "worktree", "add", "--quiet", "--detach", join(folder, "further"), first);
    const refs = git(work, "for-each-ref", "--format=%(refname) %(objectname)")
      .split("\n")
      .map((line) => ({ name: line.slice(0, -41), id: line.slice(-40) }));
    keepInTables(join(work, ".git"), [
      [{ name: "HEAD", target: "refs/heads/main" }, ...refs, { name: "refs/tags/v2.0", id: third }],
      [
        { name: "refs/tags/v2.0", isGone: true },
        { name: "refs/heads/main", id: branch },
      ],
    ]);
    keepInTables(join(work, ".git/worktrees/further"), [[{ name: "HEAD", id: first }]]);
    writeFileSync(join(work, ".git/config"), "[extensions]\n\trefstorage = reftable\n", { flag: "a" });
    writeFileSync(join(work, ".git/FETCH_HEAD"), `${third}\t\tbranch 'main' of elsewhere\n`);
    const repository = openRepository(work);
    const resolve = (name: string): string => repository.resolve(name).id;
    expect(["HEAD", "main", "side/branch", "v1.0", "FETCH_HEAD"].map(resolve)).toEqual([
      branch,
      branch,
      branch,
      first,
      third,
    ]);
    expect(repository.listTags()).toEqual(["light", "v1.0"]);
    expect(() => resolve("mian")).toThrow(expect.objectContaining({ help: "did you mean main?" }));
    const further = openRepository(join(folder, "further"));
    expect(["HEAD", "main"].map((name) => further.resolve(name).id)).toEqual([first, branch]);
    const [name = ""] = readdirSync(join(work, ".git/reftable")).filter((each) => each.endsWith(".ref"));
    writeFileSync(join(work, ".git/reftable", name), "no table");
    expect(() => openRepository(work)).toThrow(/a table of refs is damaged/);
    rmSync(join(work, ".git/reftable", name));
    expect(() => openRepository(work)).toThrow(
      /`tables.list`, a file of the repository, can't be read: it is no longer there/,
    );
  });

  it("refuses forms that it can't read", () => {
    mkdirSync(join(folder, "other"));
    git(join(folder, "other"), "init", "--quiet");
    const config = join(folder, "other/.git/config");
    const text = readFileSync(config, "utf8");
    writeFileSync(config, `${text}[extensions]\n\tobjectformat = sha512\n`);
    expect(() => openRepository(join(folder, "other"))).toThrow("objects named by sha512 aren't read");
    writeFileSync(config, `${text}[extensions]\n\trefstorage = lists\n`);
    expect(() => openRepository(join(folder, "other"))).toThrow(
      expect.objectContaining({
        message: "refs kept as lists aren't read",
        help: expect.stringContaining("git refs migrate --ref-format=files") as string,
      }),
    );
    expect(() => openRepository(folder)).toThrow(/is in no Git repository/);
  });

  it("notices damage", () => {
    const { third } = makeRepository();
    const work = join(folder, "work");
    const path = join(work, ".git/objects", third.slice(0, 2), third.slice(2));
    execFileSync("chmod", ["u+w", path]);
    writeFileSync(path, "no object");
    expect(() => openRepository(work).resolve(third)).toThrow(/damaged/);
  });

  it("names a file of the repository that it can't read, and passes over an index without its pack", () => {
    const { third } = makeRepository();
    const work = join(folder, "work");
    git(work, "repack", "-adq");
    const packs = join(work, ".git/objects/pack");
    const pack = readdirSync(packs).find((name) => name.endsWith(".pack")) ?? "";
    renameSync(join(packs, pack), join(packs, "kept"));
    expect(() => openRepository(work).resolve(third)).toThrow(`the object ${third.slice(0, 10)} is missing`);
    mkdirSync(join(packs, pack));
    expect(() => openRepository(work).resolve(third)).toThrow(
      `\`${pack}\`, a file of the repository, can't be read: it is a folder`,
    );
  });

  it.each(["../../etc/passwd", "", "a b", "refs/heads/../../config", "HEAD~999999999999", "-x", "main@{1}", "config"])(
    "takes %j for no name of a revision",
    (name) => {
      makeRepository();
      expect(() => openRepository(join(folder, "work")).resolve(name)).toThrow(
        /no branch, tag or commit|before the first/,
      );
    },
  );

  it("runs nothing that a hostile repository asks for", () => {
    const { first } = makeRepository();
    const work = join(folder, "work");
    const mark = join(folder, "was-run");
    const run = `touch ${mark}; false`;
    write("work/.git/hooks/post-checkout", `#!/bin/sh\n${run}\n`);
    write("work/.git/hooks/reference-transaction", `#!/bin/sh\n${run}\n`);
    execFileSync("chmod", ["-R", "+x", join(work, ".git/hooks")]);
    write(
      "work/.git/config",
      `[core]\n\trepositoryformatversion = 0\n\tfsmonitor = "${run}"\n\tsshCommand = "${run}"\n\tpager = "${run}"\n` +
        `[filter "x"]\n\tsmudge = "${run}"\n\tprocess = "${run}"\n[diff "x"]\n\ttextconv = "${run}"\n` +
        `[remote "origin"]\n\turl = ext::${run}\n\tuploadpack = "${run}"\n[include]\n\tpath = /etc/passwd\n`,
    );
    write("work/.gitattributes", "*.txt filter=x diff=x\n");
    const repository = openRepository(work);
    const tree = createRevisionTree(repository, repository.resolve(first));
    expect("bytes" in tree.read(join(work, "a.txt"), 100)).toBe(true);
    expect(existsSync(mark)).toBe(false);
  });

  it("follows no submodule, and no name that leads out of a folder", () => {
    const { first } = makeRepository();
    const work = join(folder, "work");
    const mark = join(folder, "was-run");
    write(
      "work/.gitmodules",
      `[submodule "sub"]\n\tpath = sub\n\turl = ext::touch ${mark}\n\tupdate = !touch ${mark}\n`,
    );
    git(work, "update-index", "--add", "--cacheinfo", `160000,${first},sub`);
    commit(work, "fourth");
    const blob = git(work, "rev-parse", "HEAD:a.txt");
    const names = ["..", ".git", ".GIT", "plain.txt"];
    const input = names.map((name) => `100644 blob ${blob}\t${name}\n`).join("");
    const tree = execFileSync("git", ["mktree"], { cwd: work, input, encoding: "utf8" }).trim();
    const hostile = git(work, "commit-tree", tree, "-m", "hostile");
    const repository = openRepository(work);
    const fourth = createRevisionTree(repository, repository.resolve("HEAD"));
    expect(fourth.exists(join(work, "sub"))).toBe(false);
    expect(() => fourth.list(join(work, "sub"))).toThrow("no such folder");
    const listed = createRevisionTree(repository, repository.resolve(hostile)).list(work);
    expect(listed.map(({ name }) => name)).toEqual(["plain.txt"]);
    expect(existsSync(mark)).toBe(false);
  });

  it("ends where objects are borrowed in a circle, from nowhere or from too many", () => {
    const { first } = makeRepository();
    const work = join(folder, "work");
    const own = join(work, ".git/objects");
    const others = Array.from({ length: 300 }, (_, index) => join(folder, `other${index}`));
    for (const other of others) mkdirSync(join(other, "info"), { recursive: true });
    for (const [index, other] of others.entries()) {
      writeFileSync(join(other, "info/alternates"), `${others[index + 1] ?? own}\n`);
    }
    writeFileSync(join(own, "info/alternates"), `${own}\n/dev/zero\n/nowhere\n\0\n${others[0] ?? ""}\n`);
    const repository = openRepository(work);
    expect(repository.resolve("HEAD~2").id).toBe(first);
    expect(() => repository.store.read("0".repeat(40))).toThrow("is missing");
  });

  it("takes contents that are at hand for what they are, and no others", () => {
    const { first } = makeRepository();
    const work = join(folder, "work");
    const { top, store, resolve } = openRepository(work);
    const asked: string[] = [];
    const noted = { ...store, read: (id: string) => (asked.push(id), store.read(id)) };
    const tree = createRevisionTree({ top, store: noted }, resolve(first), nameBlobs(["one\n", "two\n"], store.ids));
    const read = tree.read(join(work, "a.txt"), 100);
    expect("bytes" in read && read.bytes.toString()).toBe("one\n");
    expect(asked).not.toContain(git(work, "rev-parse", `${first}:a.txt`));
    tree.read(join(work, "deep/er/b.txt"), 100_000);
    expect(asked).toContain(git(work, "rev-parse", `${first}:deep/er/b.txt`));
  });
});
