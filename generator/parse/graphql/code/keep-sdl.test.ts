import { expect, test } from "vitest";
import { createReport } from "../../../diagnostics/report.ts";
import { readDefinitions } from "../read-definitions.ts";
import { toSpan } from "../graphql-document.ts";
import { keepSdl } from "./keep-sdl.ts";

function keep(path: string, text: string): { readonly kept: string; readonly told: readonly string[] } {
  const report = createReport();
  const kept = keepSdl({ path, text, kind: "graphql" }, report);
  return {
    kept,
    told: report.diagnostics.map(
      ({ code, span, message }) => `${span?.startLine}:${span?.startColumn} ${code} ${message}`,
    ),
  };
}

const ship = "type Ship { id: ID! }";

test.each<[language: string, path: string, text: string]>([
  ["a template with a tag", "a.ts", `const a = gql\`\n  ${ship}\n\`;`],
  ["a template of Apollo Server", "a.js", `export const typeDefs = \`#graphql\n  ${ship}\`;`],
  ["a template without any mark", "a.mjs", `buildSchema(\`${ship}\`)`],
  [
    "a template behind signs that open others",
    "a.tsx",
    `const a = /[\`'"]/; // it's \`\nconst b = 4 / 2;\nf(\`${ship}\`)`,
  ],
  ["a template behind one that is nested", "a.ts", `f(\`\${g(\`}\`)} {\`); const b = \`${ship}\`;`],
  [
    "a text in three quotes of Python",
    "a.py",
    `"""Ships, as in \`type Ship\`."""\n# it's\ntype_defs = gql("""\n${ship}\n""")`,
  ],
  ["a text block of Java", "A.java", `String sdl = """\n    ${ship}\n    """;`],
  ["a raw string of Go", "a.go", `const Schema = \`\n  schema { query: Query }\n  ${ship}\n\``],
  ["a heredoc of Ruby", "a.rb", `SCHEMA = <<~GRAPHQL\n  ${ship}\nGRAPHQL\n`],
  ["a heredoc of PHP", "a.php", `$sdl = <<<'SDL'\n${ship}\nSDL;`],
])("%s keeps its lines and columns", (_, path, text) => {
  const { kept, told } = keep(path, text);
  expect(told).toEqual([]);
  expect(kept).toHaveLength(text.length);
  expect(kept.indexOf(ship)).toBe(text.indexOf(ship));
  const { definitions } = readDefinitions({ path, text: kept, kind: "graphql" }, createReport());
  const loc = definitions.at(-1)?.node.loc;
  expect(loc && toSpan(loc).startLine).toBe(text.slice(0, text.indexOf(ship)).split("\n").length);
});

test.each<[what: string, path: string, text: string]>([
  ["what clients send", "a.ts", "gql`query { ship { type name } }`; gql`fragment type on Ship { id }`"],
  ["declarations of a program", "a.ts", "const made = `interface Ship {\n  id: string;\n}`;"],
  ["a comment", "a.ts", `/* gql\`${ship}\` */ // gql\`${ship}\``],
  ["a sentence", "a.py", '"""type name of the ship"""'],
  ["a template that isn't closed", "a.ts", `gql\`${ship}`],
  ["another language", "a.lua", `[[${ship}]]`],
])("%s is no SDL", (_, path, text) => {
  expect(keep(path, text).kept.trim()).toBe("");
});

test("of an expression in a description the name stays, one between definitions is passed over", () => {
  const { kept, told } = keep("a.ts", 'gql`${others}\n"""At most ${most}, as \\`id\\`."""\ntype Ship { id: ID! }`');
  expect(told).toEqual([]);
  expect(kept).toBe('             \n"""At most    most, as `id`."""\ntype Ship { id: ID! } ');
});

test("an expression in a definition is told where it stands, and the brackets around it alone go", () => {
  const { kept, told } = keep(
    "a.ts",
    "gql`\n  type Query { ships(${paging}): [ID!]! ${more} }\n  type Ship { ${fields} }\n`",
  );
  expect(told).toEqual([
    "2:22 graphql/part-of-program what `${paging}` puts into the schema is known only when the program runs, so it is missing",
    "2:41 graphql/part-of-program what `${more}` puts into the schema is known only when the program runs, so it is missing",
    "3:15 graphql/part-of-program what `${fields}` puts into the schema is known only when the program runs, so it is missing",
  ]);
  expect(kept.trim().split(/\s+/).join(" ")).toBe("type Query { ships : [ID!]! } type Ship");
});

test("what an expression says of a member goes with the member", () => {
  const { kept } = keep(
    "a.ts",
    "gql`type Query implements ${node} { ship(first: Int = ${size}, by: ${order}!): Ship ships: [${ship}!]! } union Any = ${any}`",
  );
  expect(kept.trim().split(/\s+/).join(" ")).toBe("type Query { ship(first: Int , ): Ship } union Any");
});

test.each([
  ["what writes a program of Go", "line(`type ${name} struct {`)"],
  ["what makes one to check something by", "merge(`schema { query: ${type.name.value} }`)"],
  ["what prints schemas", "return `schema {\\n${roots.join(`\\n`)}\\n}`"],
])("%s has no schema in it", (_, text) => {
  expect(keep("a.js", text)).toEqual({ kept: " ".repeat(text.length), told: [] });
});

test("constants of the same file stand where templates name them", () => {
  const constants = [
    'const paging: string = "first: Int, after: String";',
    "const most = 100;",
    "const fields = gql`\n  id: ID!\n  name: String\n`;",
    "const size = 1; const size = 2; const made = `a: ${most}`; const noted = `a: Int # a`;",
  ];
  const sdl =
    'type Query {\n  """At most ${most}."""\n  ships(${paging}, n: Int = ${most}): [ID!]!\n}\ntype Ship { ${ fields } }';
  const { kept, told } = keep(
    "a.ts",
    `${constants.join("\n")}\ngql\`${sdl}\`;\ngql\`type A { \${size} \${made} \${noted} }\``,
  );
  expect(kept.trim().split(/\s+/).join(" ")).toBe(
    'type Query { """At most 100.""" ships(first: Int, after: String, n: Int = 100 ): [ID!]! } type Ship { id: ID! name: String } type A',
  );
  expect(told.map((each) => /`(.*)`/.exec(each)?.[1])).toEqual(["${size}", "${made}", "${noted}"]);
});

test.each(["const a = `", "const ", "const a = 1", 'const a: string = "', "const a =  ", "    ", "const a  "])(
  "many of %j take little time where constants are looked for",
  (piece) => {
    expect(keep("a.ts", `gql\`type Ship { id(\${a}): ID }\`;\nconst ${piece.repeat(20_000)}`).kept).toContain("Ship");
  },
);

test.each(["`${", "`${`", "<<AB\n", "/[", "'", '"""', "/*", 'gql`type A { a: """'])(
  "many of %j take little time",
  (piece) => {
    const text = `gql\`${ship}\`\n${piece.repeat(20_000)}`;
    for (const path of ["a.ts", "a.py", "a.rb", "a.php", "a.go", "a.java"]) expect(keep(path, text).kept).not.toBe("");
  },
);
