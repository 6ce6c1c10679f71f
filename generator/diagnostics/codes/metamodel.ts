import { isLeftOut } from "../../catalogue/is-left-out.ts";
import { nouns, withArticle } from "../../catalogue/nouns.ts";
import { defineCode } from "../code.ts";
import { findMeant, formatSuggestions } from "../suggest.ts";
import { waysToRead } from "../ways-to-read.ts";

/** What can be wrong with the annotations that make aspects, events, relationships and search fields of records. */
export const metamodelCodes = {
  nameMissing: defineCode<{ annotation: "Aspect" | "Event"; schema: string }>("metamodel/name-missing", {
    severity: "error",
    message: ({ annotation, schema }) => `\`@${annotation}\` on \`${schema}\` gives no name`,
    help: ({ annotation }) => `write \`@${annotation} = { "name": "..." }\``,
    explanation: `
The name in \`@Aspect\` or \`@Event\` is what the registry, URNs and the wire use; the record's own name does not replace
it. Without it the record cannot be bound to an entity, so it has no aspect or event page.

\`\`\`pdl
@Aspect = { "name": "ownership" }
record Ownership { ... }
\`\`\`
`,
  }),

  unknownAnnotation: defineCode<{ annotation: string; meant: string }>("metamodel/unknown-annotation", {
    severity: "warning",
    message: ({ annotation }) => `the platform knows no annotation \`@${annotation}\` and ignores it`,
    help: ({ meant }) => `did you mean \`@${meant}\`?`,
    explanation: `
Any annotation may stand on a type or field, and those that the platform doesn't know mean nothing to it. This one is named
like one that it knows, but for a letter or two or for capitals, so what it says has no effect.

\`\`\`pdl
@Aspetc = { "name": "ownership" }       // meant: @Aspect
record Ownership {}
\`\`\`
`,
  }),

  notRecord: defineCode<{ annotation: "Aspect" | "Event"; schema: string; kind: "enum" | "typeref" | "fixed" }>(
    "metamodel/not-a-record",
    {
      severity: "error",
      message: ({ annotation, schema, kind }) =>
        `\`@${annotation}\` stands on \`${schema}\`, which is ${withArticle(kind)} and not a ${nouns.record.singular}`,
      help: () => "move the annotation to the record that holds the fields",
      explanation: `
An aspect and an event are sets of fields, so only a record can be one. On an enum, a typeref or a fixed the annotation
has no effect.
`,
    },
  ),

  duplicateName: defineCode<{ annotation: "Aspect" | "Event"; name: string; first: string; second: string }>(
    "metamodel/duplicate-name",
    {
      severity: "error",
      message: ({ annotation, name, first, second }) =>
        `\`${first}\` and \`${second}\` are both annotated as ${withArticle(
          annotation === "Aspect" ? "aspect" : "event",
        )} named \`${name}\``,
      help: ({ first }) => `rename one of them; the reference shows \`${first}\``,
      explanation: `
Names of aspects, and names of events, must differ, since the registry and the wire know nothing else. Of two records
with one name the first, by full name, is shown.

If both belong to different versions of the same model, read only one of them.
`,
    },
  ),

  unknownStorage: defineCode<{ aspect: string; type: string }>("metamodel/unknown-aspect-type", {
    severity: "warning",
    message: ({ aspect, type }) => `the ${nouns.aspect.singular} \`${aspect}\` has the unknown type \`${type}\``,
    help: ({ type }) => {
      const meant = findMeant(type, ["versioned", "timeseries"]);
      return meant === undefined
        ? "use `versioned` or `timeseries`; `versioned` is assumed"
        : `did you mean \`${meant}\`? Until then \`versioned\` is assumed`;
    },
    explanation: `
\`@Aspect.type\` says how the platform stores an aspect: \`versioned\`, which is the default, keeps each version of the
whole; \`timeseries\` adds a row for each point in time.
`,
  }),

  annotationShape: defineCode<{ annotation: string; field: string }>("metamodel/annotation-shape", {
    severity: "warning",
    message: ({ annotation, field }) => `\`@${annotation}\` on \`${field}\` is not an object`,
    help: ({ annotation }) => `write \`@${annotation} = { ... }\`; it is left out until then`,
    explanation: `
The value of \`@Searchable\` and of \`@Relationship\` is an object. Where the field holds a list, a map or a record, the
object's keys are paths to the values inside, each with an object of its own.

\`\`\`pdl
@Searchable = { "fieldType": "TEXT" }
name: string

@Searchable = { "/*": { "fieldType": "URN" } }
inputs: array[Urn]
\`\`\`
`,
  }),

  unknownPath: defineCode<{ annotation: string; path: string; field: string; single: boolean }>(
    "metamodel/unknown-path",
    {
      severity: "warning",
      message: ({ annotation, path, field }) =>
        `\`@${annotation}\` addresses \`${path}\`, which \`${field}\` does not have`,
      help: ({ single }) =>
        single
          ? "the field holds a single value: write the annotation without a path"
          : "use `*` for the items of a list or map, and names of fields or union members below",
      explanation: `
A path in an annotation leads from the field to a value inside it, one step for each level:

- \`*\` for the items of an array and the values of a map,
- a field's name inside a record,
- a member's alias or type name inside a union, such as \`string\`.

\`\`\`pdl
@Searchable = { "/tags/*/tag": { "fieldName": "tags" } }
globalTags: GlobalTags
\`\`\`

The platform refuses a path that leads nowhere.
`,
    },
  ),

  pathMissing: defineCode<{ annotation: string; field: string; type: string; isCollection: boolean }>(
    "metamodel/path-missing",
    {
      severity: "warning",
      message: ({ annotation, field, type }) =>
        `\`@${annotation}\` stands on \`${field}\` itself, which is ${type} and no single value`,
      help: ({ isCollection }) =>
        isCollection
          ? 'say that it is about the items: `{ "/*": { … } }`'
          : 'name the value that it is about by a path: `{ "/field": { … } }`',
      explanation: `
What an annotation says holds for a single value. Where a field holds several, or a record, the value is named by a path, one
step for each level, with \`*\` for items:

\`\`\`pdl
@Relationship = { "/*": { "name": "Reads", "entityTypes": ["dataset"] } }
reads: array[Urn]
\`\`\`

The platform refuses a model that says it of the field itself.
`,
    },
  ),

  indexNameTaken: defineCode<{ field: string; name: string; first: string; long: string }>(
    "metamodel/index-name-taken",
    {
      severity: "info",
      message: ({ field, name, first, long }) =>
        isLeftOut(long)
          ? `\`${first}\` has the index name \`${name}\`, so \`${field}\` goes by \`${long}\`, which newer releases leave out`
          : `\`${field}\` is indexed as \`${long}\`, since \`${first}\` has the name \`${name}\``,
      help: () => "give one of them a `fieldName` of its own",
      explanation: `
Within an aspect each searchable field has a name of its own in the index: \`fieldName\` of the annotation, else the
field's name. When a second field would get the same name, newer versions of the platform use its whole path, such as
\`source_type\`; older ones refuse the model. The reference shows the path.

A path through a list has a \`__\` in it, such as \`sources__type\`. The newest versions leave such names out of the index, so
that the field can't be searched; a \`fieldName\` mends that.
`,
    },
  ),

  indexNameLeftOut: defineCode<{ field: string; name: string }>("metamodel/index-name-left-out", {
    severity: "warning",
    message: ({ field, name }) =>
      `newer releases of the platform leave \`${field}\` out of the index, as its name \`${name}\` contains \`__\``,
    help: () => "give it a `fieldName` without `__`",
    explanation: `
In names of the index \`__\` is the platform's own: newer releases skip a searchable field whose name contains it, with a line
in the server's log and nothing else. Older ones index it. The reference says so beside the field.

\`\`\`pdl
@Searchable = { "fieldName": "owner__name" }     // write: "ownerName"
name: string
\`\`\`
`,
  }),

  duplicateIndexName: defineCode<{ field: string; name: string; first: string }>("metamodel/duplicate-index-name", {
    severity: "warning",
    message: ({ field, name, first }) => `\`${field}\` and \`${first}\` are both indexed as \`${name}\``,
    help: () => "give one of them a `fieldName` of its own",
    explanation: `
Within an aspect each searchable field needs a name of its own in the index. Here even the whole path of the second
field is taken, so the platform refuses the model.

\`\`\`pdl
@Searchable = {} type: string
@Searchable = { "fieldName": "source_type" } kind: string
source: record Source { @Searchable = {} type: string }     // neither "type" nor "source_type" is free
\`\`\`
`,
  }),

  incompleteRelationship: defineCode<{ field: string; missing: "name" | "entityTypes" }>(
    "metamodel/incomplete-relationship",
    {
      severity: "warning",
      message: ({ field, missing }) => `\`@Relationship\` on \`${field}\` has no \`${missing}\``,
      help: () => 'write `{ "name": "OwnedBy", "entityTypes": ["corpuser"] }`; it is left out until then',
      explanation: `
A relationship needs a name and the list of entities that it may point at. Without them it is not part of the graph.

\`\`\`pdl
@Relationship = { "name": "OwnedBy", "entityTypes": ["corpuser", "corpGroup"] }
owner: Urn
\`\`\`
`,
    },
  ),

  relationshipWithoutUrn: defineCode<{ name: string; field: string; type: string }>(
    "metamodel/relationship-without-urn",
    {
      severity: "warning",
      message: ({ name, field, type }) =>
        `the relationship \`${name}\` stands on \`${field}\`, whose values hold no URN: its type is ${type}`,
      help: () =>
        "give the field a URN type, such as the typeref `Urn`; or move `@Relationship` to the field that refers to the entity",
      explanation: `
A relationship leads from an entity to the one whose URN is in the field, in a list or map of the field, or where a path of
the annotation leads. Nothing there is a URN here, so the platform never finds the other end. URNs are typerefs of \`string\`
that are named so, such as \`Urn\` or \`DatasetUrn\`.

\`\`\`pdl
@Relationship = { "name": "OwnedBy", "entityTypes": ["corpuser"] }
owner: long                                                           // meant: owner: Urn
\`\`\`
`,
    },
  ),

  tooManyPaths: defineCode<{ aspect: string }>("metamodel/too-many-paths", {
    severity: "warning",
    message: ({ aspect }) =>
      `the ${nouns.aspect.singular} \`${aspect}\` nests too deep, or in too many ways, to list its search fields and relationships in full`,
    help: () => "check whether records that contain each other many times over are meant",
    explanation: `
Each field of an aspect, and each field of what is nested in it, is looked at for search and relationship facts. Records
that contain one another several times multiply the number of paths, so the walk ends far above any real model: after 50,000
fields, or after 500 in nested records that declare such facts. What lies beyond is missing from the aspect's page.
`,
  }),

  urnMismatch: defineCode<{ entity: string; typeref: string; declared: number; key: number }>(
    "metamodel/urn-mismatch",
    {
      severity: "info",
      message: ({ entity, typeref, declared, key }) =>
        `\`${typeref}\` declares ${declared} parts for URNs of \`${entity}\`, but its ${nouns.keyAspect.singular} has ${key} fields`,
      help: () => "the key aspect is followed; make the two agree",
      explanation: `
A typed URN (a typeref with a \`TypedUrnValidator\` annotation) lists the parts of an entity's URN, and so does the
entity's key aspect. The platform builds URNs from the key aspect, so the reference shows that one; facts of parts that
the typed URN has under the same name are still used.
`,
    },
  ),

  unknownEntity: defineCode<{
    name: string;
    by: string;
    suggestions: readonly string[];
    /** Whether any was read that could have it; else snapshots alone declare what there is. */
    hasRegistries: boolean;
  }>("metamodel/unknown-entity", {
    severity: "warning",
    message: ({ name, by, hasRegistries }) =>
      hasRegistries
        ? `no registry has an ${nouns.entity.singular} named \`${name}\`, which \`${by}\` points at`
        : `there is no ${nouns.entity.singular} named \`${name}\`, which \`${by}\` points at, and no registry was read that could have it`,
    help: ({ suggestions }) =>
      formatSuggestions(suggestions) ??
      `correct the name, or read the registry that declares the entity as well ${waysToRead}`,
    explanation: `
\`entityTypes\` of a \`@Relationship\` lists entities by the name that they have in the registry, in whatever case, or in their
snapshot where no registry was read. None has this name, so the relationship is shown with a target that leads nowhere.

\`\`\`pdl
@Relationship = { "name": "OwnedBy", "entityTypes": ["user"] }    // the registry says corpuser
owner: Urn
\`\`\`
`,
  }),

  looseSnapshot: defineCode<{ entity: string; schema: string }>("metamodel/loose-snapshot", {
    severity: "warning",
    message: ({ entity, schema }) =>
      `\`${schema}\` declares the ${nouns.entity.singular} \`${entity}\`, which neither a registry nor the \`Snapshot\` union lists`,
    help: () => "add the record to the union, list the entity in a registry, or remove `@Entity`",
    explanation: `
A record that is annotated with \`@Entity\` declares an entity for the platform only as a member of \`Snapshot\`, the union of
all snapshots; a registry declares entities without one. This entity stands in neither, so it is not shown.

\`\`\`pdl
typeref Snapshot = union[DatasetSnapshot]

@Entity = { "name": "order", "keyAspect": "orderKey" }
record OrderSnapshot { urn: Urn, aspects: array[OrderAspect] }    // not in the union
\`\`\`
`,
  }),

  entitySpelling: defineCode<{ written: string; declared: string }>("metamodel/entity-spelling", {
    severity: "info",
    message: ({ written, declared }) =>
      `\`${written}\` is the ${nouns.entity.singular} \`${declared}\`, written differently`,
    help: ({ declared }) => `write \`${declared}\`, as it is declared`,
    explanation: `
The platform compares names of entities without case, so another spelling means the same entity, and so it is shown. URNs
hold the name as it is declared, which makes one spelling everywhere easier to search for. Each spelling is noted once, at
its first place.

\`\`\`pdl
@Relationship = { "name": "OwnedBy", "entityTypes": ["corpUser"] }    // the registry says corpuser
owner: Urn
\`\`\`
`,
  }),
} as const;
