import { readFileSync } from "node:fs";
import { basename, dirname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";
import fastGlob from "fast-glob";
import { describe, expect, test } from "vitest";

/*
 * How the house is divided. Below `generator/plan/` a folder is a room with one door: a file that is called for it (`parts/parts.ts`,
 * `search/plan-search.ts`, `sdk/plan-sdk-pages.ts`, `examples/create-examples.ts`), which has or hands on all that
 * others may take. Tests go where they like. Rooms of other houses have more doors; they too stand on each other without a circle.
 */

const projectRoot = fileURLToPath(new URL("../..", import.meta.url));
const house = "generator/plan";
const files = fastGlob
  .sync("{bin,generator,site,templates}/**/*.{ts,tsx}", { cwd: projectRoot, ignore: ["**/*.test.*", "**/testdata/**"] })
  .toSorted();
const imports = new Map(files.map((file) => [file, listImports(file)]));
const rooms = [...new Set(files.filter((file) => file.startsWith(`${house}/`)).map(dirname))].filter(
  (folder) => folder !== house,
);

function listImports(file: string): readonly string[] {
  const text = readFileSync(join(projectRoot, file), "utf8");
  const specifiers = [...text.matchAll(/(?:\bfrom |\bimport |\bimport\()"(\.[^"]*)"/g)].map(
    ([, specifier = ""]) => specifier,
  );
  return specifiers.map((specifier) => normalize(join(dirname(file), specifier)).replaceAll("\\", "/"));
}

/** Whether the file lets others into its folder. */
function isDoor(file: string): boolean {
  const room = basename(dirname(file));
  return new RegExp(`^(?:(?:plan|create)-)?${room}(?:-pages)?\\.ts$`).test(basename(file));
}

/** The rooms that a file is in, the outermost first: an inner room stands in an outer one. */
function listRooms(file: string): readonly string[] {
  return rooms.filter((room) => file.startsWith(`${room}/`));
}

describe("rooms of the planning stage", () => {
  test.each(rooms)("%s has one door", (room) => {
    expect(files.filter((file) => dirname(file) === room && isDoor(file))).toHaveLength(1);
  });

  test("are entered by their doors", () => {
    const past = files.flatMap((file) =>
      (imports.get(file) ?? [])
        .filter((target) => {
          const entered = listRooms(target).filter((room) => !file.startsWith(`${room}/`));
          // Whoever enters an inner room from outside of the outer one goes past the outer one's door.
          return entered.length > 1 || (entered.length === 1 && !isDoor(target));
        })
        .map((target) => `${file} imports ${target}`),
    );
    expect(past).toEqual([]);
  });
});

describe("rooms of a house stand on each other without a circle", () => {
  const houses = [
    "generator",
    "generator/discover",
    "generator/parse",
    "generator/markdown",
    "generator/link",
    "generator/link/prose",
    "generator/link/ingestion",
    "generator/check",
    "generator/compare",
    "generator/diagnostics",
    "generator/plugins",
    house,
    "generator/mcp",
    "templates",
    "site",
    "site/client",
  ];

  test.each(houses)("%s", (top) => {
    const inside = files.filter((file) => file.startsWith(`${top}/`));
    const outermost = [...new Set(inside.flatMap((file) => findOutermost(file, top) ?? []))];
    expect(outermost.length).toBeGreaterThan(1);
    const below = new Map(outermost.map((room) => [room, listRoomsBelow(room, top)]));
    const circles = outermost.filter((room) => reaches(room, room, below, new Set()));
    expect(circles).toEqual([]);
  });
});

describe("what everybody reads", () => {
  const vocabulary = files.filter((file) => /^generator\/(?:catalogue|page-model)\//.test(file));

  test.each(vocabulary)("%s says of each export what it is", (file) => {
    const lines = readFileSync(join(projectRoot, file), "utf8").split("\n");
    const silent = lines.filter(
      (line, index) => /^export (?!type \{|\{)/.test(line) && !lines[index - 1]?.trimEnd().endsWith("*/"),
    );
    expect(silent).toEqual([]);
  });
});

/** The room of a house that a file is in, whatever rooms there are inside of it; undefined for what stands loose. */
function findOutermost(file: string, top: string): string | undefined {
  const [room, ...inside] = file.startsWith(`${top}/`) ? file.slice(top.length + 1).split("/") : [];
  return inside.length === 0 ? undefined : `${top}/${room}`;
}

/** The rooms of a house from which the files of one of them import. */
function listRoomsBelow(room: string, top: string): ReadonlySet<string> {
  const inside = files.filter((file) => file.startsWith(`${room}/`));
  const taken = inside.flatMap((file) => imports.get(file) ?? []).flatMap((target) => findOutermost(target, top) ?? []);
  return new Set(taken.filter((other) => other !== room));
}

function reaches(
  from: string,
  to: string,
  below: ReadonlyMap<string, ReadonlySet<string>>,
  seen: Set<string>,
): boolean {
  return [...(below.get(from) ?? [])].some((next) => {
    if (next === to) return true;
    if (seen.has(next)) return false;
    seen.add(next);
    return reaches(next, to, below, seen);
  });
}
