import { defineCode } from "../code.ts";

const keywords: ReadonlySet<string> = new Set([
  ...["array", "enum", "error", "fixed", "import", "map", "oneway", "protocol", "record", "schema", "throws", "union"],
]);

/** What the reader of Avro IDL says besides what it has in common with that of Avro's JSON. */
export const avdlCodes = {
  unexpected: defineCode<{ expected: string; found: string }>("avdl/unexpected", {
    severity: "error",
    message: ({ expected, found }) =>
      `expected ${expected}, but ${found === "" ? "the file ends here" : `found \`${found}\``}`,
    help: ({ found }) => {
      if (found === "") return "close what is open with `}` or `;`";
      return keywords.has(found)
        ? `if \`${found}\` is meant as a name, put it in back-ticks`
        : "correct it here or just before";
    },
    explanation: `
The text is no Avro IDL at this place. What stands around it is read all the same: reading goes on behind the next \`;\` or \`}\`.

    record Order { string id }          // wrong
    record Order { string id; }         // right
    void error();                       // wrong: a keyword
    void \`error\`();                     // right
`,
  }),
  unclosed: defineCode<{ what: "comment" | "string" | "name" }>("avdl/unclosed", {
    severity: "error",
    message: ({ what }) => `the ${what} is not closed`,
    help: ({ what }) =>
      `close it with ${{ comment: "`*/`", string: "the quotation mark that opened it", name: "a back-tick" }[what]}`,
    explanation: `
A comment runs to the next \`*/\`, a string and a name in back-ticks to the end that is like their beginning, on the same line.

    string name = "unknown;             // wrong
    string name = "unknown";            // right
`,
  }),
  tooDeep: defineCode("avdl/too-deep", {
    severity: "error",
    message: () => "types or values stand in one another too deeply",
    help: () => "declare what is inside as a record of its own",
    explanation: `
Nothing that people write comes near the depth at which reading stops; it keeps damaged files from taking all memory.

    array<array<array<…>>>              // hundreds of them
`,
  }),
} as const;
