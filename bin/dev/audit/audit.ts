/*
 * What is promised of a reader's experience, measured on written sites: one page of every kind in a real Chromium, and
 * what holds for the site as a whole. Prints a table a site and a summary; nothing is fetched from anywhere else.
 */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import type { Browser } from "playwright-core";
import { createReport } from "../../../generator/diagnostics/report.ts";
import { packageFolder } from "../../../generator/package-folder.ts";
import { serveFolder } from "../../../generator/serve/serve-folder.ts";
import { corporaFolder } from "../../../generator/testdata/corpora.ts";
import { launchChromium } from "../../../site/e2e/launch-chromium.ts";
import { pageKinds } from "../../../site/e2e/page-kinds.ts";
import type { AuditedSite } from "./audited-site.ts";
import { checkActions } from "./check-actions.ts";
import { checkExamples } from "./check-examples.ts";
import { checkHeaders } from "./check-headers.ts";
import { checkMarkup } from "./check-markup.ts";
import { checkNavigation } from "./check-navigation.ts";
import { checkSizes } from "./check-sizes.ts";
import { checkWeight } from "./check-weight.ts";
import { findFreePort } from "./find-free-port.ts";
import type { Finding } from "./finding.ts";
import { lookAtPage } from "./look-at-page.ts";
import { measureKeystrokes } from "./measure-keystrokes.ts";
import { measureLighthouse } from "./measure-lighthouse.ts";
import { measureOpening } from "./measure-opening.ts";
import { measureSearch } from "./measure-search.ts";
import { measureSettling } from "./measure-settling.ts";
import { printTable } from "./print-table.ts";
import { readSchemaText } from "./read-schema-text.ts";
import { takeScreenshots } from "./take-screenshots.ts";
import { walkByKeyboard } from "./walk-by-keyboard.ts";

const realModels = ["datahub-0.10.4", "datahub-1.3.0"];

interface Wishes {
  /** Lighthouse measures every kind of page and not only the main ones. */
  readonly all: boolean;
  /** Where pictures go; when they are wanted, nothing is measured. */
  readonly screenshots: string | undefined;
  /** Only kinds of pages with this in their name. */
  readonly only: string | undefined;
  /** Only the site of this name. */
  readonly site: string | undefined;
  /** Where the sites are written and stay, so that the next run needs to write only what has changed. */
  readonly keep: string | undefined;
}

/** Audits the bundled site and, where they are, those of real models; returns the exit code. */
export async function audit(args: readonly string[]): Promise<0 | 1> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      all: { type: "boolean", default: false },
      screenshots: { type: "string" },
      only: { type: "string" },
      site: { type: "string" },
      keep: { type: "string" },
    },
  });
  const wishes = { screenshots: undefined, only: undefined, site: undefined, keep: undefined, ...values };
  const temporary = mkdtempSync(join(tmpdir(), "aspectdoc-audit-"));
  const folder = resolve(wishes.keep ?? temporary);
  mkdirSync(folder, { recursive: true });
  const port = await findFreePort();
  const browser = await launchChromium([`--remote-debugging-port=${port}`]);
  try {
    const findings: Finding[] = [];
    const models = listModels().filter(({ name }) => wishes.site === undefined || name === wishes.site);
    for (const { name, input, isHomeOnly } of models) {
      const written = join(folder, name);
      const inputs = input === undefined ? ["--demo"] : ["--input", input];
      execFileSync(join(packageFolder, "bin/aspectdoc"), ["generate", ...inputs, "--out", written], {
        cwd: temporary,
        stdio: "ignore",
      });
      const found = await auditSite({ name, input, isHomeOnly, folder: written, browser, port }, wishes);
      process.stdout.write(`\n${name}\n\n${printTable(found)}\n`);
      findings.push(...found);
    }
    const failed = findings.filter(({ faults }) => faults.length > 0).length;
    process.stdout.write(`${findings.length - failed} checks passed, ${failed} failed\n`);
    return failed === 0 ? 0 : 1;
  } finally {
    await browser.close();
    rmSync(temporary, { recursive: true, force: true });
  }
}

/** A site and the model that it is made of; the bundled one needs no input. */
interface AuditedModel {
  readonly name: string;
  readonly input?: string | undefined;
  /** Only its first page is looked at. */
  readonly isHomeOnly?: true | undefined;
}

/** The bundled site begins with a guide, so another one shows the home page that is made where nobody has written one. */
function listModels(): readonly AuditedModel[] {
  const models: readonly AuditedModel[] = [
    { name: "bundled" },
    { name: "without guides", input: join(packageFolder, "generator/testdata/sites/tiny"), isHomeOnly: true },
  ];
  const real = realModels
    .map((name): AuditedModel => ({ name, input: join(corporaFolder ?? "", name) }))
    .filter(({ input = "" }) => corporaFolder !== undefined && existsSync(input));
  if (real.length < realModels.length) process.stdout.write("not all real models are there to be audited\n");
  return [...models, ...real];
}

interface Audited extends AuditedModel {
  readonly folder: string;
  readonly browser: Browser;
  readonly port: number;
}

async function auditSite(
  { name, input, isHomeOnly, folder, browser, port }: Audited,
  wishes: Wishes,
): Promise<readonly Finding[]> {
  const preview = await serveFolder({ folder, port: 0 }, createReport());
  if (preview === undefined) throw new Error(`the site of ${name} can't be served`);
  const pages = pageKinds.filter(
    ({ kind, route }) =>
      kind.includes(wishes.only ?? "") &&
      (isHomeOnly !== true || kind === "home") &&
      (kind === "missing address" || existsSync(join(folder, route, "index.html"))),
  );
  const site: AuditedSite = { name, folder, base: new URL(preview.url).pathname, url: preview.url, pages };
  try {
    if (wishes.screenshots !== undefined) {
      await takeScreenshots(browser, site, wishes.screenshots);
      return [];
    }
    const findings: Finding[] = [];
    for (const page of pages) {
      process.stderr.write(`${name}: ${page.kind}\n`);
      findings.push(...(await lookAtPage(browser, site, page)), await checkMarkup(site, page), checkWeight(site, page));
      // An address without a page is no page for search engines, which Lighthouse would have it be.
      if ((page.isMain === true || wishes.all) && page.kind !== "missing address") {
        findings.push(await measureLighthouse(port, site, page));
      }
    }
    if (isHomeOnly === true) return findings;
    findings.push(
      ...(await walkByKeyboard(browser, site)),
      checkNavigation(site),
      checkSizes(site),
      checkHeaders(site),
    );
    findings.push(
      ...(await measureSearch(site)),
      await measureOpening(browser, site),
      await measureKeystrokes(browser, site),
      await measureSettling(browser, site),
    );
    const sdl = readSchemaText(folder, input ?? packageFolder);
    findings.push(checkExamples(site, sdl), ...checkActions(site, sdl));
    return findings;
  } finally {
    await preview.close();
  }
}
