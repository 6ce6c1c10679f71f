import { defineCode } from "../code.ts";
import { formatSuggestions } from "../suggest.ts";

/** Problems of JSON, shell and recipes in guides; those of other examples are in `prose.ts`. */
export const proseExampleCodes = {
  unknownField: defineCode<{ field: string; of: string; suggestions: readonly string[] }>("prose/unknown-field", {
    severity: "warning",
    message: ({ field, of }) => `the example sets \`${field}\`, which is no field of \`${of}\``,
    help: ({ suggestions }) =>
      formatSuggestions(suggestions) ??
      "take the name from the record's page; `json no-check` says that it is something else",
    explanation: `
A block of \`json\`, or what \`curl\` sends, is an aspect, a change of one or an event, and has a key that the record doesn't
have. The platform refuses it or drops the value. JSON is held against the model where it tells what it is: by
\`aspectName\`, by aspects or records named as keys, or by having the keys of one aspect and no others.

    { "aspectName": "ownership", "aspect": { "json": { "owner": [] } } }     # meant: owners
`,
  }),

  missingField: defineCode<{ field: string; of: string }>("prose/missing-field", {
    severity: "warning",
    message: ({ field, of }) => `\`${of}\` needs \`${field}\`, which the example doesn't give`,
    help: () => 'give it, or write `"…": "…"` for what is left out',
    explanation: `
A block of \`json\`, or what \`curl\` sends, leaves out a field that is neither optional nor has a default, so the platform
refuses it. An empty object counts as shortened, and so does one with a key of three dots.

    { "aspectName": "ownership", "aspect": { "json": { "owners": [{ "owner": "urn:li:corpuser:ada" }] } } }     # type
`,
  }),

  wrongValue: defineCode<{ field: string; expected: string; suggestions: readonly string[] }>("prose/wrong-value", {
    severity: "warning",
    message: ({ field, expected }) => `the example gives \`${field}\` a value that isn't ${expected}`,
    help: ({ suggestions }) => formatSuggestions(suggestions) ?? "write a value of the field's type",
    explanation: `
A value in a block of \`json\`, or in what \`curl\` sends, is not of the type that the field has in the model, so the platform
refuses it. Texts such as \`<name>\` stand for values that readers fill in, and are passed over.

    { "owner": "urn:li:corpuser:ada", "type": "TECHNICAL" }     # meant: TECHNICAL_OWNER
`,
  }),

  unknownAspect: defineCode<{ aspect: string; entity?: string | undefined; suggestions: readonly string[] }>(
    "prose/unknown-aspect",
    {
      severity: "warning",
      message: ({ aspect, entity }) =>
        entity === undefined
          ? `the example names an aspect \`${aspect}\`, which the model doesn't have`
          : `the example writes the aspect \`${aspect}\` of \`${entity}\`, which doesn't carry it`,
      help: ({ suggestions }) => formatSuggestions(suggestions) ?? "name an aspect of the entity",
      explanation: `
A change in a block of \`json\`, or in what \`curl\` sends, is for an aspect that is a slip of another one, or that the entity
doesn't have in any registry. The platform refuses it.

    { "entityType": "tag", "aspectName": "schemaMetadata", "aspect": {} }
`,
    },
  ),

  optionValue: defineCode<{ option: string; expected: string; meant?: string | undefined }>("prose/option-value", {
    severity: "warning",
    message: ({ option, expected }) => `the recipe sets \`${option}\` to something else than ${expected}`,
    help: ({ meant }) => (meant === undefined ? "write a value of the option's type" : `did you mean \`${meant}\`?`),
    explanation: `
A recipe in a guide gives an option a value that it doesn't take, so the platform refuses the recipe. Variables such as
\`\${NAME}\`, placeholders and what YAML can read either way are passed over.

    source:
      type: mysql
      config:
        include_views: sometimes     # meant: true or false
`,
  }),

  missingOption: defineCode<{ source: string; option: string }>("prose/missing-option", {
    severity: "info",
    message: ({ source, option }) => `the recipe of \`${source}\` does not set \`${option}\`, which is required`,
    help: () => "set it, or say by a comment of three dots that there is more to set",
    explanation: `
A recipe in a guide leaves out an option without which the platform refuses it. A recipe in which three dots stand
somewhere, or that sets nothing at all, is taken for a part of one.

    source:
      type: csv-enricher
      config:
        write_semantics: PATCH     # filename is required
`,
  }),

  unknownCommand: defineCode<{ command: string; below: string; suggestions: readonly string[] }>(
    "prose/unknown-command",
    {
      severity: "warning",
      message: ({ command, below }) => `\`${below}\` has no command \`${command}\``,
      help: ({ suggestions }) => formatSuggestions(suggestions) ?? "name one of the commands on the program's page",
      explanation: `
A block of shell calls a program that the model describes, by a command that it doesn't have. Who copies the line gets an
error.

    datahub docker quickstrat     # meant: quickstart
`,
    },
  ),

  unknownCommandOption: defineCode<{ option: string; command: string; suggestions: readonly string[] }>(
    "prose/unknown-command-option",
    {
      severity: "warning",
      message: ({ option, command }) => `\`${command}\` takes no \`${option}\``,
      help: ({ suggestions }) => formatSuggestions(suggestions) ?? "name one of the options on the command's page",
      explanation: `
A block of shell gives a command of a program that the model describes an option that it doesn't have. Options of a group
stand before the name of the command, where the program is made so.

    datahub delete --urn "urn:li:tag:old" --hrad     # meant: --hard
`,
    },
  ),
} as const;
