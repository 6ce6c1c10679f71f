import { defineCode } from "../code.ts";

/** What the reader of PDL files says: everything that one file shows on its own. */
export const pdlCodes = {
  notText: defineCode("pdl/not-text", {
    severity: "error",
    message: () => "the file is not text",
    help: () => "save it as UTF-8, or keep it out of the input folders",
    explanation: `
A file with the ending \`.pdl\` holds bytes that no text has, such as zero bytes. It was not read any further.

It is often an archive, a class file or a UTF-16 text under a wrong name. Save a schema as UTF-8; move anything else out of
the input folders.
`,
  }),
  otherLanguage: defineCode<{ file: string }>("pdl/other-language", {
    severity: "warning",
    message: () => "this is a protocol of Chromium's developer tools, not a schema, and isn't read",
    help: ({ file }) => `\`exclude: ["${file}"]\` in the config file says so`,
    explanation: `
Two languages have the ending \`.pdl\`: that of Pegasus, in which schemas are written, and the one in which Chromium and Node.js write
the protocol of their developer tools. A file that begins as the latter does is left out, and everything else is read.

    # comments begin with a hash
    version
      major 1
      minor 3

    domain Console

Where such files aren't meant to be a part of the site, \`exclude\` in the config file keeps them out.
`,
  }),
  byteOrderMark: defineCode("pdl/byte-order-mark", {
    severity: "warning",
    message: () => "the file begins with a byte order mark",
    help: () => "save it as UTF-8 without a byte order mark",
    explanation: `
Some editors put an invisible mark (U+FEFF) at the head of a file. Aspectdoc skips it, the platform's own PDL parser rejects
the file because of it.

Save the file as "UTF-8", not as "UTF-8 with BOM".
`,
  }),
  unexpectedCharacter: defineCode<{ characters: string }>("pdl/unexpected-character", {
    severity: "error",
    message: ({ characters }) => `${characters} has no meaning in PDL`,
    help: ({ characters }) =>
      characterAdvice.get(characters) ??
      (blanks.test(characters) ? "write spaces in place of these blanks" : "remove it"),
    explanation: `
Outside strings, comments and back-ticks PDL knows letters, digits, \`_ - { } [ ] @ : . =\`, white space and commas; all of
them ASCII. The characters reported here were skipped.

    record Order { id: string; }      // no semicolons
    record Order { note: string? }    // write: note: optional string

A no-break space or a typographic quotation mark that came with copied text looks right and is reported too.
`,
  }),
  singleQuotes: defineCode<{ text: string }>("pdl/single-quotes", {
    severity: "error",
    message: ({ text }) => `${text} is in single quotation marks`,
    help: ({ text }) => `write \`"${text.slice(1, -1)}"\``,
    explanation: `
Strings stand in double quotation marks, as in JSON. The text was read as the string that it was meant as; the platform's
parser rejects it.

    @label = 'order'       // wrong
    @label = "order"       // right
`,
  }),
  unterminatedString: defineCode("pdl/unterminated-string", {
    severity: "error",
    message: () => "the string is not closed",
    help: () => 'close it with `"`',
    explanation: `
A string begins with a double quotation mark and runs, over line ends if need be, to the next one that has no back-slash
before it. Here there is none up to the end of the file.

    @doc = "an unclosed string
    record Order {}
`,
  }),
  unknownEscape: defineCode<{ escape: string }>("pdl/unknown-escape", {
    severity: "error",
    message: ({ escape }) => `\`${escape}\` is not an escape of strings`,
    help: () => 'the escapes are \\" \\\\ \\/ \\b \\f \\n \\r \\t and \\u with four hexadecimal digits',
    explanation: `
PDL strings are JSON strings. After a back-slash only \`" \\ / b f n r t\` may stand, or \`u\` with four hexadecimal digits. To
mean a back-slash itself, double it.

    @pattern = "\\d+"     // wrong
    @pattern = "\\\\d+"    // right
`,
  }),
  unterminatedComment: defineCode("pdl/unterminated-comment", {
    severity: "error",
    message: () => "the comment is not closed",
    help: () => "close it with `*/`",
    explanation: `
A comment that begins with \`/*\` or \`/**\` ends at the next \`*/\`; comments do not nest. Here the file ends first, so all of the
rest is comment.

    /* notes for later
    record Order {}
`,
  }),
  unterminatedBackTick: defineCode("pdl/unterminated-back-tick", {
    severity: "error",
    message: () => "the back-tick is not closed",
    help: () => "names in back-ticks need one at each end",
    explanation: `
Back-ticks quote a keyword that serves as a name, or a segment of an annotation's path that has unusual characters. They come
in pairs with at least one character between them.

    record Order { \`type: string }      // wrong
    record Order { \`type\`: string }     // right
`,
  }),
  emptyFile: defineCode("pdl/empty-file", {
    severity: "error",
    message: () => "the file declares nothing",
    help: () => "declare a record, enum, typeref or fixed, or delete the file",
    explanation: `
A PDL file holds exactly one declaration. This one has none: it is empty, or has comments, a namespace or imports only.

    namespace com.example.shop

    record Order {}
`,
  }),
  unexpectedToken: defineCode<{ expected: string; found: string; help?: string | undefined }>("pdl/unexpected-token", {
    severity: "error",
    message: ({ expected, found }) => `expected ${expected}, found ${found}`,
    help: ({ expected, found, help }) => help ?? adviseOn(expected, found),
    explanation: `
The text does not follow the grammar at this place. Reading goes on at the next field, symbol or declaration, so what stands
around it is still documented; the broken part is left out.

    record Order {
      id string          // expected \`:\`
      total: long
    }
`,
  }),
  misspelledKeyword: defineCode<{ found: string; keyword: string }>("pdl/misspelled-keyword", {
    severity: "error",
    message: ({ found }) => `\`${found}\` is not a keyword`,
    help: ({ keyword }) => `did you mean \`${keyword}\`?`,
    explanation: `
A word stands where the grammar has a keyword, and is one but for a letter or two. It was read as that keyword, so what it
begins is documented; the platform's parser rejects the file.

    recrod Order {                 // meant: record
      total: optinal long          // meant: optional
    }
`,
  }),
  swallowedDoc: defineCode("pdl/swallowed-doc", {
    severity: "error",
    message: () => "the comment is not closed before the next one begins, and hides what stands between them",
    help: () => "close it with `*/`, before what it describes",
    explanation: `
A comment ends at the next \`*/\`. Where its own is missing, that is the end of another comment further down, and all that
stands in between is comment too: here a line begins with \`/**\` inside of one. The platform's parser doesn't miss what is
lost that way.

    /** Name of the customer       // \`*/\` is missing here
    name: string
    /** When it was placed. */     // closes the first comment; there is no field \`name\`
    time: long
`,
  }),
  unclosed: defineCode<{ opened: string; found: string; closing: string }>("pdl/unclosed", {
    severity: "error",
    message: ({ opened, found, closing }) => `expected \`${closing}\` to close ${opened}, found ${found}`,
    help: ({ closing }) => `add the missing \`${closing}\``,
    explanation: `
A brace or bracket that was opened is not closed where it has to be. What was read up to there is kept.

    record Order {
      lines: array[string
      total: long
    }
`,
  }),
  misplacedHeader: defineCode<{ clause: string; before?: string | undefined }>("pdl/misplaced-header", {
    severity: "error",
    message: ({ clause, before }) =>
      before === undefined ? `a file has one \`${clause}\` only` : `\`${clause}\` must stand before ${before}`,
    help: () => "the order is: namespace, package, imports, declaration",
    explanation: `
A file begins with its namespace, then its package, then its imports, then the declaration. Namespace and package may be left
out, but not be moved or repeated.

    package com.example.java     // wrong: \`namespace\` must come first
    namespace com.example
    record Order {}
`,
  }),
  misplacedDoc: defineCode<{ place: string }>("pdl/misplaced-doc", {
    severity: "error",
    message: ({ place }) => `a doc comment has no place ${place}`,
    help: () =>
      "put it directly before the declaration, field, symbol or aliased member, ahead of its annotations; or make it a plain comment `/* … */`",
    explanation: `
A doc comment \`/** … */\` belongs to a named declaration, a field, an enum symbol or an aliased union member, and stands
directly before it, ahead of its annotations. Anywhere else it is an error, and there is one at most.

    @deprecated
    /** An order. */           // wrong: after the annotation
    record Order {
      /** When. */
      time: long
      tags: /** which */ array[string]   // wrong: arrays have no doc
    }
`,
  }),
  keywordAsName: defineCode<{ keyword: string; role: string }>("pdl/keyword-as-name", {
    severity: "error",
    message: ({ keyword, role }) => `\`${keyword}\` is a keyword and can't be ${role} as it stands`,
    help: ({ keyword }) => `put it in back-ticks: \`\`\` \`${keyword}\` \`\`\``,
    explanation: `
The words array, enum, fixed, import, includes, map, namespace, optional, package, record, typeref, union, true, false and null are keywords. In
back-ticks they are names like any other.

    record Order { optional: boolean }       // wrong
    record Order { \`optional\`: boolean }     // right
`,
  }),
  illegalName: defineCode<{ name: string; role: string }>("pdl/illegal-name", {
    severity: "error",
    message: ({ name, role }) => `\`${name}\` can't be ${role}`,
    help: () => "names are made of ASCII letters, digits and `_`, and do not begin with a digit",
    explanation: `
Names of types, fields, symbols, members and namespaces are made of ASCII letters, digits and \`_\`. A dash or any other
character is legal only inside the path of an annotation; back-ticks do not change that.

    record Order { \`unit-price\`: long }     // wrong
    @\`unit-price\` record Order {}           // right, it is an annotation
`,
  }),
  qualifiedName: defineCode<{ name: string; role: string }>("pdl/qualified-name", {
    severity: "error",
    message: ({ name, role }) => `the name of ${role} is simple, but \`${name}\` has dots`,
    help: () => "set the namespace with `namespace`; inline, with `{ namespace a.b … }`",
    explanation: `
A declaration gives the simple name only; its namespace comes from the file's \`namespace\` or from an inline scope.

    record com.example.Order {}          // wrong

    namespace com.example
    record Order {}                      // right
`,
  }),
  tooDeep: defineCode<{ limit: number }>("pdl/too-deep", {
    severity: "error",
    message: ({ limit }) => `types or values are nested more than ${limit} levels deep`,
    help: () => "give the inner type a name and a file of its own",
    explanation: `
Reading stops at a fixed depth of nested types and annotation values, so that a damaged or hostile file can't exhaust memory.
Real models stay far below it.
`,
  }),
  duplicateAnnotation: defineCode<{ path: string }>("pdl/duplicate-annotation", {
    severity: "error",
    message: ({ path }) => `the annotation \`@${path}\` is already set`,
    help: () => "keep one of the two; annotations have no order of precedence",
    explanation: `
Each path of an annotation can be set once on a declaration, also when a value written as an object has set it.

    @a = {"b": 1}
    @a.b = 2          // already set
    @a.c = 3          // fine, adds to the object
    record Order {}
`,
  }),
  duplicateKey: defineCode<{ key: string }>("pdl/duplicate-key", {
    severity: "warning",
    message: ({ key }) => `the key \`${key}\` is written twice`,
    help: () => "keep one of the two; the later one counts",
    explanation: `
An object in an annotation or a default has two entries of the same key. The original tools keep the later one and say
nothing, so that what the other says is lost:

    @Searchable = {
      "fieldType": "TEXT",
      "fieldType": "KEYWORD"
    }
    name: string

The later one is used. Remove the other.
`,
  }),
  conflictingAnnotation: defineCode<{ path: string; holder: string }>("pdl/conflicting-annotation", {
    severity: "error",
    message: ({ path, holder }) => `\`@${path}\` needs an object at \`@${holder}\`, which has another value`,
    help: ({ holder }) => `make the value of \`@${holder}\` an object, or use another path`,
    explanation: `
A path with dots goes into an object. When an earlier annotation gave that place a value that is not an object, there is
nothing to go into.

    @a = 1
    @a.b = 2          // \`@a\` is a number
    record Order {}
`,
  }),
  numberOutOfRange: defineCode<{ number: string }>("pdl/number-out-of-range", {
    severity: "error",
    message: ({ number }) => `${number} is beyond the range of numbers`,
    help: () => "whole numbers have 64 bits, others are doubles; write a larger one as a string",
    explanation: `
A whole number fits into 64 bits with sign, any other into a double. The platform's parser rejects what is beyond.

    @limit = 12345678901234567890        // wrong
    @limit = "12345678901234567890"      // right
`,
  }),
  aliasesNotList: defineCode("pdl/aliases-not-list", {
    severity: "error",
    message: () => "`@aliases` is not a list of names",
    help: () => 'write a list of strings: `@aliases = ["Old"]`',
    explanation: `
\`@aliases\` on a type or field lists its former names. It is a list of strings, also for a single one.

    @aliases = "Purchase"                // wrong
    @aliases = ["Purchase"]              // right
    record Order {}
`,
  }),
  unknownOrder: defineCode<{ order: string }>("pdl/unknown-order", {
    severity: "error",
    message: ({ order }) => `${order} is not a sort order`,
    help: () => 'the orders are "ascending", "descending" and "ignore"',
    explanation: `
\`@order\` on a field says how records sort by it: \`"ascending"\` (the usual), \`"descending"\` or \`"ignore"\`, in any case.

    record Order { @order = "down" time: long }            // wrong
    record Order { @order = "descending" time: long }      // right
`,
  }),
  mapKey: defineCode<{ key: string }>("pdl/map-key", {
    severity: "error",
    message: ({ key }) => `the keys of a map are strings, not ${key}`,
    help: () => "write `map[string, …]`",
    explanation: `
Maps have string keys, and the declaration says so: \`map[string, long]\`. For other keys use an array of records.

    totals: map[int, long]        // wrong
    totals: map[string, long]     // right
`,
  }),
  annotatedReference: defineCode("pdl/annotated-reference", {
    severity: "error",
    message: () => "annotations have no place before a type's name",
    help: () => "put them before the field's name",
    explanation: `
After the colon only a type that is spelled out (array, map, union or an inline declaration) can have annotations. They are
left out when the type is a name.

    record Order { id: @key string }      // wrong
    record Order { @key id: string }      // right
`,
  }),
  misplacedOptional: defineCode("pdl/misplaced-optional", {
    severity: "error",
    message: () => "`optional` stands once, directly after a field's colon",
    help: () => "remove it here; inside a union write `null` for a value that may be missing",
    explanation: `
Only a field is optional; items of an array, values of a map, members of a union and targets of a typeref are not.

    tags: array[optional string]       // wrong
    tags: optional array[string]       // right
`,
  }),
  includesTwice: defineCode("pdl/includes-twice", {
    severity: "error",
    message: () => "a record has `includes` before its fields or after them, not both",
    help: () => "move all included records into one clause",
    explanation: `
\`includes\` may stand before the braces (included fields come first) or after them (included fields come last). Both at once
are not possible. The second clause is left out.

    record Order includes Audited { id: string } includes Tagged     // wrong
    record Order includes Audited, Tagged { id: string }             // right
`,
  }),
  fixedSize: defineCode<{ found: string }>("pdl/fixed-size", {
    severity: "error",
    message: ({ found }) => `the size of a fixed is a whole number from 0 up, not ${found}`,
    help: () => "give the number of bytes: `fixed MD5 16`",
    explanation: `
A fixed is a string of bytes of one length, which follows its name.

    fixed MD5           // wrong
    fixed MD5 16        // right
`,
  }),
  scope: defineCode<{ problem: "topLevel" | "annotated" | "anonymous" }>("pdl/scope", {
    severity: "error",
    message: ({ problem }) => scopeProblems[problem],
    help: ({ problem }) =>
      problem === "topLevel"
        ? "remove the braces"
        : "inside the braces stand namespace, package and one named declaration",
    explanation: `
Braces around an inline declaration give it a namespace or package of its own:

    lines: array[{ namespace com.example.lines record Line {} }]

They hold one record, enum, typeref or fixed with its doc and annotations inside the braces. A file's own declaration has no
braces; its namespace stands at the head of the file.
`,
  }),
  tooManyErrors: defineCode<{ limit: number }>("pdl/too-many-errors", {
    severity: "error",
    message: ({ limit }) => `reading stopped here, after ${limit} errors in the file`,
    help: () => "mend the first ones; the others often follow from them",
    explanation: `
A file with this many errors is damaged, or no PDL at all. What was read up to here is documented, the rest is left out.
`,
  }),
  ignoredText: defineCode("pdl/ignored-text", {
    severity: "warning",
    message: () => "the text after the declaration is ignored",
    help: () => "move a second declaration to a file of its own; delete anything else",
    explanation: `
A PDL file has one declaration. The platform's parser stops after it and drops whatever follows without a word, which most
often is a second declaration or a brace too many.

    record Order {}
    record OrderLine {}       // in no one's model
`,
  }),
} as const;

const scopeProblems = {
  topLevel: "the declaration of a file has no braces around it",
  annotated: "docs and annotations have no place before the braces of a scope",
  anonymous: "the braces of a scope hold a named declaration",
} as const;

const characterAdvice: ReadonlyMap<string, string> = new Map([
  ["`;`", "remove it; nothing ends with a semicolon"],
  ["`?`", "write `optional` before the type instead"],
  ["`*`", "remove it; each import names one type"],
  ["`U+00A0`", "replace the no-break space with a space"],
]);

/** Blanks and ends of lines other than those of PDL, as they are shown; words that they part would be one without them. */
const blanks = /^`(?:U\+(?:00A0|1680|200[\dA]|202[89F]|205F|3000)(?: …)?[ `])+$/;

/** The way out for the general message. */
function adviseOn(expected: string, found: string): string {
  if (found !== "the end of the file") {
    const isToken = expected.startsWith("`");
    return isToken ? `write ${expected} before ${found}` : `put ${expected} here, or remove what does not belong`;
  }
  return "the file ends inside of a declaration; complete it, or restore what was cut off";
}
