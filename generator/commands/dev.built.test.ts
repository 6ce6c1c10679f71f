import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { describeGenerate } from "./generate-command.ts";
import { createSession, type Session, type SessionState } from "../dev/create-session.ts";
import { developSite } from "../dev/develop-site.ts";
import { openBuiltSource } from "../dev/site-source.ts";
import { serveSession, type DevServer } from "../dev/serve-session.ts";
import { createReport } from "../diagnostics/report.ts";
import { packageFolder } from "../package-folder.ts";
import { loadSiteBundle } from "../render/load-site-bundle.ts";
import { runCommand } from "../testdata/run-command.ts";

/* What the development server shows is what `generate` would write. A build has to come first. */

const sites = join(packageFolder, "generator/testdata/sites");
let parent: string;
let model: string;
let session: Session;

beforeAll(async () => {
  parent = mkdtempSync(join(tmpdir(), "aspectdoc-dev-"));
  model = join(parent, "model");
  cpSync(join(sites, "guides"), model, { recursive: true });
  session = createSession({
    cwd: parent,
    overrides: { inputs: [model], content: ["content"] },
    source: { bundle: await loadSiteBundle() },
  });
  writeFileSync(join(parent, "aspectdoc.config.yaml"), "content: [content]\n");
});

afterAll(() => rmSync(parent, { recursive: true, force: true }));

/** The files that `generate` writes now, by path. */
async function generateFiles(
  args = ["--input", model, "--config", join(parent, "aspectdoc.config.yaml")],
): Promise<ReadonlyMap<string, string>> {
  const out = join(parent, "output");
  await runCommand(describeGenerate, [...args, "--out", out, "--no-cache", "--quiet"]);
  const paths = readdirSync(out, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(out.length + 1));
  return new Map(paths.map((path) => [path, readFileSync(join(out, path), "latin1")]));
}

function expectSameSite({ site }: SessionState, written: ReadonlyMap<string, string>): void {
  const differing = [...written].filter(([path, text]) => {
    const content = site?.find(path);
    if (content === undefined) return true;
    if (typeof content === "string") return Buffer.from(content).toString("latin1") !== text;
    if (content instanceof Uint8Array) return Buffer.from(content).toString("latin1") !== text;
    return "copyOf" in content && readFileSync(content.copyOf, "latin1") !== text;
  });
  expect(differing.map(([path]) => path)).toEqual([]);
}

function findModelFile(pattern: RegExp): string {
  const found = readdirSync(model, { recursive: true, encoding: "utf8" })
    .sort()
    .find((path) => pattern.test(path));
  if (found === undefined) throw new Error(`the model has no file like ${pattern.source}`);
  return join(model, found);
}

function edit(path: string, change: (text: string) => string): ReadonlySet<string> {
  const before = readFileSync(path, "utf8");
  const after = change(before);
  expect(after, "the edit changes the file").not.toBe(before);
  writeFileSync(path, after);
  return new Set([path]);
}

/** A history in which a release has brought a type. */
function writeHistory(release: string): ReadonlySet<string> {
  const path = join(parent, "aspectdoc.history.json");
  const code = "safe/graphql-type-added";
  const came = { in: release, what: "added", code, area: "graphqlTypes", thing: "Another", after: "scalar" };
  const history = { formatVersion: 1, releases: [{ name: release }], rooms: { graphql: { Another: [came] } } };
  writeFileSync(path, JSON.stringify(history));
  return new Set([path]);
}

const edits: readonly (readonly [string, () => ReadonlySet<string>])[] = [
  ["nothing", () => new Set<string>()],
  [
    "a doc in a schema",
    () => edit(findModelFile(/\.pdl$/), (text) => text.replace("As people say it.", "As all people say it.")),
  ],
  ["the end of a guide", () => edit(findModelFile(/content.*first.md$/), (text) => `${text}\nMore to read.\n`)],
  [
    "a heading of a guide",
    () => edit(findModelFile(/content.*first.md$/), (text) => `${text}\n## Another part\n\nText.\n`),
  ],
  [
    "a new guide",
    () => {
      writeFileSync(join(model, "content/a-new-guide.md"), "# A new guide\n\nIt leads nowhere.\n");
      return new Set([join(model, "content/a-new-guide.md")]);
    },
  ],
  [
    "a guide less",
    () => {
      rmSync(join(model, "content/a-new-guide.md"));
      return new Set([join(model, "content/a-new-guide.md")]);
    },
  ],
  [
    "a part of a guide with a file to download",
    () => {
      writeFileSync(join(model, "content/_part.mdx"), "## Of {props.kind}\n\n[All](./all.csv)\n");
      for (const name of ["all.csv", "more.csv"]) writeFileSync(join(model, "content", name), "a\n");
      const use = "import Part from './_part.mdx';\n\n<Part kind='one' />\n";
      writeFileSync(join(model, "content/a-parted-guide.mdx"), use);
      const names = ["_part.mdx", "all.csv", "more.csv", "a-parted-guide.mdx"];
      return new Set(names.map((name) => join(model, "content", name)));
    },
  ],
  ["what the part says", () => edit(join(model, "content/_part.mdx"), (text) => text.replace("Of", "About"))],
  ["what the part offers", () => edit(join(model, "content/_part.mdx"), (text) => `${text}\n[More](./more.csv)\n`)],
  ["the file to download", () => edit(join(model, "content/all.csv"), () => "b, and more\n")],
  [
    "what the part is told",
    () => edit(join(model, "content/a-parted-guide.mdx"), (text) => text.replace("one", "two")),
  ],
  [
    "the part and the file less",
    () => {
      const paths = ["_part.mdx", "all.csv"].map((name) => join(model, "content", name));
      for (const path of paths) rmSync(path);
      return new Set(paths);
    },
  ],
  [
    "a type more in GraphQL",
    () => edit(findModelFile(/\.graphql$/), (text) => `${text}\n"""Said anew."""\nscalar Another\n`),
  ],
  ["a mistake in a schema", () => edit(findModelFile(/\.pdl$/), (text) => text.replace("name: string", "name: strin"))],
  ["the mistake mended", () => edit(findModelFile(/\.pdl$/), (text) => text.replace("name: strin", "name: string"))],
  [
    "a package of connectors",
    () => {
      const files = {
        "python/setup.py":
          'setup(name="acme", entry_points={"acme.ingestion.source.plugins": ["depot = acme:Source"], "acme.ingestion.sink.plugins": []})\n',
        "python/src/acme.py":
          'from pydantic import BaseModel\nclass Config(BaseModel):\n    host: str\n@platform_name("Depot")\n@config_class(Config)\nclass Source:\n    """Reads depots."""\nclass Sink(Base[Config]): ...\n',
      };
      mkdirSync(join(model, "python/src"), { recursive: true });
      for (const [path, text] of Object.entries(files)) writeFileSync(join(model, path), text);
      return new Set(Object.keys(files).map((path) => join(model, path)));
    },
  ],
  [
    "an option in the code of a connector",
    () => edit(findModelFile(/acme\.py$/), (text) => text.replace("host: str", "host: str\n    port: int = 1")),
  ],
  [
    "an entry point in the setup of a package",
    () => edit(findModelFile(/setup\.py$/), (text) => text.replace("[]", '["depot = acme:Sink"]')),
  ],
  [
    "the title in the config file",
    () => edit(join(parent, "aspectdoc.config.yaml"), (text) => `${text}title: Another\n`),
  ],
  [
    "what its releases have done",
    () => {
      const wanted = edit(join(parent, "aspectdoc.config.yaml"), (text) => `${text}history: { tags: "v*" }\n`);
      return new Set([...wanted, ...writeHistory("v1")]);
    },
  ],
  ["another release", () => writeHistory("v2")],
];

/** What an edit has to show, so that nothing is not the same as nothing. */
const pagesOfEdits: ReadonlyMap<string, readonly [path: string, text: string]> = new Map([
  ["a package of connectors", ["generated/ingestion/sources/depot/index.html", "Reads depots."]],
  ["an option in the code of a connector", ["generated/ingestion/sources/depot/index.html", "depot.port"]],
  ["an entry point in the setup of a package", ["generated/ingestion/sinks/depot/index.html", "sink.config"]],
  ["what its releases have done", ["graphql/scalars/Another/index.html", "since v1"]],
  ["another release", ["graphql/scalars/Another/index.html", "since v2"]],
]);

describe("a session", () => {
  it.each(edits)("shows what generate writes after a change of %s", async (name, change) => {
    const changed = change();
    const state = await session.update(name === "nothing" ? undefined : changed);
    expect(state.isStale).toBe(false);
    const written = await generateFiles();
    expectSameSite(state, written);
    const page = pagesOfEdits.get(name);
    if (page !== undefined) expect(written.get(page[0])).toContain(page[1]);
    expect(state.diagnostics.some(({ severity }) => severity === "error")).toBe(name.startsWith("a mistake"));
  });

  it("keeps the last site when none can be made, until one can", async () => {
    const config = join(parent, "aspectdoc.config.yaml");
    const good = readFileSync(config, "utf8");
    const before = await session.update(new Set());
    const broken = await session.update(edit(config, (text) => `${text}titel: Wrong\n`));
    expect(broken.isStale).toBe(true);
    expect(broken.site).toBe(before.site);
    expect(broken.diagnostics.map(({ code }) => code)).toEqual(["config/unknown-key"]);
    expect((await session.update(new Set([findModelFile(/\.pdl$/)]))).isStale).toBe(true);
    const mended = await session.update(edit(config, () => good));
    expect(mended.isStale).toBe(false);
    expectSameSite(mended, await generateFiles());
  });

  it("shows what was edited while no site could be made", async () => {
    const config = join(parent, "aspectdoc.config.yaml");
    const good = readFileSync(config, "utf8");
    await session.update(edit(config, (text) => `${text}titel: Wrong\n`));
    await session.update(edit(findModelFile(/content.*first.md$/), (text) => `${text}\nMeanwhile.\n`));
    const mended = await session.update(edit(config, () => good));
    const written = await generateFiles();
    expect([...written.values()].some((text) => text.includes("Meanwhile."))).toBe(true);
    expectSameSite(mended, written);
  });
});

describe("a session in the folder that it reads", () => {
  it("follows the config file that lies there, beside the guides", async () => {
    const folder = realpathSync(mkdtempSync(join(parent, "within-")));
    cpSync(join(sites, "guides"), folder, { recursive: true });
    const config = join(folder, "aspectdoc.config.yaml");
    writeFileSync(config, "title: First\n");
    const source = { bundle: await loadSiteBundle() };
    const within = createSession({ cwd: folder, overrides: { inputs: [folder] }, source });
    expect((await within.update()).settings?.title).toBe("First");
    expect((await within.update(edit(config, () => "title: Second\n"))).settings?.title).toBe("Second");
    const broken = await within.update(edit(config, () => "titel: Third\n"));
    expect(broken.diagnostics.map(({ code }) => code)).toEqual(["config/unknown-key"]);
    expect((await within.update(edit(config, () => "title: Third\n"))).settings?.title).toBe("Third");
  });
});

describe("a session on a file that is named itself", () => {
  it("shows what has become of a file that it takes in", async () => {
    const folder = realpathSync(mkdtempSync(join(parent, "named-")));
    const [api, part] = ["sea.yaml", "tide.yaml"].map((name) => join(folder, name)) as [string, string];
    writeFileSync(
      api,
      'openapi: "3.0.3"\ninfo: { title: Sea, version: "1" }\npaths: { /tide: { $ref: "./tide.yaml" } }\n',
    );
    writeFileSync(part, "get: { operationId: tide, summary: Low, responses: {} }\n");
    const source = { bundle: await loadSiteBundle() };
    const named = createSession({ cwd: folder, overrides: { inputs: [api] }, source });
    const args = ["--input", api];
    expectSameSite(await named.update(), await generateFiles(args));
    const state = await named.update(edit(part, (text) => text.replace("Low", "High")));
    const written = await generateFiles(args);
    expect(written.get("catalogue.json")).toContain("High");
    expectSameSite(state, written);
  });
});

describe("a session in a folder that is called otherwise for a while", () => {
  it("follows what changes once it has its name again", async () => {
    const folder = join(realpathSync(mkdtempSync(join(parent, "renamed-"))), "project");
    mkdirSync(folder);
    const schema = join(folder, "schema.graphql");
    writeFileSync(schema, "type Query { first: Int }");
    const before = process.cwd();
    process.chdir(folder);
    try {
      const here = createSession({
        cwd: folder,
        overrides: { inputs: ["."] },
        source: { bundle: await loadSiteBundle() },
      });
      await here.update();
      renameSync(folder, `${folder}-2`);
      await here.update(new Set([folder]));
      renameSync(`${folder}-2`, folder);
      await here.update(new Set([folder, schema]));
      const { site } = await here.update(edit(schema, () => "type Query { second: Int }"));
      expect(site?.find("graphql/queries/second/index.html")).toBeDefined();
    } finally {
      process.chdir(before);
    }
  });
});

describe("a session with parts of the user's", () => {
  it("tells at once of one that throws, on whichever kind of page", async () => {
    const folder = realpathSync(mkdtempSync(join(parent, "parts-")));
    const part = join(folder, "page-heading.tsx");
    writeFileSync(part, "export default () => <h1>Ours</h1>;");
    const source = { bundle: await loadSiteBundle() };
    const dressed = createSession({ cwd: folder, overrides: { inputs: [model], parts: folder }, source });
    const listFound = async (): Promise<readonly string[]> =>
      (await dressed.check()).diagnostics.flatMap(({ code, message }) => (code === "theme/broken-part" ? message : []));
    await dressed.update();
    expect(await listFound()).toEqual([]);
    const text = 'export default ({ page }) => { if (page.noun === "aspect") throw new Error("not today"); };';
    await dressed.update(edit(part, () => text));
    expect(await listFound()).toEqual(["`page-heading.tsx` could not be used: not today"]);
  });
});

describe("what a session works out after an edit", () => {
  it("takes the words from what has changed alone: of GraphQL's types none where an operation says something else", async () => {
    await session.update();
    // On the same line, so that no type stands elsewhere.
    const words = /(?<=type Query \{\s*")/;
    const described = edit(findModelFile(/\.graphql$/), (text) => text.replace(words, "Said anew. "));
    const state = await session.update(described);
    const worked = new Set(state.traces.filter(({ because }) => because !== undefined).map((trace) => trace.query));
    expect(worked).toContain("operations without words");
    expect(state.traces.map((trace) => trace.query)).toContain("types without words");
    expect(worked).not.toContain("types without words");
    expectSameSite(state, await generateFiles());
  });
});

describe("rehearsed edits", () => {
  it("leave the site as it is, and those that follow show what generate writes", async () => {
    await session.update();
    await session.check();
    let asked = 0;
    await session.rehearse(() => {
      asked += 1;
      return Promise.resolve();
    });
    // Each kind is planned and looked at, and at last there is what the files say.
    expect(asked).toBeGreaterThanOrEqual(5);
    expect(asked % 2).toBe(1);
    const written = await generateFiles();
    expectSameSite(await session.update(new Set()), written);
    const path = findModelFile(/content.*first.md$/);
    expectSameSite(await session.update(edit(path, (text) => `${text}\nRehearsed.\n`)), await generateFiles());
  });

  it("give way to what somebody waits for", async () => {
    await session.update();
    await session.check();
    const stop = new Error("somebody has edited");
    let asked = 0;
    const giveWay = (): Promise<void> => ((asked += 1) < 2 ? Promise.resolve() : Promise.reject(stop));
    await expect(session.rehearse(giveWay)).rejects.toBe(stop);
    expect(asked).toBe(2);
    const path = findModelFile(/content.*first.md$/);
    expectSameSite(await session.update(edit(path, (text) => `${text}\nAfter that.\n`)), await generateFiles());
  });
});

describe("a session that begins with what runs have left", () => {
  it("shows what generate writes, at first and after each of several changes", async () => {
    const folder = join(parent, "kept");
    cpSync(join(sites, "guides"), join(folder, "model"), { recursive: true });
    const config = join(folder, "aspectdoc.config.yaml");
    const [cache, out] = [join(folder, "cache"), join(folder, "out")];
    writeFileSync(config, `inputs: [model]\ncontent: [content]\ncache: ${cache}\nout: ${out}\n`);
    await runCommand(describeGenerate, ["--config", config, "--quiet"]);
    expect(existsSync(cache)).toBe(true);
    const kept = createSession({ cwd: folder, config, overrides: {}, source: { bundle: await loadSiteBundle() } });
    const files = ["content/guides/first.md", "tag.pdl", "schema.graphql"].map((path) => join(folder, "model", path));
    for (const path of [undefined, ...files]) {
      const rename = (text: string): string => text.replaceAll(/\b(?:name|folder|it)\b(?=[ .])/g, "$& of old");
      const changed = path === undefined ? undefined : edit(path, rename);
      expectSameSite(await kept.update(changed), await generateFiles(["--config", config]));
    }
  });
});

describe("a session with several editions", () => {
  it("shows what generate writes after a change of one of them or of both", async () => {
    const folder = join(parent, "several");
    const texts = ["old", "new"].map((name) => {
      cpSync(join(sites, "guides"), join(folder, name), { recursive: true });
      return join(folder, name, "tag.pdl");
    });
    const config = join(folder, "aspectdoc.config.yaml");
    writeFileSync(
      config,
      "content: [content]\nversions: [{ version: two, inputs: [new] }, { version: one, inputs: [old] }]\n",
    );
    const several = createSession({ cwd: folder, overrides: {}, source: { bundle: await loadSiteBundle() } });
    await several.update();
    const rounds = [...texts.map((path) => [path]), texts, []];
    for (const [round, paths] of rounds.entries()) {
      for (const path of paths) edit(path, (text) => text.replace(/As .*it\./, `As the ${round}. round has it.`));
      await several.update(new Set(paths));
      const state = await several.check();
      expectSameSite(state, await generateFiles(["--config", config]));
      expect(state.diagnostics.length).toBeGreaterThan(0);
    }
  });
});

describe("a site under development", () => {
  it("follows a change that comes before anybody has seen its first state", async () => {
    const path = findModelFile(/content.*first.md$/);
    const states: SessionState[] = [];
    const stages: string[] = [];
    let settle = (): void => undefined;
    const followed = new Promise<void>((resolve) => (settle = resolve));
    const site = await developSite(
      {
        cwd: parent,
        overrides: { inputs: [model], content: ["content"] },
        port: 0,
        onStage: (stage) => states.length === 0 && stages.push(stage),
        onRound(state) {
          if (states.push(state) === 1) edit(path, (text) => `${text}\nSaid at once.\n`);
          else settle();
        },
      },
      createReport(),
    );
    await followed;
    await site?.close();
    expect(new Set(stages)).toEqual(new Set(["discover", "parse", "link", "check", "plan"]));
    const pages = states.map(({ site }) => site?.find("guides/first/index.html") as Uint8Array);
    expect(pages.map((page) => Buffer.from(page).includes("Said at once."))).toEqual([false, true]);
  });
});

it("a file that nobody looks into is no news when it grows, and one that is read is, be it as it was", async () => {
  const log = join(model, "server.log");
  writeFileSync(log, "A line.\n");
  await session.update(new Set([log]));
  const { site } = await session.update(edit(log, (text) => `${text}Another one.\n`));
  const grown = await session.update(edit(log, (text) => `${text}One more.\n`));
  expect([grown.hasNews, grown.site === site]).toEqual([false, true]);
  const schema = findModelFile(/\.pdl$/);
  writeFileSync(schema, readFileSync(schema));
  expect((await session.update(new Set([schema]))).hasNews).toBe(true);
  rmSync(log);
});

it("what rules find is told while a file beside the model is written all the time", async () => {
  const states: SessionState[] = [];
  let settle = (): void => undefined;
  const told = new Promise<void>((resolve) => (settle = resolve));
  const log = join(model, "server.log");
  const onRound = (state: SessionState): void => {
    states.push(state);
    settle();
  };
  const writing = setInterval(() => writeFileSync(log, "A line.\n", { flag: "a" }), 5);
  try {
    const site = await developSite(
      { cwd: parent, overrides: { inputs: [model], content: ["content"] }, port: 0, onRound },
      createReport(),
    );
    await told;
    expect(states[0]?.site?.pageCount).toBeGreaterThan(0);
    await site?.close();
  } finally {
    clearInterval(writing);
    rmSync(log, { force: true });
  }
});

/** What a file of the site says at first, and after each of the changes, one of which follows what the last one came to. */
async function followFile(path: string, folder: string, changes: readonly (() => void)[]): Promise<readonly string[]> {
  const texts: string[] = [];
  let settle = (): void => undefined;
  const followed = new Promise<void>((resolve) => (settle = resolve));
  const site = await developSite(
    {
      cwd: folder,
      overrides: { inputs: [folder] },
      port: 0,
      onRound(state) {
        const text = Buffer.from(state.site?.find(path) as Uint8Array).toString();
        if (text === texts.at(-1)) return;
        texts.push(text);
        (changes[texts.length - 1] ?? settle)();
      },
    },
    createReport(),
  );
  await followed;
  await site?.close();
  return texts;
}

describe("what stands around a model", () => {
  it("is followed: the order that another tool's project gives its guides", async () => {
    const folder = join(parent, "ferries");
    cpSync(join(sites, "mkdocs"), folder, { recursive: true });
    const changes = [
      () => edit(join(folder, "mkdocs.yml"), (text) => text.replace("Buying a ticket", "Fares")),
      () => edit(join(folder, "documentation/crew/.pages"), (text) => text.replace("- Rest:", "- Sleep:")),
    ];
    const trees = await followFile("assets/navigation.js", folder, changes);
    const list = (tree: string): readonly string[] => tree.match(/Buying a ticket|Fares|Rest|Sleep/g) ?? [];
    expect(trees.map((tree) => [...new Set(list(tree))])).toEqual([
      ["Buying a ticket", "Rest"],
      ["Fares", "Rest"],
      ["Fares", "Sleep"],
    ]);
  });

  it("is followed: the project that its guides are of, and the branch that is checked out", async () => {
    const folder = join(parent, "project");
    cpSync(join(sites, "handbook"), folder, { recursive: true });
    mkdirSync(join(folder, ".git/refs/heads"), { recursive: true });
    writeFileSync(join(folder, ".git/config"), '[remote "origin"]\n\turl = https://github.com/acme/models.git\n');
    const head = join(folder, ".git/HEAD");
    writeFileSync(head, "ref: refs/heads/first\n");
    const project = join(folder, "docusaurus.config.ts");
    const changes = [
      () => edit(project, (text) => text.replace("Harbour ${", "Port ${").replace(/editUrl: .*/, "")),
      () => writeFileSync(head, "ref: refs/heads/second\n"),
    ];
    const pages = await followFile("index.html", folder, changes);
    expect(pages.map((page) => /(?:Harbour|Port) handbook/.exec(page)?.[0])).toEqual([
      "Harbour handbook",
      "Port handbook",
      "Port handbook",
    ]);
    expect(pages.slice(1).map((page) => /blob\/(\w+)\//.exec(page)?.[1])).toEqual(["first", "second"]);
  });
});

describe("the development server", () => {
  let server: DevServer;
  beforeAll(async () => {
    const started = await serveSession({ port: 0, source: await openBuiltSource() }, createReport());
    if (started === undefined) throw new Error("the server did not start");
    server = started;
    server.show(await session.update());
  });
  afterAll(() => server?.close());

  function get(path: string, headers: Record<string, string> = {}): Promise<{ status: number; body: string }> {
    const { port } = new URL(server.origin);
    return new Promise((settle, fail) => {
      const sent = request({ host: "127.0.0.1", port, path, headers }, (response) => {
        let body = "";
        response.setEncoding("utf8");
        response.on("data", (chunk: string) => {
          body += chunk;
          // A stream of events has no end.
          if (path.includes("/events") && body.includes("data: ")) sent.destroy();
        });
        response.on("close", () => settle({ status: response.statusCode ?? 0, body }));
      });
      sent.on("error", (error: NodeJS.ErrnoException) => void (error.code !== "ECONNRESET" && fail(error)));
      sent.end();
    });
  }

  it("adds one script to a page and nothing else", async () => {
    const { status, body } = await get("/docs/");
    expect(status).toBe(200);
    const script = /<script type="module" src="\.\/\.aspectdoc\/dev\.js\?shown=[\w-]+&amp;page=%2Fdocs%2F"><\/script>/;
    expect(body.replace(script, "")).toBe(
      (await generateFiles())
        .get("index.html")
        ?.replace(/[\x80-\xff]+/g, (bytes) => Buffer.from(bytes, "latin1").toString()),
    );
    expect(body).toMatch(script);
  });

  it.each([
    "/docs/../model/docs",
    "/docs/%2e%2e/aspectdoc.config.yaml",
    "/docs/..%5cx",
    "/docs/.aspectdoc",
    "/x/",
    "/docs/%zz",
  ])("has no page for %s", async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  it("answers to names of this machine only", async () => {
    expect((await get("/docs/", { host: "evil.example:4174" })).status).toBe(403);
    expect((await get("/docs/", { host: "127.0.0.1.evil.example" })).status).toBe(403);
    expect((await get("/docs/", { host: "localhost:4174" })).status).toBe(200);
  });

  it("can be shown by a proxy below a path of its own", async () => {
    const { body } = await get("/docs/introduction/");
    const [, src = ""] = /<script type="module" src="([^"]*dev\.js[^"]*)"/.exec(body) ?? [];
    const script = new URL(src.replaceAll("&amp;", "&"), "https://example.org/proxy/4174/docs/introduction/");
    expect(script.href).toMatch(/^https:\/\/example\.org\/proxy\/4174\/docs\/introduction\/\.aspectdoc\/dev\.js\?/);
    expect(script.searchParams.get("page")).toBe("/docs/introduction/");
    const behind = script.pathname.slice("/proxy/4174".length);
    expect((await get(behind)).body).toContain("EventSource");
    const events = await get(`${behind.replace("dev.js", "events")}${script.search}`);
    expect(events.body).toContain('"isOutdated":false');
    expect((await get("/docs/introduction")).status).toBe(302);
  });

  it("tells a page whether it is what the server has", async () => {
    const [, shown = ""] = /dev\.js\?shown=([\w-]+)/.exec((await get("/docs/")).body) ?? [];
    expect((await get(`/.aspectdoc/events?page=/docs/&shown=${shown}`)).body).toContain('"isOutdated":false');
    expect((await get("/.aspectdoc/events?page=/docs/&shown=older")).body).toContain('"isOutdated":true');
  });

  it("has those wait who come before there is a site", async () => {
    const early = await serveSession({ port: 0, source: await openBuiltSource() }, createReport());
    if (early === undefined) throw new Error("the server did not start");
    const page = await fetch(`${early.origin}/docs/`);
    expect([page.status, page.headers.get("refresh")]).toEqual([503, "1"]);
    // A page from before hears of the site as soon as it is there.
    const events = await fetch(`${early.origin}/.aspectdoc/events?page=/docs/&shown=older`);
    expect(events.status).toBe(200);
    early.show(await session.update());
    let told = "";
    const decoder = new TextDecoder();
    for await (const bytes of events.body ?? []) {
      told += decoder.decode(bytes);
      if (told.includes("data: ")) break;
    }
    expect(told).toContain('"isOutdated":true');
    await early.close();
  });

  it("names a free port when the wanted one is taken", async () => {
    const report = createReport();
    const port = Number(new URL(server.origin).port);
    expect(await serveSession({ port, source: await openBuiltSource() }, report)).toBeUndefined();
    expect(report.diagnostics.map(({ code, help }) => [code, /^port \d+ is free/.test(help ?? "")])).toEqual([
      ["serve/port-in-use", true],
    ]);
  });
});
