import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createReport } from "../../diagnostics/report.ts";
import { discover } from "../discover.ts";
import type { DiscoverOptions } from "../discover-options.ts";
import { surveyFolder } from "../survey-folder.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "aspectdoc-code-"));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function find(
  files: Readonly<Record<string, string>>,
  options: Partial<DiscoverOptions> = {},
): Promise<readonly string[]> {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  const { files: found } = await discover({ inputs: [folder], ...options }, createReport());
  return found.filter(({ kind }) => kind === "graphql").map(({ path }) => path);
}

const server = {
  "src/schema.ts": "export const typeDefs = gql`type Query { ship: Ship }`;",
  "src/ship.js": "exports.typeDefs = gql`type Ship { id: ID! }`;",
  "src/ask.ts": "export const ask = gql`query { ship { id } }`;",
  "src/schema.test.ts": "const typeDefs = gql`type Query { test: ID }`;",
  "test/server.ts": "const typeDefs = gql`type Query { test: ID }`;",
  "dist/schema.js": "exports.typeDefs = gql`type Query { ship: Ship }`;",
  ".gitignore": "dist",
};

test("SDL in programs is the schema where no file of its own has one", async () => {
  expect(await find(server)).toEqual(["src/schema.ts", "src/ship.js"]);
  expect(await find({ "client/ask.graphql": "query { ship { id } }" })).toContain("src/schema.ts");
  expect(await find({}, { exclude: ["src/ship.js"] })).toEqual(["client/ask.graphql", "src/schema.ts"]);
  expect((await surveyFolder(folder)).found.map(({ kind, count }) => [kind, count])).toEqual([["graphql", 3]]);
  expect(await find({ "schema.graphql": "type Query { ship: ID }" })).toEqual(["client/ask.graphql", "schema.graphql"]);
});

test("a program that is named is read for its SDL, whatever lies beside it", async () => {
  await find({ ...server, "schema.graphql": "type Query { ship: ID }" });
  expect(await find({}, { include: ["src/*schema.ts", "src/s*p.js"] })).toEqual(["src/schema.ts", "src/ship.js"]);
  expect(await find({}, { inputs: [join(folder, "test/server.ts")] })).toEqual(["server.ts"]);
  const files = {
    "a.py": "type_defs = '''type Query { ship: ID }'''",
    "b.py": "ship = 1",
    "C.java": 'var sdl = """\ntype Query { a: ID }\n""";',
  };
  await find(files);
  const named = await find({}, { inputs: Object.keys(files).map((name) => join(folder, name)) });
  expect(named.map((path) => path.replace(/^.*\//, ""))).toEqual(["C.java", "a.py"]);
});

test("what a client adds to the schema of its server is no schema, a subgraph's part of it is", async () => {
  const client = { "src/state.ts": "gql`extend type Query { isOpen: Boolean }`" };
  expect(await find(client)).toEqual([]);
  expect(await find({ "src/ship.py": 'type_defs = """\ntype Ship @key(fields: "id") { id: ID! }\n"""' })).toEqual([
    "src/ship.py",
    "src/state.ts",
  ]);
});

/** What is told of programs that aren't read. */
async function tell(files: Readonly<Record<string, string>>): Promise<readonly string[]> {
  await find(files);
  const report = createReport();
  await discover({ inputs: [folder] }, report);
  const told = report.diagnostics.filter(({ code }) => code === "discover/unread-code");
  return told.map(
    ({ span, message, help = "" }) =>
      `${span?.file}: ${/such as (.*),/.exec(message)?.[1]} ${help.split(" in the")[0]}`,
  );
}

test("programs with another schema than that of files are told with the line that reads them", async () => {
  const printed = "type Query { ship: Ship }\ntype Ship { id: ID! }";
  expect(await tell({ ...server, "schema.graphql": printed })).toEqual([]);
  const orders = {
    "orders/root.py": 'root = """\ntype Query { order: Order }\n"""',
    "orders/schema.js": "gql`type Order { id: ID! }`",
  };
  expect(await tell(orders)).toEqual([
    'orders/root.py: `Order` `include: ["**/*.graphql", "orders/root.py", "orders/schema.js"]`',
  ]);
  const named = { include: ["**/*.graphql", "orders/schema.js"] };
  expect(await find({}, named)).toEqual(["orders/schema.js", "schema.graphql"]);
});
