import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, test } from "vitest";
import type { Catalogue } from "../catalogue/catalogue.ts";
import type { GraphqlEnumValue, GraphqlField, GraphqlInputValue } from "../catalogue/graphql.ts";
import { makeSettings } from "../config/settings.ts";
import { createReport } from "../diagnostics/report.ts";
import { discover } from "../discover/discover.ts";
import { link } from "../link/link.ts";
import { parse } from "../parse/parse.ts";
import { compareLines } from "./compare-lines.ts";
import { corporaFolder } from "./corpora.ts";
import { loadCoreModel } from "./load-core-model.ts";

/*
 * The bundled model says what the platform says, in words of its own. Where it says something else,
 * that is on purpose and stands here.
 */

const bundledModel = fileURLToPath(new URL("../../schemas", import.meta.url));
let bundled: Catalogue;
let real: Catalogue;

describe.skipIf(corporaFolder === undefined)("the bundled model beside the platform's own", () => {
  beforeAll(async () => {
    const report = createReport();
    const { files } = await discover(makeSettings({}, {}, bundledModel), report);
    bundled = await link(parse(files, report), report);
    real = await loadCoreModel("datahub-0.10.4");
  });

  test("the same entities carry the same aspects", () => {
    expect(compareLines(listAspects(real), listAspects(bundled))).toEqual([
      // A later version of the platform binds these; an entity without any aspect can't be documented.
      "+ schemaField deprecation",
      "+ schemaField status",
    ]);
  });

  test("the same relationships lead from aspect to entity, lineage in the same direction", () => {
    expect(compareLines(listRelationships(real), listRelationships(bundled))).toEqual([
      // The platform's annotation says that a process consumes what it writes, against the field's own doc.
      "- dataProcess Consumes dataset by dataProcessInfo.outputs, upstream",
      "+ dataProcess Produces dataset by dataProcessInfo.outputs, downstream",
    ]);
  });

  test("the same fields are searched under the same names, in the same way", () => {
    expect(compareLines(listSearchable(real), listSearchable(bundled))).toEqual([
      // The platform's annotations are on paths into these fields, which hold one URN and have nothing inside.
      "+ dataProcessInstanceRelationships.parentInstance as parentInstance: URN",
      "+ dataProcessInstanceRelationships.parentTemplate as parentTemplate: URN",
    ]);
  });

  test("no words are taken over, neither sentences of six words nor runs of eight", () => {
    // Shorter ones, such as "Whether the dataset is deprecated", can hardly be said otherwise.
    const theirs = new Set(listDocs(real).flatMap((doc) => [...splitSentences(doc), ...listRuns(doc)]));
    const ours = listDocs(bundled).flatMap((doc) => [
      ...splitSentences(doc).filter((sentence) => sentence.split(" ").length > 5),
      ...listRuns(doc),
    ]);
    expect(ours.length).toBeGreaterThan(10_000);
    expect(ours.filter((words) => theirs.has(words))).toEqual([]);
  });
});

function listAspects({ entities }: Catalogue): readonly string[] {
  return [...entities.values()].flatMap(({ name, keyAspect, aspects }) => [
    `${name} is keyed by ${keyAspect ?? "nothing"}`,
    ...aspects.map(({ aspect }) => `${name} ${aspect}`),
  ]);
}

function listRelationships({ relationships }: Catalogue): readonly string[] {
  return relationships.map(({ from, name, to, aspect, fieldPath, isLineage, isUpstream }) => {
    const lineage = isLineage ? (isUpstream ? "upstream" : "downstream") : "no lineage";
    return `${from} ${name} ${to} by ${aspect}.${fieldPath}, ${lineage}`;
  });
}

function listSearchable({ aspects, entities }: Catalogue): readonly string[] {
  const bound = new Set(
    [...entities.values()].flatMap(({ keyAspect, aspects: all }) => [keyAspect, ...all.map(({ aspect }) => aspect)]),
  );
  return [...aspects.values()]
    .filter(({ name }) => bound.has(name))
    .flatMap(({ name, searchable }) =>
      searchable.map(
        ({ fieldPath, indexName, fieldType }) => `${name}.${fieldPath} as ${indexName}: ${fieldType ?? "default"}`,
      ),
    );
}

function listDocs({ schemas, entities, graphql }: Catalogue): readonly string[] {
  const ofSchemas = [...schemas.values()].flatMap((schema) => [
    schema.doc,
    ...(schema.kind === "record" ? schema.fields : schema.kind === "enum" ? schema.symbols : []).map(({ doc }) => doc),
  ]);
  const declared = graphql.types.filter(({ span }) => span !== undefined);
  const ofTypes = declared.flatMap((type) => [
    type.description,
    ...("fields" in type ? type.fields : type.kind === "enum" ? type.values : []).flatMap(listFieldDocs),
  ]);
  const ofOperations = graphql.operations.flatMap(listFieldDocs);
  const ofEntities = [...entities.values()].map(({ doc }) => doc);
  return [...ofSchemas, ...ofTypes, ...ofOperations, ...ofEntities].filter((doc) => doc !== undefined);
}

function listFieldDocs(part: GraphqlField | GraphqlInputValue | GraphqlEnumValue): readonly (string | undefined)[] {
  return [part.description, ...("arguments" in part ? part.arguments : []).map(({ description }) => description)];
}

/** Every eight words that follow each other. */
function listRuns(doc: string): readonly string[] {
  const words = doc.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return words.slice(7).map((_, index) => words.slice(index, index + 8).join(" "));
}

function splitSentences(doc: string): readonly string[] {
  return doc.split(/(?<=[.!?])\s+/).map((sentence) =>
    sentence
      .toLowerCase()
      .replaceAll(/[^a-z ]/g, " ")
      .replaceAll(/ +/g, " ")
      .trim(),
  );
}
