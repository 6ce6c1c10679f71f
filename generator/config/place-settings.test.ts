import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { baselineCodes } from "../diagnostics/codes/baseline.ts";
import { discoverCodes } from "../diagnostics/codes/discover.ts";
import { historyCodes } from "../diagnostics/codes/history.ts";
import { pluginCodes } from "../diagnostics/codes/plugin.ts";
import { themeCodes } from "../diagnostics/codes/theme.ts";
import { usageCodes } from "../diagnostics/codes/usage.ts";
import { createReport } from "../diagnostics/report.ts";
import { readBaseline } from "../verdict/baseline-file.ts";
import type { Config } from "./config.ts";
import { placeSettings } from "./place-settings.ts";
import { readConfig } from "./read-config.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "aspectdoc-places-"));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** What the config file says at the places that problems have, each as `line:column text`. */
async function place(name: string, text: string, options: Partial<Config> = {}): Promise<readonly string[]> {
  writeFileSync(join(folder, name), text);
  const report = createReport();
  const read = await readConfig(undefined, folder, report);
  const reason = "it is not there";
  report.add(discoverCodes.missingContent({ key: "content", path: "guids" }));
  report.add(usageCodes.missingInput({ folder: join(folder, "lost"), shown: "lost", suggestions: [] }));
  report.add(themeCodes.unreadable({ key: "styles", path: "b.css", given: join(folder, "brand/b.css"), reason }));
  report.add(pluginCodes.notLoaded({ plugin: "rules.mjs", written: "./rules.mjs", reason }));
  report.add(usageCodes.unreadableArchive({ folder: join(folder, "old"), reason }));
  report.add(historyCodes.missing({ path: "history.json" }));
  report.add(baselineCodes.missingFile({ path: "known.json" }));
  return placeSettings(report.diagnostics, read, options).map((diagnostic) => {
    expect(diagnostic).not.toHaveProperty("setting");
    const { span, code } = diagnostic;
    if (span === undefined) return code;
    const line = read?.texts.get(span.file)?.split("\n")[span.startLine - 1] ?? "";
    return `${code} ${span.startLine}:${span.startColumn} ${line.slice(span.startColumn - 1, span.endColumn)}`;
  });
}

describe("what is wrong with a value of the configuration is told at its place", () => {
  const yaml = `inputs: [models, lost]
content:
  - docs
  - guids
styles: [a/b.css, brand/b.css]
plugins: [aspectdoc/plugins/openapi, { plugin: ./rules.mjs }]
versions:
  - { version: "2" }
  - { version: "1", archive: old }
history: { tags: v* }
baseline: known.json
`;

  test("in YAML, whether it is the value or what it lacks", async () => {
    expect(await place("aspectdoc.config.yaml", yaml)).toEqual([
      "usage/missing-input 1:18 lost",
      "discover/missing-content 4:5 guids",
      "theme/unreadable-file 5:19 brand/b.css",
      "plugin/not-loaded 6:48 ./rules.mjs",
      "usage/unreadable-archive 9:30 old",
      "history/missing 10:10 { tags: v* }",
      "baseline/missing-file 11:11 known.json",
    ]);
  });

  test("in JSON with comments, where a version says it for itself", async () => {
    const json = `{ // ours
  "versions": [
    { "version": "2", "inputs": ["lost"], "content": ["guids"] },
    { "version": "1", "archive": "./old/" }
  ]
}`;
    expect((await place("aspectdoc.config.json", json)).filter((each) => each.includes(" "))).toEqual([
      'usage/missing-input 3:34 "lost"',
      'discover/missing-content 3:55 "guids"',
      'usage/unreadable-archive 4:34 "./old/"',
    ]);
  });

  test("in a module, at the text behind its key, else at the key", async () => {
    const module = `const brand = "brand"; // guids
export default {
  title: "lost",
  inputs: ["models", 'lost'],
  content: ["guids"],
  styles: [\`\${brand}/b.css\`],
};`;
    expect((await place("aspectdoc.config.mjs", module)).filter((each) => each.includes(" "))).toEqual([
      "usage/missing-input 4:22 'lost'",
      'discover/missing-content 5:13 "guids"',
      "theme/unreadable-file 6:3 styles",
    ]);
  });

  test("but not where an option says it in place of the file", async () => {
    const said = await place("aspectdoc.config.yaml", yaml, { inputs: ["lost"], baseline: "known.json" });
    expect(said.filter((each) => !each.includes(" "))).toEqual(["baseline/missing-file", "usage/missing-input"]);
  });
});

test("a baseline that is a folder is told for what it is", async () => {
  const path = join(folder, "known");
  mkdirSync(path);
  const report = createReport();
  await readBaseline(path, report);
  expect(report.diagnostics.map(({ code, message }) => `${code} ${message.replace(/`.*`/, "")}`)).toEqual([
    "baseline/unreadable-file the baseline file  could not be read: it is a folder",
  ]);
});
