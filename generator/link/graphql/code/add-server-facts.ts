import type { GraphqlModel } from "../../../catalogue/graphql.ts";
import type { Report } from "../../../diagnostics/report.ts";
import type { Engine, Work } from "../../../engine/engine.ts";
import type { CodeDocuments } from "../../../parse/documents.ts";
import type { JavaDocument } from "../../../parse/java/java-document.ts";
import { addFillings } from "./add-fillings.ts";
import { addRestrictions } from "./add-restrictions.ts";
import { addResolvers } from "./add-resolvers.ts";
import { findMappers } from "./find-mappers.ts";
import { findWirings } from "./find-wirings.ts";
import { readFillings } from "./read-fillings.ts";
import { readRestrictions } from "./read-restrictions.ts";
import { readResolvers } from "./read-resolvers.ts";

/** The model with what the server's code says of it: what answers its operations, and what its objects are filled from. */
export async function addServerFacts(
  model: GraphqlModel,
  { server, aspects }: { readonly server: CodeDocuments<JavaDocument>; readonly aspects: Iterable<string> },
  report: Report,
  engine: Engine,
): Promise<GraphqlModel> {
  // One list, which both go through.
  const all = [...server.files.values()];
  const from = { files: server.files, all, roots: model.roots, aspects: [...aspects].sort() };
  const askLasting = <From extends object, Value>(query: string, from: From, work: Work<From, Value>): Value =>
    engine.ask({ query, lasts: "whole" }, from, work).get(report);
  const resolvers = await askLasting("link resolvers", from, async ({ files, all, roots, aspects }, report) =>
    readResolvers(
      { paths: new Set(files.keys()), read: await server.open(files, report) },
      { wirings: findWirings(all), types: new Set(roots.map(({ name }) => name)), aspects: new Set(aspects) },
    ),
  );
  const shapes = { ...from, types: model.types };
  const { fillings, restrictions } = await askLasting(
    "link fillings",
    shapes,
    async ({ files, all, types, aspects }, report) => {
      const fields = listFields(types);
      const sources = { paths: new Set(files.keys()), read: await server.open(files, report) };
      const mappers = findMappers(all, fields);
      return {
        fillings: readFillings(sources, { mappers, fields, aspects: new Set(aspects) }),
        restrictions: [...readRestrictions(sources, { mappers, objects: fields })],
      };
    },
  );
  const facts = { model, resolvers, fillings, restrictions };
  return engine
    .ask({ query: "add server facts" }, facts, (from) =>
      addRestrictions(addFillings(addResolvers(from.model, from.resolvers), from.fillings), new Map(from.restrictions)),
    )
    .get(report);
}

function listFields(types: GraphqlModel["types"]): ReadonlyMap<string, ReadonlySet<string>> {
  return new Map(
    types.flatMap((type) =>
      type.kind === "object" ? [[type.name, new Set(type.fields.map(({ name }) => name))] as const] : [],
    ),
  );
}
