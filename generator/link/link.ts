import { schemaSourceKinds, type Catalogue } from "../catalogue/catalogue.ts";
import type { Report } from "../diagnostics/report.ts";
import { noMemo, type Memo } from "../memo.ts";
import type { Documents } from "../parse/documents.ts";
import { linkGraphql } from "./graphql/link-graphql.ts";
import { createEntityFinder } from "./ingestion/create-entity-finder.ts";
import { linkIngestion } from "./ingestion/link-ingestion.ts";
import { linkMetamodel, type Metamodel } from "./metamodel/link-metamodel.ts";
import { linkProse } from "./prose/link-prose.ts";
import { linkReleases } from "./releases/link-releases.ts";
import { linkRestli } from "./restli/link-restli.ts";
import { linkSchemas } from "./schemas/link-schemas.ts";
import { linkSdk } from "./sdk/link-sdk.ts";
import { linkVersions } from "./versions/link-versions.ts";

/**
 * Makes one catalogue of all documents: names resolved, includes flattened, back-links computed.
 * Schemas come first, since aspects, entities and their relationships are read off linked records;
 * GraphQL is a world of its own.
 */
export function link(documents: Documents, report: Report, memo: Memo = noMemo): Catalogue {
  const metamodel = memo.share("link metamodel", linkSchemasAndMetamodel(documents, report, memo));
  return {
    formatVersion: 1,
    schemas: metamodel.schemas,
    aspects: metamodel.aspects,
    entities: metamodel.entities,
    relationships: metamodel.relationships,
    events: metamodel.events,
    registries: metamodel.registries,
    graphql: memo.reuse("link graphql", documents, report, ({ graphql }, report) => linkGraphql(graphql, report)),
    restli: memo.share("link restli", linkRestli(documents.restli, metamodel.schemas, report)),
    sdk: memo.share("link sdk", linkSdk(documents.sdk, metamodel, report)),
    ingestion: memo.reuse(
      "link ingestion",
      { ...documents, entities: metamodel.entities },
      report,
      ({ ingestion, entities }, report) => linkIngestion(ingestion, createEntityFinder(entities.values()), report),
    ),
    prose: memo.share(
      "link prose",
      memo.reuse("link prose", documents, report, ({ prose }, report) => linkProse(prose, report)),
    ),
    releases: linkReleases(documents.releases, report),
    versions: linkVersions(documents.versions, report),
    redirects: documents.redirects,
    sources: memo.share("sources", documents.sources),
  };
}

function linkSchemasAndMetamodel(documents: Documents, report: Report, memo: Memo): Metamodel {
  const { schemas, registries } = documents;
  const from = { schemas, registries, unread: [...listUnread(documents)] };
  return memo.reuse("link metamodel", from, report, ({ schemas, registries, unread }, report) =>
    linkMetamodel(sortByName(linkSchemas(schemas, report)), registries, report, { unread: new Set(unread) }),
  );
}

/** Names of the schemas whose file could not be read, as far as the files' own names tell. */
function listUnread({ schemas, sources }: Documents): ReadonlySet<string> {
  const read = new Set(schemas.filter(({ declarations }) => declarations.length > 0).map(({ file }) => file));
  const unread = sources.filter(({ path, kind }) => schemaSourceKinds.has(kind) && !read.has(path));
  return new Set(unread.map(({ path }) => path.slice(path.lastIndexOf("/") + 1).replace(/\.\w+$/, "")));
}

function sortByName<Value>(map: ReadonlyMap<string, Value>): ReadonlyMap<string, Value> {
  return new Map([...map].sort(([left], [right]) => (left < right ? -1 : 1)));
}
