import { execFileSync, type spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { packageFolder } from "../../../generator/package-folder.ts";
import type { Edit } from "./find-edits.ts";
import { finishProcess, measureTool, startTool } from "./measure-process.ts";
import { median } from "./median.ts";
import type { Bar, Result } from "./result.ts";

/** An edit, and how soon a page should show it. */
export interface DevEdit {
  readonly what: string;
  readonly edit: Edit;
  readonly bar: Bar;
}

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
  // One after the other, since two of them may be of one file.
  for (const { edit } of edits) {
    edit("MeasuredPage");
    await measureTool(["generate", "--quiet", "--input", input], folder);
    routes.push(findPage(join(folder, "output"), "MeasuredPage"));
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
      for (const [index, { edit }] of edits.entries()) {
        const page = url + (routes[index] ?? "");
        await waitForPage(page, "");
        const word = `MeasuredDev${time}x${index}`;
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
  return [readyResult, ...shownResults].map((result) => ({ group, ...result }));
}

/** Whether this build of the tool has the command. */
function hasDev(): boolean {
  const help = execFileSync(process.execPath, [join(packageFolder, "bin/aspectdoc"), "--help"], { encoding: "utf8" });
  return /^ +dev\b/m.test(help);
}

/** The address below which the site is, from what the command says once it is there. */
function waitForUrl(child: ReturnType<typeof spawn>): Promise<string> {
  return new Promise((settle, fail) => {
    let said = "";
    child.stderr?.on("data", (chunk) => {
      said += chunk;
      const url = /http:\/\/127\.0\.0\.1:\S+/.exec(said)?.[0];
      if (url !== undefined) settle(url);
    });
    child.once("exit", () => fail(new Error(`dev ended:\n${said}`)));
  });
}

/** Asks for the page until it says the word. */
async function waitForPage(url: string, word: string): Promise<void> {
  for (let asked = 0; asked < 3000; asked += 1) {
    const answer = await fetch(url);
    const text = await answer.text();
    if (answer.ok && text.includes(word)) return;
    await wait(10);
  }
  throw new Error(`${url} never said ${word}`);
}

/** The route of the first page that says the word. */
function findPage(site: string, word: string): string {
  const pages = readdirSync(site, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith("index.html"));
  const page = pages.sort().find((path) => readFileSync(join(site, path), "utf8").includes(word));
  if (page === undefined) throw new Error(`no page says ${word}`);
  return page.slice(0, -"index.html".length);
}
