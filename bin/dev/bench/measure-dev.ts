import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { packageFolder } from "../../../generator/package-folder.ts";
import type { Edit } from "./find-edits.ts";
import { measureDevMemory } from "./measure-dev-memory.ts";
import { finishProcess, measureTool, startTool } from "./measure-process.ts";
import { median, quantile } from "./median.ts";
import type { Bar, Result } from "./result.ts";
import { waitForPage, waitForUrl } from "./wait-for-dev.ts";

/** An edit, and how soon a page should show it. */
export interface DevEdit {
  readonly what: string;
  readonly edit: Edit;
  readonly bar: Bar;
}

/** How often each edit is made in one process. */
const rounds = 4;

/** From the first edit on, over all kinds of them. */
const bars = { middle: { seconds: 0.1 }, most: { seconds: 0.15 } };

interface DevOptions {
  readonly group: string;
  readonly input: string;
  /** In which the site has been generated, to know which pages show the edits. */
  readonly folder: string;
  readonly times: number;
}

/** How soon `aspectdoc dev` has a site, and after which time pages show edits. Nothing where there is no such command. */
export async function measureDev(
  edits: readonly DevEdit[],
  { group, input, folder, times }: DevOptions,
): Promise<readonly Result[]> {
  if (!hasDev()) return [];
  const routes: string[] = [];
  // One after the other, since two of them may be of one file; what an edit wrote stays until the next of its file.
  for (const [index, { edit }] of edits.entries()) {
    const word = `MeasuredPage${index}x`;
    edit(word);
    await measureTool(["generate", "--quiet", "--input", input], folder);
    routes.push(findPage(join(folder, "output"), word));
  }
  const ready: number[] = [];
  const shown = edits.map((): number[] => []);
  for (let time = 0; time < times; time += 1) {
    const started = performance.now();
    const child = startTool(["dev", "--port", "0", "--input", input], folder);
    const finished = finishProcess(child);
    try {
      const url = await waitForUrl(child);
      ready.push((performance.now() - started) / 1000);
      // Nobody has found the file to edit by then; what edits will ask for is got ready meanwhile.
      await wait(3000);
      for (const each of Array.from({ length: rounds * edits.length }).keys()) {
        const index = each % edits.length;
        const page = url + (routes[index] ?? "");
        await waitForPage(page, "");
        // Nobody edits while the last edit is being checked.
        await wait(500);
        const word = `MeasuredDev${time}x${each}`;
        const { edit } = edits[index] ?? edits[0] ?? { edit: () => undefined };
        const edited = performance.now();
        edit(word);
        await waitForPage(page, word);
        shown[index]?.push((performance.now() - edited) / 1000);
      }
    } finally {
      child.kill("SIGTERM");
      await finished;
    }
  }
  const readyResult = { name: "`aspectdoc dev` is ready", measured: { seconds: median(ready) }, bar: { seconds: 1.5 } };
  const shownResults = edits.map(({ what, bar }, index) => ({
    name: `\`aspectdoc dev\` shows ${what}`,
    measured: { seconds: median(shown[index] ?? []) },
    bar,
  }));
  const all = shown.flat();
  const overall = [
    { name: "`aspectdoc dev` shows an edit, median of all", measured: { seconds: median(all) }, bar: bars.middle },
    { name: "`aspectdoc dev` shows an edit, 95 of 100", measured: { seconds: quantile(all, 0.95) }, bar: bars.most },
  ];
  const memory = await measureDevMemory(edits, { group, input, folder, routes });
  return [...[readyResult, ...shownResults, ...overall].map((result) => ({ group, ...result })), ...memory];
}

/** Whether this build of the tool has the command. */
function hasDev(): boolean {
  const help = execFileSync(process.execPath, [join(packageFolder, "bin/aspectdoc"), "--help"], { encoding: "utf8" });
  return /^ +dev\b/m.test(help);
}

/** The route of the first page that says the word. */
function findPage(site: string, word: string): string {
  const pages = readdirSync(site, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith("index.html"));
  const page = pages.sort().find((path) => readFileSync(join(site, path), "utf8").includes(word));
  if (page === undefined) throw new Error(`no page says ${word}`);
  return page.slice(0, -"index.html".length);
}
