import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, test } from "vitest";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { makeSettings } from "../config/settings.ts";
import { createReport } from "../diagnostics/report.ts";
import { discover } from "../discover/discover.ts";
import { link } from "../link/link.ts";
import { parse } from "../parse/parse.ts";
import { corporaFolder } from "./corpora.ts";
import { readCoreModel } from "./read-core-model.ts";

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
    real = await link(parse(readCoreModel(join(corporaFolder ?? "", "datahub-0.10.4")), report), report);
  });

  test("the same entities carry the same aspects", () => {
    expect(compare(listAspects(real), listAspects(bundled))).toEqual([
      // A later version of the platform binds these; an entity without any aspect can't be documented.
      "+ schemaField deprecation",
      "+ schemaField status",
    ]);
  });

  test("the same relationships lead from aspect to entity, lineage in the same direction", () => {
    expect(compare(listRelationships(real), listRelationships(bundled))).toEqual([
      // The platform's annotation says that a process consumes what it writes, against the field's own doc.
      "- dataProcess Consumes dataset by dataProcessInfo.outputs, upstream",
      "+ dataProcess Produces dataset by dataProcessInfo.outputs, downstream",
    ]);
  });

  test("enums have the same symbols, and records the same fields, optional where the platform's are", () => {
    expect(compare(listMembers(real, bundled), listMembers(bundled, real))).toEqual([
      // The published names of process types.
      "- com.linkedin.dataprocess.DataProcessType.BATCH_AD_HOC",
      "+ com.linkedin.dataprocess.DataProcessType.BATCH_ADHOC",
    ]);
  });

  test("the same fields are searched under the same names, in the same way", () => {
    expect(compare(listSearchable(real), listSearchable(bundled))).toEqual([
      // The platform's annotations are on paths into these fields, which hold one URN and have nothing inside.
      "+ dataProcessInstanceRelationships.parentInstance as parentInstance: URN",
      "+ dataProcessInstanceRelationships.parentTemplate as parentTemplate: URN",
    ]);
  });

  // Shorter ones, such as "Whether the dataset is deprecated", can hardly be said otherwise.
  test("no sentence of six words or more is taken over", () => {
    const theirs = new Set(listDocs(real).flatMap(splitSentences));
    const ours = listDocs(bundled).flatMap(splitSentences);
    expect(ours.filter((sentence) => sentence.split(" ").length > 5 && theirs.has(sentence))).toEqual([]);
  });
});

function compare(expected: readonly string[], actual: readonly string[]): readonly string[] {
  const [left, right] = [new Set(expected), new Set(actual)];
  const missing = [...left].filter((line) => !right.has(line)).toSorted();
  const added = [...right].filter((line) => !left.has(line)).toSorted();
  return [...missing.map((line) => `- ${line}`), ...added.map((line) => `+ ${line}`)];
}

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

/** Members of the schemas that the other catalogue has as well. */
function listMembers({ schemas }: Catalogue, other: Catalogue): readonly string[] {
  return [...schemas.values()].flatMap((schema) => {
    if (!other.schemas.has(schema.fullName)) return [];
    if (schema.kind === "enum") return schema.symbols.map(({ name }) => `${schema.fullName}.${name}`);
    if (schema.kind !== "record") return [];
    return schema.fields.map(({ name, optional }) => `${schema.fullName}.${name}${optional ? "?" : ""}`);
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
    ...(type.kind === "object" || type.kind === "input" ? type.fields : []).map(({ description }) => description),
  ]);
  const ofOperations = graphql.operations.map(({ description }) => description);
  const ofEntities = [...entities.values()].map(({ doc }) => doc);
  return [...ofSchemas, ...ofTypes, ...ofOperations, ...ofEntities].filter((doc) => doc !== undefined);
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
