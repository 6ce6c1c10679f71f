import { readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { corporaFolder } from "./corpora.ts";

/*
 * The words of the bundled site are its own: no run of twelve of them stands in the platform's guides, docs of
 * schemas, options or code as well. Code, commands and names are facts and don't count.
 */

const projectRoot = fileURLToPath(new URL("../..", import.meta.url));
const ours = ["site/content", "schemas"];
const theirs = ["datahub-0.10.4", "datahub-0.10.4-code", "datahub-1.3.0"];
const longestRun = 12;

/** How the prose in a kind of file is found. */
const readers: ReadonlyMap<string, (text: string) => string> = new Map([
  [".md", readGuide],
  [".mdx", readGuide],
  [".yml", (text) => text],
  [".pdl", (text) => gather(text, /\/\*\*?([^]*?)\*\//g)],
  [".graphql", (text) => gather(text, /"""([^]*?)"""|"((?:[^"\\\n]|\\.)*)"/g)],
  [".json", readAttributes],
  [".avsc", readAttributes],
  [".py", (text) => gather(text, /"""([^]*?)"""|"((?:[^"\\\n]|\\.)*)"/g)],
  [".java", (text) => gather(text, /\/\*\*?([^]*?)\*\/|"((?:[^"\\\n]|\\.)*)"/g)],
]);

describe.skipIf(corporaFolder === undefined)("the words of the bundled site", () => {
  test("are its own", () => {
    const runs = new Map<string, string>();
    for (const file of ours.flatMap((folder) => listFiles(join(projectRoot, folder)))) {
      for (const run of listRuns(readWords(file))) runs.set(run, file.slice(projectRoot.length));
    }
    expect(runs.size).toBeGreaterThan(60_000);
    const copied: string[] = [];
    for (const file of theirs.flatMap((folder) => listFiles(join(corporaFolder ?? "", folder)))) {
      for (const run of listRuns(readWords(file))) {
        const place = runs.get(run);
        if (place === undefined) continue;
        copied.push(`${place}: ${run}`);
        runs.delete(run);
      }
    }
    expect(copied.sort()).toEqual([]);
  });

  test("would be found if they were not", () => {
    const [text = ""] = theirs.map((folder) => join(corporaFolder ?? "", folder, "docs/domains.md"));
    const runs = new Set(listRuns(readWords(text)));
    const quoted = `Intro. ${readGuide(readFileSync(text, "utf8")).split(/\s+/).slice(60, 90).join(" ")} more.`;
    expect(listRuns(toWords(quoted)).some((run) => runs.has(run))).toBe(true);
  });
});

function listFiles(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => readers.has(extname(path)))
    .map((path) => join(folder, path))
    .sort();
}

function readWords(file: string): readonly string[] {
  return toWords(readers.get(extname(file))?.(readFileSync(file, "utf8")) ?? "");
}

/** The words of a text without code, addresses and names. */
function toWords(text: string): readonly string[] {
  return text
    .replaceAll(/`[^`\n]*`|https?:\S+|\]\([^)\s]*\)|<[^>\n]*>/g, " ")
    .split(/\s+/)
    .map((word) => word.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ""))
    .filter((word) => word !== "" && !/[_.:/=()]|\p{Ll}\p{Lu}|^\p{Lu}{2,}$/u.test(word))
    .map((word) => word.toLowerCase());
}

function* runsOf(words: readonly string[]): Generator<string> {
  for (let at = 0; at + longestRun <= words.length; at += 1) yield words.slice(at, at + longestRun).join(" ");
}

function listRuns(words: readonly string[]): readonly string[] {
  return [...runsOf(words)];
}

function readGuide(text: string): string {
  return text.replaceAll(/^([ \t>]*)(```+|~~~+)[^]*?^[ \t>]*\2/gm, " ");
}

function readAttributes(text: string): string {
  return gather(text, /"(?:doc|description|title)"\s*:\s*"((?:[^"\\]|\\.)*)"/g).replaceAll("\\n", " ");
}

function gather(text: string, pattern: RegExp): string {
  return [...text.matchAll(pattern)]
    .map((match) =>
      match
        .slice(1)
        .join(" ")
        .replaceAll(/^\s*\*/gm, " "),
    )
    .join(" ");
}
