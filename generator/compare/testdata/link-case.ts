import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { CliCommand, CliOption, EnvironmentVariable } from "../../catalogue/cli.ts";
import type { IngestionComponent, IngestionModel, IngestionOption } from "../../catalogue/ingestion.ts";
import type { ProsePage } from "../../catalogue/prose.ts";
import { createReport } from "../../diagnostics/report.ts";
import { link } from "../../link/link.ts";
import { parse } from "../../parse/parse.ts";
import jsonSchema from "../../plugins/json-schema/json-schema.ts";
import openapi from "../../plugins/openapi/openapi.ts";
import protobuf from "../../plugins/protobuf/protobuf.ts";
import { toDocuments } from "../../plugins/to-documents.ts";
import { linkModel } from "../../testdata/link-model.ts";

/** What two models of a small case are made of: one of each pair, and what they have in common. */
export interface CaseTexts {
  /** Texts by path. */
  readonly shared?: Readonly<Record<string, string>>;
  readonly files?: Readonly<Record<string, Both<string>>>;
  readonly pdl?: Both<string>;
  readonly avro?: Both<string>;
  readonly graphql?: Both<string>;
  readonly registry?: Both<string>;
  readonly restli?: Both<string>;
  readonly access?: Both<string>;
  /** Plugins of one source, as its manifest lists them. */
  readonly plugins?: Both<string>;
  /** Modules of a page of the client library, as its manifest lists them. */
  readonly modules?: Both<string>;
  /** Parts of the catalogue that only code gives, without what is usual. */
  readonly options?: Both<readonly Partial<IngestionOption>[]>;
  readonly components?: Both<readonly ComponentCase[]>;
  /** By name, what holds where they are not set. */
  readonly environment?: Both<Readonly<Record<string, string | null>>>;
  readonly commands?: Both<readonly Partial<CliCommand>[]>;
  /** Schemas of a file that the plug-in for JSON Schema reads; as a text where numbers are to keep all of their digits. */
  readonly jsonSchema?: Both<object | string>;
  /** What the files of the JSON Schemas are called, without their ending. */
  readonly names?: Both<string>;
  /** By name, files of JSON Schemas that lie beside it on both sides. */
  readonly beside?: Readonly<Record<string, object>>;
  /** Descriptions by OpenAPI, but for what all of them begin with. */
  readonly openapi?: Both<object | string>;
  /** Files of Protocol Buffers, but for the syntax that most begin with. */
  readonly protobuf?: Both<string>;
  /** By address. */
  readonly guides?: Both<Readonly<Record<string, GuideCase>>>;
}

interface GuideCase {
  readonly title: string;
  readonly headings?: readonly string[];
  readonly anchors?: readonly string[];
}

type ComponentCase = Pick<IngestionComponent, "kind" | "id"> & {
  readonly extra?: string;
  readonly options?: readonly Partial<IngestionOption>[];
};

type Both<Value> = readonly [Value, Value];

/** Links one side of a small case. */
export async function linkCase(texts: CaseTexts, side: 0 | 1): Promise<Catalogue> {
  if (texts.jsonSchema !== undefined) return linkJsonSchemas(texts.jsonSchema[side], texts.names?.[side], texts.beside);
  if (texts.protobuf !== undefined) return linkProtobuf(texts.protobuf[side]);
  const { catalogue, said } = await linkModel(toFiles(texts, side));
  if (said.some((line) => / (?:pdl|json|graphql|data|registry|ingestion|sdk|access|restli)\//.test(line))) {
    throw new Error(`the case isn't valid: ${said.join("\n")}`);
  }
  const { options, components, commands, environment, openapi: descriptions, guides } = texts;
  return {
    ...catalogue,
    ...(options === undefined ? {} : { ingestion: toIngestion(options[side]) }),
    ...(components === undefined
      ? {}
      : { ingestion: { ...catalogue.ingestion, components: components[side].map(toComponent) } }),
    ...(commands === undefined ? {} : { cli: commands[side].map(toCommand) }),
    ...(environment === undefined ? {} : { environment: toVariables(environment[side]) }),
    ...(descriptions === undefined ? {} : tellApi(descriptions[side])),
    ...(guides === undefined ? {} : { prose: { ...catalogue.prose, pages: toPages(guides[side]) } }),
  };
}

async function linkJsonSchemas(
  schema: object | string,
  name = "a",
  beside: CaseTexts["beside"] = {},
): Promise<Catalogue> {
  const report = createReport();
  const schemas = Object.entries({ ...beside, [name]: schema }).flatMap(([called, each]) => {
    const [path, text] = [`${called}.schema.json`, typeof each === "string" ? each : JSON.stringify(each)];
    const read = jsonSchema({}).reader?.read({ path, text }) ?? {};
    return toDocuments("json-schema", path, read).schemas;
  });
  return link({ ...parse([], report), schemas }, report);
}

function linkProtobuf(text: string): Promise<Catalogue> {
  const { reader, offers, codes = {} } = protobuf({});
  const report = createReport();
  const path = "a.proto";
  const isWhole = /^(?:syntax|edition)/.test(text);
  const read = reader?.read({ path, text: isWhole ? text : `syntax = "proto3"; ${text}` }) ?? {};
  const [united] = reader?.unite?.([{ path, data: read.data }], []) ?? [];
  const document = united?.document ?? {};
  const problems = [...(read.problems ?? []), ...(document.problems ?? [])];
  const wrong = problems.filter(({ code }) => codes[code]?.severity !== "info");
  if (wrong.length > 0) throw new Error(`the case isn't valid: ${wrong.map(({ message }) => message).join("\n")}`);
  const { schemas, extensions } = toDocuments("protobuf", path, document);
  return link({ ...parse([], report), schemas, extensions }, report).then((catalogue) => {
    const { endpoints = [] } = offers?.(catalogue) ?? {};
    return { ...catalogue, endpoints: endpoints.map((endpoint) => ({ plugin: "protobuf", ...endpoint })) };
  });
}

function tellApi(description: object | string): Pick<Catalogue, "endpoints" | "payloads"> {
  const { reader, offers, codes = {} } = openapi({});
  const start = { openapi: "3.1.0", info: { title: "A" } };
  const text =
    typeof description === "string"
      ? `${JSON.stringify(start).slice(0, -1)}, ${description.slice(1)}`
      : JSON.stringify({ ...start, ...description });
  const { data = null, problems = [] } = reader?.read({ path: "openapi.json", text }) ?? {};
  const wrong = problems.filter(({ code }) => codes[code]?.severity !== "info");
  if (wrong.length > 0) throw new Error(`the case isn't valid: ${wrong.map(({ message }) => message).join("\n")}`);
  const extensions = [{ plugin: "openapi", file: "openapi.json", data }];
  const { endpoints = [], payloads = [] } = offers?.({ schemas: new Map(), extensions } as unknown as Catalogue) ?? {};
  return {
    endpoints: endpoints.map((endpoint) => ({ plugin: "openapi", ...endpoint })),
    payloads: payloads.map((payload) => ({ plugin: "openapi", ...payload })),
  };
}

function toFiles(texts: CaseTexts, side: 0 | 1): Readonly<Record<string, string>> {
  const { shared = {}, files = {}, plugins, modules } = texts;
  const wrap = (pair: Both<string> | undefined, toText: (text: string) => string): Both<string> | undefined =>
    pair && [toText(pair[0]), toText(pair[1])];
  const pairs: Readonly<Record<string, Both<string> | undefined>> = {
    "a.pdl": texts.pdl,
    "a.avsc": texts.avro,
    "a.graphql": texts.graphql,
    "entity-registry.yml": texts.registry,
    "a.restspec.json": texts.restli,
    "access/a.yml": texts.access,
    "ingestion/a.yml": wrap(plugins, (text) => `platform: a\nname: A\nplugins: ${text}\n`),
    "sdk/a.yml": wrap(modules, (text) => `page: a\ntitle: A\nmodules: ${text}\n`),
    ...files,
  };
  // A side that has nothing to say has no file: an empty one would be reported.
  const own = Object.entries(pairs).flatMap(([path, pair]) =>
    pair === undefined || pair[side] === "" ? [] : [[path, pair[side]] as const],
  );
  return { ...shared, ...Object.fromEntries(own) };
}

const span = { file: "a", startLine: 1, startColumn: 1, endLine: 1, endColumn: 1 };

function toIngestion(options: readonly Partial<IngestionOption>[]): IngestionModel {
  const plugin = { id: "one", extra: "one", capabilities: [], examples: [], span };
  const full = options.map(toOption);
  const listed = full.filter(({ standing }) => standing === undefined);
  const unlisted = full.filter(({ standing }) => standing !== undefined);
  const platform = { id: "a", name: "A", concepts: [], plugins: [{ ...plugin, options: listed, unlisted }], span };
  return { platforms: new Map([["a", platform]]) };
}

function toOption(option: Partial<IngestionOption>): IngestionOption {
  const usual = { path: "", type: "string", values: [], nullable: false, presence: "optional" as const, secret: false };
  return { ...usual, constraints: [], span, ...option };
}

function toComponent({ options = [], extra = "", ...component }: ComponentCase): IngestionComponent {
  return { ...component, extra, options: options.map(toOption), span };
}

function toVariables(defaults: Readonly<Record<string, string | null>>): readonly EnvironmentVariable[] {
  return Object.entries(defaults).map(([name, value]) => ({ name, default: value ?? undefined, reads: [span], span }));
}

function toCommand({ options = [], commands = [], ...command }: Partial<CliCommand>): CliCommand {
  const usual = { type: "text", required: false, multiple: false, span };
  return {
    path: "",
    span,
    ...command,
    commands: commands.map(toCommand),
    arguments: (command.arguments ?? []).map((argument) => ({ ...usual, ...argument })),
    options: options.map((option): CliOption => ({ ...usual, ...option })),
  };
}

function toPages(guides: Readonly<Record<string, GuideCase>>): ReadonlyMap<string, ProsePage> {
  return new Map(
    Object.entries(guides).map(([slug, { title, headings = [], anchors }]) => {
      const id = `docs/${slug}`;
      const page: ProsePage = {
        id,
        file: `${id}.md`,
        title,
        sidebarLabel: title,
        slug,
        hideTitle: false,
        tocLevels: [2, 3],
        headings: headings.map((text) => ({ id: text, text, level: 2 })),
        anchors,
        links: [],
      };
      return [id, page];
    }),
  );
}
