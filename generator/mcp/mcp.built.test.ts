import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { generate } from "../api.ts";
import { packageFolder } from "../package-folder.ts";
import { openMcp, type McpTalk } from "../testdata/open-mcp.ts";

/* What agents are answered, asked with the protocol's own client. `npm run build` has to come first. */

const launcher = join(packageFolder, "bin/aspectdoc");
let folder: string;
let talk: McpTalk;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "aspectdoc-mcp-test-"));
  cpSync(join(packageFolder, "generator/testdata/sites/tiny"), join(folder, "model"), { recursive: true });
  const git = (...args: readonly string[]): void =>
    void execFileSync("git", ["-c", "user.name=t", "-c", "user.email=t@t", ...args], { cwd: folder });
  git("init", "--quiet", "--initial-branch=main");
  git("add", ".");
  git("commit", "--quiet", "--message=Before");
  talk = await openMcp(launcher, ["model"], folder);
});

afterAll(async () => {
  await talk.close();
  rmSync(folder, { recursive: true, force: true });
});

describe("a model", () => {
  test("is asked by tools that only read", () => {
    expect(talk.tools).toEqual(["search", "page", "example", "thing", "check", "diff"]);
  });

  test("is searched, and what is found can be read as Markdown", async () => {
    const found = JSON.parse((await talk.ask("search", { query: "book" })).text) as readonly Record<string, string>[];
    expect(found[0]).toMatchObject({ kind: "entity", name: "book", page: "generated/metamodel/entities/book/" });
    const { text } = await talk.ask("page", { page: found[0]?.["page"] });
    expect(text).toMatch(/^---|^# /);
    expect(text).toContain("book");
    const slip = await talk.ask("page", { page: "entities/bok" });
    expect(slip.text).toMatch(/^there is no page entities\/bok; near it are .*entities\/book\/.*; search finds pages$/);
    const attached = await talk.ask("page", { page: "aspectdoc:///generated/metamodel/entities/book/" });
    expect(attached).toEqual({ text, isError: false });
    expect((await talk.ask("page", { page: "https://docs.example.org/llms-full.txt" })).text).toMatch(
      /^llms-full.txt is no /,
    );
    expect((await talk.ask("search", { query: "book", facet: "restli" })).text).toBe(
      "nothing found of the facet restli; there is something of entities, aspects, fields, types, graphql",
    );
    expect(await talk.ask("search", { query: "zzqqxx" })).toMatchObject({
      text: expect.stringMatching(/^nothing found/),
    });
  });

  test("says what a coordinate names, and what uses it", async () => {
    const [entity] = JSON.parse((await talk.ask("thing", { coordinate: "book" })).text) as readonly {
      readonly kind: string;
      readonly uses: { readonly relationships: readonly object[] };
    }[];
    expect(entity?.kind).toBe("entity");
    expect(entity?.uses.relationships.length).toBeGreaterThan(0);
    const missing = await talk.ask("thing", { coordinate: "no.such.thing" });
    expect(missing).toEqual({ text: "the model has no no.such.thing; search finds names", isError: true });
    const slip = await talk.ask("thing", { coordinate: "bok.title" });
    expect(slip.text).toMatch(/^the model has no bok\.title; near it are .*book.*; search finds names$/);
  });

  test("shows how something is called", async () => {
    const { text, isError } = await talk.ask("example", { name: "book" });
    expect(isError).toBe(false);
    expect((JSON.parse(text) as { readonly examples: readonly object[] }).examples.length).toBeGreaterThan(0);
  });

  test("gives a section of a page by its anchor", async () => {
    const { text } = await talk.ask("page", { page: "generated/metamodel/aspects/bookInfo/#title" });
    expect(text).toMatch(/^- `title`|^#+ `?title/);
    expect(text).not.toContain("`pages`");
    expect((await talk.ask("page", { page: "llms.txt" })).text).toMatch(/^# .*\n\n> /);
  });

  test("gives its pages as resources, which are found by names", async () => {
    const { client } = talk;
    const { resources } = await client.listResources();
    expect(resources.map(({ uri, mimeType }) => [uri, mimeType])).toEqual([["aspectdoc:///llms.txt", "text/markdown"]]);
    const [template] = (await client.listResourceTemplates()).resourceTemplates;
    expect(template?.uriTemplate).toBe("aspectdoc:///{+page}");
    const { completion } = await client.complete({
      ref: { type: "ref/resource", uri: "aspectdoc:///{+page}" },
      argument: { name: "page", value: "book" },
    });
    expect(completion.values[0]).toBe("generated/metamodel/entities/book/");
    for (const page of ["llms.txt", "generated/metamodel/entities/book/", "generated/metamodel/entities/book/#isbn"]) {
      const { contents } = await client.readResource({ uri: `aspectdoc:///${page}` });
      expect(contents).toEqual([
        { uri: `aspectdoc:///${page}`, mimeType: "text/markdown", text: (await talk.ask("page", { page })).text },
      ]);
    }
    await expect(client.readResource({ uri: "aspectdoc:///../secret.md" })).rejects.toMatchObject({
      code: -32_002,
      message: expect.stringMatching(/there is no page /) as string,
    });
  });

  test("has prompts that people pick in a client", async () => {
    const { client } = talk;
    const { prompts } = await client.listPrompts();
    expect(prompts.map(({ name }) => name)).toEqual(["explain", "review", "mend"]);
    const { completion } = await client.complete({
      ref: { type: "ref/prompt", name: "explain" },
      argument: { name: "name", value: "boo" },
    });
    expect(completion.values).toContain("book");
    const explain = await client.getPrompt({ name: "explain", arguments: { name: "book" } });
    expect(explain.messages).toEqual([
      { role: "user", content: { type: "text", text: expect.stringMatching(/^Explain book of this model /) } },
    ]);
    const review = await client.getPrompt({ name: "review", arguments: { revision: "v1" } });
    expect(JSON.stringify(review)).toContain("Call diff with the revision v1, ");
    await expect(client.getPrompt({ name: "review", arguments: { revision: "../x" } })).rejects.toThrow(/revision/);
  });

  test("tells who asks to be told how far an answer is", async () => {
    const fresh = await openMcp(launcher, ["model"], folder);
    const told: (string | undefined)[] = [];
    try {
      await fresh.client.callTool({ name: "search", arguments: { query: "book" } }, undefined, {
        onprogress: ({ progress, message }) => told.push(`${progress} ${message}`),
      });
    } finally {
      await fresh.close();
    }
    expect(told.slice(0, 3)).toEqual(["1 looking for files", "2 reading files", "3 linking the model"]);
  });

  test("gives nothing of the disk that is not in it", async () => {
    writeFileSync(join(folder, "secret.md"), "secret");
    for (const page of ["../secret", "/../../secret.md", "..%2f..%2fsecret", join(folder, "secret.md"), "a\0b"]) {
      const { text, isError } = await talk.ask("page", { page });
      expect([isError, text]).toEqual([true, expect.stringMatching(/^there is no page /)]);
    }
    const outside = await talk.ask("diff", { revision: "../secret.md" });
    expect(outside.isError).toBe(true);
    expect((await talk.ask("diff", { revision: "/etc" })).isError).toBe(true);
  });

  test("is compared between two revisions, whatever is on the disk", async () => {
    const { text } = await talk.ask("diff", { revision: "main", to: "main" });
    expect(JSON.parse(text)).toMatchObject({ before: expect.stringMatching(/^main at /), changes: [] });
    expect(JSON.parse(text)).toMatchObject({ after: expect.stringMatching(/^main at /) });
    expect(talk.client.getInstructions()).toContain("is answered by diff");
    expect((await talk.ask("diff", { revision: "main", to: "/etc" })).isError).toBe(true);
  });

  test("is checked and compared as it is on the disk now", async () => {
    expect(JSON.parse((await talk.ask("check")).text)).toMatchObject({ passed: true });
    expect(JSON.parse((await talk.ask("diff", { revision: "main", tip: true })).text)).toMatchObject({ changes: [] });
    const registry = join(folder, "model/entity-registry.yml");
    writeFileSync(
      registry,
      readFileSync(registry, "utf8").replace(/^ {2}- name: author[\s\S]*?(?=^ {2}- name:|^\w|(?![\s\S]))/m, ""),
    );
    const { changes } = JSON.parse((await talk.ask("diff", { revision: "main", tip: true })).text) as {
      readonly changes: readonly { readonly coordinate: string }[];
    };
    expect(changes.map(({ coordinate }) => coordinate).join(" ")).toContain("author");
    expect((await talk.ask("thing", { coordinate: "author" })).text).not.toContain('"kind": "entity"');
    const unknown = await talk.ask("diff", { revision: "nowhere" });
    expect(unknown.text).toContain("usage/unreadable-side");
  });
});

test("a written site answers without a model, and links don't lead out of it", async () => {
  const out = join(folder, "site");
  await generate({
    inputs: [join(packageFolder, "generator/testdata/sites/tiny")],
    config: false,
    out,
    settings: { cache: "" },
  });
  writeFileSync(join(folder, "outside.md"), "secret");
  symlinkSync(join(folder, "outside.md"), join(out, "inside.md"));
  const site = await openMcp(launcher, [out], folder);
  try {
    expect(site.tools).toEqual(["search", "page", "example", "thing"]);
    expect(site.client.getInstructions()).toContain("a site of one version has none");
    expect((await site.client.listPrompts()).prompts.map(({ name }) => name)).toEqual(["explain"]);
    expect((await site.ask("page", { page: "generated/metamodel/entities/book/#top" })).text).toContain("book");
    const linked = await site.ask("page", { page: "../../../generated/metamodel/entities/book.md" });
    expect(linked.text).toBe((await site.ask("page", { page: "generated/metamodel/entities/book/" })).text);
    const published = "https://docs.example.org/below/generated/metamodel/entities/book/#top";
    expect((await site.ask("page", { page: published })).text).toBe(linked.text);
    expect((await site.ask("page", { page: "https://docs.example.org/no/such/page/" })).isError).toBe(true);
    expect((await site.ask("page", { page: "../outside.md" })).isError).toBe(true);
    expect((await site.ask("page", { page: "inside" })).isError).toBe(true);
    const long = await site.ask("page", { page: "/", offset: 3 });
    expect((await site.ask("page", { page: "index.md" })).text.slice(3)).toBe(long.text);
  } finally {
    await site.close();
  }
});

test("what a plug-in has read is found by its name and by its address", async () => {
  const cwd = join(folder, "harbour");
  cpSync(join(packageFolder, "generator/testdata/plugins/harbour"), cwd, { recursive: true });
  const site = await openMcp(launcher, [], cwd);
  try {
    for (const coordinate of [
      "announceShip",
      "POST /entities/ship",
      "PUT /berths/{number}/plan",
      "openapi/schemas/cargo",
      "Cargo",
      // Parts, as comparisons write them.
      "GET /entities/ship(query count)",
      "Cargo.weight/minimum",
    ]) {
      const { text, isError } = await site.ask("thing", { coordinate });
      expect([coordinate, isError]).toEqual([coordinate, false]);
      const [page] = JSON.parse(text) as readonly { readonly page: string; readonly text: string }[];
      expect(page?.page).toMatch(/^generated\/openapi\//);
      expect(page?.text).toContain("# ");
    }
    expect((await site.ask("thing", { coordinate: "ship berth" })).isError).toBe(true);
  } finally {
    await site.close();
  }
});

test("questions that come by a pipe are answered, and what is none is told beside the protocol", () => {
  const ask = (id: number, method: string, params: object): string =>
    JSON.stringify({ jsonrpc: "2.0", id, method, params });
  const hello = { protocolVersion: "2024-11-05", capabilities: {}, clientInfo: { name: "script", version: "1" } };
  const input = [
    ask(1, "initialize", hello),
    ask(2, "tools/call", { name: "check", arguments: {} }),
    "{nonsense",
    "[]",
    ask(4, "tools/call", { name: "search", arguments: { query: "book ".repeat(2_500_000) } }),
    ask(3, "tools/call", { name: "thing", arguments: { coordinate: "book" } }),
  ].join("\n");
  const { stdout, stderr, status } = spawnSync(process.execPath, [launcher, "mcp", "model"], {
    cwd: folder,
    input,
    encoding: "utf8",
  });
  const answers = stdout
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as { readonly id: number; readonly result: object });
  expect(answers.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual([1, 2, 3]);
  expect(answers.every(({ result }) => result !== undefined)).toBe(true);
  expect(stderr.trim().split("\n")).toEqual([
    expect.stringMatching(/^a message can't be answered: .*JSON/),
    "a message can't be answered: it is none of JSON-RPC 2.0, or several in one",
    expect.stringMatching(/^a message can't be answered: it has \d+ bytes, more than/),
  ]);
  expect(status).toBe(0);
});
