import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { nameScope } from "./cache/fingerprint.ts";
import { listEditions } from "./config/list-editions.ts";
import { makeSettings } from "./config/settings.ts";
import type { Diagnostic } from "./diagnostics/diagnostic.ts";
import { readEditions } from "./discover/editions/read-editions.ts";
import { createEngine } from "./engine/create-engine.ts";
import { forgetful, type Engine } from "./engine/engine.ts";
import { nothingLeft } from "./engine/entry.ts";
import { planEdition } from "./make-edition.ts";
import { packageFolder } from "./package-folder.ts";
import { readPage } from "./page-model/read-page.ts";
import type { Page } from "./page-model/page.ts";
import { createRun } from "./run.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "aspectdoc-remembered-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

interface Told {
  readonly pages: readonly Page[];
  readonly diagnostics: readonly Diagnostic[];
}

/** What all pages of the folder show, and what is said of it. */
async function tellPages(openEngine: (scope: string) => Engine): Promise<Told> {
  const run = createRun({ begin() {}, advance() {}, end() {} });
  const { report } = run;
  const editions = listEditions(makeSettings({ inputs: [folder] }, {}, folder), report);
  if (editions === undefined) throw new Error("there is no edition");
  const [edition] = (await readEditions(editions, report)).made;
  const engine = openEngine(nameScope(edition, ""));
  const { plan } = await planEdition(edition, { editions, run, report, engine });
  return { pages: plan.pages.map(readPage), diagnostics: report.diagnostics };
}

function edit(path: string, change: (text: string) => string): void {
  writeFileSync(join(folder, path), change(readFileSync(join(folder, path), "utf8")));
}

const changes: readonly (readonly [why: string, site: string, before: () => void, change: () => void])[] = [
  [
    "its project switches formulas on, of which nothing tells in a text but dollars",
    "mkdocs-plain",
    () => edit("docs/README.md", (text) => `${text}\nTides of $harbour_name$ come twice.\n`),
    () => edit("mkdocs.yml", (text) => `${text}markdown_extensions:\n  - pymdownx.arithmatex\n`),
  ],
  [
    "it is no longer a vault, whose links say first where they lead",
    "vault",
    () => edit("Set sail.md", (text) => `${text}\nSee [[Harbour|the quay]].\n`),
    () => rmSync(join(folder, ".obsidian"), { recursive: true }),
  ],
  [
    "another page has a diagram, and one is in what a page takes in",
    "mkdocs-plain",
    () => {
      mkdirSync(join(folder, "shared"));
      writeFileSync(join(folder, "shared/part.md"), "```mermaid\nflowchart LR\n  a --> b\n```\n");
      edit("docs/README.md", (text) => `${text}\n{{ inline /shared/part.md }}\n`);
    },
    () => edit("docs/Zebra.md", (text) => [text, "```mermaid\nflowchart LR\n  c --> d\n```\n"].join("\n")),
  ],
];

describe.each(changes)("where %s", (_, site, before, change) => {
  it.each([true, false])("shows what a fresh run shows, within a process: %s", async (isLive) => {
    cpSync(join(packageFolder, "generator/testdata/sites", site), folder, { recursive: true });
    before();
    const engine = createEngine({ isLive });
    const first = await tellPages(engine.within);
    const left = isLive ? nothingLeft : engine.leave();
    change();
    const fresh = await tellPages(() => forgetful);
    expect(fresh).not.toEqual(first);
    const next = isLive ? engine : createEngine({ before: left });
    expect(await tellPages(next.within)).toEqual(fresh);
  });
});
