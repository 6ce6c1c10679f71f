import type { Catalogue } from "../catalogue/catalogue.ts";
import type { CliCommand, EnvironmentVariable } from "../catalogue/cli.ts";
import type { GraphqlDirectiveDefinition, GraphqlOperation, GraphqlRoot, GraphqlType } from "../catalogue/graphql.ts";
import type { Endpoint, Payload } from "../catalogue/endpoints.ts";
import { componentName } from "../catalogue/component-name.ts";
import type { IngestionComponent, IngestionPlugin } from "../catalogue/ingestion.ts";
import type { RestliResource } from "../catalogue/restli.ts";
import type { SdkClass, SdkEnum, SdkFunction } from "../catalogue/sdk.ts";

/** A name of the client library with its module, e.g. `datahub.emitter.mce_builder.make_dataset_urn`. */
export interface LibraryName {
  readonly fullName: string;
  readonly value: SdkClass | SdkEnum | SdkFunction;
}

/** Things that a catalogue only lists, by name; of several of one name the first. */
export interface ThingIndex {
  /** By coordinate, e.g. `Query.book`. */
  readonly operation: Find<GraphqlOperation>;
  readonly root: Find<GraphqlRoot>;
  readonly type: Find<GraphqlType>;
  /** With its `@`. */
  readonly directive: Find<GraphqlDirectiveDefinition>;
  readonly plugin: Find<IngestionPlugin>;
  /** By kind and id, e.g. `sink file`. */
  readonly component: Find<IngestionComponent>;
  readonly ofLibrary: Find<LibraryName>;
  /** By its path, e.g. `datahub ingest`. */
  readonly command: Find<CliCommand>;
  readonly variable: Find<EnvironmentVariable>;
  readonly resource: Find<RestliResource>;
  readonly endpoint: Find<Endpoint>;
  readonly payload: Find<Payload>;
}

type Find<Thing> = (name: string) => Thing | undefined;

/** The index of a catalogue. An area is gone through when the first of its things is asked for: most comparisons are about a few. */
export function indexThings(catalogue: Catalogue): ThingIndex {
  const { graphql, ingestion, sdk, cli = [], environment = [], restli, endpoints = [], payloads = [] } = catalogue;
  return {
    operation: createFind(
      () => graphql.operations,
      ({ coordinate }) => coordinate,
    ),
    type: createFind(
      () => graphql.types,
      ({ name }) => name,
    ),
    root: createFind(
      () => graphql.roots,
      ({ name }) => name,
    ),
    directive: createFind(
      () => graphql.directives,
      ({ name }) => `@${name}`,
    ),
    plugin: createFind(
      () => listPlugins(ingestion),
      ({ id }) => id,
    ),
    component: createFind(() => ingestion.components ?? [], componentName),
    ofLibrary: createFind(
      () => listLibrary(sdk),
      ({ fullName }) => fullName,
    ),
    command: createFind(
      () => listCommands(cli),
      ({ path }) => path,
    ),
    variable: createFind(
      () => environment,
      ({ name }) => name,
    ),
    resource: createFind(
      () => restli.resources,
      ({ id }) => id,
    ),
    endpoint: createFind(
      () => endpoints,
      ({ name }) => name,
    ),
    payload: createFind(
      () => payloads,
      ({ name }) => name,
    ),
  };
}

function createFind<Thing>(list: () => readonly Thing[], toName: (thing: Thing) => string): Find<Thing> {
  let named: Map<string, Thing> | undefined;
  return (name) => {
    if (named === undefined) {
      named = new Map();
      for (const thing of list()) {
        const own = toName(thing);
        if (!named.has(own)) named.set(own, thing);
      }
    }
    return named.get(name);
  };
}

/** What modules of the library have that a change may be told of, classes before all else. */
function listLibrary({ pages }: Catalogue["sdk"]): readonly LibraryName[] {
  return pages
    .flatMap(({ modules }) => modules)
    .flatMap(({ name, classes, enums, functions }) =>
      [...classes, ...enums, ...functions].map((value) => ({ fullName: `${name}.${value.name}`, value })),
    );
}

/** Sources of all platforms. */
function listPlugins({ platforms }: Catalogue["ingestion"]): readonly IngestionPlugin[] {
  return [...platforms.values()].flatMap(({ plugins }) => plugins);
}

/** Commands with those below them, each before its own. */
function listCommands(commands: readonly CliCommand[]): readonly CliCommand[] {
  return commands.flatMap((command) => [command, ...listCommands(command.commands)]);
}
