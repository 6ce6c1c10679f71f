import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type WrittenRef, writeRefTable } from "../../testdata/write-ref-table.ts";
import { findRemotePage } from "./find-remote-page.ts";
import { findRepositoryLinks } from "./find-repository-links.ts";

const commit = "0123456789abcdef0123456789abcdef01234567";
const github = "https://github.com/acme/models";

const unmarked = (): undefined => undefined;

describe("the page of a remote", () => {
  test.each([
    ["https://github.com/acme/models.git", github],
    ["https://github.com/acme/models/", github],
    ["git@github.com:acme/models.git", github],
    ["ssh://git@github.com:22/acme/models.git", github],
    ["ssh://git@ssh.github.com:443/acme/models.git", github],
    ["git://github.com/acme/models.git", github],
    ["HTTPS://GitHub.com/acme/models", github],
    ["git@github.acme.example:team/models", "https://github.acme.example/team/models"],
    ["https://gitlab.com/acme/data/models.git", "https://gitlab.com/acme/data/models"],
    ["https://gitlab.acme.example:8443/data/models.git", "https://gitlab.acme.example:8443/data/models"],
    ["git@altssh.bitbucket.org:acme/models.git", "https://bitbucket.org/acme/models"],
    ["https://bitbucket.acme.example/scm/data/models.git", "https://bitbucket.acme.example/projects/data/repos/models"],
    ["ssh://git@stash.acme.example:7999/~kim/models.git", "https://stash.acme.example/users/kim/repos/models"],
    [
      "http://bitbucket.acme.example:7990/git/scm/data/models.git",
      "http://bitbucket.acme.example:7990/git/projects/data/repos/models",
    ],
    ["https://codeberg.org/acme/models", "https://codeberg.org/acme/models"],
    ["git@forgejo.acme.example:acme/models.git", "https://forgejo.acme.example/acme/models"],
    ["https://acme@dev.azure.com/acme/data/_git/models", "https://dev.azure.com/acme/data/_git/models"],
    ["https://dev.azure.com/acme/_git/models", "https://dev.azure.com/acme/_git/models"],
    ["git@ssh.dev.azure.com:v3/acme/data/models", "https://dev.azure.com/acme/data/_git/models"],
    ["acme@vs-ssh.visualstudio.com:v3/acme/data/models", "https://dev.azure.com/acme/data/_git/models"],
    ["https://acme.visualstudio.com/DefaultCollection/data/_git/models", "https://dev.azure.com/acme/data/_git/models"],
  ])("%s is shown at %s", (remote, address) => {
    expect(findRemotePage(remote, unmarked)?.address).toBe(address);
  });

  test.each([
    "https://someone:pass-word@github.com/acme/models.git",
    "https://pass-word@github.com/acme/models.git",
    "https://some%40one:pass@word@github.com/acme/models.git?token=pass-word#pass-word",
    "https://oauth2:pass-word@gitlab.com/acme/models.git",
    "https://x-token-auth:pass-word@bitbucket.org/acme/models.git",
    "https://pass-word@dev.azure.com/acme/data/_git/models",
    "someone:pass-word@github.com:acme/models.git",
  ])("has nothing of the names and passwords in %s", (remote) => {
    expect(findRemotePage(remote, unmarked)?.address).toMatch(/^https:\/\/[\w.]+\/acme\/(?:data\/_git\/)?models$/);
  });

  test.each([
    "https://git.acme.example/data/models.git",
    "https://bitbucket.acme.example/scm/models.git",
    "/srv/git/models.git",
    "../models",
    "file:///srv/git/models.git",
    "C:\\models",
    "https://github.com/",
    "https://github.com/acme",
    "https://github.com/acme/../models",
    'https://github.com/acme/"><script>',
    "https://notgithub.com/acme/models",
    "https://github.com.evil.example/acme/mod els",
    "javascript:alert(1)",
    "",
  ])("is not known for %s", (remote) => {
    expect(findRemotePage(remote, unmarked)).toBeUndefined();
  });
});

describe("links to the repository of an input", () => {
  let top: string;

  beforeEach(() => {
    top = realpathSync(mkdtempSync(join(tmpdir(), "aspectdoc-repository-")));
  });

  afterEach(() => rmSync(top, { recursive: true, force: true }));

  function write(files: Readonly<Record<string, string>>): void {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(top, path)), { recursive: true });
      writeFileSync(join(top, path), text);
    }
  }

  const remote = (url: string, name = "origin"): string =>
    `[core]\n\tbare = false\n[remote "${name}"]\n\turl = ${url}\n`;
  const find = (below = ""): readonly (string | undefined)[] => {
    mkdirSync(join(top, below), { recursive: true });
    const found = findRepositoryLinks(join(top, below), "");
    return found === undefined ? [] : [found.sourceUrl, found.editUrl];
  };

  test("name the branch that is checked out, for sources and for edits", () => {
    write({ ".git/HEAD": "ref: refs/heads/main\n", ".git/config": remote("git@github.com:acme/models.git") });
    expect(find()).toEqual([`${github}/blob/main/{path}#L{line}`, `${github}/edit/main/{path}`]);
  });

  test.each([
    ["https://gitlab.com/acme/data/models", "/-/blob/main/{path}#L{line}", "/-/edit/main/{path}"],
    ["https://bitbucket.org/acme/models", "/src/main/{path}#lines-{line}", "/src/main/{path}?mode=edit"],
    ["https://codeberg.org/acme/models", "/src/branch/main/{path}#L{line}", "/_edit/main/{path}"],
    [
      "https://dev.azure.com/acme/data/_git/models",
      "?path=/{path}&version=GBmain&line={line}&lineEnd={line}&lineStartColumn=1&lineEndColumn=1",
      undefined,
    ],
  ])("are made as %s makes them", (url, source, edit) => {
    write({ ".git/HEAD": "ref: refs/heads/main\n", ".git/config": remote(url) });
    expect(find()).toEqual([url + source, edit && url + edit]);
  });

  test("are made as a server of one's own makes them, by what the repository has for it", () => {
    const server = "https://git.acme.example/data/models";
    write({ ".git/HEAD": "ref: refs/heads/main\n", ".git/config": remote("git@git.acme.example:data/models.git") });
    write({ ".github/workflows/build.yml": "" });
    expect(find("below")).toEqual([]);
    write({ ".gitlab-ci.yml": "" });
    expect(find("below")[0]).toBe(`${server}/-/blob/main/below/{path}#L{line}`);
    write({ ".forgejo/workflows/build.yml": "" });
    expect(find()).toEqual([]);
    rmSync(join(top, ".gitlab-ci.yml"));
    expect(find()[0]).toBe(`${server}/src/branch/main/{path}#L{line}`);
    write({ ".git/config": remote("ssh://git@bitbucket.acme.example:7999/data/models.git") });
    const address = "https://bitbucket.acme.example/projects/data/repos/models/browse";
    expect(find()).toEqual([`${address}/{path}?at=refs%2Fheads%2Fmain#{line}`, undefined]);
    write({ ".git/HEAD": `${commit}\n` });
    expect(find()[0]).toBe(`${address}/{path}?at=${commit}#{line}`);
  });

  test("name the commit where no branch is checked out, and edits the usual branch of the remote", () => {
    write({ ".git/HEAD": `${commit}\n`, ".git/config": remote(github) });
    expect(find()).toEqual([`${github}/blob/${commit}/{path}#L{line}`, undefined]);
    write({
      ".git/refs/remotes/origin/HEAD": "ref: refs/remotes/origin/trunk\n",
      ".git/packed-refs": `# pack-refs with: peeled\n${commit} refs/remotes/origin/trunk\n`,
    });
    expect(find()).toEqual([`${github}/blob/${commit}/{path}#L{line}`, `${github}/edit/trunk/{path}`]);
    write({ ".git/config": remote("https://gitea.com/acme/models") });
    expect(find()[0]).toBe(`https://gitea.com/acme/models/src/commit/${commit}/{path}#L{line}`);
  });

  test("name the usual branch of the remote for one that only this machine has", () => {
    write({
      ".git/HEAD": "ref: refs/heads/mine\n",
      ".git/config": remote(github),
      ".git/refs/remotes/origin/HEAD": "ref: refs/remotes/origin/trunk\n",
      ".git/refs/remotes/origin/trunk": commit,
    });
    expect(find()[0]).toBe(`${github}/blob/trunk/{path}#L{line}`);
    write({ ".git/refs/remotes/origin/mine": commit });
    expect(find()[0]).toBe(`${github}/blob/mine/{path}#L{line}`);
  });

  test("name the branch that tables of refs tell of, where there is a HEAD that leads nowhere", () => {
    const tables = "[extensions]\n\trefstorage = reftable\n";
    write({
      ".git/HEAD": "ref: refs/heads/.invalid\n",
      ".git/config": remote(github) + tables,
      ".git/reftable/tables.list": "0x000000000001-0x000000000001-0123abcd.ref\n",
    });
    // Whoever can't read them does without a branch.
    expect(find()).toEqual([]);
    const refs: WrittenRef[] = [
      { name: "HEAD", target: "refs/heads/mine" },
      { name: "refs/heads/mine", id: commit },
      { name: "refs/remotes/origin/HEAD", target: "refs/remotes/origin/trunk" },
      { name: "refs/remotes/origin/trunk", id: commit },
    ];
    const table = join(top, ".git/reftable/0x000000000001-0x000000000001-0123abcd.ref");
    writeFileSync(table, writeRefTable(refs));
    expect(find()[0]).toBe(`${github}/blob/trunk/{path}#L{line}`);
    writeFileSync(table, writeRefTable([...refs, { name: "refs/remotes/origin/mine", id: commit }]));
    expect(find()[0]).toBe(`${github}/blob/mine/{path}#L{line}`);
  });

  test("follow the branch to the remote and the name that it tracks", () => {
    const tracking = '[branch "mine"]\n\tremote = company # ours\n\tmerge = "refs/heads/team/theirs"\n';
    write({
      ".git/HEAD": "ref: refs/heads/mine\n",
      ".git/config":
        remote("https://github.com/me/models") + remote("https://github.com/acme/models", "company") + tracking,
      ".git/packed-refs": `${commit} refs/remotes/company/team/theirs\n`,
    });
    expect(find()[0]).toBe(`${github}/blob/team/theirs/{path}#L{line}`);
  });

  test("count from the top of the repository", () => {
    write({ ".git/HEAD": "ref: refs/heads/main\n", ".git/config": remote(github) });
    expect(find("our models/{path}/core")[0]).toBe(`${github}/blob/main/our%20models/%7Bpath%7D/core/{path}#L{line}`);
  });

  test("are found from a further working tree, and from a submodule", () => {
    write({
      "main/.git/HEAD": "ref: refs/heads/main\n",
      "main/.git/config": remote(github),
      "main/.git/worktrees/other/HEAD": "ref: refs/heads/next\n",
      "main/.git/worktrees/other/commondir": "../..\n",
      "other/.git": `gitdir: ${join(top, "main/.git/worktrees/other")}\n`,
      "main/.git/modules/lib/HEAD": `${commit}\n`,
      "main/.git/modules/lib/config": remote("https://github.com/acme/lib"),
      "main/lib/.git": "gitdir: ../.git/modules/lib\n",
    });
    expect(find("other")[0]).toBe(`${github}/blob/next/{path}#L{line}`);
    expect(find("main/lib/src")[0]).toBe(`https://github.com/acme/lib/blob/${commit}/src/{path}#L{line}`);
  });

  test("are none without a checkout, a remote or a known host", () => {
    expect(find()).toEqual([]);
    write({ ".git/HEAD": "ref: refs/heads/main\n", ".git/config": "[core]\n" });
    expect(find()).toEqual([]);
    write({ ".git/config": remote("https://git.acme.example/models") });
    expect(find()).toEqual([]);
    write({ ".git/config": remote(github), ".git/HEAD": "ref: refs/heads/.invalid\n" });
    expect(find()).toEqual([]);
    rmSync(join(top, ".git"), { recursive: true });
    expect(find()).toEqual([]);
    write({ ".git": "" });
    expect(find()).toEqual([]);
  });

  test("are none for what the repository around an input doesn't hold", () => {
    write({
      ".git/HEAD": "ref: refs/heads/main\n",
      ".git/config": remote(github),
      ".gitignore": "/vendor/\n",
      "sub/.gitignore": "*.generated\n",
    });
    expect(find("node_modules/aspectdoc/schemas")).toEqual([]);
    expect(find("vendor/core")).toEqual([]);
    expect(find("sub/x.generated")).toEqual([]);
    expect(find("sub/x")).toHaveLength(2);
  });

  test("are none for a remote or a branch that no address can hold", () => {
    write({ ".git/HEAD": 'ref: refs/heads/"><b>{path}\n', ".git/config": remote(github) });
    expect(find()).toEqual([]);
    write({ ".git/HEAD": "ref: refs/heads/../../x\n" });
    expect(find()).toEqual([]);
  });
});
