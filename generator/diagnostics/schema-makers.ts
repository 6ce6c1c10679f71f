/** A library by which programs make a GraphQL schema, so that no text of the project has it. */
export interface SchemaMaker {
  readonly name: string;
  /** Manifests that name what a project needs. */
  readonly manifest: RegExp;
  /** How such a manifest names the library. */
  readonly mark: RegExp;
  /** What writes the schema into a file. */
  readonly wayOut: string;
}

const node = /(?:^|\/)package\.json$/;
const python = /(?:^|\/)(?:pyproject\.toml|requirements[^/]*\.txt|Pipfile)$/;
const rust = /(?:^|\/)Cargo\.toml$/;

/** Those that are known. */
export const schemaMakers: readonly SchemaMaker[] = [
  { name: "Nexus", manifest: node, mark: /"nexus"\s*:/, wayOut: "`outputs: { schema }` of its `makeSchema`" },
  { name: "Pothos", manifest: node, mark: /"@pothos\/core"\s*:/, wayOut: "`printSchema` of graphql-js" },
  { name: "TypeGraphQL", manifest: node, mark: /"type-graphql"\s*:/, wayOut: "`emitSchemaFile` of its `buildSchema`" },
  { name: "Nest", manifest: node, mark: /"@nestjs\/graphql"\s*:/, wayOut: "`autoSchemaFile` of its `GraphQLModule`" },
  {
    name: "Strawberry",
    manifest: python,
    mark: /\bstrawberry-graphql\b/i,
    wayOut: "`strawberry export-schema package.module:schema --output schema.graphql`",
  },
  {
    name: "Graphene",
    manifest: python,
    mark: /\bgraphene(?:-django)?\b(?!-)/i,
    wayOut:
      "`str(schema)`, or with Django `manage.py graphql_schema --schema package.module.schema --out schema.graphql`",
  },
  {
    name: "graphql-ruby",
    manifest: /(?:^|\/)Gemfile$/,
    mark: /^\s*gem\s+["']graphql["']/m,
    wayOut: "`to_definition` of its schema's class",
  },
  {
    name: "Absinthe",
    manifest: /(?:^|\/)mix\.exs$/,
    mark: /\{\s*:absinthe\s*,/,
    wayOut: "`mix absinthe.schema.sdl`",
  },
  {
    name: "graphql-php",
    manifest: /(?:^|\/)composer\.json$/,
    mark: /"webonyx\/graphql-php"\s*:/,
    wayOut: "its `SchemaPrinter::doPrint`",
  },
  {
    name: "graphql-go",
    manifest: /(?:^|\/)go\.mod$/,
    mark: /\bgithub\.com\/graphql-go\/graphql\b/,
    wayOut: "its server's answer to the introspection query, in a file `schema.json`",
  },
  { name: "async-graphql", manifest: rust, mark: /^async-graphql\b/m, wayOut: "`sdl()` of its `Schema`" },
  { name: "Juniper", manifest: rust, mark: /^juniper\b/m, wayOut: "`as_sdl()` of its `RootNode`" },
  {
    name: "Hot Chocolate",
    manifest: /\.csproj$/,
    mark: /"HotChocolate\.AspNetCore(?:\.[\w.]+)?"/,
    wayOut: "`dotnet run -- schema export --output schema.graphql`",
  },
];
