import pico from "picocolors";
import { describe, expect, it } from "vitest";
import type { Change, Verdict } from "../compare/change.ts";
import type { Compared } from "./compared.ts";
import { printCompared } from "./print-compared.ts";

const span = { file: "sql.py", startLine: 56, startColumn: 5, endLine: 56, endColumn: 9 };

function gone(coordinate: string, line = 56): Change {
  return {
    code: "breaking/option-removed",
    verdict: "breaking",
    area: "plugins",
    thing: coordinate.split("/")[0] ?? "",
    coordinate,
    kind: "removed",
    name: "tables",
    before: { text: "boolean", span: { ...span, startLine: line } },
    hits: ["recipeAuthors"],
  };
}

function print(
  passing: readonly Change[],
  verbose = false,
  { uncompared = [], unknown = [] }: Partial<Pick<Compared, "uncompared" | "unknown">> = {},
): string {
  const compared = { before: "v1", after: "v2", failing: [], passing, accepted: [], unused: [], uncompared, unknown };
  const locate = (path: string): string => path;
  return printCompared(compared, { colors: pico.createColors(false), verbose, locate, locateBefore: locate });
}

describe("changes on a terminal", () => {
  it("come before what is not compared, in a line for each side that has none", () => {
    const uncompared = [
      { area: "sdk", missing: "before" },
      { area: "operations", missing: "after" },
      { area: "cli", missing: "before" },
      { area: "guides", missing: "after" },
    ] as const;
    const text = print([], false, { uncompared, unknown: [{ area: "guides", unread: "after" }] });
    expect(text).toContain(
      "not compared, as v1 has none: the client library, commands\nnot compared, as v2 has none: GraphQL operations\n",
    );
  });

  it("that read the same are told once, where they are", () => {
    const sources = ["athena", "druid", "hive", "mssql", "mysql", "oracle", "presto"];
    const text = print([...sources.map((name) => gone(`${name}/tables`)), gone("vertica/tables", 7)]);
    expect(text.match(/^breaking\/option-removed/gm)).toHaveLength(2);
    expect(text).toContain(
      "\n  at athena/tables, druid/tables, hive/tables, mssql/tables, mysql/tables and 2 more; --verbose lists all\n",
    );
    expect(text).toContain("\n  at vertica/tables\n");
    expect(text).toMatch(/v1 → v2: 8 breaking\n$/);
  });

  it("that are settled to be something else than their code says have that beside it", () => {
    const text = print([{ ...gone("hive/tables"), verdict: "risky" }, gone("vertica/tables", 7)]);
    expect(text).toMatch(/^breaking\/option-removed (?!\()/m);
    expect(text).toMatch(/^breaking\/option-removed \(risky\) /m);
    expect(text).toMatch(/v1 → v2: 1 breaking, 1 risky\n$/);
  });

  it("that read the same in many places are told once, with the first of these", () => {
    const field = (thing: string, line: number): Change => ({
      ...gone(`${thing}.unit<B>`, line),
      ...{
        code: "breaking/union-member-renamed",
        area: "types",
        thing,
        kind: "renamed",
        name: "B",
        before: { text: "C" },
      },
      after: { text: "B", span: { ...span, startLine: line } },
    });
    const text = print(["A", "C", "D", "E", "F", "G"].map((thing, index) => field(thing, index + 1)));
    expect(text).toContain("breaking/union-member-renamed what `A` (and 5 more) held as `C` it holds as `B`\n");
    expect(text).toContain(
      "\n  at A.unit<B>, C.unit<B>, D.unit<B>, E.unit<B>, F.unit<B> and 1 more; --verbose lists all\n",
    );
    expect(text).toContain("\n  now sql.py:1:5 and 5 more places\n");
    expect(text.match(/^breaking/gm)).toHaveLength(1);
    const few = print(["A", "C", "D", "E"].map((thing, index) => field(thing, index + 1)));
    expect(few.match(/^breaking/gm)).toHaveLength(4);
  });

  it("of what many endpoints are given are told once, with the first of these", () => {
    const paths = ["/berths", "/boats", "/crews", "/docks", "/ports", "/ships"];
    const narrow = (path: string, index: number): Change => ({
      ...gone(`GET ${path}(query limit)/maximum`, index + 1),
      ...{ code: "breaking/request-value-narrowed", area: "endpoints", thing: `GET ${path}`, kind: "changed" },
      name: `GET ${path}: query limit`,
      before: { text: "maximum 100", span: { ...span, startLine: index + 1 } },
      after: { text: "maximum 50", span: { ...span, startLine: index + 1 } },
    });
    const text = print(paths.map(narrow));
    expect(text.match(/^breaking/gm)).toHaveLength(1);
    expect(text).toContain("`GET /berths: query limit` (and 5 more) took `maximum 100` in requests");
    expect(text).toContain("\n  now sql.py:1:5 and 5 more places\n");
    expect(print(paths.slice(0, 4).map(narrow)).match(/^breaking/gm)).toHaveLength(4);
  });

  it("of a part that has no name are told once, and those of parts whose values differ each", () => {
    const paths = ["/berths", "/boats", "/crews", "/docks", "/ports", "/ships"];
    const narrow = (path: string, index: number): Change => ({
      ...gone(`GET ${path}/access`, index + 1),
      ...{ code: "breaking/endpoint-access-narrowed", area: "endpoints", thing: `GET ${path}`, kind: "changed" },
      name: undefined,
      before: { text: "HTTP bearer" },
      after: { text: "HTTP bearer for ships" },
    });
    const text = print(paths.map(narrow));
    expect(text.match(/^breaking/gm)).toHaveLength(1);
    expect(text).toContain("`GET /berths` (and 5 more) asked for `HTTP bearer` and asks for `HTTP bearer for ships`\n");
    const apart = paths.map((path, index) => ({ ...narrow(path, index), after: { text: `key ${path}` } }));
    expect(print(apart).match(/^breaking/gm)).toHaveLength(6);
  });

  it("are each told by --verbose", () => {
    const text = print([gone("athena/tables"), gone("druid/tables")], true);
    expect(text).toContain("\n  at athena/tables\n");
    expect(text).toContain("\n  at druid/tables\n");
  });

  it("are counted behind the first hundred", () => {
    const many = Array.from({ length: 103 }, (_, index) => ({ ...gone(`a/t${index}`, index + 1), name: `t${index}` }));
    expect(print(many)).toContain("\n3 more are breaking; --verbose lists all\n");
    expect(print(many.slice(0, 100))).not.toContain("more are");
    expect(print(many, true)).not.toContain("more are");
  });

  it.each<readonly [Verdict, boolean]>([
    ["breaking", true],
    ["reindex", true],
    ["risky", true],
    ["safe", false],
    ["docs", false],
  ])("that are %s have a way out: %s", (verdict, has) => {
    expect(print([{ ...gone("athena/tables"), verdict }], true).includes("\n  help: ")).toBe(has);
  });
});
