import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createReport } from "../../diagnostics/report.ts";
import { discover } from "../discover.ts";
import { findGraphqlServer } from "./find-graphql-server.ts";
import type { DiscoverOptions } from "../discover-options.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "aspectdoc-server-"));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function findJava(
  files: Readonly<Record<string, string>>,
  options: Partial<DiscoverOptions> = {},
): Promise<readonly string[]> {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  const { files: found } = await discover({ ...options, inputs: [folder] }, createReport());
  return found.filter(({ kind }) => kind === "java").map(({ path }) => path);
}

const engine = 'class Engine { void wire() { builder.dataFetcher("run", x); } }';
const server = {
  "api/schema.graphql": "type Query { run: Boolean }",
  "api/src/main/java/shop/Engine.java": engine,
  "api/src/test/java/shop/EngineTest.java": engine,
  "common/src/main/java/shop/Names.java": "class Names {}",
};

test("the Java of any server that wires fields is read, but for its tests", async () => {
  const expected = ["api/src/main/java/shop/Engine.java", "common/src/main/java/shop/Names.java"];
  expect(await findJava(server)).toEqual(expected);
  expect(await findJava({}, { exclude: ["common/**"] })).toEqual(expected.slice(0, 1));
  expect(await findJava({ ".gitignore": "common/" })).toEqual(expected.slice(0, 1));
  expect(await findJava({}, { include: ["**/*.graphql"] })).toEqual([]);
  rmSync(join(folder, "api/schema.graphql"));
  expect(await findJava({ ".gitignore": "", "api/schema.gql": server["api/schema.graphql"] })).toEqual(expected);
});

test("a fork may have its server in a folder of its own", async () => {
  const fork = {
    ...server,
    "metadata-models/src/main/pegasus/A.pdl": "record A {}",
    "metadata-models/src/main/resources/entity-registry.yml": "entities: []",
    "datahub-graphql-core/src/main/resources/a.graphql": "type Query { run: Boolean }",
  };
  expect(await findJava(fork)).toEqual(["api/src/main/java/shop/Engine.java", "common/src/main/java/shop/Names.java"]);
  const own = "datahub-graphql-core/src/main/java/Engine.java";
  expect(await findJava({ [own]: engine })).toEqual([own]);
});

test("Java that wires nothing, or nothing that there is, is left alone", async () => {
  expect(await findJava({ "a.graphql": "type Query { run: Boolean }", "java/A.java": "class A {}" })).toEqual([]);
  rmSync(join(folder, "a.graphql"));
  expect(await findJava({ "A.pdl": "record A {}", "java/Engine.java": engine })).toEqual([]);
});

test("of very much Java, only the module that wires fields is read", () => {
  const own = ["api/src/main/java/Resolver.java", "api/src/main/java/Shop.java"];
  const others = Array.from({ length: 6000 }, (_, index) => `other/src/main/java/Other${index}.java`);
  const paths = [...others, ...own];
  const input = {
    folder: "/model",
    listing: { find: () => paths, dropIgnored: (list: readonly string[]) => list },
    tree: {
      read: (location: string) => {
        const bytes = Buffer.from(location.endsWith("Resolver.java") ? engine : "class Other {}");
        return { size: bytes.length, bytes };
      },
    },
  };
  expect(findGraphqlServer(input as never, ["a.graphql"])).toEqual(own);
});
