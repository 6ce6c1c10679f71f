import { visit, type Alias } from "yaml";
import { expect, test } from "vitest";
import { measureCpuTime } from "../testdata/cpu-time.ts";
import { followAliases } from "./follow-aliases.ts";
import { parseYamlDocument } from "./parse-yaml-document.ts";

function listAliases(text: string) {
  const document = parseYamlDocument(text);
  const aliases: Alias[] = [];
  visit(document, { Alias: (_, node) => void aliases.push(node) });
  return { document, aliases, follow: followAliases(document) };
}

test("an alias stands for what the parser takes it for", () => {
  const { document, aliases, follow } = listAliases(
    "a: &one [1]\nb: *one\nc: &one { d: *one }\ne: [*one, *two]\nf: &two\n  ? *two\n  : &one x\ng: *one\n",
  );
  expect(aliases.length).toBe(6);
  for (const alias of aliases) expect(follow(alias)).toBe(alias.resolve(document));
  expect(aliases.map((alias) => follow(alias)?.toString())).toContain(undefined);
});

test("a document is gone through once for all of its aliases", () => {
  const { aliases, follow } = listAliases(`- &a b\n${"- *a\n".repeat(6_000)}`);
  const time = measureCpuTime(() => void aliases.map(follow));
  expect(aliases.every((alias) => follow(alias)?.range?.[0] === 5)).toBe(true);
  // The parser's own way takes more than a second.
  expect(time).toBeLessThan(400);
});
