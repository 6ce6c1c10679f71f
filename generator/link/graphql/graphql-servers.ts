/** What a server declares by itself, so that schemas written for it only use it. */
export interface GraphqlServer {
  /** Where its documentation says what the names are. */
  readonly url: string;
  /** Types, and directives with their `@`. */
  readonly names: readonly string[];
  /** What all others begin with, where it keeps its names apart so. */
  readonly prefixes?: readonly string[];
  /**
   * Directives that no other server has: it is the one that a schema is written for where one of them is applied, with that
   * argument if one is named. Names of a server without any are known wherever they stand, since nobody else has them.
   */
  readonly marks?: readonly (readonly [directive: string, argument?: string])[];
  /** It puts fields of interfaces into the types that implement them, which needn't say them again. */
  readonly inheritsFields?: true;
}

/** Servers whose schemas say less than GraphQL asks for, by what their documentation lists. */
export const graphqlServers: readonly GraphqlServer[] = [
  {
    url: "https://docs.aws.amazon.com/appsync/latest/devguide/",
    names: [
      ...["AWSDate", "AWSTime", "AWSDateTime", "AWSTimestamp", "AWSEmail", "AWSJSON", "AWSURL", "AWSPhone"],
      ...["AWSIPAddress", "@aws_api_key", "@aws_iam", "@aws_oidc", "@aws_cognito_user_pools", "@aws_lambda"],
      ...["@aws_auth", "@aws_subscribe", "@aws_publish"],
    ],
  },
  {
    url: "https://cosmo-docs.wundergraph.com/federation/directives-index",
    names: [],
    prefixes: ["openfed__", "edfs__", "connect__"],
  },
  {
    url: "https://hasura.io/docs/2.0/schema/postgres/postgresql-types/",
    names: [
      ...["uuid", "timestamptz", "timetz", "jsonb", "citext", "bpchar", "bigint", "smallint", "numeric", "float8"],
      ...["bytea", "inet", "geography", "geometry"],
    ],
  },
  {
    url: "https://docs.amplify.aws/",
    marks: [["model"]],
    names: [
      ...["@model", "@auth", "@key", "@index", "@primaryKey", "@default", "@searchable", "@versioned", "@function"],
      ...["@http", "@connection", "@hasOne", "@hasMany", "@belongsTo", "@manyToMany", "@predictions", "@mapsTo"],
      ...["@refersTo", "@sql", "AuthRule"],
    ],
  },
  {
    url: "https://neo4j.com/docs/graphql/current/directives/",
    marks: [
      ["relationship", "direction"],
      ["relation", "direction"],
      ["cypher", "statement"],
      ["relationshipProperties"],
      ["declareRelationship"],
    ],
    names: [
      ...["@alias", "@authentication", "@authorization", "@coalesce", "@customResolver", "@cypher", "@default"],
      ...["@declareRelationship", "@filterable", "@fulltext", "@id", "@jwt", "@jwtClaim", "@limit", "@mutation"],
      ...["@node", "@plural", "@populatedBy", "@query", "@relationship", "@relationshipProperties", "@relayId"],
      ...["@selectable", "@settable", "@sortable", "@subscription", "@subscriptionsAuthorization", "@timestamp"],
      ...["@vector", "@shareable", "@key"],
      // Earlier ones.
      ...["@additionalLabels", "@auth", "@callback", "@computed", "@exclude", "@ignore", "@private", "@queryOptions"],
      ...["@readonly", "@unique", "@writeonly", "@relation", "@neo4j_ignore", "@isAuthenticated", "@hasRole"],
      "@hasScope",
      ...["BigInt", "Date", "Time", "LocalTime", "DateTime", "LocalDateTime", "Duration", "Point", "CartesianPoint"],
    ],
  },
  {
    url: "https://docs.dgraph.io/graphql/schema/directives/",
    inheritsFields: true,
    marks: [
      ["hasInverse", "field"],
      ["search", "by"],
      ["dgraph"],
      ["withSubscription"],
      ["secret", "field"],
      ["lambdaOnMutate"],
      ["custom", "http"],
      ["custom", "dql"],
    ],
    names: [
      ...["@auth", "@cacheControl", "@cascade", "@custom", "@default", "@dgraph", "@embedding", "@generate"],
      ...["@hasInverse", "@id", "@lambda", "@lambdaOnMutate", "@remote", "@remoteResponse", "@search", "@secret"],
      ...["@withSubscription", "@key", "@extends", "@external", "@provides", "@requires"],
      ...["Int64", "DateTime", "Point", "PointRef", "Polygon", "PolygonRef", "MultiPolygon", "MultiPolygonRef"],
    ],
  },
  {
    url: "https://lighthouse-php.com/master/api-reference/directives.html",
    marks: [
      ...([["paginate"], ["all"], ["find"], ["guard"], ["rules", "apply"], ["scalar", "class"]] as const),
      ...([["field", "resolver"], ["whereConditions"], ["canModel"], ["canFind"], ["canRoot"], ["morphTo"]] as const),
      ...([
        ["namespace", "field"],
        ["model", "class"],
      ] as const),
    ],
    names: [
      ...["@aggregate", "@all", "@async", "@auth", "@bcrypt", "@belongsTo", "@belongsToMany", "@bind", "@broadcast"],
      ...["@builder", "@cache", "@cacheControl", "@cacheKey", "@can", "@canFind", "@canModel", "@canQuery"],
      ...["@canResolved", "@canRoot", "@clearCache", "@complexity", "@convertEmptyStringsToNull", "@count"],
      ...["@create", "@createMany", "@defer", "@delete", "@drop", "@enum", "@eq", "@event", "@feature", "@field"],
      ...["@find", "@first", "@forceDelete", "@globalId", "@group", "@guard", "@hasMany", "@hasManyThrough"],
      ...["@hasOne", "@hasOneThrough", "@hash", "@hide", "@in", "@inject", "@interface", "@lazyLoad", "@like"],
      ...["@limit", "@method", "@middleware", "@model", "@morphMany", "@morphOne", "@morphTo", "@morphToMany"],
      ...["@namespace", "@namespaced", "@neq", "@nest", "@node", "@notIn", "@orderBy", "@paginate", "@rename"],
      ...["@restore", "@rules", "@rulesForArray", "@scalar", "@scope", "@search", "@show", "@softDeletes"],
      ...["@spread", "@subscription", "@throttle", "@trashed", "@trim", "@union", "@update", "@updateMany"],
      ...["@upload", "@upsert", "@upsertMany", "@validator", "@void", "@where", "@whereAuth", "@whereBetween"],
      ...["@whereConditions", "@whereHasConditions", "@whereJsonContains", "@whereKey", "@whereNotBetween"],
      ...["@whereNotNull", "@whereNull", "@with", "@withCount", "@withoutGlobalScopes"],
      ...["OrderByClause", "SortOrder", "Trashed", "PaginatorInfo", "PageInfo"],
    ],
  },
  {
    url: "https://www.ibm.com/docs/en/api-connect-graphql/saas",
    marks: [["materializer"], ["dbquery"], ["sdl", "files"], ["sequence", "steps"], ["rest", "endpoint"]],
    names: [
      ...["@dbquery", "@graphql", "@inject", "@materializer", "@mock", "@mockfn", "@out", "@rest", "@sdl"],
      ...["@sequence", "@supplies", "@tool", "@value", "Date", "DateTime", "JSON", "Secret"],
    ],
  },
  {
    url: "https://thegraph.com/docs/en/subgraphs/developing/creating/ql-schema/",
    marks: [["entity"], ["derivedFrom", "field"]],
    names: [
      ...["@entity", "@derivedFrom", "@fulltext", "@aggregation", "@aggregate", "@subgraphId"],
      ...["Bytes", "BigInt", "BigDecimal", "Int8", "Timestamp"],
    ],
  },
  {
    // The first edition, whose data models are SDL.
    url: "https://www.prisma.io/docs/1.31/datamodel-and-migrations/datamodel-POSTGRES-knum/",
    marks: [["createdAt"], ["updatedAt"], ["relation", "link"], ["relation", "name"], ["scalarList"], ["unique"]],
    names: [
      ...["@createdAt", "@db", "@default", "@embedded", "@id", "@index", "@indexes", "@isUnique", "@linkTable"],
      ...["@migrationValue", "@model", "@pgColumn", "@pgRelation", "@pgRelationTable", "@pgTable", "@relation"],
      ...["@relationTable", "@rename", "@scalarList", "@sequence", "@unique", "@updatedAt"],
      ...["DateTime", "Json", "UUID"],
    ],
  },
];
