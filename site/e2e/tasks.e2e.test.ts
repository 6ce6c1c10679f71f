/*
 * Whether readers get where they want to be: tasks as people come with them, done in a browser. Each begins on some page and
 * ends at the section that answers, in view.
 */
import { readFileSync } from "node:fs";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createReport } from "../../generator/diagnostics/report.ts";
import { type Preview, serveFolder } from "../../generator/serve/serve-folder.ts";
import { generateSite } from "../../generator/testdata/generate-site.ts";
import { launchChromium } from "./launch-chromium.ts";

/** Of all tasks so many end rightly, with so many actions. */
const least = 28;
const mostActions = 2;

/** How long an answer may take to be there, in milliseconds; it is waited for and no longer. */
const patience = 30_000;

interface Task {
  readonly what: string;
  readonly start: string;
  readonly actions: readonly string[];
  readonly answer: RegExp;
}

let preview: Preview;
let browser: Browser;

beforeAll(async () => {
  const started = await serveFolder({ folder: (await generateSite()).folder, port: 0 }, createReport());
  if (started === undefined) throw new Error("the generated site can't be served");
  preview = started;
  browser = await launchChromium();
});

afterAll(async () => {
  await browser?.close();
  await preview?.close();
});

function readTasks(): readonly Task[] {
  const lines = readFileSync(new URL("tasks.tsv", import.meta.url), "utf8").split("\n");
  return lines
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => {
      const [what = "", start = "", actions = "", answer = ""] = line.split("\t");
      return { what, start, actions: actions.split(" | "), answer: toPattern(answer) };
    });
}

function toPattern(answer: string): RegExp {
  const parts = answer.split("*").map((part) => part.replace(/[.+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${parts.join(".*")}$`);
}

async function act(page: Page, action: string): Promise<void> {
  const [, verb = "", what = ""] = /^(\w+): (.*)$/.exec(action) ?? [];
  if (verb === "click") {
    await page.getByRole("main").getByRole("link", { name: what, exact: true }).first().click();
  } else {
    await page.keyboard.press("/");
    // At once: each letter by itself would be asked for, and shows nothing more of where the words lead.
    await page.locator(".search-dialog[open] :focus").waitFor();
    await page.keyboard.insertText(what);
    await page.keyboard.press("Enter");
  }
}

/** What is wrong with where a task has led; undefined when it is as wanted. */
async function tryTask(page: Page, { start, actions, answer }: Task): Promise<string | undefined> {
  await page.goto(preview.url + start);
  for (const action of actions) {
    const before = page.url();
    await act(page, action);
    await page.waitForURL((url) => url.href !== before, { timeout: patience });
  }
  const place = decodeURI(page.url()).slice(preview.url.length);
  if (!answer.test(place)) return place;
  const anchor = new URL(page.url()).hash.slice(1);
  if (anchor === "") return undefined;
  const isInView = await page.evaluate((id) => {
    const box = document.getElementById(decodeURIComponent(id))?.getBoundingClientRect();
    return box !== undefined && box.top < window.innerHeight && box.bottom >= 0;
  }, anchor);
  return isInView ? undefined : `${place}, out of view`;
}

it("lead where readers want to be, within two actions", async () => {
  const tasks = readTasks();
  expect(tasks.length).toBeGreaterThanOrEqual(30);
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  page.setDefaultTimeout(patience);
  const failed: string[] = [];
  for (const task of tasks) {
    const wrong = await tryTask(page, task).catch((error: unknown) => String(error).split("\n")[0]);
    const isShort = task.actions.length <= mostActions;
    if (wrong !== undefined || !isShort) failed.push(`${task.what} → ${wrong ?? "too many actions"}`);
  }
  await context.close();
  expect(tasks.length - failed.length, failed.join("\n")).toBeGreaterThanOrEqual(
    Math.ceil((least / 30) * tasks.length),
  );
});
