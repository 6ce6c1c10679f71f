import { nouns, withArticle, type NounName } from "../../catalogue/nouns.ts";
import type { SchemaLanguage } from "../../catalogue/schema.ts";
import { defineCode } from "../code.ts";
import { formatSuggestions } from "../suggest.ts";

/** What the rules of the check stage say about a model that reads and links well. */
export const checkCodes = {
  missingDoc: defineCode<{ kind: NounName; name: string; language?: SchemaLanguage | undefined }>("check/missing-doc", {
    severity: "info",
    message: ({ kind, name }) => `the ${nouns[kind].singular} \`${name}\` has no doc`,
    help: ({ kind, language }) => {
      if (language === "other") return "describe it where it is declared";
      if (kind === "entity") return "add `doc` to its entry in the registry";
      if (language !== "avro" && language !== "pdsc")
        return "add a `/** ... */` comment before it; one with `//` or `/*` is no doc";
      return kind === "symbol" ? "say it in `symbolDocs` of the enum" : 'add `"doc"` to its declaration';
    },
    explanation: `
Readers see the name and the type of a thing without a doc, and have to guess the rest. The coverage page counts what is
documented and lists what is not.

\`\`\`pdl
/** The person or group that is responsible for the asset. */
owner: Urn
\`\`\`

A comment with \`//\` or \`/*\` is none, wherever it stands: PDL drops it, so that it reaches neither other languages nor
generated code. One more star makes a doc of it, before the annotations.

An entity's doc stands in the registry, under \`doc\`, and what is written in JSON has an attribute of that name:

\`\`\`json
{ "name": "owner", "type": "string", "doc": "The person or group that is responsible for the asset." }
\`\`\`

Avro has no place for docs of symbols. Those of an enum are missed only where another one has its doc in \`symbolDocs\`.
`,
  }),

  emptyDoc: defineCode<{ kind: NounName; name: string; doc: string }>("check/empty-doc", {
    severity: "info",
    message: ({ kind, name, doc }) =>
      `"${doc}" says nothing about the ${nouns[kind].singular} \`${name}\` beyond its name`,
    help: () => "say what the name can't: the unit or format, who sets it, what happens without it",
    explanation: `
The doc is made of words that stand beside it anyway: the thing's own name, the name of what it is a part of, or that of
its type. Coverage counts it as documented, and a reader learns nothing.

\`\`\`pdl
/** The retention. */
retention: long

/** Days for which versions are kept, counted from the last write. Without it they are kept for good. */
retention: optional long
\`\`\`
`,
  }),

  deprecatedWithoutReason: defineCode<{
    kind: NounName;
    name: string;
    language?: SchemaLanguage | undefined;
  }>("check/deprecated-without-reason", {
    severity: "info",
    message: ({ kind, name }) => `the ${nouns[kind].singular} \`${name}\` is deprecated without a reason`,
    help: ({ kind, language }) => {
      if (language === "other") return "say in its description what to use instead";
      if (language !== "avro" && language !== "pdsc")
        return 'say what to use instead: `@deprecated = "Use ... instead."`';
      const name = kind === "symbol" ? "deprecatedSymbols" : "deprecated";
      return `say what to use instead, as a text in \`${name}\``;
    },
    explanation: `
A reader who learns that something is deprecated wants to know what to use in its place. The annotation takes a text:

\`\`\`pdl
@deprecated = "Use name instead."
displayName: optional string
\`\`\`

In JSON Schema, whose \`deprecated\` is true or false, the description says it.
`,
  }),

  unusedAspect: defineCode<{ aspect: string }>("check/unused-aspect", {
    severity: "info",
    message: ({ aspect }) => `no ${nouns.entity.singular} carries the ${nouns.aspect.singular} \`${aspect}\``,
    help: () => "list it under an entity's `aspects` in the registry, or remove the record",
    explanation: `
A record is annotated as an aspect, but neither a registry nor a snapshot binds it to an entity, so nothing can be written
under its name. It may be a leftover, or its line in the registry may be missing. A record that fields of other records
have as their type is left alone: it has its place.
`,
  }),

  entityWithoutAspects: defineCode<{ entity: string }>("check/entity-without-aspects", {
    severity: "info",
    message: ({ entity }) => `the ${nouns.entity.singular} \`${entity}\` has no aspects besides its key`,
    help: () => "list its aspects in the registry",
    explanation: `
The entity can be named, but nothing can be said about it: its registry entry lists no aspects. That is fine for an
entity that is only pointed at.
`,
  }),

  unknownFieldType: defineCode<{ fieldType: string; field: string; suggestions: readonly string[] }>(
    "check/unknown-field-type",
    {
      severity: "warning",
      message: ({ fieldType, field }) => `\`@Searchable\` on \`${field}\` has the unknown fieldType \`${fieldType}\``,
      help: ({ suggestions }) =>
        formatSuggestions(suggestions) ?? "use one that the platform knows, such as `TEXT`, `KEYWORD` or `URN`",
      explanation: `
\`fieldType\` says how the platform indexes the field. It refuses a model with a type that it does not know, and the
reference could not say how the field is searched.

Known types: \`KEYWORD\`, \`TEXT\`, \`TEXT_PARTIAL\`, \`WORD_GRAM\`, \`URN\`, \`URN_PARTIAL\`, \`BROWSE_PATH\`,
\`BROWSE_PATH_V2\`, \`BOOLEAN\`, \`COUNT\`, \`DOUBLE\`, \`DATETIME\`, \`OBJECT\`, \`MAP_ARRAY\`.
`,
    },
  ),

  unknownAnnotationKey: defineCode<{ annotation: string; key: string; on: string; suggestions: readonly string[] }>(
    "check/unknown-annotation-key",
    {
      severity: "warning",
      message: ({ annotation, key, on }) => `\`@${annotation}\` on \`${on}\` has the unknown key \`${key}\``,
      help: ({ suggestions }) => formatSuggestions(suggestions) ?? "remove the key; the platform ignores it",
      explanation: `
The platform ignores a key that it does not know, so the annotation does less than its author meant, without a word.

\`\`\`pdl
@Searchable = { "fieldname": "title" }     // fieldName: the index name stays "name"
name: string
\`\`\`
`,
    },
  ),

  timeseriesWithoutTime: defineCode<{ aspect: string }>("check/timeseries-without-time", {
    severity: "warning",
    message: ({ aspect }) => `the ${nouns.timeseriesAspect.singular} \`${aspect}\` has no field \`timestampMillis\``,
    help: () => "include `TimeseriesAspectBase`, or add the field",
    explanation: `
Each row of a timeseries aspect belongs to a point in time, which the platform reads from \`timestampMillis\`. Records get
it by including \`com.linkedin.timeseries.TimeseriesAspectBase\`.
`,
  }),

  unknownCollectionKey: defineCode<{ field: string; key: string | undefined; suggestions: readonly string[] }>(
    "check/unknown-collection-key",
    {
      severity: "warning",
      message: ({ field, key }) =>
        key === undefined
          ? `\`@TimeseriesFieldCollection\` on \`${field}\` names no key`
          : `the items of \`${field}\` have no field \`${key}\`, which \`@TimeseriesFieldCollection\` names as their key`,
      help: ({ suggestions }) =>
        formatSuggestions(suggestions) ?? "name the item's field that tells one item from another",
      explanation: `
The platform stores each item of such a list as a row of its own, under the value of the key field.

\`\`\`pdl
@TimeseriesFieldCollection = { "key": "user" }
userCounts: optional array[UserCounts]       // record UserCounts { user: Urn ... }
\`\`\`
`,
    },
  ),

  timeseriesKey: defineCode<{ aspect: string; entity: string }>("check/timeseries-key-aspect", {
    severity: "warning",
    message: ({ aspect, entity }) =>
      `\`${aspect}\`, the ${nouns.keyAspect.singular} of \`${entity}\`, is ${withArticle("timeseriesAspect")}`,
    help: () => "remove `type` from its `@Aspect`",
    explanation: `
A key aspect only says what an entity's URN is made of. It is never written as a row in time, so it must be versioned.
`,
  }),

  untypedUrnPart: defineCode<{ entity: string; part: string }>("check/untyped-urn-part", {
    severity: "info",
    message: ({ entity, part }) =>
      `the part \`${part}\` in URNs of \`${entity}\` is itself a URN, but the model does not say of which entity`,
    help: () => "use a typed URN for the field, or give it a `@Relationship` with one entity",
    explanation: `
The key aspect has a field of the type \`Urn\`, which may be a URN of anything. A typeref with a \`TypedUrnValidator\`, such
as \`DataPlatformUrn\`, or a \`@Relationship\` with a single entity, would tell readers what to put there.
`,
  }),

  directionWithoutLineage: defineCode<{ relationship: string; field: string }>("check/direction-without-lineage", {
    severity: "warning",
    message: ({ relationship, field }) =>
      `the ${nouns.relationship.singular} \`${relationship}\` of \`${field}\` has \`isUpstream\`, but is not lineage`,
    help: () => 'add `"isLineage": true`, or remove `isUpstream`',
    explanation: `
\`isUpstream\` gives the direction of lineage. It has no effect unless \`isLineage\` is \`true\`.
`,
  }),

  unknownPluginScope: defineCode<{
    className: string;
    kind: "entity" | "aspect";
    name: string;
    suggestions: readonly string[];
  }>("check/unknown-plugin-scope", {
    severity: "warning",
    message: ({ className, kind, name }) =>
      `the plugin \`${className}\` applies to ${withArticle(kind)} \`${name}\`, which the model does not have`,
    help: ({ suggestions }) => formatSuggestions(suggestions) ?? "correct the name, or use `*` for all",
    explanation: `
\`supportedEntityAspectNames\` lists the entities and aspects that a plugin of the registry applies to. The platform never
calls the plugin for a name that the model does not have.
`,
  }),
} as const;
