import type { PluginCode } from "../plugin.ts";
import { duplicateKey } from "../to-text-problems.ts";

/** What may be wrong with a schema. */
export const codes: Readonly<Record<string, PluginCode>> = {
  copy: {
    severity: "info",
    help: "nothing has to be done; which of them are read, `files` of the plug-in's options says",
    explanation: `
A schema that is called the latest of several versions says the same as one of these. It is shown once, under its version,
and whoever refers to the other is led there.

    order-v1.1.json
    order-latest.json

So it is with what a tool has made of a schema beside it, with what that refers to in place (\`dereffed\`, \`dereferenced\`,
\`resolved\`, \`bundle\`) or without spaces (\`min\`), where both have the same \`$id\`, or the same title and properties.

    order.schema.json
    order.schema.dereffed.json
`,
  },
  malformed: {
    severity: "error",
    help: "mend the text there; what stands before it has been read",
    explanation: `
A schema is no well-formed JSON or YAML, nests deeper than 200 values, or is too long to be read. What could be read of the
file is documented.
`,
  },
  "duplicate-key": duplicateKey,
  "no-schema": {
    severity: "warning",
    together: true,
    help: "leave the file out by `files` of the plug-in's options, or by `exclude`",
    explanation: `
A file that the plug-in was told to read holds something else than a schema: a list or a text, where a schema is an object,
or a boolean; or an object none of whose keys means anything in JSON Schema, such as settings, or the types of another model.

    plugins:
      - plugin: aspectdoc/plugins/json-schema
        options: { files: ["schema/**/*.json"] }
`,
  },
  contradiction: {
    severity: "warning",
    together: true,
    help: "leave out the part that was not meant, or have `anyOf` hold them where one of them is enough",
    explanation: `
All parts of \`allOf\` have to hold of a value, and none can be of two types, or two values, at once: nothing is valid there. The
page says that the value may be nothing at all. Often \`anyOf\` was meant, such as for a text or null.

    { "allOf": [{ "type": "string" }, { "type": "null" }] }
`,
  },
  "beside-reference": {
    severity: "info",
    together: true,
    help: "put the reference and what stands beside it into `allOf`, or name draft 2019-09 or a later one as `$schema`",
    explanation: `
Up to draft 7 of JSON Schema, a \`$ref\` stands for the whole object that it is in, and what limits values beside it counts for
nothing; from draft 2019-09 on both hold. Validators differ: some go by the draft, others, as Ajv from version 7 on and most editors, check what stands
beside it in any draft. Pages show it, and a comparison takes it for what it says, as whoever checks it would be hit.

    { "$ref": "#/definitions/name", "maxLength": 40 }
    { "allOf": [{ "$ref": "#/definitions/name" }, { "maxLength": 40 }] }
`,
  },
  "empty-name": {
    severity: "info",
    help: "give it a name where it is a slip; where data have such a key, nothing has to be done",
    explanation: `
A property is called nothing, as in lockfiles of npm, whose key for the project itself is empty. JSON allows for that. Fields have
names, so it is told on the page of the schema among properties that match a pattern, which for no name is \`^$\`, and so it is compared. In
alternatives it is left out.

    { "properties": { "": { "type": "object" } } }
`,
  },
  "long-enum": {
    severity: "warning",
    help: "refer to where the values are kept instead, or leave the file out by `files` of the plug-in's options",
    explanation: `
An enum lists more than 50,000 values, as where a register of species or places has been written into a schema. The first ones are
documented, with all else of the schema; a comparison sees no others either.

    { "type": "string", "enum": ["Abies alba", "Abies amabilis", "…"] }
`,
  },
  "long-name": {
    severity: "warning",
    help: "give it a shorter name, or leave the file out by `files` of the plug-in's options",
    explanation: `
A property or a value of an enum is longer than 1,000 characters, as where a text has got in the place of a name. It is left out;
all else of the schema is documented.

    { "properties": { "Lorem ipsum dolor sit amet, …": { "type": "string" } } }
`,
  },
  "remote-reference": {
    severity: "warning",
    help: "have `files` name the file whose `$id` this is, name the folder that holds it under `references`, or put the schema beside the others and refer to its file",
    explanation: `
A \`$ref\` leads to another host, and none of the files that are read has that address as its \`$id\`, or several have of which none
is called so or nearer than the others. Nothing is ever fetched while a model is read, so what stands there isn't known, and the field is shown as one of any type.

References are resolved by the paths of files, and then by their \`$id\`. One that begins as the \`$id\` of its own file does, up to
the path or to what the file is called, is taken for a file beside it, where there is one. A folder that is a version, such as \`1-0-2\`, may stand in addresses alone or be another
one than the file has by now, and \`.json\` may stand in the names of files alone:

    { "$id": "https://schemas.example.org/entity/order.json", "$ref": "https://schemas.example.org/type/money.json" }
`,
  },
  "meta-schema": {
    severity: "info",
    explanation: `
A \`$ref\` leads to what JSON Schema itself is described by: the values there are schemas, whatever these are of. Nobody has to add
that file; the field is shown as one of any type, and its row says what it holds. Where a file that is read has the address as its
\`$id\`, the reference leads there.

    { "properties": { "payload": { "$ref": "http://json-schema.org/draft-07/schema#" } } }
`,
  },
  "unknown-reference": {
    severity: "warning",
    help: "refer to a file, or to what a file declares under `$defs` or `definitions`",
    explanation: `
A \`$ref\` leads to a place inside of another file that has no name, such as \`order.json#/properties/lines/items\`, to nothing, in
a circle of references alone, or out of the folder from which schemas are read. Files are read one by one, and of another one only the whole, its
definitions and properties have names, so the field is shown as one of any type. In its own file a reference may lead anywhere.

    { "$ref": "#/$defs/money" }
    { "$ref": "../type/money.json#/definitions/currency" }
`,
  },
  "part-of-itself": {
    severity: "info",
    help: "refer to what is meant, or leave it out",
    explanation: `
A schema takes in itself by \`allOf\`, or by a \`$ref\` beside other keywords: a slip, mostly where one has been made of another.
Whatever it says holds of a value anyway, so it is documented without. A program that checks values by it may never end.

    { "$defs": { "windowsServer": { "allOf": [{ "$ref": "#/$defs/windowsServer" }, { "properties": {} }] } } }
`,
  },
  "unread-keyword": {
    severity: "info",
    explanation: `
A schema holds a condition that the page of its record doesn't tell in words: one whose \`if\` or \`not\` asks for more than names
and values of properties, such as a \`$ref\`, one that is very long, or one of a value that has no fields. It stands in the
definition as it was written. Fields that \`then\`, \`else\` and other branches add are listed as ones that may be absent.
`,
  },
};
