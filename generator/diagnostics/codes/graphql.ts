import { nouns, type NounName } from "../../catalogue/nouns.ts";
import { defineCode } from "../code.ts";
import { nameFirst } from "../name-first.ts";
import { printOlderVersions, printPatterns, printVersions, type SeveralSchemas } from "../print-versions.ts";
import { formatSuggestions } from "../suggest.ts";

/** So many schemas are named. */
const mostPlaces = 6;
/** So many are told how to have side by side, since each names all others. */
const mostVersions = 4;

interface SeveralRoots {
  readonly names: readonly string[];
  readonly more: number;
  /** Which part the files, where each of them is in one. */
  readonly folders: readonly string[];
  readonly files: number;
}

interface SecondSchema {
  readonly file: string;
  /** All that are left out, unless they say nothing of their own. */
  readonly left: readonly string[];
  /** Whether the file is SDL, beside which there may be more of it. */
  readonly isSdl: boolean;
  readonly missing: readonly string[];
}

/** A name that nothing declares, and more of the same cause. */
interface Unknown {
  readonly name: string;
  readonly uses: number;
  readonly suggestions: readonly string[];
  readonly rest: readonly Used[];
}

interface Used {
  readonly name: string;
  readonly uses: number;
}

function sayTogether(first: Used, rest: readonly Used[]): string {
  // The first is the one at whose place it is told.
  const all = [first, ...rest.toSorted((one, other) => other.uses - one.uses)];
  return `${nameFirst(all.map(({ name }) => name))}, which ${all.reduce((sum, { uses }) => sum + uses, 0)}`;
}

/** Problems of GraphQL SDL. */
export const graphqlCodes = {
  syntax: defineCode<{
    detail: string;
    label?: string | undefined;
    meant?: string | undefined;
    isOfServer?: true | undefined;
  }>("graphql/syntax", {
    severity: "error",
    message: ({ detail, label }) => (label === undefined ? detail : `${detail} in \`${label}\``),
    help: ({ label, meant, isOfServer }) =>
      isOfServer
        ? "fetch the file again: most likely, a server answered with this page when it was asked for the schema"
        : label === undefined
          ? meant === undefined
            ? "mend the text at this place"
            : `did you mean \`${meant}\`?`
          : `\`${label}\` is left out until this is mended; the rest of the file stays`,
    explanation: `
The text does not follow the grammar of the GraphQL schema language. Reading goes on at the next definition, so one slip
costs one definition, not the file.

    type Owner {
      name String     # a colon is missing after the field's name
    }

References to the definition that was left out are not reported again; pages show them as marked placeholders.
`,
  }),

  emptyFile: defineCode("graphql/empty-file", {
    severity: "warning",
    message: () => "the file is empty",
    help: () => "bring its text back, or delete it; a comment (`#`) in it says that it is meant to declare nothing",
    explanation: `
A file of the schema has no text at all, as after a copy or a merge that failed. Types and directives that it should declare
are missing, and are reported where they are used.

    # Extensions of the schema go here.
`,
  }),

  partOfProgram: defineCode<{ written: string }>("graphql/part-of-program", {
    severity: "warning",
    message: ({ written }) =>
      `what \`${written}\` puts into the schema is known only when the program runs, so it is missing`,
    help: () =>
      "write it out here, or keep the schema that the program prints (`printSchema` of graphql-js) in a `.graphql` file, which is read instead",
    explanation: `
SDL is read from literals of programs where no file of its own has it, without running anything. An expression within a
definition stands for text that the program makes, so a field or an argument may be missing at this place:

    const typeDefs = gql\`
      type Query {
        ships(\${paging}): [Ship!]!
      }
    \`;

What a constant of the same file is, \`const paging = "first: Int"\`, is put in where its name stands. Expressions between definitions are passed over, since they mostly name other literals, which are read where they stand.
`,
  }),

  badIntrospection: defineCode<{ what: string; lacks: string }>("graphql/bad-introspection", {
    severity: "error",
    message: ({ what, lacks }) => `${what} has no usable \`${lacks}\` in the introspection result`,
    help: () => "ask the server again, with the introspection query of its own library; this part is left out",
    explanation: `
A JSON file with \`__schema\` is what a server answers to the introspection query. Something in it is missing or has
another form than the specification gives it. Mostly the query asked for too little: types are wrapped in lists and
non-null types, and a query that follows \`ofType\` less deep than they go loses the innermost name.

    { "name": "lines", "type": { "kind": "LIST", "name": null, "ofType": null } }
`,
  }),

  repeatedIntrospection: defineCode<{ file: string }>("graphql/repeated-introspection", {
    severity: "info",
    message: ({ file }) => `\`${file}\` declares all types of this introspection result already, so it is left out`,
    help: () => "nothing has to be done; `exclude` spares the reading",
    explanation: `
Many projects keep their schema twice: as SDL, and as the answer to the introspection query that tools have made of it.
SDL says more, since it has the directives that are applied, so it is the one that is documented.

    schema.graphql
    schema.json       left out
`,
  }),

  secondSchema: defineCode<SecondSchema>("graphql/second-schema", {
    severity: "warning",
    message: ({ file, missing }) =>
      `this introspection result is left out, since \`${file}\` is the schema; ${missing.length === 1 ? "a type" : `${missing.length} types`} of it, such as \`${missing[0] ?? ""}\`, will be missing`,
    help: ({ file, left, isSdl }) =>
      isSdl || left.length >= mostVersions
        ? "leave the one that is not meant out with `exclude`; schemas of two services make a site each, by `--input`"
        : `of schemas of several services, a site has each by \`${printVersions({ main: file, left })}\` in the config file; leave one that is not meant out with \`exclude\``,
    explanation: `
An introspection result is a whole schema. Where SDL declares root types it is that which is shown, else the result with most
types. This one declares types that the other one does not, so it is either newer or the schema of another service.

    schema.graphql
    schema.json       declares a type Invoice, which schema.graphql does not

SDL without root types, such as what a client adds to its server's, is shown together with the result. Where they are schemas of
two services, make a site of each, or list them as \`versions\`, of which each but one has a \`pluginId\`:

    aspectdoc generate --input storefront.schema.json --out output/storefront
    aspectdoc generate --input customers.schema.json --out output/customers
`,
  }),

  sharedRoot: defineCode<{ operation: string; name: string; other: string }>("graphql/shared-root", {
    severity: "error",
    message: ({ operation, name, other }) => `\`${name}\` is the ${operation} root type and the ${other} root type`,
    help: ({ operation }) => `give ${operation} operations a type of their own; until then they are left out`,
    explanation: `
The root types of a schema have to be different types: a field of one that is both a query and a mutation could be asked
for in either way.

    schema { query: Root, mutation: Root }
`,
  }),

  executableDefinition: defineCode<{ count: number; file: string }>("graphql/executable-definition", {
    severity: "info",
    message: ({ count }) =>
      count === 1
        ? "an operation or fragment is no part of a schema"
        : `${count} operations and fragments are no part of a schema`,
    help: ({ file }) => `leave \`${file}\` out of the input if it holds queries of a client`,
    explanation: `
\`query\`, \`mutation\`, \`subscription\` and \`fragment\` definitions are what clients send. They describe no type, so the
reference passes them over. This is told once a file.

    query me { me { name } }
`,
  }),

  descriptionOnExtension: defineCode<{ label?: string | undefined }>("graphql/description-on-extension", {
    severity: "info",
    message: ({ label }) => `the description before \`${label ?? "extend"}\` is outside of the grammar`,
    help: () => "move it to the type's definition, or make it a `#` comment; here it is shown beside the extension",
    explanation: `
The grammar allows descriptions on definitions only, and most parsers refuse the whole file for one before \`extend\`.

    """ Search across entities """
    extend type Query { search(text: String!): [String!] }

Aspectdoc keeps the description and shows it with the extension.
`,
  }),

  repeatedInFile: defineCode<{ name: string; more: number }>("graphql/repeated-in-file", {
    severity: "info",
    message: ({ name, more }) =>
      `\`${name}\`${more === 0 ? " is" : ` and ${more} more are`} declared again in the same words`,
    help: () => "keep one of the two",
    explanation: `
A file declares something twice and says the same both times. It is documented once. What merges files, as many servers do that
have their schema in several, takes that; a parser that builds a schema of the file alone refuses it. Where the two differ, it is
an error.
`,
  }),

  repeatedDefinitions: defineCode<{ name: string; more: number; file: string; files: number }>(
    "graphql/repeated-definitions",
    {
      severity: "warning",
      message: ({ name, more, file, files }) =>
        more === 0
          ? `\`${name}\` repeats the declaration in ${file}`
          : files === 1
            ? `\`${name}\` and ${more} more repeat declarations in ${file}`
            : `\`${name}\` and ${more} more, in ${files} files, repeat declarations in others, such as ${file}`,
      help: ({ files }) =>
        `keep one ${files === 1 ? "of the two files" : "of each"}, or leave ${files === 1 ? "one" : "files"} out with \`exclude\` in the config file`,
      explanation: `
Two files say the same of types, as the copy of a server's schema does that a client keeps. They are documented once, from the
file whose path comes first. Where the next edit of either makes two different types of one, it is an error.

    exclude: ["client/schema.graphql"]      # aspectdoc.config.yaml

It is told once, whatever the number of types and files. Scalars and \`schema\` blocks may be repeated.
`,
    },
  ),

  duplicateType: defineCode<{ name: string }>("graphql/duplicate-type", {
    severity: "error",
    message: ({ name }) => `type \`${name}\` is declared a second time`,
    help: () => "rename one of them, or write `extend` if the second one adds to the first; the first one is shown",
    explanation: `
A schema has one type of a name. The first declaration, in order of file path and line, is the one that pages show.

    type Tag { name: String }
    type Tag { color: String }   # meant: extend type Tag { color: String }

Files of an input are one schema. Where a repository has several servers, each with its own, give one of their folders as the
input, and make a site for each, or leave the others out:

    aspectdoc generate --input services/shop --out output/shop

    exclude: ["services/stock/**"]          # aspectdoc.config.yaml
`,
  }),

  severalSchemas: defineCode<SeveralSchemas>("graphql/several-schemas", {
    severity: "warning",
    message: ({ main, left, coordinate, more }) => {
      const shown = left.slice(0, mostPlaces).map((place) => `\`${place}\``);
      const others = left.length > shown.length ? [...shown, `${left.length - shown.length} more`] : shown;
      const last = others.pop() ?? "";
      const named = others.length === 0 ? last : `${others.join(", ")} and ${last}`;
      const are = left.length === 1 ? "is a schema of its own and" : "are schemas of their own and";
      const also = more === 0 ? "" : ` and ${more} more name${more === 1 ? "" : "s"}`;
      return `${named} ${are} left out beside \`${main}\`, which declares most: they differ in \`${coordinate}\`${also}`;
    },
    help: (schemas) =>
      schemas.left.length >= mostVersions
        ? `for this one alone, write \`exclude: ${printPatterns(schemas.left)}\` in the config file; for each of the others give its folder as the input, or list them as \`versions\``
        : `for a site with each of them, write \`${printVersions(schemas)}\` in the config file; for this one, \`exclude: ${printPatterns(schemas.left)}\``,
    explanation: `
A schema is one API, and pages, search and examples are about one. Where a repository has several services, an API for
administrators beside that of its customers, or a client with an older copy of its server's schema, files declare types and
operations of one name, each in its own way. The one that declares most is shown, with files that none of them has for itself, and
nothing of the others is. To have each in the site, at an address of its own and with a menu that leads from one to the other:

    versions:                               # aspectdoc.config.yaml
      - { version: shop, exclude: ["services/stock/**"] }
      - { version: stock, pluginId: stock, exclude: ["services/shop/**"] }

The first stands at the base. A \`pluginId\` of its own says that it is another model, so that what the one hasn't got isn't told as
removed. For a site of one of them, leave the others out, or give its folder as the input:

    exclude: ["services/stock/**"]

    aspectdoc generate --input services/stock --out output/stock

They are taken for whole schemas, since each has root types, or none has, as where a server makes them, none names a type
that only another declares, and they have more names in common than slips explain. Files otherwise are modules of one schema, in
which each name that is declared twice is told.
`,
  }),

  olderVersions: defineCode<Pick<SeveralSchemas, "main" | "left">>("graphql/older-versions", {
    severity: "info",
    message: ({ main, left: [next = "", ...others] }) =>
      `\`${main}\` is documented, as the newest version, and not \`${next}\`${
        others.length === 0 ? "" : ` or ${others.length === 1 ? "another older one" : `${others.length} others`}`
      }`,
    help: ({ main, left }) =>
      left.length >= mostVersions
        ? "to document others too, list them as `versions` in the config file, each with an `exclude` of all others"
        : `for a site with each of them, write \`${printOlderVersions([main, ...left])}\` in the config file`,
    explanation: `
Schemas of one API stand beside each other at paths that differ in a version alone, as those do of servers that still answer by
old ones: \`schema/2024-04.graphql\` and \`schema/2024-07.graphql\`, or all below \`v1/\` and \`v2/\`. Together they are the API of
none. The one with the highest number is shown, and those of which it has at least half of the names are left out. A site has
each of them, with a menu and with what changed from one to the next, where they are versions:

    versions:                               # aspectdoc.config.yaml
      - { version: "2024-07", exclude: ["schema/2024-04.graphql"] }
      - { version: "2024-04", exclude: ["schema/2024-07.graphql"] }
`,
  }),

  severalRoots: defineCode<SeveralRoots>("graphql/several-roots", {
    severity: "warning",
    message: ({ names, more, files }) => {
      const named = [...names.map((name) => `\`${name}\``), ...(more === 0 ? [] : [`${more} more`])];
      const last = named.pop() ?? "";
      return named.length === 0
        ? `${last} is declared by ${files} files and shown as one type`
        : `${named.join(", ")} and ${last} are declared by ${files} files and each shown as one type`;
    },
    help: ({ folders: [main, ...left] }) => {
      const ways =
        main === undefined || left.length === 0 || left.length >= mostVersions
          ? "make a site for each, by `--input` and `--out`"
          : `a site has each by \`${printVersions({ main, left })}\` in the config file`;
      return `write \`extend type\` in all files but one; of schemas of several servers, ${ways}`;
    },
    explanation: `
Files of an input are one schema, in which a root type stands once. Several files declare it, as they do where a tool such as
\`mergeTypeDefs\` or Nest makes one of them, so the site shows all of their operations. Other types that are declared in parts
are joined as well, unless the parts differ in what they both have. Where most of the files name types that only others of them
declare, or lie in one folder and name types of other files, they are modules of one schema, and none of it is told. GraphQL
itself asks for \`extend\`:

    type Query { ship(id: ID!): Ship }              # ships.graphql
    extend type Query { harbours: [Harbour!]! }     # harbours.graphql

Where the files are schemas of several servers, a site of them all is the API of none. Make a site for each, or leave the others
out. \`versions\` of which each has a \`pluginId\` of its own have them in one site.

    aspectdoc generate --input services/shop --out shop-site
    aspectdoc generate --input services/stock --out stock-site

    exclude: ["services/stock/**"]          # aspectdoc.config.yaml
`,
  }),

  supergraph: defineCode<{ hidden: number; composed: number }>("graphql/supergraph", {
    severity: "info",
    message: ({ hidden, composed }) =>
      `this is a supergraph, of which the site shows what clients see: no name of the router's own${
        hidden === 0 ? "" : `, and none of ${hidden} ${hidden === 1 ? "part" : "parts"} marked \`@inaccessible\``
      }${
        composed === 0
          ? ""
          : `; ${composed === 1 ? "a file with types" : `${composed} files with types`} that it has all of ${composed === 1 ? "is" : "are"} left out`
      }`,
    help: () => "nothing has to be done; for what one service has, give its subgraph as input",
    explanation: `
A supergraph is what a router of Apollo Federation starts from. It says which service has what, by directives and types that
begin with \`join__\`, where each service is, and what clients may not see, by \`@inaccessible\`. The router serves none of that,
so none is documented, and no address of a service gets into a site. What else is applied, such as \`@tag\`, stays. Subgraphs
beside it that declare no type of their own are what it is composed of, so they are left out.

    enum join__Graph { PRODUCTS @join__graph(name: "products", url: "http://products.internal:4001") }
    type Product @join__type(graph: PRODUCTS, key: "id") { id: ID! cost: Int @inaccessible }    # shown: Product.id
`,
  }),

  inaccessible: defineCode<{ hidden: number }>("graphql/inaccessible", {
    severity: "info",
    message: ({ hidden }) =>
      `${hidden} ${hidden === 1 ? "part" : "parts"} marked as inaccessible ${hidden === 1 ? "isn't" : "aren't"} shown, since no client sees ${hidden === 1 ? "it" : "them"}`,
    help: () => "nothing has to be done; take the directive off what clients may see",
    explanation: `
A subgraph of Apollo Federation marks with \`@inaccessible\` what only its router and other subgraphs may use. No client of the
API sees it, so that it is left out of the site, of the catalogue and of search. One mark counts for all subgraphs of the input,
as it does where they are composed, and one on a type hides the type with all that it has.

    type Product @key(fields: "id") { id: ID! cost: Float @inaccessible }    # shown: Product.id

For a site that only those who work on the subgraph read, give a copy of it without the directive.
`,
  }),

  severalSubgraphs: defineCode<{ names: readonly string[]; count: number }>("graphql/several-subgraphs", {
    severity: "warning",
    message: ({ names, count }) =>
      `${names.map((name) => `\`${name}\``).join(", ")}${count > names.length ? ` and ${count - names.length} more` : ""} ${
        count === 1
          ? "is declared by several files of a federated schema and"
          : "are declared by several files of a federated schema and each"
      } shown as one type`,
    help: () => "give one subgraph as input, or the supergraph that is composed of them",
    explanation: `
Files of the input declare the same types and use Apollo Federation, so they are taken for subgraphs. Each declares what it
needs of a type that several share, so that the page of the type has the members of all. Where two have a member of one name,
the first is shown, in order of file path; whether they differ, is told apart (\`graphql/differing-subgraphs\`).

    type Product @key(fields: "id") { id: ID! name: String @shareable }     # products.graphqls
    type Product @key(fields: "id") { id: ID! reviews: [Review!]! }         # reviews.graphqls

A router composes subgraphs by rules of its own, and doesn't show its clients federation's directives. For a reference of what
clients see, compose them and give the supergraph, of which no more than that is shown:

    rover supergraph compose --config supergraph.yaml > supergraph.graphql
`,
  }),

  differingSubgraphs: defineCode<{ coordinate: string; shown: string; other: string; count: number }>(
    "graphql/differing-subgraphs",
    {
      severity: "warning",
      message: ({ coordinate, shown, other, count }) =>
        `\`${coordinate}\` is \`${other}\` here and shown as \`${shown}\`, as the first subgraph has it${
          count === 1 ? "" : `; ${count - 1} more differ${count === 2 ? "s" : ""}`
        }`,
      help: () => "give the API schema that is composed of the subgraphs",
      explanation: `
Two subgraphs have a member of one name, which differs in its type, its arguments or its default. Pages show it as the first
has it, in order of file path. A router has rules of its own for that: of two fields it shows the type that may be null, of two
inputs the one that may not, and others can't be composed at all.

    type Product @key(fields: "id") { id: ID! name: String @shareable }     # products.graphqls
    type Product @key(fields: "id") { id: ID! name: String! @shareable }    # reviews.graphqls
`,
    },
  ),

  duplicateDirective: defineCode<{ name: string }>("graphql/duplicate-directive", {
    severity: "error",
    message: ({ name }) => `directive \`@${name}\` is declared a second time`,
    help: () => "remove one of the declarations; the first one is shown",
    explanation: `
A schema has one directive of a name, and directives can't be extended.

    directive @internal on OBJECT
    directive @internal on FIELD_DEFINITION

Write one declaration with all locations: \`directive @internal on OBJECT | FIELD_DEFINITION\`.
`,
  }),

  duplicateMember: defineCode<{ noun: string; coordinate: string }>("graphql/duplicate-member", {
    severity: "error",
    message: ({ noun, coordinate }) => `${noun} \`${coordinate}\` is declared a second time`,
    help: () => "remove one of them; the first one is shown",
    explanation: `
Fields, arguments, enum values, interfaces and member types occur once in their place, extensions counted in. Merging
two services' schemas by hand is how repeats arise.

    type Tag { name: String }
    extend type Tag { name: String! }
`,
  }),

  duplicateSchema: defineCode("graphql/duplicate-schema", {
    severity: "error",
    message: () => "the `schema` block is declared a second time",
    help: () => "keep one, or write `extend schema` for what the second one adds; the first one counts",
    explanation: `
The \`schema\` block names the root types, so there can be one.

    schema { query: Query }
    schema { query: Query, mutation: Mutation }
`,
  }),

  duplicateRoot: defineCode<{ operation: string }>("graphql/duplicate-root", {
    severity: "error",
    message: ({ operation }) => `the ${operation} root type is named a second time`,
    help: () => "keep one; the first one counts",
    explanation: `
A schema has at most one root type for each of query, mutation and subscription.

    schema { query: Query }
    extend schema { query: PublicQuery }
`,
  }),

  rootNotObject: defineCode<{ operation: string; name: string }>("graphql/root-not-object", {
    severity: "error",
    message: ({ operation, name }) => `the ${operation} root type \`${name}\` is not an object type`,
    help: () => "name a `type`; until then the schema is shown without these operations",
    explanation: `
Operations are the fields of an object type. Inputs, unions and the other kinds have none that could be asked for.

    schema { query: Filter }
    input Filter { text: String }
`,
  }),

  unknownType: defineCode<Unknown>("graphql/unknown-type", {
    severity: "error",
    message: ({ name, uses, rest }) =>
      rest.length > 0
        ? `nothing declares types ${sayTogether({ name, uses }, rest)} places use`
        : uses === 1
          ? `nothing declares type \`${name}\``
          : `nothing declares type \`${name}\`, which ${uses} places use`,
    help: ({ suggestions, rest }) =>
      rest.length > 0
        ? "add the files that declare them to the input, which takes several folders (`--input`), or give the whole schema, as its server prints it"
        : (formatSuggestions(suggestions) ?? "declare it, or add the file that does to the input"),
    explanation: `
A field, argument, union or interface list names a type that no file of the input declares. It is told once a name, at
its first use, and shown as a marked placeholder. Five and more that are no slips of declared names are most likely what another
part of the schema declares, as where one module or plug-in of a server is given alone, and told once, at the first.

    type Dataset { owner: Owner }   # no file has: type Owner

Custom scalars have to be declared as well: \`scalar Long\`. What \`@link\` on the schema imports, and what
Apollo Federation 1 has without a link, is declared elsewhere.
`,
  }),

  orphanExtension: defineCode<Unknown>("graphql/orphan-extension", {
    severity: "error",
    message: ({ name, rest }) =>
      rest.length > 0
        ? `${nameFirst([name, ...rest.map((other) => other.name)])} are extended, but nothing declares them`
        : `\`${name}\` is extended, but nothing declares it`,
    help: ({ suggestions, rest }) =>
      rest.length > 0
        ? "add the schema that declares them to the input, which takes several folders and files (`--input`)"
        : (formatSuggestions(suggestions) ?? "declare the type, or add the file that does to the input"),
    explanation: `
\`extend\` adds to a type that some file declares. The page shows what the extensions say.

    extend type Dataset { siblings: [Dataset!] }   # no file has: type Dataset

Root types are excepted: \`extend type Query\` alone is a common way to write a schema in modules. So are entities of Apollo
Federation, which other subgraphs declare: \`extend type Product @key(fields: "upc") { … }\`.
`,
  }),

  extensionKind: defineCode<{ name: string; declared: string; extended: string }>("graphql/extension-kind", {
    severity: "error",
    message: ({ name, declared, extended }) => `\`${name}\` is declared as ${declared} but extended as ${extended}`,
    help: ({ name, declared }) => `write \`extend ${declared} ${name}\`; what this one adds is left out`,
    explanation: `
An extension repeats the keyword of the type that it extends.

    input SearchFlags { fulltext: Boolean }
    extend type SearchFlags { skipCache: Boolean }   # meant: extend input SearchFlags
`,
  }),

  unknownDirective: defineCode<Unknown & { qualified?: string | undefined }>("graphql/unknown-directive", {
    severity: "warning",
    message: ({ name, uses, rest }) =>
      rest.length > 0
        ? `nothing declares directives ${sayTogether(
            { name: `@${name}`, uses },
            rest.map((other) => ({ ...other, name: `@${other.name}` })),
          )} places apply`
        : uses === 1
          ? `nothing declares directive \`@${name}\``
          : `nothing declares directive \`@${name}\`, which ${uses} places apply`,
    help: ({ name, suggestions, rest, qualified }) =>
      qualified !== undefined
        ? `add \`"@${name}"\` to what \`@link\` imports of the specification, or write \`${qualified}\``
        : rest.length > 0
          ? `add the file that declares them to the input, or declare them: \`directive @${name} on …\``
          : (formatSuggestions(suggestions.map((suggestion) => `@${suggestion}`)) ??
            `declare it: \`directive @${name} on …\``),
    explanation: `
The directive is applied, and shown where it is, but what it means and where it may stand is not declared. Servers often
know directives that their SDL does not mention; a declaration gives them a page. Those that \`@link\` on the schema imports
are declared elsewhere, and so are those of Apollo Federation 1 where a type has \`@key(fields: "…")\`. What AppSync, Amplify,
Neo4j, Dgraph, Lighthouse, StepZen, The Graph, Hasura, Cosmo and Prisma 1 declare by themselves is known where a schema is written for them,
as a directive shows that no other server has, e.g. \`@relationship(direction: …)\`.

    type Dataset @internal { urn: String! }   # no file has: directive @internal on OBJECT
`,
  }),

  directiveUse: defineCode<{ detail: string }>("graphql/directive-use", {
    severity: "error",
    message: ({ detail }) => detail,
    help: () => "compare with the directive's declaration: its arguments, its locations and whether it is `repeatable`",
    explanation: `
A directive is applied otherwise than its declaration allows: in a place that it does not list, twice without being
\`repeatable\`, with an argument that it does not have, or without one that it requires.

    directive @auth(role: String!) on FIELD_DEFINITION
    type Query { me: String @auth }   # role is missing
`,
  }),

  interfaceMismatch: defineCode<{ detail: string }>("graphql/interface-mismatch", {
    severity: "error",
    message: ({ detail }) => detail,
    help: () => "give the type what the interface promises, or take the interface off its `implements` list",
    explanation: `
A type that implements an interface has all of its fields with compatible types and arguments, and names the interfaces
which that one implements.

    interface Entity { urn: String! }
    type Tag implements Entity { name: String }   # urn is missing
`,
  }),

  badDefault: defineCode<{ coordinate: string; value: string; type: string; suggestions: readonly string[] }>(
    "graphql/bad-default",
    {
      severity: "error",
      message: ({ coordinate, value, type }) =>
        `the default \`${value}\` of \`${coordinate}\` is no value of \`${type}\``,
      help: ({ suggestions }) =>
        formatSuggestions(suggestions) ?? "mend the default or the type; the page shows the default as written",
      explanation: `
A default is a constant of the argument's or input field's own type: symbols without quotes for enums, objects with the
required fields for inputs, \`null\` only where the type allows it.

    input Page { count: Int = "ten" }   # meant: count: Int = 10
`,
    },
  ),

  noQuery: defineCode("graphql/no-query", {
    severity: "info",
    message: () => "the schema has no query root type",
    help: () => "fine for a part of a schema; otherwise declare `type Query`, or name it in a `schema` block",
    explanation: `
A schema that a server runs has a query root type. A set of files without one is documented all the same.

    type Tag { name: String }   # and no: type Query { … }
`,
  }),

  proseDeprecation: defineCode<{ kind: NounName; coordinate: string }>("graphql/prose-deprecation", {
    severity: "info",
    message: ({ kind, coordinate }) =>
      `the description of ${nouns[kind].singular} \`${coordinate}\` says that it is deprecated, but nothing marks it`,
    help: ({ kind }) =>
      markable.has(kind)
        ? 'add `@deprecated(reason: "…")`, so that editors and linters warn'
        : "the language can't deprecate it; deprecate the fields that lead to it",
    explanation: `
Tools read the directive, not the prose: without it no editor strikes the name and no linter warns. The page says that
the description is the only sign.

    "Deprecated, use \`owners\`."
    owner: Owner        # meant: owner: Owner @deprecated(reason: "Use \`owners\`.")
`,
  }),

  missingReason: defineCode<{ kind: NounName; coordinate: string }>("graphql/missing-reason", {
    severity: "info",
    message: ({ kind, coordinate }) => `the ${nouns[kind].singular} \`${coordinate}\` is deprecated without a reason`,
    help: () => 'say what to use instead: `@deprecated(reason: "Use …")`',
    explanation: `
A reader who learns that something is deprecated wants to know what to use in its place. The reason is Markdown.

    owner: Owner @deprecated(reason: "Use \`owners\`.")
`,
  }),

  missingDescription: defineCode<{ kind: NounName; coordinate: string }>("graphql/missing-description", {
    severity: "info",
    message: ({ kind, coordinate }) => `the ${nouns[kind].singular} \`${coordinate}\` has no description`,
    help: () => "put a string before it",
    explanation: `
Readers see the name and the type of a thing without a description, and have to guess the rest.

    "The person or group that is responsible for the asset."
    owner: Owner
`,
  }),

  noExample: defineCode<{ kind: NounName; name: string; detail: string }>("graphql/no-example", {
    severity: "info",
    message: ({ kind, name, detail }) => `no example of ${nouns[kind].singular} \`${name}\` could be made: ${detail}`,
    help: () => "the page shows none; the operation itself is documented as usual",
    explanation: `
Each operation's page shows a request and its response. Both are tried on the schema before they are shown: the document
is parsed and validated, its variables are coerced, and it is executed. An example that the schema does not let through
is left out rather than shown wrong.

    input Node { next: Node! }                 # no value ends
    type Query { walk(from: Node!): String }
`,
  }),

  noMembers: defineCode<{ name: string; more: number }>("graphql/no-members", {
    severity: "warning",
    message: ({ name, more }) =>
      more === 0
        ? `no file says what \`${name}\` has, so its page is empty`
        : `no file says what \`${name}\` and ${more} more have, so their pages are empty`,
    help: () =>
      "give the schema that the server prints, by `printSchema` or introspection, if its code fills them in; else declare what they have",
    explanation: `
A type is declared by its name alone, and nothing extends it. By itself such a schema is none that a server starts with: each
type has fields, values or members. Some servers fill types in as they start, from code or from what is in a database, and
their files have only the names. What those types have then stands in no file, so that it is missing on the site.

    input ProductListOptions            # filled in by the server: filter, sort, skip, take

It is told once, at the first of them.
`,
  }),

  invalidSchema: defineCode<{ detail: string }>("graphql/invalid-schema", {
    severity: "error",
    message: ({ detail }) => detail,
    help: () => "servers refuse such a schema; the page shows it as written",
    explanation: `
The schema breaks a rule of the GraphQL specification that has no code of its own here: an input used as a field's
type, an object used as an argument's, a name that begins with two underscores, a union over
something else than objects, a \`@oneOf\` input with a required field, an input that requires itself.

    type Query { find(tag: Tag): String }
    type Tag { name: String }   # arguments take inputs, scalars and enums
`,
  }),
} as const;

/** What `@deprecated` may stand on. */
const markable: ReadonlySet<NounName> = new Set([
  "query",
  "mutation",
  "subscription",
  "field",
  "argument",
  "inputField",
  "enumValue",
]);
