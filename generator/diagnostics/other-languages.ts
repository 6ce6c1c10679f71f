import { formatCount } from "./print/print-summary.ts";

/** A language that schemas are written in and that isn't read by itself. */
export type OtherLanguage =
  | "openapi"
  | "swagger"
  | "asyncapi"
  | "jsonSchema"
  | "avroInJson"
  | "catalogue"
  | "airbyte"
  | "streams"
  | "linkml"
  | "atlas"
  | "egeria"
  | "dbt"
  | "protobuf"
  | "thrift"
  | "typespec"
  | "smithy"
  | "raml"
  | "apiBlueprint"
  | "postman"
  | "har"
  | "overlay"
  | "arazzo"
  | "wsdl"
  | "openrpc"
  | "jsonTypedef"
  | "jsonLd"
  | "rdf"
  | "xmlSchema"
  | "dataContract"
  | "dataProduct"
  | "fhir"
  | "expectations"
  | "backstage"
  | "kubernetes";

/** The files of one language that were left alone. */
export interface OtherFiles {
  readonly language: OtherLanguage;
  /** The first of them. */
  readonly paths: readonly string[];
  readonly count: number;
  /** The folder below the input that holds them all, with its slash; empty for the input itself. */
  readonly folder: string;
  /** Globs of all of them, where the plug-in that reads the language doesn't look for them by itself. */
  readonly globs?: readonly string[] | undefined;
  /** All that has to be named for the plug-in to read them and for what is read by itself, which a list takes the place of, to stay. */
  readonly plugins?: readonly NamedPlugin[] | undefined;
}

/** A plug-in that comes along, e.g. `aspectdoc/plugins/openapi`, and the globs of what it reads; absent where it looks for that by itself. */
export interface NamedPlugin {
  readonly plugin: string;
  readonly files?: readonly string[] | undefined;
}

interface Words {
  readonly name: string;
  /** What makes a model of them. */
  readonly wayOut: (files: OtherFiles) => string;
}

const byNone = (): string => sayNone("it is", "it");
const someByNone = (): string => sayNone("they are", "them");

function sayNone(subject: string, object: string): string {
  return `${subject} read by a plug-in, which anybody can write (\`aspectdoc explain usage/no-model\`), or once a tool has made something of ${object} that is`;
}

const byConverter = (): string => "once a converter has turned it into OpenAPI 3, a plug-in reads it";

const words: Readonly<Record<OtherLanguage, Words>> = {
  openapi: { name: "OpenAPI", wayOut: (files) => sayPlugin("openapi", files) },
  swagger: {
    name: "Swagger 1",
    wayOut: () => "once a converter has turned it into Swagger 2 or OpenAPI 3, a plug-in reads it",
  },
  asyncapi: { name: "AsyncAPI", wayOut: byNone },
  jsonSchema: { name: "JSON Schema", wayOut: (files) => sayPlugin("json-schema", files) },
  avroInJson: { name: "Avro", wayOut: () => "schemas of Avro are read from files that end in `.avsc`, so rename them" },
  catalogue: {
    name: "catalogues that have been printed",
    wayOut: () =>
      "`aspectdoc diff` compares them, and `--reference` has their names known; a site is made of the folder that they were printed of",
  },
  airbyte: { name: "specifications of Airbyte connectors", wayOut: (files) => sayPlugin("json-schema", files) },
  streams: { name: "catalogues of Singer or Airbyte", wayOut: (files) => sayPlugin("json-schema", files) },
  linkml: {
    name: "LinkML",
    wayOut: () => "once `gen-json-schema` has made JSON Schema of it, a plug-in reads that",
  },
  atlas: { name: "type definitions of Apache Atlas", wayOut: (files) => sayPlugin("atlas", files) },
  egeria: { name: "open metadata archives of Egeria", wayOut: someByNone },
  dbt: { name: "dbt", wayOut: byNone },
  protobuf: { name: "Protobuf", wayOut: (files) => sayPlugin("protobuf", files) },
  thrift: { name: "Thrift", wayOut: byNone },
  typespec: {
    name: "TypeSpec",
    wayOut: () => "once `tsp compile` has emitted OpenAPI 3 or JSON Schema of it, a plug-in reads that",
  },
  smithy: { name: "Smithy", wayOut: () => "once `smithy build` has made OpenAPI of it, a plug-in reads that" },
  raml: { name: "RAML", wayOut: byConverter },
  apiBlueprint: { name: "API Blueprint", wayOut: byConverter },
  postman: { name: "collections of Postman", wayOut: byConverter },
  har: { name: "records of requests (HAR)", wayOut: byConverter },
  overlay: {
    name: "overlays of OpenAPI",
    wayOut: () => "once a tool has laid them over the description that they change, a plug-in reads that",
  },
  arazzo: { name: "Arazzo", wayOut: byNone },
  wsdl: { name: "WSDL", wayOut: byNone },
  openrpc: { name: "OpenRPC", wayOut: byNone },
  jsonTypedef: { name: "JSON Typedef", wayOut: byNone },
  jsonLd: { name: "JSON-LD", wayOut: byNone },
  rdf: { name: "RDF", wayOut: byNone },
  xmlSchema: { name: "XML Schema", wayOut: byNone },
  dataContract: {
    name: "data contracts",
    wayOut: () =>
      "once `datacontract export` has made Avro (in files that end in `.avsc`) or JSON Schema of them, Avro is read and a plug-in reads JSON Schema",
  },
  dataProduct: { name: "data products", wayOut: someByNone },
  fhir: { name: "profiles of FHIR", wayOut: someByNone },
  expectations: { name: "suites of Great Expectations", wayOut: someByNone },
  backstage: {
    name: "descriptions of Backstage",
    wayOut: () =>
      "they say who has which APIs and guides, which are read in files of their own: OpenAPI, GraphQL, Avro and Markdown",
  },
  kubernetes: {
    name: "definitions of custom resources of Kubernetes",
    wayOut: (files) => sayPlugin("json-schema", files),
  },
};

/** More can't be copied from a message, which would be cut off besides. */
const longestEntry = 120;

function sayPlugin(name: string, { globs, plugins }: OtherFiles): string {
  const plugin = `aspectdoc/plugins/${name}`;
  const entries = (plugins ?? [{ plugin, files: globs }]).map(printEntry).join(", ");
  if (entries.length <= longestEntry * (plugins?.length ?? 1)) {
    return `\`plugins: [${entries}]\` in the config file reads it${plugins === undefined ? "" : " as well"}`;
  }
  const others = plugins === undefined ? "" : ", with what is read now, which `aspectdoc init` writes down";
  return `\`${plugin}\` among the \`plugins\` of the config file reads it, told where its files are${others}`;
}

function printEntry({ plugin, files }: NamedPlugin): string {
  return files === undefined ? plugin : `{ plugin: ${plugin}, options: { files: ${JSON.stringify(files)} } }`;
}

/** What they are, e.g. `2 files of OpenAPI (\`api/all.yaml\` and others) aren't read`. */
export function sayUnread(others: readonly OtherFiles[]): string {
  const isOne = others.length === 1 && others[0]?.count === 1;
  return `${sayOthers(others)} ${isOne ? "isn't" : "aren't"} read`;
}

/** The same without what becomes of them. */
export function sayOthers(others: readonly OtherFiles[]): string {
  const named = others.map(({ language, paths, count }) => {
    const list = paths.map((path) => `\`${path}\``).join(", ");
    return `${formatCount(count, "file")} of ${words[language].name} (${list}${count > paths.length ? " and others" : ""})`;
  });
  const last = named.pop() ?? "";
  return named.length === 0 ? last : `${named.join(", ")} and ${last}`;
}

/** How they can be read after all. */
export function sayWayToRead(files: OtherFiles): string {
  const { name, wayOut } = words[files.language];
  return `${name}: ${wayOut(files)}`;
}

/** The same of several, a line each; of a single one, which is named already, without its name. */
export function sayWaysToRead(others: readonly OtherFiles[]): string {
  const [one, ...more] = others;
  return one !== undefined && more.length === 0 ? words[one.language].wayOut(one) : others.map(sayWayToRead).join("\n");
}

/** Whether a plug-in that comes along reads the language. */
export function isReadByPlugin({ language }: Pick<OtherFiles, "language">): boolean {
  return findReadingPlugin(language) !== undefined;
}

/** Whether files of a language stand beside whatever a repository has, and what they are missing from says nothing less without them. */
export function isSaidOfAll({ language }: Pick<OtherFiles, "language">): boolean {
  // What an earlier run has printed says nothing that this one doesn't read.
  return language === "catalogue" || language === "backstage";
}

/** The plug-in that comes along and reads the language. */
export function findReadingPlugin(language: OtherLanguage): ReadingPlugin | undefined {
  return readingPlugins[language];
}

type ReadingPlugin = "atlas" | "openapi" | "json-schema" | "protobuf";

const readingPlugins: Readonly<Partial<Record<OtherLanguage, ReadingPlugin>>> = {
  ...{ atlas: "atlas", openapi: "openapi", protobuf: "protobuf" },
  ...{ jsonSchema: "json-schema", kubernetes: "json-schema", airbyte: "json-schema", streams: "json-schema" },
};
