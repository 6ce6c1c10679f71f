import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { createReport } from "../diagnostics/report.ts";
import { readResolvers } from "../link/graphql/code/read-resolvers.ts";
import { corporaFolder } from "./corpora.ts";
import { readJavaFolder } from "./read-java-folder.ts";
import { loadBundledModel } from "./load-bundled-model.ts";

/*
 * The privileges that docs of the bundled GraphQL calls name, beside what the platform's own server asks for.
 * `EDIT_ENTITY` opens every edit of an asset, so docs name the privilege that is particular to the call.
 */

/** It tells what somebody may do, and asks for nothing. */
const listsThem = "Query.me";

describe.skipIf(corporaFolder === undefined)("the privileges of the bundled calls", () => {
  let catalogue: Catalogue;
  let asked: ReadonlyMap<string, ReadonlySet<string>>;

  beforeAll(async () => {
    ({ catalogue } = await loadBundledModel());
    const report = createReport();
    const sources = await readJavaFolder(join(corporaFolder ?? "", "datahub-0.10.4-code"), report);
    const resolvers = readResolvers(sources, {
      wirings: [...sources.paths].filter((path) => path.endsWith("/GmsGraphQLEngine.java")),
      types: new Set(["Query", "Mutation"]),
      aspects: new Set(),
    });
    asked = new Map(
      resolvers.map(({ coordinate, privileges }) => [coordinate, new Set(privileges.flatMap(({ names }) => names))]),
    );
  });

  test("are the ones that the server asks for", () => {
    const { operations } = catalogue.graphql;
    const docs = new Map(operations.map(({ name, description = "" }) => [name, description]));
    const wrong: string[] = [];
    let compared = 0;
    for (const { coordinate, description = "" } of operations) {
      const known = [...(asked.get(coordinate) ?? [])];
      if (known.length === 0 || coordinate === listsThem) continue;
      const [, other = ""] = /by the rules of `(\w+)`/.exec(description) ?? [];
      const named = namePrivileges(catalogue, `${description} ${docs.get(other) ?? ""}`);
      compared += 1;
      wrong.push(...named.filter((name) => !known.includes(name)).map((name) => `${coordinate}: not ${name}`));
      if (named.length === 0) wrong.push(`${coordinate}: ${known.join(" ")}`);
    }
    expect(compared).toBeGreaterThan(70);
    expect(wrong).toEqual([]);
  });
});

/** Every privilege that the docs of a call name. */
function namePrivileges({ access }: Catalogue, text: string): readonly string[] {
  return [...text.matchAll(/`([A-Z_]+)`/g)].flatMap(([, name = ""]) => (access.privileges.has(name) ? [name] : []));
}
