import { existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runCommand } from "../testdata/run-command.ts";
import { describeCheck } from "./check-command.ts";
import { describeGenerate } from "./generate-command.ts";

/* Two APIs in one repository, and what a run says of them put into the config file as it stands. */

const files = {
  "apps/(shop)/schema.graphql":
    "type Query { product(id: ID!): Product cart: Cart } type Product { id: ID! price: Money } type Cart { id: ID! }",
  "apps/search/schema.graphql":
    "type Query { product(sku: String!): Product } type Product { sku: String! cost: Money }",
  "shared/money.graphql": "scalar Money",
};
const config = { title: "title: APIs", inputs: "inputs: [.]", out: "out: site" };
const before = process.cwd();
let folder: string;

beforeAll(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), "aspectdoc-apis-")));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  process.chdir(folder);
});

afterAll(() => {
  process.chdir(before);
  rmSync(folder, { recursive: true, force: true });
});

function configure(...lines: readonly string[]): void {
  writeFileSync(join(folder, "aspectdoc.config.yaml"), [...Object.values(config), ...lines, ""].join("\n"));
}

const hasPage = (path: string): boolean => existsSync(join(folder, "site", path, "index.html"));

test("what is said of several APIs makes a site with each of them, and a site of one", async () => {
  configure();
  const said = (await runCommand(describeCheck, [])).error;
  expect(said).toContain("warning[graphql/several-schemas]: `apps/search` is a schema of its own and left out");
  const [versions = "", exclude = ""] = [...said.matchAll(/`((?:versions|exclude): [^`]*)`/g)].map(
    ([, line = ""]) => line,
  );

  configure(versions);
  const made = await runCommand(describeGenerate, []);
  expect(made.error).not.toContain("graphql/");
  expect(["graphql/queries/product", "graphql/objects/Cart", "graphql/scalars/Money"].map(hasPage)).toEqual([
    true,
    true,
    true,
  ]);
  const ofSearch = ["graphql/queries/product", "graphql/objects/Cart", "graphql/scalars/Money"];
  expect(ofSearch.map((page) => hasPage(`search-api/${page}`))).toEqual([true, false, true]);
  const page = readFileSync(join(folder, "site/search-api/graphql/queries/product/index.html"), "utf8");
  expect(page.match(/<a href="([^"]*)">shop-api<\/a>/)?.[1]).toBe("../../../../graphql/queries/product/");
  expect(page.match(/new in|removed|without this page/i)).toBeNull();

  configure(exclude);
  expect((await runCommand(describeCheck, [])).error).not.toContain("graphql/");
});
