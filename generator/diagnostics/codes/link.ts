import { toSimpleName } from "../../catalogue/to-simple-name.ts";
import { defineCode } from "../code.ts";
import { formatSuggestions } from "../suggest.ts";
import { waysToRead } from "../ways-to-read.ts";

/** Names of the rest are for recognising the module; all of them would be a list to look through. */
const mostNamed = 3;

function sayRest(rest: readonly { readonly name: string; readonly uses: number }[]): string {
  const names = rest.toSorted((a, b) => b.uses - a.uses || (a.name < b.name ? -1 : 1)).slice(0, mostNamed);
  const uses = rest.reduce((sum, each) => sum + each.uses, 0);
  return `, nor are ${rest.length} more of its namespace (used ${uses} times), such as ${names.map(({ name }) => `\`${name}\``).join(", ")}`;
}

function sayLost(others: readonly string[]): string {
  if (others.length === 0) return "";
  const named = others.slice(0, mostNamed).map((file) => `\`${file}\``);
  return `, nor in ${others.length} more files that this one refers to, such as ${named.join(", ")}`;
}

function sayUnread(files: readonly string[]): string {
  const named = files.slice(0, mostNamed).map((file) => `\`${file}\``);
  const more = files.length > mostNamed ? ` and ${files.length - mostNamed} more` : "";
  return `read ${named.join(", ")}${more} as well, which the file imports: \`--input\` takes several files, or the folder that all are in`;
}

/** What linking says about schemas: names, includes, unions, imports and defaults, across files. */
export const linkCodes = {
  unknownType: defineCode<{
    name: string;
    /** What stands there, where that isn't the name. */
    written?: string | undefined;
    /** The file that this names, in which no schema was read, and others of which that holds where they are told here. */
    lost?: { readonly file: string; readonly others: readonly string[] } | undefined;
    uses: number;
    suggestions: readonly string[];
    /** By simple name, what else is missing of the namespace, where that is told here. */
    rest?: readonly { readonly name: string; readonly uses: number }[];
    /** Files that its file takes in and that were not read. */
    unread?: readonly string[];
  }>("link/unknown-type", {
    severity: "error",
    message({ name, written, lost, uses, rest = [] }) {
      const times = uses > 1 ? ` (used ${uses} times)` : "";
      if (lost !== undefined)
        return `\`${written}\` leads to \`${lost.file}\`, where no schema was read${times}${sayLost(lost.others)}`;
      const subject =
        written === undefined || isBare(name, written)
          ? `type \`${written ?? name}\` is`
          : `\`${written}\` leads to the type \`${name}\`, which is`;
      return `${subject} not in the model${times}${rest.length === 0 ? "" : sayRest(rest)}`;
    },
    help: ({ name, written, suggestions, rest = [], unread = [] }) => {
      const [near] = suggestions;
      if (unread.length > 0 && near === undefined) return sayUnread(unread);
      if (rest.length > 0) {
        const namespace = name.slice(0, Math.max(0, name.lastIndexOf(".")));
        const part = namespace === "" ? "them" : `this part of \`${namespace}\``;
        return `read the folder that declares ${part} ${waysToRead}`;
      }
      if (written !== undefined && !isBare(name, written)) {
        const way = "put what it refers to there, refer to where that is, or read the folder that holds it";
        return near === undefined ? `${way} ${waysToRead}` : `${formatSuggestions(suggestions) ?? ""} Else ${way}`;
      }
      if (written !== undefined && near === undefined)
        return `declare it, or read the folder that declares it ${waysToRead}`;
      if (near === undefined) return `declare it, import it, or read the folder that declares it ${waysToRead}`;
      if (written !== undefined) return formatSuggestions(suggestions.map(toSimpleName)) ?? "";
      const isElsewhere = near.split(".").at(-1) === name.split(".").at(-1);
      return `${formatSuggestions(suggestions) ?? ""}${isElsewhere ? " Import it, or use its full name" : ""}`;
    },
    explanation: `
A field, include or typeref names a type that no file declares. The place is reported once, at its first use; pages show the
name with a mark and without a link.

A simple name is looked up among the imports, then in the namespace in force, then in the root namespace. A name with dots is
taken as it is. Five and more of one namespace are most likely what a module declares that was not read, and told once, at the first;
those that are a slip of a name in the model are told one by one. Where a path stands in the place of a name, as in JSON Schema, the
file that it leads to is named; of one file that refers to five and more that aren't there, all are told at the first.

    namespace com.example.shop
    record Order { buyer: Custmer }        // no com.example.shop.Custmer

Ways out: correct the name, import it (\`import com.example.people.Customer\`), or pass the folder that declares it with \`--input\`, or with
\`--reference\` where it is part of a model that has pages of its own, as the platform's is to an extension.
`,
  }),
  wrongNamespace: defineCode<{ declared: string; expected: string; uses: number }>("link/wrong-namespace", {
    severity: "error",
    message: ({ declared, expected, uses }) =>
      `the namespace is \`${declared}\`, but the file stands where \`${expected}\` belongs; ${uses === 1 ? "a reference leads" : `${uses} references lead`} nowhere because of it`,
    help: ({ expected }) => `write \`namespace ${expected}\``,
    explanation: `
The folder of a file says which namespace it is in, or the other files in its folder do. This one says another, and because
of that references don't find what they mean: those to what it declares, or its own to what is beside it. They are resolved
as they are meant; the platform's parser finds none of them.

    // com/example/common/Genre.pdl
    namespace com.exmaple.common          // meant: com.example.common
    enum Genre { FICTION }
`,
  }),
  referenceBeforeDeclaration: defineCode<{ name: string }>("link/reference-before-declaration", {
    severity: "warning",
    message: ({ name }) => `\`${name}\` is used before the place that declares it`,
    help: () => "declare it at its first use, or give it a file of its own",
    explanation: `
An inline type exists for the platform's parser from its declaration on. A reference further up in the same file is resolved
here, but breaks the platform's own build.

    record Order {
      first: Line                          // too early
      lines: array[record Line {}]
    }
`,
  }),
  unreachableDeclaration: defineCode<{ name: string; file: string; isAlias: boolean }>("link/unreachable-declaration", {
    severity: "warning",
    message: ({ name, file, isAlias }) =>
      isAlias
        ? `\`${name}\` is a former name from ${file}, which nothing before this place refers to`
        : `\`${name}\` is declared inside ${file}, which nothing before this place refers to`,
    help: ({ isAlias }) => (isAlias ? "use the type's own name" : "give the type a file of its own"),
    explanation: `
The platform's parser finds a type by the name of its file. A type that is declared inline in another file, or an alias, is
known only after that file has been read for another reason. Aspectdoc looks at all files and resolves the name; whether the
platform's build does depends on the order of things, and here it does not.

    // Order.pdl
    record Order { lines: array[record Line {}] }
    // Cart.pdl
    record Cart { lines: array[Line] }     // works only after a reference to Order
`,
  }),
  misplacedFile: defineCode<{ name: string; expected: string }>("link/misplaced-file", {
    severity: "warning",
    message: ({ name, expected }) => `\`${name}\` belongs in ${expected}`,
    help: () => "move or rename the file, or correct its namespace",
    explanation: `
Folders follow the namespace and the file has the type's simple name: \`com.example.Order\` is in \`com/example/Order.pdl\` below
the schema folder. The platform's parser looks there only. Aspectdoc reads every file, so the type is documented all the same.
`,
  }),
  duplicateType: defineCode<{ name: string }>("link/duplicate-type", {
    severity: "error",
    message: ({ name }) => `\`${name}\` is declared twice in this file`,
    help: () => "rename one of them, or refer to the first by its name",
    explanation: `
One full name can be declared once. The first declaration counts, this one is left out.

    record Order {
      billing: record Address {}
      shipping: record Address {}          // write: shipping: Address
    }
`,
  }),
  shadowedType: defineCode<{ name: string; file: string }>("link/shadowed-type", {
    severity: "warning",
    message: ({ name, file }) => `\`${name}\` is declared differently in ${file}, which is the one documented`,
    help: () => "keep one of the two, or leave one of the folders out of the inputs",
    explanation: `
Two inputs, or a schema and its translation to another schema language, declare the same full name with different contents. The platform takes the
one that comes first on its path; Aspectdoc takes PDL before PDSC before Avro, then the one whose file is named for the type,
and then the first by path. The other is not documented.
`,
  }),
  conflictingType: defineCode<{ name: string; file: string }>("link/conflicting-type", {
    severity: "error",
    message: ({ name, file }) => `\`${name}\` is declared differently in ${file}, which is the one documented`,
    help: () => "rename or remove one of the two",
    explanation: `
Two files of one input declare the same full name with different contents, so that whoever refers to it may get one or the
other. The one whose file is named for the type is documented, best in the folders of its namespace, and else the first by
path.

    // com/example/Order.pdl
    namespace com.example
    record Order { id: string }
    // com/example/Basket.pdl
    namespace com.example
    record Order { lines: int }            // write: record Basket
`,
  }),
  repeatedType: defineCode<{
    name: string;
    file: string;
    /** How many more of its file are told with it. */
    rest?: number;
  }>("link/repeated-type", {
    severity: "warning",
    message: ({ name, file, rest = 0 }) =>
      rest === 0
        ? `\`${name}\` repeats the declaration in ${file}`
        : `\`${name}\` and ${rest} more of its file repeat the declarations in ${file}`,
    help: () => "remove one of the two, or leave one of the folders out of the inputs",
    explanation: `
Two files declare the same full name with the same contents, as a copy of a folder does. One of them is documented. The next
edit of either makes two different types of them.
`,
  }),
  olderVersions: defineCode<{ name: string; file: string; count: number }>("link/older-versions", {
    severity: "info",
    message: ({ name, file, count }) =>
      `\`${name}\` is documented as its newest version has it, and not as ${file} has it${
        count > 1 ? ` or ${count === 2 ? "another older one" : `${count - 1} others`}` : ""
      }`,
    help: () =>
      "to document each of them, list them as `versions` in the configuration, or give them names of their own",
    explanation: `
Avro files of one type stand beside each other at paths that differ in a version alone, as those do that readers of old data
need: \`User/v1/User.avsc\` and \`User/v2/User.avsc\`, or \`user-1.avsc\` and \`user-2.avsc\`. The one with the highest number is the
type, with all that it declares inside itself. The others aren't documented.
`,
  }),
  aliasTaken: defineCode<{ alias: string; name: string; holder: string }>("link/alias-taken", {
    severity: "warning",
    message: ({ alias, name, holder }) => `the alias \`${alias}\` of \`${name}\` is a name of \`${holder}\` already`,
    help: () => "remove the alias",
    explanation: `
An alias is a former name, which other schemas may still use. When another type has that name, references mean that type and
the alias has no effect.
`,
  }),
  primitiveRedefined: defineCode<{ name: string }>("link/primitive-redefined", {
    severity: "error",
    message: ({ name }) => `\`${name}\` is a primitive type and can't be declared`,
    help: () => "choose another name, or declare it in a namespace and refer to it by its full name",
    explanation: `
The names null, boolean, int, long, float, double, bytes and string belong to the language. Without a namespace they can't be declared. In a
namespace they can, but a simple name always means the primitive.
`,
  }),
  importOwnNamespace: defineCode<{ name: string }>("link/import-own-namespace", {
    severity: "error",
    message: ({ name }) => `\`${name}\` is in the file's own namespace and needs no import`,
    help: () => "remove the import",
    explanation: `
Types of the file's own namespace are known by their simple names. The platform's parser rejects an import of one.

    namespace com.example.shop
    import com.example.shop.Address        // remove
    record Order { billing: Address }
`,
  }),
  importConflict: defineCode<{ name: string; other: string }>("link/import-conflict", {
    severity: "error",
    message: ({ name, other }) =>
      name === other
        ? `\`${name}\` is imported twice`
        : `the imports \`${name}\` and \`${other}\` have the same simple name`,
    help: ({ name, other }) => (name === other ? "remove one" : "remove one and use that type's full name"),
    explanation: `
An import gives a type a simple name in the file, so simple names can't repeat among imports. The first import counts.

    import com.example.shop.Address
    import com.example.people.Address      // use the full name instead
`,
  }),
  importOfDeclared: defineCode<{ name: string; imported: string }>("link/import-of-declared", {
    severity: "error",
    message: ({ name, imported }) =>
      name === imported
        ? `\`${name}\` is imported, but declared in this file`
        : `the declaration of \`${name}\` and the import of \`${imported}\` have the same simple name`,
    help: ({ name, imported }) =>
      name === imported ? "remove the import" : "remove the import and use the imported type's full name",
    explanation: `
A file can't import a simple name that it declares itself, at the top or inline, whether or not the two are the same type.

    namespace com.example.shop
    import com.example.people.Address
    record Order { billing: record Address {} }
`,
  }),
  unusedImport: defineCode<{ name: string }>("link/unused-import", {
    severity: "info",
    message: ({ name }) => `the import of \`${name}\` is not used`,
    help: () => "remove it",
    explanation: `
Nothing in the file refers to the imported type by its simple name. The platform ignores such an import; it only makes the file
seem to depend on something.
`,
  }),
  includeCycle: defineCode<{ names: readonly string[] }>("link/include-cycle", {
    severity: "error",
    message: ({ names }) =>
      names.length === 1
        ? `\`${names[0] ?? ""}\` includes itself`
        : `the include is part of a circle: ${formatNames(names)} refer to each other`,
    help: () => "move the shared fields to a record that refers to none of them",
    explanation: `
To include a record, all of its fields have to be known. That is impossible when the included record refers back, by an include
or by a field, to the one that includes it. Fields that lead in a circle are fine as long as no include is part of it.

    record Node includes Base { next: optional Node }
    record Base { owner: optional Node }     // circle with an include
`,
  }),
  includeTarget: defineCode<{ name: string; kind: string }>("link/include-target", {
    severity: "error",
    message: ({ name, kind }) => `only records can be included, and \`${name}\` is ${kind}`,
    help: () => "include a record, or a typeref to one",
    explanation: `
\`includes\` takes the fields of another record. A typeref is followed to what it stands for; anything else has no fields.
`,
  }),
  includeDepth: defineCode<{ record: string; limit: number }>("link/include-depth", {
    severity: "error",
    message: ({ record, limit }) => `what \`${record}\` includes leads on through more than ${limit} records`,
    help: () => "include the records that hold the fields themselves; until then this one has its own fields only",
    explanation: `
A record has the fields of the records that it includes, of those that these include, and so on. The way is bounded, far beyond
what people write, so that a hostile model can't exhaust memory.

    record A includes B {}
    record B includes C {}   // and so on, more than fifty times
`,
  }),
  typerefDepth: defineCode<{ typeref: string; limit: number }>("link/typeref-depth", {
    severity: "error",
    message: ({ typeref, limit }) => `what \`${typeref}\` stands for leads on through more than ${limit} typerefs`,
    help: () => "name the type that is meant; until then nothing is known of this one",
    explanation: `
A typeref is another name for a type, which may be a typeref again. The way is bounded, far beyond what people write, so that a
hostile model can't exhaust memory.

    typeref A = B
    typeref B = C   // and so on, more than fifty times
`,
  }),
  typerefCycle: defineCode<{ names: readonly string[] }>("link/typeref-cycle", {
    severity: "error",
    message: ({ names }) =>
      names.length === 1
        ? `the typeref \`${names[0] ?? ""}\` stands for itself`
        : `the typerefs ${formatNames(names)} stand for each other`,
    help: () => "put a record in between, or name the type that is meant",
    explanation: `
A typeref is another name for a type. When it leads back to itself, also through an array, a map or a union, there is no type
that it names. Through a field of a record the circle is fine.

    typeref Tree = array[Tree]
`,
  }),
  duplicateField: defineCode<{ field: string; record: string; origin?: string | undefined }>("link/duplicate-field", {
    severity: "error",
    message: ({ field, record, origin }) =>
      origin === undefined
        ? `the field \`${field}\` of \`${record}\` is declared twice`
        : `the field \`${field}\` of \`${record}\` comes from \`${origin}\` already`,
    help: ({ origin }) =>
      origin === undefined ? "rename or remove one" : "rename it; an included field can't be redefined",
    explanation: `
The fields of a record, included ones among them, have different names. An included field can't be overridden, and a record
with fields can't be included twice. The first of the two is documented.
`,
  }),
  duplicateSymbol: defineCode<{ symbol: string; enum: string }>("link/duplicate-symbol", {
    severity: "error",
    message: ({ symbol, enum: name }) => `the symbol \`${symbol}\` of \`${name}\` is declared twice`,
    help: () => "remove one",
    explanation: `
An enum lists each symbol once. The first one, with its doc and annotations, is documented.
`,
  }),
  unionInUnion: defineCode<{ through?: string | undefined }>("link/union-in-union", {
    severity: "error",
    message: ({ through }) =>
      through === undefined
        ? "a union can't be a member of a union"
        : `a union can't be a member of a union, and \`${through}\` stands for one`,
    help: () => "list the inner members in the outer union, or put a record in between",
    explanation: `
The members of a union are told apart by the name of their type, and a union has none. That holds for a typeref to a union too.

    value: union[null, union[int, string]]       // wrong
    value: union[null, int, string]              // right
`,
  }),
  duplicateMember: defineCode<{ key: string; isAlias: boolean }>("link/duplicate-member", {
    severity: "error",
    message: ({ key, isAlias }) =>
      isAlias ? `the alias \`${key}\` stands twice in the union` : `the union has two members of type \`${key}\``,
    help: ({ isAlias }) => (isAlias ? "give each member an alias of its own" : "give every member an alias"),
    explanation: `
A value of a union names its member: by the alias, else by its type. All arrays are \`array\` in that sense and all maps \`map\`,
and a typeref counts as the type it stands for. Aliases tell equal types apart.

    value: union[array[int], array[string]]                      // wrong
    value: union[numbers: array[int], words: array[string]]      // right
`,
  }),
  mixedAliases: defineCode("link/mixed-aliases", {
    severity: "error",
    message: () => "either all members of a union have an alias or none has",
    help: () => "give every member but `null` an alias",
    explanation: `
In a union with aliases each member has one. \`null\` is the exception, it never has any.

    value: union[null, number: int, string]             // wrong
    value: union[null, number: int, word: string]       // right
`,
  }),
  nullAlias: defineCode<{ alias: string }>("link/null-alias", {
    severity: "error",
    message: ({ alias }) => `\`null\` can't have an alias, but is called \`${alias}\``,
    help: () => "remove the alias",
    explanation: `
The member \`null\` of a union is always just \`null\`, also among members with aliases.

    value: union[nothing: null, number: int]     // wrong
    value: union[null, number: int]              // right
`,
  }),
  reservedAlias: defineCode<{ alias: string }>("link/reserved-alias", {
    severity: "error",
    message: ({ alias }) => `\`${alias}\` is reserved and can't be the alias of a member`,
    help: () => "choose another alias",
    explanation: `
When a union with aliases becomes Avro, a field \`fieldDiscriminator\` is added that says which member is set. So no member can
have that name.
`,
  }),
  defaultNotFirst: defineCode<{ field: string; first: string; found: string }>("link/default-not-first", {
    severity: "warning",
    message: ({ field, first, found }) =>
      `the default of \`${field}\` is a value of \`${found}\`, but the first branch of its union is \`${first}\``,
    help: ({ found }) => `put \`${found}\` first in the union, or write another default`,
    explanation: `
Before Avro 1.12 the default of a union is a value of its first branch, and libraries up to then refuse a schema that
has another one, or read the default wrongly.

\`\`\`json
{ "name": "note", "type": ["string", "null"], "default": null }
\`\`\`

Here \`null\` has to come first: \`["null", "string"]\`. The default is documented as it is written.
`,
  }),

  defaultMismatch: defineCode<{
    field: string;
    path: string;
    expected: string;
    found: string;
    suggestions: readonly string[];
  }>("link/default-mismatch", {
    severity: "error",
    message: ({ field, path, expected, found }) =>
      `the default of \`${field}\` does not fit its type: ${path === "" ? "" : `at \`${path}\` `}expected ${expected}, found ${found}`,
    help: ({ expected, suggestions }) => formatSuggestions(suggestions) ?? `write ${expected}, or change the type`,
    explanation: `
A default is a value of the field's type, written as JSON.

| type | default |
|---|---|
| numbers | a number; for float and double also \`"NaN"\`, \`"Infinity"\`, \`"-Infinity"\` |
| bytes, fixed | a string of characters up to U+00FF; for fixed, as many as its size |
| enum | one of its symbols, as a string |
| record | an object with every field that is neither optional nor has a default |
| union | an object with one key, the member: \`{"string": "a"}\`; or \`null\` when that is a member |

\`= null\` is not a way to say that an optional field is absent; leave the default out instead. The field is documented without
its default.
`,
  }),
  unfitDefault: defineCode<{ field: string; path: string; expected: string; found: string }>("link/unfit-default", {
    severity: "warning",
    message: ({ field, path, expected, found }) =>
      `the default of \`${field}\` is not one of its values: ${path === "" ? "" : `at \`${path}\` `}expected ${expected}, found ${found}`,
    help: () => "write a value that the type has, or leave the default out; it isn't shown",
    explanation: `
In JSON Schema, and in what other plug-ins read, a default is a word to readers that no program is held to. Tools that draft a schema from
a sample write \`"default": {}\` for each object, whichever fields are required in it:

    "price": { "type": "object", "required": ["amount"], "default": {} }

Nobody can use such a value, so the field is documented without it. In PDL and Avro it is an error, \`link/default-mismatch\`, since
their programs fill it in.
`,
  }),
  spelledDefault: defineCode<{ field: string; written: string }>("link/spelled-default", {
    severity: "info",
    message: ({ field, written }) =>
      `the default of \`${field}\` is a text that spells a value of its type: ${written}`,
    help: () => "write the value without quotes",
    explanation: `
Programs that make JSON Schema of comments or tags in code leave defaults as the texts that stood there:

    "watch": { "type": "boolean", "default": "false" }

What is meant is plain, so pages and samples have \`false\`. Who writes such a schema by hand may mend it, since other tools hold the
text against the type.
`,
  }),
  defaultChanged: defineCode<{ field: string; written: string; becomes: string }>("link/default-changed", {
    severity: "warning",
    message: ({ field, written, becomes }) => `the default ${written} of \`${field}\` becomes ${becomes}`,
    help: () => "write a value that the type can hold, or choose a wider type",
    explanation: `
The platform fits a number into its type without a word: a fraction is cut off for whole numbers, and what is beyond 32 bits
wraps around for an int. The pages show the value that is in force.

    count: int = 3000000000        // is -1294967296
    count: long = 3000000000
`,
  }),
} as const;

function formatNames(names: readonly string[]): string {
  const shown = names.slice(0, 3).map((name) => `\`${name}\``);
  return names.length > 3 ? `${shown.join(", ")} and ${names.length - 3} more` : shown.join(" and ");
}

/** Whether a name is written without the namespace that it has here, as of languages that have none. */
function isBare(name: string, written: string): boolean {
  return written === toSimpleName(name);
}
