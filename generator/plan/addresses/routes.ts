import { nounOfSchema } from "../../catalogue/noun-of-schema.ts";
import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { ComponentKind } from "../../catalogue/ingestion.ts";
import { nouns } from "../../catalogue/nouns.ts";
import type { GraphqlType, OperationKind } from "../../catalogue/graphql.ts";
import { nameAtReference } from "../../catalogue/name-at-reference.ts";
import type { Reference } from "../../catalogue/references.ts";
import type { Span } from "../../catalogue/span.ts";
import { planCodes } from "../../diagnostics/codes/plan.ts";
import type { Report } from "../../diagnostics/report.ts";
import { createNameClaims } from "../../places/claim-names.ts";
import { foldPath } from "../../places/fold-path.ts";
import { indexSymbols } from "./index-symbols.ts";
import { splitFunctions } from "./split-functions.ts";
import { toSegment } from "./to-segment.ts";

/**
 * The route of every page that belongs to a thing of the model. Routes are unique even where case is
 * ignored, and each consists of segments that stay inside the output.
 */
export interface Routes {
  readonly entities: ReadonlyMap<string, string>;
  readonly aspects: ReadonlyMap<string, string>;
  readonly events: ReadonlyMap<string, string>;
  /** By full name; a record that is an aspect or an event has the route of that page. */
  readonly schemas: ReadonlyMap<string, string>;
  readonly graphqlTypes: ReadonlyMap<string, string>;
  readonly operations: Readonly<Record<OperationKind, ReadonlyMap<string, string>>>;
  readonly directives: ReadonlyMap<string, string>;
  /** By name of the page. */
  readonly sdkPages: ReadonlyMap<string, string>;
  /** By module, and for classes by module and name: a route for each part, mostly one. */
  readonly sdkModules: ReadonlyMap<string, readonly string[]>;
  readonly sdkClasses: ReadonlyMap<string, readonly string[]>;
  /** By whole name, the route of the page with the anchor on it, `python-sdk/builder/urns#make`; so that who looks for one looks at no other. */
  readonly sdkSymbols: ReadonlyMap<string, string>;
  /** By full name of the schema. */
  readonly modelClasses: ReadonlyMap<string, string>;
  /** Programs and their commands, by all their words. */
  readonly commands: ReadonlyMap<string, string>;
  /** By id. */
  readonly restliResources: ReadonlyMap<string, string>;
  /** By platform. */
  readonly ingestionSources: ReadonlyMap<string, string>;
  /** Paths of files, by plugin; those of components by kind and id, `sink file`. */
  readonly ingestionSchemas: ReadonlyMap<string, string>;
  /** By kind and id, `sink file`. */
  readonly ingestionComponents: ReadonlyMap<string, string>;
}

/** Routes of the pages that every site has, or has when the model has something to show there. */
export const fixedRoutes = {
  home: "",
  metamodel: "generated/metamodel",
  entities: "generated/metamodel/entities",
  aspects: "generated/metamodel/aspects",
  types: "generated/metamodel/types",
  events: "generated/metamodel/events",
  matrix: "generated/metamodel/matrix",
  relationships: "generated/metamodel/relationships",
  coverage: "generated/coverage",
  graphql: "graphql",
  graphqlSubjects: "graphql/subjects",
  releases: "releases",
  sdk: "python-sdk",
  sdkModels: "python-sdk/models",
  commands: "generated/cli",
  environment: "generated/environment",
  restli: "restli",
  ingestion: "generated/ingestion/sources",
  capabilities: "generated/ingestion/capabilities",
  configSchemas: "generated/ingestion/schemas",
  privileges: "generated/access/privileges",
  roles: "generated/access/roles",
  policies: "generated/access/policies",
  defaults: "generated/access/starting-data",
} as const;

/** What lists the components of a kind; each of them has its page below that. */
export const componentRoutes: Readonly<Record<ComponentKind, string>> = {
  sink: "generated/ingestion/sinks",
  transformer: "generated/ingestion/transformers",
  stateProvider: "generated/ingestion/state-providers",
  reporter: "generated/ingestion/reporters",
  action: "generated/ingestion/actions",
};

/** Where pages of types are, by their kind. */
export const graphqlFolders: Readonly<Record<GraphqlType["kind"], string>> = {
  object: "graphql/objects",
  input: "graphql/inputObjects",
  interface: "graphql/interfaces",
  union: "graphql/unions",
  enum: "graphql/enums",
  scalar: "graphql/scalars",
};

/** Where pages of operations are, by their kind. */
export const operationFolders: Readonly<Record<OperationKind, string>> = {
  query: "graphql/queries",
  mutation: "graphql/mutations",
  subscription: "graphql/subscriptions",
};

/** Gives each thing of the catalogue its route; reports the ones that had to move aside. */
export function createRoutes(catalogue: Catalogue, report?: Report): Routes {
  const claim = createClaims(report);
  return {
    ...createMetamodelRoutes(catalogue, claim),
    ...createGraphqlRoutes(catalogue, claim),
    ...createSdkRoutes(catalogue, claim),
    ...createIngestionRoutes(catalogue, claim),
  };
}

type MetamodelRoutes = Pick<Routes, "entities" | "aspects" | "events" | "schemas">;

/** Gives the things of another model the routes that they have where that is documented. */
export function createReferenceRoutes(reference: Reference): MetamodelRoutes {
  const called = [...reference.schemas.values()].map(
    (schema) => [schema, nameAtReference(schema.fullName, reference)] as const,
  );
  const schemas = new Map(called.map(([schema, fullName]) => [fullName, { ...schema, fullName }]));
  const routes = createMetamodelRoutes({ ...reference, schemas, events: new Map() }, createClaims(undefined));
  const known = called.flatMap(([{ fullName }, name]) => {
    const route = routes.schemas.get(name);
    return route === undefined ? [] : [[fullName, route] as const];
  });
  return { ...routes, schemas: new Map([...routes.schemas, ...known]) };
}

function createMetamodelRoutes(
  catalogue: Pick<Catalogue, "entities" | "aspects" | "events" | "schemas">,
  claim: Claim,
): MetamodelRoutes {
  const entities = new Map<string, string>();
  const aspects = new Map<string, string>();
  const events = new Map<string, string>();
  const schemas = new Map<string, string>();
  for (const entity of catalogue.entities.values()) {
    const segment = entity.name.toLowerCase();
    const span = entity.origins[0]?.span;
    entities.set(entity.name, claim(fixedRoutes.entities, segment, { noun: "entity", name: entity.name, span }));
  }
  for (const { name, schema, span } of catalogue.aspects.values()) {
    const route = claim(fixedRoutes.aspects, name, { noun: "aspect", name, span });
    aspects.set(name, route);
    if (!schemas.has(schema)) schemas.set(schema, route);
  }
  for (const { name, schema, span } of catalogue.events.values()) {
    const route = claim(fixedRoutes.events, name, { noun: "event", name, span });
    events.set(name, route);
    if (!schemas.has(schema)) schemas.set(schema, route);
  }
  for (const schema of catalogue.schemas.values()) {
    const { fullName, span } = schema;
    if (schemas.has(fullName)) continue;
    schemas.set(fullName, claim(fixedRoutes.types, fullName, { noun: nounOfSchema(schema), name: fullName, span }));
  }
  return { entities, aspects, events, schemas };
}

function createGraphqlRoutes(
  catalogue: Catalogue,
  claim: Claim,
): Pick<Routes, "graphqlTypes" | "operations" | "directives"> {
  const graphqlTypes = new Map<string, string>();
  const directives = new Map<string, string>();
  const operations = {
    query: new Map<string, string>(),
    mutation: new Map<string, string>(),
    subscription: new Map<string, string>(),
  };
  for (const { operation, name, span } of catalogue.graphql.operations) {
    operations[operation].set(name, claim(operationFolders[operation], name, { noun: operation, name, span }));
  }
  for (const { kind, name, span } of catalogue.graphql.types) {
    graphqlTypes.set(name, claim(graphqlFolders[kind], name, { noun: kind, name, span }));
  }
  for (const { name, span } of catalogue.graphql.directives) {
    directives.set(name, claim("graphql/directives", name, { noun: "directive", name, span }));
  }
  return { graphqlTypes, operations, directives };
}

function createIngestionRoutes(
  catalogue: Catalogue,
  claim: Claim,
): Pick<Routes, "ingestionSources" | "ingestionSchemas" | "ingestionComponents"> {
  const ingestionSources = new Map<string, string>();
  const ingestionSchemas = new Map<string, string>();
  for (const { id, span, plugins } of catalogue.ingestion.platforms.values()) {
    ingestionSources.set(id, claim(fixedRoutes.ingestion, id, { noun: "ingestion source", name: id, span }));
    for (const plugin of plugins) {
      if (plugin.schema === undefined) continue;
      const at = { noun: "plugin", name: plugin.id, span: plugin.span };
      ingestionSchemas.set(plugin.id, `${claim(fixedRoutes.configSchemas, plugin.id, at)}.json`);
    }
  }
  const ingestionComponents = new Map<string, string>();
  for (const { kind, id, schema, span } of catalogue.ingestion.components ?? []) {
    const at = { noun: nouns[kind].singular, name: id, span };
    ingestionComponents.set(`${kind} ${id}`, claim(componentRoutes[kind], id, at));
    if (schema === undefined) continue;
    const folder = componentRoutes[kind].slice(componentRoutes[kind].lastIndexOf("/") + 1);
    ingestionSchemas.set(`${kind} ${id}`, `${claim(`${fixedRoutes.configSchemas}/${folder}`, id, at)}.json`);
  }
  return { ingestionSources, ingestionSchemas, ingestionComponents };
}

function createSdkRoutes(
  { sdk, cli = [], restli }: Catalogue,
  claim: Claim,
): Pick<
  Routes,
  "sdkPages" | "sdkModules" | "sdkClasses" | "sdkSymbols" | "modelClasses" | "commands" | "restliResources"
> {
  const sdkPages = new Map<string, string>();
  const sdkModules = new Map<string, readonly string[]>();
  const sdkClasses = new Map<string, readonly string[]>();
  for (const page of sdk.pages) {
    const folder = claim(fixedRoutes.sdk, page.name, { noun: "page", name: page.name, span: page.span });
    sdkPages.set(page.name, folder);
    for (const { name, functions, classes, span } of page.modules) {
      sdkModules.set(name, claimParts(claim, folder, { noun: "module", name, span }, splitFunctions(functions).length));
      for (const each of classes) {
        // Modules of a library have classes of one name, and then its whole name says which it is.
        const claimant = { noun: "class", name: each.name, fullName: `${name}.${each.name}`, span: each.span };
        const parts = splitFunctions(each.methods).length;
        sdkClasses.set(`${name}.${each.name}`, claimParts(claim, folder, claimant, parts));
      }
    }
  }
  const modelClasses = new Map(
    (sdk.models?.classes ?? []).map(({ name, schema }) => {
      return [schema, claim(fixedRoutes.sdkModels, name, { noun: "class", name, span: undefined })];
    }),
  );
  const restliResources = new Map(
    restli.resources.map(({ id, span }) => [id, claim(fixedRoutes.restli, id, { noun: "resource", name: id, span })]),
  );
  const commands = new Map<string, string>();
  for (const program of cli) {
    // One program needs no folder of its own.
    const [only] = cli.length === 1 ? [fixedRoutes.commands] : [];
    const folder =
      only ?? claim(fixedRoutes.commands, program.path, { noun: "command", name: program.path, span: program.span });
    commands.set(program.path, folder);
    for (const { path, span } of program.commands) {
      commands.set(path, claim(folder, path.slice(program.path.length + 1), { noun: "command", name: path, span }));
    }
  }
  const sdkSymbols = indexSymbols(sdk, { sdkModules, sdkClasses });
  return { sdkPages, sdkModules, sdkClasses, sdkSymbols, modelClasses, commands, restliResources };
}

/** A route for the thing, and one below it for each further part. */
function claimParts(claim: Claim, folder: string, claimant: Claimant, count: number): readonly string[] {
  const first = claim(folder, claimant.name, claimant);
  const further = Array.from({ length: count - 1 }, (_, index) =>
    claim(first, String(index + 2), { ...claimant, fullName: undefined }),
  );
  return [first, ...further];
}

interface Claimant {
  readonly noun: string;
  readonly name: string;
  /** By which it is called where another has the address of its name. */
  readonly fullName?: string | undefined;
  readonly span: Span | undefined;
}

type Claim = (folder: string, segment: string, claimant: Claimant) => string;

function createClaims(report: Report | undefined): Claim {
  const owners = new Map<string, string>();
  const claim = createNameClaims({ fold: foldPath });
  return (folder, segment, { noun, name, fullName = segment, span }) => {
    const plain = `${folder}/${toSegment(segment)}`;
    const wanted = owners.has(foldPath(plain)) ? `${folder}/${toSegment(fullName)}` : plain;
    const route = claim(wanted);
    owners.set(foldPath(route), name);
    if (route !== wanted && !isCut(fullName)) {
      const other = owners.get(foldPath(wanted)) ?? "";
      report?.add(planCodes.routeCollision({ noun, name, other, route }), span);
    }
    return route;
  };
}

/** Whether a name is too long for a segment: nobody guesses the address of one, so that it may have a number. */
function isCut(name: string): boolean {
  return toSegment(`${name}x`) === toSegment(name);
}
