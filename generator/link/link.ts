import type { CliCommand, EnvironmentVariable } from "../catalogue/cli.ts";
import { schemaSourceKinds, type Catalogue } from "../catalogue/catalogue.ts";
import { withReferences } from "../catalogue/with-references.ts";
import type { Report } from "../diagnostics/report.ts";
import { forgetful, type Engine, type Work } from "../engine/engine.ts";
import type { SdkModel } from "../catalogue/sdk.ts";
import type { Documents } from "../parse/documents.ts";
import type { SdkDocument } from "../parse/sdk/sdk-document.ts";
import { toBareName } from "../places/bare-name.ts";
import { readPrivileges } from "./access/code/read-privileges.ts";
import { joinAccess } from "./access/join-access.ts";
import { linkAccess } from "./access/link-access.ts";
import { type PartedDocs, partDocs } from "./docs/part-docs.ts";
import { partRegistryDocs } from "./docs/part-registry-docs.ts";
import { type DocumentedModel, returnDocs } from "./docs/return-docs.ts";
import { linkDefaults } from "./defaults/link-defaults.ts";
import { joinCommands, joinVariables } from "./cli/join-commands.ts";
import { findAsking, readVariables } from "./cli/read-variables.ts";
import { findDeclaring, readCommands } from "./cli/read-commands.ts";
import { addServerFacts } from "./graphql/code/add-server-facts.ts";
import { type IsSound, linkGraphql } from "./graphql/link-graphql.ts";
import { takeSyntax } from "./graphql/take-syntax.ts";
import { createEntityFinder } from "./ingestion/create-entity-finder.ts";
import { askConnectors } from "./ingestion/code/ask-connectors.ts";
import { linkIngestion } from "./ingestion/link-ingestion.ts";
import { linkMetamodel, type Metamodel } from "./metamodel/link-metamodel.ts";
import { linkProse } from "./prose/link-prose.ts";
import { linkRedirects, listRedirecting } from "./prose/link-redirects.ts";
import { outlineProse } from "./prose/outline-prose.ts";
import { hushReferences } from "./references/hush-references.ts";
import { listTextsWithin } from "./references/list-texts-within.ts";
import { joinSchemas } from "./references/join-schemas.ts";
import { splitReferences, type SplitMetamodel } from "./references/split-references.ts";
import { linkReleases } from "./releases/link-releases.ts";
import { linkRestli } from "./restli/link-restli.ts";
import { linkSchemas } from "./schemas/link-schemas.ts";
import { joinLibrary } from "./sdk/code/join-library.ts";
import { listUrnKeys } from "./sdk/code/list-urn-keys.ts";
import { findOwnLibrary } from "./sdk/code/find-own-library.ts";
import { readLibrary } from "./sdk/code/read-library.ts";
import { deriveModels } from "./sdk/derive-models.ts";
import { linkSdk } from "./sdk/link-sdk.ts";
import { listModelNames } from "./sdk/sdk-names.ts";
import { linkVersions } from "./versions/link-versions.ts";

/**
 * Makes one catalogue of all documents: names resolved, includes flattened, back-links computed.
 * Schemas come first, since aspects, entities and their relationships are read off linked records;
 * GraphQL is a world of its own.
 */
export async function link(documents: Documents, report: Report, engine: Engine = forgetful): Promise<Catalogue> {
  /** What is large, and sooner made again than read back: it is told by what it was made from, so that nobody who looks at it goes through it. */
  const ask = <From extends object, Value>(query: string, from: From, work: Work<From, Value>): Value =>
    engine.ask({ query, lasts: "by origin" }, from, work).get(report);
  /** What takes longer than reading back what it gave. */
  const askLasting = <From extends object, Value>(query: string, from: From, work: Work<From, Value>): Value =>
    engine.ask({ query, lasts: "whole" }, from, work).get(report);
  const { graphql: sdl, code, server } = documents;
  const { own: metamodel, bare, references } = linkSchemasAndMetamodel(documents, ask);
  // Calls, classes and recipes may name what is documented elsewhere.
  const known = withReferences({ ...metamodel, references });
  const { connectors, docs } = await askConnectors({ code, packages: documents.pythonPackages }, report, engine);
  const library = await askLasting(
    "link library",
    {
      files: code.files,
      lists: documents.sphinx,
      packages:
        documents.packages ?? findOwnLibrary({ files: code.files, lists: documents.sphinx, written: documents.sdk }),
      urnKeys: listUrnKeys(metamodel),
    },
    async ({ files, lists, packages, urnKeys }, report) =>
      readLibrary({ files, lists, packages, urnKeys, open: (files, report) => code.open(files, report) }, report),
  );
  const { cli, environment } = await linkPrograms(documents, ask, askLasting);
  const graphql = await askLasting("link graphql", { files: sdl.files }, async ({ files }, report) => {
    // Where files lie tells which of several schemas is shown.
    const syntax = files.map(({ path, text }) => [path, takeSyntax(text)]);
    const isSound: IsSound = (judge) =>
      engine
        .ask({ query: "judge graphql", lasts: "whole" }, { syntax }, (from) => from.syntax.length === 0 || judge())
        .get();
    return linkGraphql(await sdl.read(files, report), report, isSound);
  });
  const answered = await addServerFacts(graphql, { server, aspects: known.aspects.keys() }, report, engine);
  const privileges = await askLasting("link privileges", { files: server.files }, async ({ files }, report) =>
    readPrivileges({ paths: new Set(files.keys()), read: await server.open(files, report) }),
  );
  const access = joinAccess(documents.access, { code: privileges, boot: documents.boot }, report);
  const prose = askLasting("link prose", { prose: outlineProse(documents.prose), docs }, ({ prose, docs }, report) =>
    linkProse({ ...prose, parts: [...prose.parts, ...docs] }, report, engine),
  );
  return {
    formatVersion: 1,
    schemas: metamodel.schemas,
    aspects: metamodel.aspects,
    entities: metamodel.entities,
    relationships: metamodel.relationships,
    events: metamodel.events,
    registries: metamodel.registries,
    graphql: answered,
    restli: ask(
      "link restli",
      { restli: documents.restli, schemas: known.schemas, unread: [...listUnread(documents)] },
      ({ restli, schemas, unread }, report) => linkRestli(restli, { schemas, unread: new Set(unread) }, report),
    ),
    sdk: linkLibrary({ written: documents.sdk, library }, { ...metamodel, schemas: bare }, ask),
    cli: cli.length === 0 ? undefined : cli,
    environment: environment.length === 0 ? undefined : environment,
    ingestion: ask(
      "link ingestion",
      { ingestion: documents.ingestion, connectors, entities: known.entities },
      ({ ingestion, connectors, entities }, report) =>
        linkIngestion({ documents: ingestion, connectors }, createEntityFinder(entities.keys()), report),
    ),
    access: ask("link access", { access }, (from, report) => linkAccess(from.access, report)),
    defaults: ask(
      "link defaults",
      { boot: documents.boot, assets: documents.prose.surroundings.assets },
      ({ boot, assets }) => linkDefaults(boot, assets.keys()),
    ),
    prose,
    releases: linkReleases(documents.releases, report),
    versions: linkVersions(documents.versions, report),
    redirects: linkRedirects(documents.redirects, listRedirecting(documents.prose), prose.pages, report),
    sources: documents.sources,
    references: references.length === 0 ? undefined : references,
    extensions: documents.extensions.length === 0 ? undefined : documents.extensions,
  };
}

type Ask = <From extends object, Value>(query: string, from: From, work: Work<From, Value>) => Value;

/** Programs with their commands, and what is asked of the environment. */
async function linkPrograms(
  { cli: manifests, code, sphinx, pythonPackages }: Documents,
  ask: Ask,
  askLasting: Ask,
): Promise<{ readonly cli: readonly CliCommand[]; readonly environment: readonly EnvironmentVariable[] }> {
  const open: typeof code.open = (files, report) => code.open(files, report);
  const declaring = ask("find commands", { files: code.files }, ({ files }) => findDeclaring(files));
  const commands = await askLasting(
    "link commands",
    { files: code.files, declaring, lists: sphinx, packages: pythonPackages },
    async (from, report) => readCommands({ ...from, open }, report),
  );
  // Few files ask for any, and an edit of another one is none of theirs.
  const asking = ask("find variables", { files: code.files }, ({ files }) => findAsking(files));
  const variables = await askLasting("link variables", { files: code.files, asking }, async (from, report) =>
    readVariables(from, open, report),
  );
  return {
    cli: joinCommands(
      manifests.flatMap((manifest) => manifest.commands),
      commands,
    ),
    environment: joinVariables(
      manifests.flatMap((manifest) => manifest.variables),
      variables,
    ),
  };
}

/** The client library: the classes of the model follow from its schemas whatever their docs say, all else names them at most. */
function linkLibrary(
  sources: { readonly written: readonly SdkDocument[]; readonly library: readonly SdkDocument[] },
  { schemas, aspects, events }: Metamodel,
  ask: Ask,
): SdkModel {
  const documents = ask("join library", sources, ({ written, library }) => joinLibrary(written, library));
  const node = documents.find((document) => document.models)?.models;
  const models = ask("derive models", { node, schemas, aspects, events }, ({ node, ...model }, report) =>
    deriveModels(node, model, report),
  );
  const names = listModelNames(models, schemas);
  const pages = ask("link sdk", { documents, names }, ({ documents, names }, report) =>
    linkSdk(documents, names, report),
  );
  return { pages, models };
}

interface LinkedModel extends SplitMetamodel {
  /** Its schemas, the docs left out where that is possible. */
  readonly bare: Metamodel["schemas"];
}

function linkSchemasAndMetamodel(documents: Documents, ask: Ask): LinkedModel {
  const { schemas, registries, inputs, referred, references = [] } = documents;
  const unread = [...listUnread(documents)];
  if (referred === undefined) {
    const { bare: parted, texts } = ask("part docs", { schemas }, ({ schemas }, _, before): PartedDocs =>
      partDocs(schemas, before()),
    );
    const linked = ask("link schemas", { schemas: parted, inputs }, ({ schemas, inputs }, report) =>
      sortByName(linkSchemas(schemas, report, { inputs })),
    );
    const { bare: entries, told } = ask("part registry docs", { registries }, (from) =>
      partRegistryDocs(from.registries),
    );
    const own = ask(
      "link metamodel",
      { linked, registries: entries, unread },
      ({ linked, registries, unread }, report) =>
        linkMetamodel(linked, registries, report, { unread: new Set(unread) }),
    );
    const from = { schemas: own.schemas, entities: own.entities, texts, told };
    const documented = ask("return docs", from, ({ texts, told, ...model }, _, before): DocumentedModel =>
      returnDocs(model, { texts, told }, before()),
    );
    const { schemas: whole, entities } = documented;
    return { own: { ...own, schemas: whole, entities }, bare: own.schemas, references: [] };
  }
  // Linked as one model, since names lead from one to the other; then each keeps what is its own.
  // Calls name schemas as well, and are only linked to what this gives.
  const hasCalls = documents.restli.length > 0;
  const { extensions } = documents;
  const from = { schemas, registries, inputs, referred, references, unread, hasCalls, extensions };
  const split = ask(
    "link references",
    from,
    ({ schemas, registries, inputs, referred, references, unread, hasCalls, extensions }, report) => {
      const quiet = hushReferences(report, (file) => references.some(({ prefix }) => file.startsWith(prefix)));
      const linked = sortByName(linkSchemas(joinSchemas(schemas, referred.schemas), quiet, { inputs }));
      const all = [...registries, ...referred.registries];
      const whole = linkMetamodel(linked, all, quiet, { unread: new Set(unread) });
      const named = hasCalls ? whole.schemas.keys() : listTextsWithin(extensions.map(({ data }) => data));
      return splitReferences(whole, references, named);
    },
  );
  return { ...split, bare: split.own.schemas };
}

/** Names of the schemas whose file could not be read, as far as the files' own names tell. */
function listUnread({ schemas, sources, referred }: Documents): ReadonlySet<string> {
  const read = new Set(schemas.filter(({ declarations }) => declarations.length > 0).map(({ file }) => file));
  const unread = sources.filter(({ path, kind }) => schemaSourceKinds.has(kind) && !read.has(path));
  const elsewhere = [...schemas, ...(referred?.schemas ?? [])].filter(({ declarations }) => declarations.length === 0);
  const paths = [...unread.map(({ path }) => path), ...elsewhere.map(({ file }) => file)];
  return new Set(paths.map(toBareName));
}

function sortByName<Value>(map: ReadonlyMap<string, Value>): ReadonlyMap<string, Value> {
  return new Map([...map].sort(([left], [right]) => (left < right ? -1 : 1)));
}
