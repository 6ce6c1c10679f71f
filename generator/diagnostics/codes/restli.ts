import { defineCode } from "../code.ts";
import { countNoun, nouns } from "../../catalogue/nouns.ts";
import { formatSuggestions } from "../suggest.ts";

/** What can be wrong in a Rest.li specification, and between it and the schemas. */
export const restliCodes = {
  notAResource: defineCode<{ found: string }>("restli/not-a-resource", {
    severity: "error",
    message: ({ found }) => `a specification holds one ${nouns.resource.singular}, found ${found}`,
    help: () => "the file is left out",
    explanation: `
A \`.restspec.json\` file holds one object, which describes a resource with everything below it.

    { "name": "aspects", "path": "/aspects", "collection": { ... } }
`,
  }),

  noKind: defineCode<{ name: string }>("restli/no-kind", {
    severity: "error",
    message: ({ name }) =>
      `the ${nouns.resource.singular} \`${name}\` is neither a collection nor a simple resource, an association or a set of actions`,
    help: () => "add `collection`, `simple`, `association` or `actionsSet`; the resource is left out until then",
    explanation: `
What can be asked of a resource stands in one of four objects, which also tells what kind of resource it is:
\`collection\` (entities with a key), \`simple\` (a single entity), \`association\` (entities with several keys) or
\`actionsSet\` (actions alone).
`,
  }),

  unreadableType: defineCode<{ type: string; where: string }>("restli/unreadable-type", {
    severity: "error",
    message: ({ type, where }) => `the type of ${where} cannot be read: \`${type}\``,
    help: () => "a type is a name or, in a string of its own, the JSON of an array, a map or a union",
    explanation: `
Types stand in strings. A simple one is the name of a primitive or the full name of a schema; any other is JSON, with its
quotes escaped:

    "type": "{ \\"type\\": \\"array\\", \\"items\\": \\"com.example.Tag\\" }"

What could not be read is shown as a marked placeholder.
`,
  }),

  unknownType: defineCode<{ type: string; uses: number; suggestions: readonly string[]; rest: readonly string[] }>(
    "restli/unknown-type",
    {
      severity: "warning",
      message: ({ type, uses, rest }) =>
        rest.length > 0
          ? `no schema is called \`${type}\`, \`${rest[0]}\` or as ${rest.length - 1} more that the Rest.li resources name`
          : `no schema is called \`${type}\`, which the Rest.li resources name ${uses === 1 ? "once" : `${uses} times`}`,
      help: ({ suggestions, rest }) =>
        formatSuggestions(suggestions) ?? `read the folder that declares ${rest.length > 0 ? "them" : "it"} as well`,
      explanation: `
Rest.li specifications refer to schemas by their full names. This one is in none of the files that were read, so pages
show its name with a mark and without a link. It is reported once, where it stands first. Five and more that are no slips of a
name of the model are told once, since they are what another folder declares.
`,
    },
  ),

  unknownMethod: defineCode<{ method: string; suggestions: readonly string[] }>("restli/unknown-method", {
    severity: "warning",
    message: ({ method }) => `\`${method}\` is not a method of Rest.li`,
    help: ({ suggestions }) =>
      formatSuggestions(suggestions) ?? "describe what is special to the resource as an action",
    explanation: `
The methods of Rest.li are \`get\`, \`get_all\`, \`create\`, \`update\`, \`partial_update\`, \`delete\` and the \`batch_\` forms of the
first and the last five. The page shows the method without the request that makes it.
`,
  }),

  duplicateResource: defineCode<{ path: string; file: string; calls: number }>("restli/duplicate-resource", {
    severity: "warning",
    message: ({ path, file }) => `\`${file}\` already describes a ${nouns.resource.singular} at \`${path}\``,
    help: ({ calls }) =>
      `leave one of the files out of the input; this one, with ${countNoun(calls, "call")}, is not shown`,
    explanation: `
Two specifications describe a resource at the same address. A build writes copies of specifications into other folders
(\`idl\` beside the sources, \`mainGeneratedRest\`, snapshots); read only one of them. The first by its path is shown.
`,
  }),
} as const;
