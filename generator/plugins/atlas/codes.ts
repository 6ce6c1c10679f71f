import type { PluginCode } from "../plugin.ts";
import { duplicateKey } from "../to-text-problems.ts";

/** What may be wrong with type definitions. */
export const codes: Readonly<Record<string, PluginCode>> = {
  malformed: {
    severity: "error",
    help: "mend the text there; what stands before it has been read",
    explanation: `
A file of type definitions is no well-formed JSON, nests deeper than 200 values, or is too long to be read. What could be read of it
is documented. As long as it isn't whole, names that no other file declares are taken for its own, and are shown as values of any type.
`,
  },
  "duplicate-key": duplicateKey,
  "no-typedefs": {
    severity: "warning",
    together: true,
    help: "leave the file out by `files` of the plug-in's options, or by `exclude`",
    explanation: `
A file that the plug-in was told to read has neither type definitions nor patches of them:

    { "enumDefs": [], "structDefs": [], "classificationDefs": [], "entityDefs": [], "relationshipDefs": [], "businessMetadataDefs": [] }
    { "patches": [] }
`,
  },
  "no-name": {
    severity: "warning",
    help: "give it a `name`, of 1,000 characters at most",
    explanation: `
A type, an attribute or a value of an enum has no \`name\` (an enum's value no \`value\`), or one that is longer than 1,000 characters.
Atlas refuses the file; here it is left out, and all else is documented.

    { "name": "hive_table", "attributeDefs": [{ "name": "owner", "typeName": "string" }] }
`,
  },
  "bad-type": {
    severity: "error",
    help: "write the name of a type, `array<…>` or `map<…,…>`",
    explanation: `
The \`typeName\` of an attribute is missing, says no type, or nests deeper than twenty lists and maps. The attribute is shown as one of any type.
Names are those of types, and of what Atlas has itself: \`string\`, \`boolean\`, \`byte\`, \`short\`, \`int\`, \`long\`, \`float\`, \`double\`,
\`biginteger\`, \`bigdecimal\` and \`date\`.

    { "name": "columns", "typeName": "array<hive_column>" }
    { "name": "parameters", "typeName": "map<string,string>" }
`,
  },
  "bad-relationship": {
    severity: "error",
    help: "give it `endDef1` and `endDef2`, each with the `type` of an entity and the `name` of an attribute",
    explanation: `
A relationship has an end that is missing, or that doesn't say which attribute of which entity type it is. It is documented without its ends,
and neither type shows it.

    {
      "name": "shop_shelves",
      "relationshipCategory": "COMPOSITION",
      "endDef1": { "type": "shop", "name": "shelves", "isContainer": true, "cardinality": "SET" },
      "endDef2": { "type": "shelf", "name": "shop", "cardinality": "SINGLE" }
    }
`,
  },
  "refused-relationship": {
    severity: "warning",
    help: "change the category, `isContainer` or the cardinality so that they fit together",
    explanation: `
What a relationship says of its category and its ends doesn't fit together, so that Atlas refuses the file. An aggregation or a composition has one
end that is the container; an association has none. The part of a composition has one whole: its end is \`SINGLE\`. No end is a \`LIST\`.

    {
      "name": "shop_shelves",
      "relationshipCategory": "COMPOSITION",
      "endDef1": { "type": "shop", "name": "shelves", "isContainer": true, "cardinality": "SET" },
      "endDef2": { "type": "shelf", "name": "shop", "cardinality": "SINGLE" }
    }
`,
  },
  "repeated-attribute": {
    severity: "warning",
    help: "leave it to the super type, or give it a name of its own",
    explanation: `
A type declares an attribute of a name that a type has which it extends, directly or not. Atlas refuses the type
(\`ATTRIBUTE_NAME_ALREADY_EXISTS_IN_PARENT_TYPE\`).

    { "name": "shop", "superTypes": ["Asset"], "attributeDefs": [{ "name": "name", "typeName": "string" }] }
`,
  },
  "bad-patch": {
    severity: "warning",
    help: "name one of the actions that Atlas knows, and the type by `typeName`",
    explanation: `
A patch says no \`action\` that Atlas has, or not of which type. Atlas passes over it, and so it is here. Its actions are \`ADD_ATTRIBUTE\`,
\`ADD_MANDATORY_ATTRIBUTE\`, \`UPDATE_ATTRIBUTE\`, \`UPDATE_ATTRIBUTE_METADATA\`, \`UPDATE_ENUMDEF\`, \`UPDATE_TYPEDEF_OPTIONS\`,
\`SET_SERVICE_TYPE\`, \`ADD_SUPER_TYPES\` and \`REMOVE_LEGACY_REF_ATTRIBUTES\`.
`,
  },
  "repeated-type": {
    severity: "warning",
    help: "rename it, give it a later `typeVersion` if it is to take the other's place, or leave one of the files out by `exclude`",
    explanation: `
A type has the name of one that another file declares, which Atlas loads before. It takes the new one only if that is of the same kind and has a
\`typeVersion\` that comes later as a text; attributes and values of enums that only the first one has stay then. Else it leaves the type as it is
without a word, and so it is here.

    { "name": "shop", "typeVersion": "1.1", "attributeDefs": [] }
`,
  },
  "repeated-patch": {
    severity: "warning",
    help: "give each patch an `id` of its own",
    explanation: `
A patch has the \`id\` of another one, which comes before it. Atlas remembers by its \`id\` what it has done, and passes over this one. So it is here.

    { "id": "SHOPS_2", "action": "ADD_ATTRIBUTE", "typeName": "shop", "applyToVersion": "1.1", "updateToVersion": "1.2", "attributeDefs": [] }
`,
  },
  "lost-patch": {
    severity: "warning",
    help: "name a type that a file of the same folder, or one before it, declares, and an attribute that the type has",
    explanation: `
A patch changes a type or an attribute that isn't there by then, gives attributes to business metadata or an enum, or adds one that has to be there
(which \`ADD_MANDATORY_ATTRIBUTE\` alone does). Atlas reads a
folder's types, then the patches in its folder \`patches\`, and then the next folder, each in the order of names, and last what lies beside the folders;
it notes that the patch has failed and goes on. So it is here.
`,
  },
  "refused-attribute": {
    severity: "warning",
    help: "give it a default and a primitive type, and neither `isOptional` nor `isUnique`, or add it by `ADD_ATTRIBUTE`",
    explanation: `
A patch \`ADD_MANDATORY_ATTRIBUTE\` adds attributes that have to be there, so that all entities which are stored get the default. Atlas passes over one
that is there already, that is optional or unique, that has no default, or that is of no primitive type, and so it is here.

    { "name": "state", "typeName": "string", "isOptional": false, "defaultValue": "NEW" }
`,
  },
  "skipped-patch": {
    severity: "info",
    help: "nothing has to be done where Atlas is to skip it; else have it apply to the version that the type has by then",
    explanation: `
A patch applies to another version of its type than the one that the type has by then, often because a patch before it has raised that, or is to add
attributes that have to be there and names none that Atlas adds. Atlas skips it, and so it is here.

    { "action": "SET_SERVICE_TYPE", "typeName": "Asset", "applyToVersion": "1.1", "updateToVersion": "1.2", "serviceType": "atlas_core" }
`,
  },
};
