import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { buildSchema, introspectionFromSchema } from "graphql";
import { afterEach, beforeEach, expect, test } from "vitest";
import { makeSettings } from "../config/settings.ts";
import { printJson } from "../print/print-json.ts";
import { createRun } from "../run.ts";
import { compareSides, createSharedEngine } from "./compare-sides.ts";
import { openSide } from "./open-side.ts";
import { sayOutcome } from "./words.ts";

/* Sides that have several whole schemas, of which one is the model. */

let folder: string;

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), "report-choices-")));
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const quay = `type Query { ship(id: ID!): Ship! berths: [Berth] harbour: Harbour me: User! }
type Ship { id: ID! }
type Berth { id: ID! }
type Harbour { id: ID! }
type User { id: ID! name: String }
`;

const shop = `type Query { ship(id: Int!): Ship ropes: Rope me: User }
type Ship { id: Int! }
type Rope { id: ID! }
type User { id: Int! mail: String! }
`;

const largeShop = `${shop}type Sail { id: ID! } type Knot { id: ID! } type Buoy { id: ID! } type Oar { id: ID! }\n`;

function write(name: string, texts: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(texts)) {
    mkdirSync(dirname(join(folder, name, path)), { recursive: true });
    writeFileSync(join(folder, name, path), text);
  }
}

interface Found {
  readonly found: readonly string[];
  readonly said: readonly string[];
  readonly outcome: string;
}

async function compare(before = "before", after = "after"): Promise<Found> {
  const run = createRun({ begin() {}, advance() {}, end() {} });
  const context = { settings: makeSettings({}, {}), run, cwd: folder };
  const [old, now] = [await openSide(before, context), await openSide(after, context)];
  if (old === undefined || now === undefined) throw new Error(run.report.diagnostics[0]?.message);
  const engine = createSharedEngine();
  const compared = await compareSides(old, now, { terms: { today: "2027-01-31" }, report: run.report, engine });
  if (old.label === "before") {
    const printed = printJson(await old.link(engine));
    writeFileSync(join(folder, "printed.json"), printed);
  }
  return {
    found: (compared?.passing ?? []).map(({ code, coordinate }) => `${code} ${coordinate}`),
    said: run.report.diagnostics.map(({ severity, code, message }) => `${severity} ${code}: ${message}`),
    outcome: compared === undefined ? "" : sayOutcome(compared),
  };
}

const leftOut =
  "warning compare/schemas-left-out: of several schemas of GraphQL `quay.graphql` alone is compared; `shop.graphql` is not";

test("tells which schemas are not compared", async () => {
  write("before", { "quay.graphql": quay, "shop.graphql": shop });
  write("after", {
    "quay.graphql": `${quay}type Crane { id: ID! }`,
    "shop.graphql": shop.replace("mail: String!", ""),
  });
  const told = { found: ["safe/graphql-type-added Crane"], said: [leftOut], outcome: "1 safe" };
  expect(await compare()).toEqual(told);
  // A catalogue knows what it leaves out.
  expect(await compare("printed.json", "after")).toEqual(told);
});

test("compares no schema with one of another service", async () => {
  write("before", { "quay.graphql": quay, "shop.graphql": shop });
  write("after", { "quay.graphql": quay, "shop.graphql": largeShop });
  expect(await compare()).toEqual({
    found: [],
    outcome: "no changes in what could be compared",
    said: [
      "error compare/other-schemas: nothing of GraphQL is compared: `quay.graphql` declares most in before, and `shop.graphql` in after, which are schemas of their own",
    ],
  });
  expect((await compare("before/shop.graphql", "after/shop.graphql")).said).toEqual([]);
});

test("knows answers to introspection apart as well", async () => {
  const answer = (sdl: string): string => JSON.stringify(introspectionFromSchema(buildSchema(sdl)));
  write("before", { "quay.schema.json": answer(quay), "shop.schema.json": answer(shop) });
  write("after", { "quay.schema.json": answer(quay), "shop.schema.json": answer(largeShop) });
  expect(await compare()).toMatchObject({
    found: [],
    said: [expect.stringMatching(/^error compare\/other-schemas: /)],
  });
});

test("compares the newest versions of each side, also where one has come", async () => {
  write("before", { "v1.graphql": quay, "v2.graphql": `${quay}type Crane { id: ID! }` });
  write("after", {
    "v1.graphql": quay,
    "v2.graphql": `${quay}type Crane { id: ID! }`,
    "v3.graphql": `${quay}type Crane { id: ID! } type Tug { id: ID! }`,
  });
  const { found, said } = await compare();
  expect(found).toEqual(["safe/graphql-type-added Tug"]);
  expect(said).toContain(
    "warning compare/schemas-left-out: of several schemas of GraphQL `v3.graphql` alone is compared; `v1.graphql` and `v2.graphql` are not",
  );
});
