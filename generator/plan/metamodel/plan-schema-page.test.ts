import { expect, it } from "vitest";
import type { RichText } from "../../page-model/parts.ts";
import { readPage } from "../../page-model/read-page.ts";
import { linkCase } from "../../compare/testdata/link-case.ts";
import { linkModel } from "../../testdata/link-model.ts";
import { plan } from "../plan.ts";

const toText = (value: RichText = []): string => value.map(({ text }) => text).join("");

it("tells annotations of symbols and of a union's members, but for those that have words of their own", async () => {
  const { catalogue } = await linkModel({
    "n/A.pdl": `namespace n record A { u: union[@side = "left" l: int, @deprecated r: string, int] }`,
    "n/E.pdl": `namespace n enum E { @rank = 1 @shown ONE @deprecated TWO THREE }`,
  });
  const contents = plan(catalogue, { title: "T", base: "/" }).pages.map((page) => readPage(page).content);
  const symbols = contents.flatMap((content) => (content.kind === "enum" ? content.symbols : []));
  expect(symbols.map(({ name, annotations }) => `${name} ${toText(annotations)}`)).toEqual([
    "ONE @rank = 1, @shown",
    "THREE ",
    "TWO ",
  ]);
  const rows = contents.flatMap((content) => (content.kind === "record" ? content.fields : []));
  expect(rows.flatMap((row) => row.rows ?? []).map(({ name, facts }) => [name, ...facts.map(toText)])).toEqual([
    ["l", '@side = "left"'],
    ["r"],
    ["int"],
  ]);
});

it("calls a type that is called for its version alone by what it is a version of", async () => {
  const jsonSchema = { properties: { berth: { type: "string" } } };
  const catalogue = await linkCase(
    { jsonSchema: [jsonSchema, jsonSchema], names: ["tides/2025-02-03", "tides/moon"] },
    0,
  );
  const titles = plan(catalogue, { title: "T", base: "/" }).pages.map(({ title }) => title);
  expect(titles).toContain("tides.2025-02-03");
});

it("tells in words what annotations of a type and of its symbols ask for, and as they are written what has none", async () => {
  const { catalogue } = await linkModel({
    "n/Code.pdl": `namespace n @pattern = "^[A-Z]+$" @minLength = 2 @owner = "port" typeref Code = string`,
    "n/E.pdl": `namespace n enum E { @pattern = "x" @rank = 1 ONE }`,
  });
  const contents = plan(catalogue, { title: "T", base: "/" }).pages.map((page) => readPage(page).content);
  const facts = contents.flatMap((content) => (content.kind === "typeref" ? content.facts : []));
  expect(toText(facts.find(({ label }) => label === "Annotations")?.value)).toBe(
    'Matches ^[A-Z]+$, At least 2 characters, @owner = "port"',
  );
  const symbols = contents.flatMap((content) => (content.kind === "enum" ? content.symbols : []));
  expect(symbols.map(({ annotations }) => toText(annotations))).toEqual(["Matches x, @rank = 1"]);
});

it("tells in words which entities annotations of the first generation mean, and as they are written what has none", async () => {
  const { catalogue } = await linkModel({
    "n/BarUrn.pdl": `namespace n @java.class = "n.urn.BarUrn" typeref BarUrn = string`,
    "n/Owns.pdl": `namespace n @pairings = [{ "source": "n.urn.BarUrn", "destination": "x.urn.FooUrn" }, { "source": "a.B", "destination": "n.BarUrn" }] record Owns {}`,
    "n/Info.pdl": `namespace n @gma.model = "ASPECT" @gma.aspect.entities = [{ "urn": "n.BarUrn" }, { "urn": "x.FooUrn" }] @gma.aspect.column.name = "info" record Info {
      @gma.search.index.title = [{ "urn": "n.BarUrn" }] a: int
      @gma.search.index = { "pathspec": "/b" } b: int
      @gma.search.index = [{ "urn": "n.BarUrn" }, { "urn": "x.FooUrn" }] c: int
    }`,
    "n/Kept.pdl": `namespace n
      @gma.aspect.ingestion = [
        { "mode": "FORCE_UPDATE", "urn": "n.BarUrn", "filter": [{ "path": "/mill", "value": "north" }, { "path": "/mill", "value": "east" }] }
        { "mode": "DEFAULT", "urn": "x.FooUrn" }
      ]
      @gma.collection = { "isCollection": true, "primaryKeys": [{ "parts": { "paths": ["mill.urn", "mill.actor"] } }], "defaultUpdateBehavior": "REPLACE_ALL" }
      record Kept {}`,
    "n/Later.pdl": `namespace n @gma.aspect.ingestion = [{ "mode": "SOMETIMES" }] record Later {}`,
    "n/Odd.pdl": `namespace n @pairings = [{ "source": "n.BarUrn" }] @gma = 1 record Odd {}`,
  });
  const pages = plan(catalogue, { title: "T", base: "/" }).pages.map(readPage);
  const records = pages.flatMap(({ title, content }) => (content.kind === "record" ? [{ title, content }] : []));
  const annotations = records.map(({ title, content }) => [
    title,
    toText(content.facts.find(({ label }) => label === "Annotations")?.value),
    ...content.fields.flatMap(({ facts }) => facts.map(toText)),
  ]);
  expect(annotations).toEqual([
    [
      "Info",
      "An aspect, Aspect of entities named by BarUrn, FooUrn, Kept in the column info",
      "Indexed as title, for entities named by BarUrn",
      '@gma = { "search": { "index": { "pathspec": "/b" } } }',
      "Indexed for entities named by BarUrn, FooUrn",
    ],
    [
      "Kept",
      "Written even where nothing has changed, for entities named by BarUrn, where the URN has north as /mill or east as /mill, A collection, Items of parts are updated by their mill.urn, mill.actor, Updates by default: REPLACE_ALL",
    ],
    ["Later", '@gma = { "aspect": { "ingestion": [{ "mode": "SOMETIMES" }] } }'],
    ["Odd", '@pairings = [{ "source": "n.BarUrn" }], @gma = 1'],
    ["Owns", "From BarUrn to FooUrn, From B to BarUrn"],
  ]);
});
