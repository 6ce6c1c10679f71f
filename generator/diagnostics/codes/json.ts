import { formatCount } from "../../catalogue/nouns.ts";
import { defineCode } from "../code.ts";
import { formatSuggestions } from "../suggest.ts";

/** What can be wrong with JSON text, and with schemas that are written in JSON: PDSC and Avro. */
export const jsonCodes = {
  empty: defineCode("json/empty", {
    severity: "error",
    message: () => "the file holds no JSON",
    help: () => "bring its text back, or remove the file from the input",
    explanation: `
The file is empty, or holds nothing but blanks and comments, so there is nothing to document, or no list of pages to go by.

The smallest schema is an object with a type and a name:

    { "type": "record", "name": "Status", "namespace": "com.example", "fields": [] }

Bring back what was there, or leave the file out of the input.`,
  }),

  notText: defineCode("json/not-text", {
    severity: "error",
    message: () => "the file is not text",
    help: () => "save it as UTF-8, or keep it out of the input folders",
    explanation: `
A file with the ending of a schema holds zero bytes, which no text has. It was not read any further.

It is often an archive, an Avro data file (\`.avro\` under a wrong name) or a text in UTF-16. Save a schema as UTF-8, and move
anything else out of the input folders.`,
  }),

  tooManyErrors: defineCode<{ limit: number }>("json/too-many-errors", {
    severity: "error",
    message: ({ limit }) => `the file has more than ${limit} mistakes; the rest of them is not listed`,
    help: () => "mend the first ones; the others often follow from them",
    explanation: `
A file with this many mistakes is damaged, or no schema at all: a data file, or text of another format. What could be made
of it is documented all the same.`,
  }),

  tooLarge: defineCode<{ limit: number }>("json/too-large", {
    severity: "error",
    message: ({ limit }) => `the file is larger than ${limit} MB and was not read`,
    help: () => "split the schemas into one file each",
    explanation: `
Files of schemas are small, and a file beyond this bound is most likely no schema at all: a data dump, or a
bundle that some other tool wrote. It is passed over so that one file cannot use up the memory of the run.

Point the input at the folder of the schemas' sources, or split the file into one schema each.`,
  }),

  tooDeep: defineCode<{ limit: number }>("json/too-deep", {
    severity: "error",
    message: ({ limit }) => `brackets are nested more than ${limit} deep; the rest of the file was not read`,
    help: () => "declare inner types in files of their own and refer to them by name",
    explanation: `
Objects and lists may be nested to a fixed depth, far beyond what people write. The bound keeps a damaged or hostile
file from bringing the run down.

Declare inner types on their own and refer to them by name:

    { "name": "owner", "type": "com.example.Owner" }`,
  }),

  unexpected: defineCode<{ found: string }>("json/unexpected", {
    severity: "error",
    message: ({ found }) => `\`${show(found)}\` is not a JSON value`,
    help: ({ found }) =>
      found.startsWith("'")
        ? "JSON strings stand in double quotes"
        : unknownBlank.test(found)
          ? bySpace
          : "a value is a string in double quotes, a number, true, false, null, an object or a list",
    explanation: `
Where a value should stand there is something that JSON has no meaning for: a word without quotes, a string in single
quotes, a number in a form that JSON does not have (\`+1\`, \`.5\`, \`0x10\`), or a comma too many.

    { "name": owner }      wrong: strings need double quotes
    { "name": "owner" }    right

The value is left out and reading goes on behind it.`,
  }),

  keyExpected: defineCode<{ found: string }>("json/key-expected", {
    severity: "error",
    message: ({ found }) => `expected a key in double quotes, found \`${show(found)}\``,
    help: ({ found }) => (unknownBlank.test(found) ? bySpace : 'write each entry of an object as `"key": value`'),
    explanation: `
An object is a list of entries, each of which starts with a key in double quotes:

    { name: "Owner" }      wrong
    { "name": "Owner" }    right

The entry is left out and reading goes on with the next one.`,
  }),

  missingColon: defineCode<{ key: string }>("json/missing-colon", {
    severity: "error",
    message: ({ key }) => `no colon after the key \`${clip(key)}\``,
    help: () => "write `:` between key and value",
    explanation: `
Key and value of an entry are parted by a colon:

    { "name" "Owner" }     wrong
    { "name": "Owner" }    right`,
  }),

  missingValue: defineCode<{ key: string }>("json/missing-value", {
    severity: "error",
    message: ({ key }) => `the key \`${clip(key)}\` has no value`,
    help: () => "write a value after the colon, or remove the key",
    explanation: `
An entry breaks off after its key:

    { "doc": , "name": "Owner" }     wrong
    { "doc": "", "name": "Owner" }   right

The entry is left out.`,
  }),

  missingComma: defineCode("json/missing-comma", {
    severity: "error",
    message: () => "no comma between this and what stands before it",
    help: () => "write `,` after the previous item",
    explanation: `
Items of a list and entries of an object are parted by commas. (PDL takes commas for blanks; JSON does not, and the
platform's own reader stops here.)

    { "name": "Owner" "type": "record" }     wrong
    { "name": "Owner", "type": "record" }    right

Reading goes on as if the comma stood there.`,
  }),

  trailingComma: defineCode<{ closer: string }>("json/trailing-comma", {
    severity: "error",
    message: ({ closer }) => `comma before \`${closer}\``,
    help: () => "remove the comma after the last item",
    explanation: `
JSON has no comma after the last item, and the platform's own reader stops at one:

    [ "A", "B", ]    wrong
    [ "A", "B" ]     right

Reading goes on as if it were not there.`,
  }),

  wrongBracket: defineCode<{ expected: string; found: string }>("json/wrong-bracket", {
    severity: "error",
    message: ({ expected, found }) => `expected \`${expected}\`, found \`${found}\``,
    help: ({ expected }) => `close with \`${expected}\`, or look for a bracket that is missing in between`,
    explanation: `
A bracket is closed by one of the other kind. Objects stand in \`{ }\`, lists in \`[ ]\`.

    { "symbols": [ "A", "B" }     wrong
    { "symbols": [ "A", "B" ] }   right

The bracket is taken for the expected one.`,
  }),

  unclosed: defineCode<{ closer: string }>("json/unclosed", {
    severity: "error",
    message: ({ closer }) => `no \`${closer}\` closes this before the end of the file`,
    help: () => "check whether the file is complete",
    explanation: `
The file ends while a bracket is open. Mostly the file was cut off, or a bracket further up is missing.

    { "type": "enum", "name": "Color", "symbols": [ "RED"

The innermost open bracket is reported; what stands before the end of the file is used as far as it goes.`,
  }),

  textAfterEnd: defineCode("json/text-after-end", {
    severity: "error",
    message: () => "text after the end of the JSON value is ignored",
    help: () => "keep one schema a file; several in one file stand in a list",
    explanation: `
A file holds one JSON value. Whatever follows it is not read, also not a second schema:

    { "type": "enum", "name": "A", "symbols": [] }
    { "type": "enum", "name": "B", "symbols": [] }    not read

Give each schema a file of its own, or in Avro put both into a list.`,
  }),

  unterminatedString: defineCode("json/unterminated-string", {
    severity: "error",
    message: () => "the string is not closed on its line",
    help: () => 'close it with `"`; a line break inside a string is written `\\n`',
    explanation: `
A string ends at its closing quote on the same line. Line breaks inside it are written \`\\n\`:

    "doc": "first line\\nsecond line"

The string is taken to end with the line.`,
  }),

  unterminatedComment: defineCode("json/unterminated-comment", {
    severity: "error",
    message: () => "the comment is not closed before the end of the file",
    help: () => "close it with `*/`",
    explanation: `
A comment that starts with \`/*\` reaches to the next \`*/\`. There is none, so the rest of the file is comment.`,
  }),

  unknownEscape: defineCode<{ escape: string }>("json/unknown-escape", {
    severity: "error",
    message: ({ escape }) => `\`${escape}\` is not an escape of JSON`,
    help: () => 'escapes are `\\" \\\\ \\/ \\b \\f \\n \\r \\t` and `\\u` with four hexadecimal digits',
    explanation: `
A backslash inside a string starts an escape, and only some exist: \`\\" \\\\ \\/ \\b \\f \\n \\r \\t\` and \`\\uXXXX\`. A backslash
itself is written twice:

    "pattern": "\\\\d+"

The character after the backslash is taken as it stands.`,
  }),

  controlCharacter: defineCode<{ code: number }>("json/control-character", {
    severity: "error",
    message: ({ code }) => `control character U+${code.toString(16).toUpperCase().padStart(4, "0")} inside a string`,
    help: () => "remove it, or write it as an escape",
    explanation: `
Characters below U+0020 may not stand in a string as they are. They come from damaged files or from pasted terminal
output and cannot be seen in most editors.

Remove the character, or write it as \`\\uXXXX\` when it is meant.`,
  }),

  comment: defineCode("json/comment", {
    severity: "error",
    message: () => "JSON has no comments",
    help: () => "remove the comment",
    explanation: `
This kind of file is plain JSON, which has no comments. Comments are accepted in schemas (\`.pdsc\`, \`.avsc\`, \`.avpr\`) only.

The first comment is reported; all of them are passed over.`,
  }),

  numberBeyondRange: defineCode<{ number: string }>("json/number-beyond-range", {
    severity: "error",
    message: ({ number }) => `${clip(number)} is beyond the range of a double`,
    help: () => "write a number below 1.8e308",
    explanation: `
The number is larger than the largest double, so that no reader can represent it. It is taken for infinity.

    { "name": "limit", "type": "double", "default": 1e999 }`,
  }),

  duplicateKey: defineCode<{ key: string }>("json/duplicate-key", {
    severity: "warning",
    message: ({ key }) => `the key \`${clip(key)}\` is written twice`,
    help: () => "keep one of the two; the later one counts",
    explanation: `
An object has two entries of the same key. Readers of JSON silently keep one of them, mostly the later one, so that what
the other says is lost:

    { "doc": "old words", "type": "int", "doc": "new words" }

The later one is used. Remove the other.`,
  }),

  notASchema: defineCode<{ found: string }>("json/not-a-schema", {
    severity: "error",
    message: ({ found }) => `expected a type, found ${found}`,
    help: () => "a type is a name, an object with `type`, or for a union a list of types",
    explanation: `
Where a type should stand there is another value. Types are written in one of three ways:

    "string"                                   a name
    { "type": "array", "items": "string" }     an object with a \`type\`
    [ "null", "string" ]                       a union

What contains the type is left out, the rest of the file is used.`,
  }),

  schemaAsText: defineCode<{ query: string; file: string }>("json/schema-as-text", {
    severity: "error",
    message: () => "the schema stands in the file as a text, which isn't read",
    help: ({ query, file }) => `save the schema itself: \`jq -r ${query} ${file}\``,
    explanation: `
What a schema registry answers has the schema as a text in an attribute \`schema\`, with its number and version beside it, and is
read as that schema. This one isn't of Avro, as its \`schemaType\` says, or its text holds another text.

    { "subject": "orders-value", "version": 3, "schemaType": "PROTOBUF", "schema": "message Order { … }" }

Ask the registry for the schema alone, and save it with the ending of its language:

    jq -r .schema answer.json > Order.avsc
    curl http://localhost:8081/subjects/orders-value/versions/3/schema > Order.avsc`,
  }),

  schemaElsewhere: defineCode<{ name: string | undefined }>("json/schema-elsewhere", {
    severity: "error",
    message: ({ name }) =>
      `the file holds what a schema registry says about ${name === undefined ? "schemas" : `\`${name}\``}, and no schema`,
    help: () => "save the content of a version in its place, or remove the file from the input",
    explanation: `
Apicurio's registry answers with what it knows of an artifact, or with a list of them: who made them, when, and in which language they are
written. The schema itself is the content of one of its versions, which has an address of its own:

    { "artifactId": "Order", "artifactType": "AVRO", "globalId": 7, "version": "1" }

    curl http://localhost:8080/apis/registry/v3/groups/default/artifacts/Order/versions/1/content > Order.avsc

What is given to that registry, with the schema as a text in \`content\`, is read as the schema in it.`,
  }),

  otherLanguage: defineCode<{ language: string; count: number; file: string }>("json/other-language", {
    severity: "warning",
    message: ({ language, count }) =>
      count === 1
        ? `1 schema of this registry is of \`${language}\`, not of Avro, and isn't read`
        : `${formatCount(count)} schemas of this registry are of \`${language}\`, not of Avro, and aren't read`,
    help: ({ language, file }) =>
      `keep the schemas of Avro alone in this file: \`jq 'map(select(.schemaType != "${language}"))' ${file}\``,
    explanation: `
A list of what a schema registry answers is read as the schemas in it. Those whose \`schemaType\` says that they are of another
language are left out, since the file was read as Avro; the others are read.

    [{ "subject": "orders-value", "version": 3, "schema": "{\\"type\\": …" },
     { "subject": "users-value", "version": 1, "schemaType": "JSON", "schema": "{\\"type\\": …" }]

Keep each language in a file of its own. Those of JSON Schema are read from a file that ends in \`.json\` and that the plug-in for
JSON Schema is given; schemas of Protobuf aren't read.

    jq 'map(select(.schemaType == "JSON"))' registry.json > json-schemas.json`,
  }),

  misspelledKind: defineCode<{ found: string; kind: string }>("json/misspelled-kind", {
    severity: "error",
    message: ({ found }) => `\`${found}\` is no kind of schema`,
    help: ({ kind }) => `did you mean \`${kind}\`?`,
    explanation: `
The \`type\` of an object says what kind of schema it is, and this one is a kind but for a letter or two. It was read as that
kind, since it has the attribute that belongs to it; other tools reject the file.

    { "type": "recrod", "name": "Order", "fields": [] }      // meant: "record"
`,
  }),
  missingAttribute: defineCode<{ attribute: string; of: string }>("json/missing-attribute", {
    severity: "error",
    message: ({ attribute, of }) => `${of} has no \`${attribute}\``,
    help: ({ attribute }) => `add \`"${attribute}": …\``,
    explanation: `
Something lacks an attribute without which it means nothing. Required are

| what | attributes |
| --- | --- |
| record | \`name\`, \`fields\` |
| field | \`name\`, \`type\` |
| enum | \`name\`, \`symbols\` |
| fixed | \`name\`, \`size\` |
| typeref | \`name\`, \`ref\` |
| array, map | \`items\`, \`values\` |
| union member in an object | \`type\` |
| protocol | \`protocol\` |`,
  }),

  wrongAttribute: defineCode<{ attribute: string; expected: string; found: string }>("json/wrong-attribute", {
    severity: "error",
    message: ({ attribute, expected, found }) => `\`${attribute}\` should be ${expected}, found ${found}`,
    explanation: `
An attribute that the schema language gives a meaning to has a value of another kind, for instance

    { "name": "owner", "type": "string", "optional": "yes" }    \`optional\` is true or false
    { "type": "fixed", "name": "Hash", "size": "16" }           \`size\` is a whole number

The attribute is left out. Give it a value of the kind that is named in the message.`,
  }),

  badName: defineCode<{ name: string; what: string }>("json/bad-name", {
    severity: "error",
    message: ({ name, what }) => `\`${clip(name)}\` cannot be the name of ${what}`,
    help: () => "a name consists of ASCII letters, digits and `_` and does not begin with a digit",
    explanation: `
Names become identifiers in generated code, so they consist of ASCII letters, digits and \`_\`, and do not begin with a
digit. The name of a named type may have a namespace in front, parted by dots:

    "name": "com.example.Owner"    right, for a record
    "name": "first-name"           wrong`,
  }),

  unknownSymbol: defineCode<{ symbol: string; attribute: string; suggestions: readonly string[] }>(
    "json/unknown-symbol",
    {
      severity: "warning",
      message: ({ symbol, attribute }) =>
        `\`${attribute}\` speaks of \`${clip(symbol)}\`, which the enum does not have`,
      help: ({ suggestions }) => formatSuggestions(suggestions) ?? "remove the entry, or add the symbol to `symbols`",
      explanation: `
\`symbolDocs\`, \`deprecatedSymbols\` and \`symbolProperties\` say something about symbols of the enum, by name. A name that is
not among the symbols is most likely a slip or a leftover, and what it says is shown nowhere:

    { "type": "enum", "name": "Color", "symbols": [ "RED" ], "symbolDocs": { "REDD": "Like blood" } }`,
    },
  ),

  misplacedDefault: defineCode<{ field: string; nullable: boolean }>("json/misplaced-default", {
    severity: "warning",
    message: ({ field }) => `the default of \`${clip(field)}\` stands in its type, where Avro doesn't look for it`,
    help: ({ nullable }) =>
      nullable
        ? 'write it beside `name`, and the type as a union: `"type": ["null", …], "default": null`'
        : "write it beside `name` and `type`, or take it out",
    explanation: `
Avro reads the default of a field from the field. Within the type of the field it is an attribute that says nothing, so that
readers fail on data that were written before there was this field. Only an enum has a default of its own there.

    { "name": "payload", "type": { "type": "bytes", "default": "" } }    the field has no default
    { "name": "payload", "type": "bytes", "default": "" }                it has one`,
  }),

  avscRejects: defineCode<{ complaint: string }>("json/avsc-rejects", {
    severity: "error",
    message: ({ complaint }) => `avsc does not accept this schema: ${clip(complaint, 200)}`,
    help: () => "mend the schema so that Avro implementations accept it",
    explanation: `
Every Avro schema is also given to avsc, a widely used implementation of Avro. It found something that breaks Avro's own
rules, so programs that read data with this schema will fail too. The page is made all the same.

Examples are a union or an enum without members, an enum whose default is not among its symbols, a type that is declared
twice in a file, or one that is used before the place where the file declares it:

    { "type": "enum", "name": "Color", "symbols": [ "RED" ], "default": "BLUE" }`,
  }),
};

/** Text of the input may be of any length; in a message it takes at most this much room. */
function clip(text: string, limit = 60): string {
  return text.length > limit ? `${text.slice(0, limit - 1)}…` : text;
}

/** A character beyond those that JSON knows as blanks, which looks like one or like nothing; it came with copied text. */
const unknownBlank = /^[\p{Z}\p{Cf}]/u;
const bySpace = "write a space in its place: JSON has no other blanks than those, tabs and ends of lines";

/** The same with code points of what can't be seen. */
function show(text: string): string {
  const toCodePoint = (character: string): string =>
    `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
  return clip(text).replace(/[\p{C}\p{Z}]/gu, (character) => (character === " " ? character : toCodePoint(character)));
}
