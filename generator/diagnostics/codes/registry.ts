import { countNoun, formatCount, nouns, withArticle } from "../../catalogue/nouns.ts";
import { defineCode } from "../code.ts";
import { nameFirst } from "../name-first.ts";
import { formatSuggestions } from "../suggest.ts";
import { waysToRead } from "../ways-to-read.ts";

function helpRename(renamed: { readonly record: string; readonly name: string } | undefined): string | undefined {
  if (renamed === undefined) return undefined;
  return `make the two names agree: \`${renamed.record}\` is annotated as \`${renamed.name}\`, which no entity lists`;
}

/** What can be wrong inside an entity registry file, and between a registry and the schemas. */
export const registryCodes = {
  malformedYaml: defineCode<{ detail: string }>("registry/malformed-yaml", {
    severity: "error",
    message: ({ detail }) => `the ${nouns.registry.singular} is not well-formed YAML: ${detail}`,
    help: () => "entries before this place are read; mend it to see the rest",
    explanation: `
An entity registry is a YAML file. From the place that the message points at, the text cannot be read as YAML;
what stands before it is kept as far as possible.

\`\`\`yaml
entities:
  - name: dataset
    aspects: [ownership, status   # the bracket is never closed
\`\`\`

Usual causes are an unclosed quote or bracket, a tab used as indentation, and a list item that is indented
differently from the item above it. Only the first cause in a file is reported, since one slip brings others with it.
`,
  }),

  tooLarge: defineCode<{ size: number; limit: number }>("registry/too-large", {
    severity: "error",
    message: ({ size, limit }) =>
      `the ${nouns.registry.singular} is ${toMegabytes(size)} MB, more than the ${toMegabytes(limit)} MB that are read`,
    help: () => "leave the file out of the input, or split it",
    explanation: `
Entity registries are small: the largest known one has under 100 kB. A file far beyond that is most likely not a
registry, so it is not read.
`,
  }),

  tooDeep: defineCode<{ limit: number }>("registry/too-deep", {
    severity: "error",
    message: ({ limit }) => `the ${nouns.registry.singular} is nested more than ${limit} levels deep`,
    help: () => "a registry needs no more than seven levels; check for stray brackets or dashes",
    explanation: `
Nesting is bounded so that no input can exhaust the program's stack. A registry needs at most seven levels, so a file
that goes past the limit is broken or is no registry.
`,
  }),

  tooManyAliases: defineCode<{ limit: number }>("registry/too-many-aliases", {
    severity: "error",
    message: ({ limit }) => `the ${nouns.registry.singular} uses YAML aliases more than ${limit} times`,
    help: () => "write the repeated parts out",
    explanation: `
A YAML alias (\`*name\`) repeats a part that was marked with an anchor (\`&name\`). Repetition inside repetition grows
without bound, so the number of aliases that are followed is limited. Aliases after the limit are left out.
`,
  }),

  unknownAlias: defineCode<{ alias: string }>("registry/unknown-alias", {
    severity: "error",
    message: ({ alias }) => `nothing is marked with the anchor \`&${alias}\``,
    help: ({ alias }) => `mark the part that \`*${alias}\` repeats with \`&${alias}\`, before this place`,
    explanation: `
In YAML \`&name\` marks a part and \`*name\`, further down, repeats it. An alias to nothing is left out.

\`\`\`yaml
- name: chart
  aspects: &shared [ownership, status]
- name: dashboard
  aspects: *shared
\`\`\`
`,
  }),

  duplicateKey: defineCode<{ key: string }>("registry/duplicate-key", {
    severity: "error",
    message: ({ key }) => `\`${key}\` is given twice`,
    help: () => "join the two into one; the first is used",
    explanation: `
A key may stand once in a YAML mapping. The platform would refuse the file; Aspectdoc uses the first value.

\`\`\`yaml
- name: dataset
  aspects: [ownership]
  aspects: [status]     # join the two lists
\`\`\`
`,
  }),

  unknownKey: defineCode<{ key: string; where: string; suggestions: readonly string[] }>("registry/unknown-key", {
    severity: "warning",
    message: ({ key, where }) => `${where} has no key \`${key}\``,
    help: ({ suggestions }) => formatSuggestions(suggestions) ?? "remove the key; its value is ignored",
    explanation: `
The key is none of those that the platform knows at this place, so its value has no effect. Most often it is a slip of
the pen: \`keyaspect\` for \`keyAspect\`, \`aspect\` for \`aspects\`.

Known keys are \`id\`, \`entities\`, \`events\` and \`plugins\` at the top, and \`name\`, \`doc\`, \`category\`, \`keyAspect\`,
\`aspects\`, \`searchGroup\` and \`viewUnrestricted\` on an entity.
`,
  }),

  wrongType: defineCode<{ what: string; expected: string; found: string }>("registry/wrong-type", {
    severity: "error",
    message: ({ what, expected, found }) => `${what} must be ${expected}, not ${found}`,
    help: () => "what stands here is left out",
    explanation: `
The value has a different shape from what the platform reads at this place, so it is left out of the reference.

\`\`\`yaml
- name: dataset
  aspects: ownership      # must be a list
\`\`\`

Write \`aspects: [ownership]\`, or one \`- ownership\` a line. An empty list may be \`[]\` or nothing at all.
`,
  }),

  missingName: defineCode<{ what: string; key: string }>("registry/missing-name", {
    severity: "error",
    message: ({ what, key }) => `${what} has no \`${key}\``,
    help: ({ key }) => `add \`${key}\`; the entry is left out until then`,
    explanation: `
Each entity and event of a registry needs a \`name\`, and each plugin a \`className\`. An entry without one cannot be
referred to, so it is left out.
`,
  }),

  unknownCategory: defineCode<{ category: string; suggestions: readonly string[] }>("registry/unknown-category", {
    severity: "warning",
    message: ({ category }) => `\`${category}\` is not a category of entities`,
    help: ({ suggestions }) => formatSuggestions(suggestions) ?? "use `core` or `internal`; `core` is assumed",
    explanation: `
An entity is \`core\`, which means that people see it in the catalog, or \`internal\`, which means that only the platform
uses it. Without a category it counts as core.
`,
  }),

  empty: defineCode("registry/empty", {
    severity: "warning",
    message: () => `the ${nouns.registry.singular} declares nothing`,
    help: () => "list the model's entities under `entities:`",
    explanation: `
The file holds no entities, no events and no plugins, so it adds nothing to the reference.

\`\`\`yaml
entities:
  - name: dataset
    keyAspect: datasetKey
    aspects: [ownership]
\`\`\`
`,
  }),

  notRegistry: defineCode<{ keys: readonly string[] }>("registry/not-registry", {
    severity: "warning",
    message: ({ keys }) =>
      `this is no ${nouns.registry.singular}: it has ${keys.length === 1 ? `\`${keys[0] ?? ""}\`` : nameFirst(keys)} at its top, and neither entities nor events`,
    help: () => "name the registry itself in `registries` of the config file, or leave this file out",
    explanation: `
None of the keys at the top of the file is one of a registry, so it is another YAML file: of a tool, of a deployment, or of
another model. Nothing of it is read. A registry begins with what it lists:

\`\`\`yaml
id: custom
entities:
  - name: dataset
    aspects: [ownership]
\`\`\`
`,
  }),

  duplicateId: defineCode<{ id: string; file: string }>("registry/duplicate-id", {
    severity: "info",
    message: ({ id }) => `another ${nouns.registry.singular} has the id \`${id}\` too`,
    help: ({ file }) => `this one is called \`${file}\` in the reference`,
    explanation: `
Registries are told apart by their \`id\`. Two files with one id are usually two versions of the same custom model that
were read together. The second is shown under the path of its file.
`,
  }),

  duplicateEntity: defineCode<{ entity: string }>("registry/duplicate-entity", {
    severity: "warning",
    message: ({ entity }) => `the registry lists the ${nouns.entity.singular} \`${entity}\` twice`,
    help: () => "join the two entries; both lists of aspects are used",
    explanation: `
Within one registry the platform keeps one entry of a name, so the other is lost. Aspectdoc joins them, which may show
aspects that the platform does not accept. In *different* registries the same name is fine: the second extends the
first.
`,
  }),

  duplicateAspect: defineCode<{ aspect: string; entity: string }>("registry/duplicate-aspect", {
    severity: "info",
    message: ({ aspect, entity }) => `\`${entity}\` lists the ${nouns.aspect.singular} \`${aspect}\` twice`,
    help: () => "remove one of the two lines",
    explanation: `
The repeated line changes nothing, but it makes the registry harder to read.
`,
  }),

  conflict: defineCode<{ entity: string; key: string; first: string; second: string }>("registry/conflict", {
    severity: "warning",
    message: ({ entity, key, first, second }) =>
      `\`${entity}\` has \`${key}: ${second}\` here, but \`${key}: ${first}\` where it is declared`,
    help: () => "make the two agree, or leave the key out where the entity is only extended; the first is used",
    explanation: `
A registry may extend an entity that another one declares. It adds aspects; it cannot change the entity's key aspect or
category. Where two registries disagree, the declaring one holds.
`,
  }),

  noKeyAspect: defineCode<{ entity: string; suggestions: readonly string[] }>("registry/no-key-aspect", {
    severity: "warning",
    message: ({ entity }) =>
      `no registry gives the ${nouns.entity.singular} \`${entity}\` a ${nouns.keyAspect.singular}`,
    help: ({ suggestions }) =>
      formatSuggestions(suggestions) ??
      `add \`keyAspect\`, or read the registry that declares the entity as well ${waysToRead}`,
    explanation: `
The key aspect says what a URN of the entity is made of. An entry without one extends an entity that another registry
declares; here no registry does, so the page can show no URN.

- If the entity is new, add \`keyAspect: <name>Key\` and the record for it.
- If it belongs to the platform's own model, read that model too: \`--input\` may be given several times, and \`--reference\` leaves what it reads out of the site.
- If the name is misspelt, correct it.
`,
  }),

  aspectWithoutSchema: defineCode<{
    aspect: string;
    role: "aspect" | "keyAspect";
    entities: number;
    /** Full name of the record that has the name, but no annotation. */
    unannotated: string | undefined;
    /** The aspect that seems to be meant, which no registry lists, and its record. */
    renamed: { readonly record: string; readonly name: string } | undefined;
    suggestions: readonly string[];
    /** More aspects without a record, told along with it. */
    rest: readonly string[];
  }>("registry/aspect-without-schema", {
    severity: "error",
    message: ({ aspect, role, entities, rest }) =>
      rest.length > 0
        ? `no records are annotated as ${nouns.aspect.plural} named ${nameFirst([aspect, ...rest])}, which entities list`
        : `no record is annotated as ${withArticle("aspect")} named \`${aspect}\`, which ${
            entities === 1
              ? `an entity lists${role === "keyAspect" ? ` as its ${nouns.keyAspect.singular}` : ""}`
              : `${entities} entities list`
          }`,
    help: ({ aspect, unannotated, renamed, suggestions, rest }) =>
      rest.length > 0
        ? `read the folders that have the records ${waysToRead}; until then pages mark these ${nouns.aspect.plural} as missing`
        : (helpRename(renamed) ??
          helpAnnotate("Aspect", aspect, unannotated) ??
          formatSuggestions(suggestions) ??
          `add the record with \`@Aspect\`, read the folder that has it ${waysToRead}, or remove the name`),
    explanation: `
The registry binds an aspect to an entity by the name in the record's \`@Aspect\` annotation. No record that was read has
this name, so there is nothing to show for it: the entity's page marks the aspect as missing.

\`\`\`yaml
- name: dataset
  aspects: [ownershp]          # the record says @Aspect.name = "ownership"
\`\`\`

The name is reported once, however many entities list it. Five and more that are no slips of an aspect that is there are most
likely what another folder declares, and told once, at the first.
`,
  }),

  noAspects: defineCode<{ listed: number }>("registry/no-aspects", {
    severity: "error",
    message: ({ listed }) =>
      `the registry lists ${countNoun(listed, "aspect")}, but no record that was read is annotated as one`,
    help: () => "read the folder with the schemas as well: `--input` may be given several times",
    explanation: `
A registry only names aspects; their fields stand in records with an \`@Aspect\` annotation, in PDL, PDSC or Avro files.
None of these was among the input, so entities are shown without their aspects.

Give the schemas' folder as a further \`--input\`, or a folder that holds both.
`,
  }),

  noRegistry: defineCode<{ idle: number; of: number }>("registry/no-registry", {
    severity: "warning",
    message: ({ idle, of }) =>
      `no entity registry was read, and of ${countNoun(of, "aspect")} ${formatCount(idle)} are carried by no entity`,
    help: () =>
      "read the registry as well, which DataHub has in `metadata-models/src/main/resources`: `--input` may be given several times",
    explanation: `
Records say that they are aspects; which entities carry them, an entity registry says. Without one, pages show only the
entities that snapshots declare, which newer releases no longer keep up to date, or none at all.

Give the folder of \`entity-registry.yml\` as a further \`--input\`, or the folder that holds both.
`,
  }),

  eventWithoutSchema: defineCode<{
    event: string;
    unannotated: string | undefined;
    suggestions: readonly string[];
  }>("registry/event-without-schema", {
    severity: "error",
    message: ({ event }) => `no record is annotated as ${withArticle("event")} named \`${event}\``,
    help: ({ event, unannotated, suggestions }) =>
      helpAnnotate("Event", event, unannotated) ??
      formatSuggestions(suggestions) ??
      "add the record with `@Event`, read the folder that has it, or remove the name",
    explanation: `
The registry lists an event by the name in the record's \`@Event\` annotation. No record that was read has this name, so
the event has no page.

\`\`\`yaml
events:
  - name: entityChanged        # the record says @Event.name = "entityChange"
\`\`\`
`,
  }),
} as const;

function helpAnnotate(annotation: "Aspect" | "Event", name: string, record: string | undefined): string | undefined {
  return record && `annotate \`${record}\` with \`@${annotation} = { "name": "${name}" }\``;
}

function toMegabytes(bytes: number): string {
  return String(Math.round(bytes / 100_000) / 10);
}
