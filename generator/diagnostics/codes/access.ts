import { nouns } from "../../catalogue/nouns.ts";
import { defineCode } from "../code.ts";
import { formatSuggestions } from "../suggest.ts";

const manifest = nouns.accessManifest.singular;

/** What can be wrong inside an access manifest, and between several. */
export const accessCodes = {
  malformedYaml: defineCode<{ detail: string }>("access/malformed-yaml", {
    severity: "error",
    message: ({ detail }) => `the ${manifest} is not well-formed YAML: ${detail}`,
    help: () => "what stands before this place is read; mend it to see the rest",
    explanation: `
An access manifest is a YAML file right below a folder called \`access\`. From the place that the message points at, the
text cannot be read as YAML. Text with a colon and a blank in it needs quotes or a block:

\`\`\`yaml
privileges:
  - name: MANAGE_TAGS
    doc: "Tags: make and remove them."
\`\`\`
`,
  }),

  tooLarge: defineCode<{ size: number; limit: number }>("access/too-large", {
    severity: "error",
    message: ({ size, limit }) =>
      `the ${manifest} is ${toMegabytes(size)} MB, more than the ${toMegabytes(limit)} MB that are read`,
    help: () => "leave it out of the input, or split it: several files are read together",
    explanation: `
A manifest with every privilege and policy of a platform has some tens of kilobytes. A file far beyond that is most likely
something else in a folder called \`access\`, so it is not read.
`,
  }),

  tooDeep: defineCode<{ limit: number }>("access/too-deep", {
    severity: "error",
    message: ({ limit }) => `the ${manifest} is nested more than ${limit} levels deep`,
    help: () => "a manifest needs no more than five levels; check for stray brackets or dashes",
    explanation: `
Nesting is bounded so that no input can exhaust the program's stack. From the top down to a user of a policy there are five
levels, so a file that goes past the limit is broken or is no manifest.
`,
  }),

  tooManyAliases: defineCode<{ limit: number }>("access/too-many-aliases", {
    severity: "error",
    message: ({ limit }) => `the ${manifest} uses YAML aliases more than ${limit} times`,
    help: () => "write the repeated parts out",
    explanation: `
A YAML alias (\`*name\`) repeats a part that was marked with an anchor (\`&name\`), which is handy for privileges that several
policies grant. Repetition inside of repetition grows without bound, so the aliases after the limit are left out.
`,
  }),

  unknownAlias: defineCode<{ alias: string }>("access/unknown-alias", {
    severity: "error",
    message: ({ alias }) => `nothing is marked with the anchor \`&${alias}\``,
    help: ({ alias }) => `mark the part that \`*${alias}\` repeats with \`&${alias}\`, before this place`,
    explanation: `
In YAML \`&name\` marks a part and \`*name\`, further down, repeats it. An alias to nothing is left out.
`,
  }),

  duplicateKey: defineCode<{ key: string }>("access/duplicate-key", {
    severity: "error",
    message: ({ key }) => `\`${key}\` is given twice`,
    help: () => "join the two into one; the first is used",
    explanation: `
A key may stand once in a YAML mapping. Often an entry lacks the dash that begins it:

\`\`\`yaml
roles:
  - name: Admin
    doc: Runs the platform.
    name: Reader          # meant: - name: Reader
\`\`\`
`,
  }),

  unknownKey: defineCode<{ key: string; where: string; suggestions: readonly string[] }>("access/unknown-key", {
    severity: "warning",
    message: ({ key, where }) => `${where} has no key \`${key}\``,
    help: ({ suggestions }) => formatSuggestions(suggestions) ?? "remove the key; its value is ignored",
    explanation: `
The key is none of those that a manifest has at this place, so what it says is not shown. Most often it is a slip of the
pen: \`privilege\` for \`privileges\`, \`allUser\` for \`allUsers\`.

\`access-manifest.schema.json\`, which comes with the package, lists all keys; editors that know YAML schemas complete them.
`,
  }),

  wrongType: defineCode<{ what: string; expected: string; found: string }>("access/wrong-type", {
    severity: "error",
    message: ({ what, expected, found }) => `${what} must be ${expected}, not ${found}`,
    help: ({ found }) =>
      /^`[\d.]+`$/.test(found) ? "put it in quotes; YAML takes it for a number" : "what stands here is left out",
    explanation: `
The value is none that a manifest can have at this place, so it is left out.

\`\`\`yaml
policies:
  - id: "7"                        # in quotes, since YAML takes 7 for a number
    type: PLATFORM                 # or METADATA
    privileges: [MANAGE_TAGS]      # a list, even of one
\`\`\`
`,
  }),

  missingKey: defineCode<{ what: string; key: string }>("access/missing-key", {
    severity: "error",
    message: ({ what, key }) => `${what} has no \`${key}\``,
    help: ({ key }) => `add \`${key}\`; the entry is left out until then`,
    explanation: `
Privileges, types of resources and roles are told apart by their \`name\`, policies by their \`id\`. An entry without it
cannot be shown, and nothing can refer to it.

\`\`\`yaml
privileges:
  - name: EDIT_ENTITY_TAGS
    label: Edit Tags
\`\`\`
`,
  }),

  notManifest: defineCode("access/not-a-manifest", {
    severity: "info",
    message: () => `the file has none of the lists of an ${manifest}, so it is passed over`,
    help: () => "leave it out of the input, or move it out of the folder `access`",
    explanation: `
YAML files right below a folder called \`access\` are taken for manifests. One that has neither \`privileges\` nor
\`resourceTypes\`, \`roles\` or \`policies\` at its top is most likely something else.

\`\`\`yaml
privileges:
  - name: EDIT_ENTITY_TAGS
\`\`\`
`,
  }),

  duplicate: defineCode<{ noun: string; name: string }>("access/duplicate", {
    severity: "error",
    message: ({ noun, name }) => `the ${noun} \`${name}\` is described a second time`,
    help: () => "remove one of the two, or correct its name; the first is used",
    explanation: `
Privileges, types of resources, roles and policies are known by their names in all manifests together, so each is described
once. What the second one says is not shown.
`,
  }),

  repeatedPolicy: defineCode<{ urn: string; isReplacing: boolean }>("access/repeated-policy", {
    severity: "warning",
    message: ({ urn, isReplacing }) =>
      `the default policy \`${urn}\` is given a second time, and ${isReplacing ? "takes the place of the first" : "has no effect"}`,
    help: () => "give one of the two another URN, or remove it",
    explanation: `
What a deployment begins with is a list of policies, each with its URN, and the platform goes through it in order. One that
cannot be edited (\`"editable": false\`) is written whatever is there, so it replaces an earlier one of its URN. One that can be
edited is written only where there is none, so it changes nothing behind another. Most often an entry was copied and its
URN forgotten. Pages show the one that is left.

\`\`\`json
{ "urn": "urn:li:dataHubPolicy:7", "info": { "displayName": "Readers", "editable": true } },
{ "urn": "urn:li:dataHubPolicy:7", "info": { "displayName": "Writers", "editable": true } }
\`\`\`
`,
  }),

  unknownPrivilege: defineCode<{ name: string; suggestions: readonly string[] }>("access/unknown-privilege", {
    severity: "warning",
    message: ({ name }) => `no manifest describes a privilege \`${name}\``,
    help: ({ suggestions }) => formatSuggestions(suggestions) ?? "correct the name, or describe it under `privileges`",
    explanation: `
A policy or a type of resource names a privilege that is not among those described. It is left out, since nobody could tell
what it means.

\`\`\`yaml
privileges:
  - name: EDIT_ENTITY_TAGS
policies:
  - id: stewards
    privileges: [EDIT_TAGS]      # meant: EDIT_ENTITY_TAGS
\`\`\`

A name that stands in policies while the platform knows no such privilege is described with \`scope: unused\`.
`,
  }),

  unknownRole: defineCode<{ name: string; suggestions: readonly string[] }>("access/unknown-role", {
    severity: "warning",
    message: ({ name }) => `no manifest describes a role \`${name}\``,
    help: ({ suggestions }) => formatSuggestions(suggestions) ?? "correct the name, or describe it under `roles`",
    explanation: `
A policy grants its privileges to a role that is not among those described, so the role is left out of what is said about
the policy. Roles are named by their names, not by their URNs.

\`\`\`yaml
roles:
  - name: Editor
policies:
  - id: editors
    actors: { roles: [Editors] }      # meant: Editor
\`\`\`
`,
  }),

  unknownResourceType: defineCode<{ name: string; suggestions: readonly string[] }>("access/unknown-resource-type", {
    severity: "warning",
    message: ({ name }) => `no manifest describes a type of resources \`${name}\``,
    help: ({ suggestions }) =>
      formatSuggestions(suggestions) ?? "correct the name, or describe it under `resourceTypes`",
    explanation: `
A policy is limited to a type of resources that is not among those described, so the limit is not shown.

\`\`\`yaml
resourceTypes:
  - name: dataset
policies:
  - id: stewards
    resourceTypes: [datasets]      # meant: dataset
\`\`\`
`,
  }),
} as const;

function toMegabytes(bytes: number): string {
  return String(Math.round(bytes / 100_000) / 10);
}
