import { expect, it } from "vitest";
import type { GraphqlOperationContent } from "../../page-model/graphql.ts";
import { readGraphqlModel } from "../../testdata/graphql-model.ts";
import { linkModel } from "../../testdata/link-model.ts";
import { createPlanContext } from "../create-plan-context.ts";
import { planGraphqlPages } from "./plan-graphql-pages.ts";

const schema = `
type Mutation {
  "Makes a label. Requires the privilege \`Manage Labels\`, twice.  It is shown at once."
  createLabel(input: LabelInput!): Label
  "Gets the privileges that a label gives."
  updateLabel(input: LabelInput!): Label
  deleteLabel(urn: String!): Boolean
  addNote(input: NoteInput!): Boolean
  "Reads a label. Takes the privilege \`READ_LABEL\` or \`READ_ALL\`."
  readLabel: Boolean
  "Requires the privilege \`Pack\`. ${"It is put into a box. ".repeat(20)}"
  pack: Boolean
}
type Label { urn: String! }
"What a label says."
input LabelInput { name: String! }
"A note. Needs permission to write."
input NoteInput { text: String! }
`;

async function planOperation(name: string): Promise<GraphqlOperationContent> {
  const { catalogue } = await readGraphqlModel({ "a.graphql": schema });
  const { access } = (await linkModel({ "access/a.yml": "privileges: [{ name: READ_LABEL }]" })).catalogue;
  const { pages } = planGraphqlPages(createPlanContext({ ...catalogue, access }, { title: "Test", base: "/docs/" }));
  const content = pages.find(({ route }) => route === `graphql/mutations/${name}`)?.content.get();
  if (content?.kind !== "graphqlOperation") throw new Error(`no page of ${name}`);
  return content;
}

/** A query that takes and gives as many fields. */
async function planWide(count: number): Promise<GraphqlOperationContent> {
  const fields = Array.from({ length: count }, (_, at) => `f${at}: String`).join(" ");
  const sdl = `type Query { q(input: I): O } input I { ${fields} } type O { ${fields} }`;
  const { catalogue } = await readGraphqlModel({ "a.graphql": sdl });
  const { pages } = planGraphqlPages(createPlanContext(catalogue, { title: "Test", base: "/docs/" }));
  const content = pages.find(({ route }) => route === "graphql/queries/q")?.content.get();
  if (content?.kind !== "graphqlOperation") throw new Error("no page of q");
  return content;
}

const listRelated = ({ related }: GraphqlOperationContent): readonly string[] =>
  related.map(({ label, links }) => `${label}: ${links.map((link) => link.label).join(" ")}`);

const readPermission = ({ facts }: GraphqlOperationContent): string | undefined =>
  facts
    .find(({ label }) => label === "Permission")
    ?.value.map(({ text }) => text)
    .join("");

it("says how operations are related: by what they do, take and return", async () => {
  expect(listRelated(await planOperation("createLabel"))).toEqual([
    "Inverse: deleteLabel",
    "On the same subject: updateLabel",
    "Also taking LabelInput: updateLabel",
    "Also returning Label: updateLabel",
  ]);
  expect(listRelated(await planOperation("addNote"))).toEqual([]);
});

it("brings up what the schema says of permissions, in the operation's own words or those of its input", async () => {
  expect(readPermission(await planOperation("pack"))).toBe("Requires the privilege Pack.");
  expect(readPermission(await planOperation("createLabel"))).toBeUndefined();
  expect(readPermission(await planOperation("updateLabel"))).toBeUndefined();
  expect(readPermission(await planOperation("addNote"))).toBe("Needs permission to write. (NoteInput)");
});

it("leads from a permission to the privilege that it names, if the model has it", async () => {
  const { facts } = await planOperation("readLabel");
  const runs = facts.find(({ label }) => label === "Privilege")?.value ?? [];
  expect(runs.map(({ text }) => text).join("")).toBe("READ_LABEL");
  expect(runs.flatMap(({ href }) => href ?? [])).toEqual(["/docs/generated/access/privileges/#READ_LABEL"]);
});

it.each([
  [[["A"]], "A (a.ts)", {}, {}],
  [[["A", "B"]], "A with B (a.ts)", {}, {}],
  [[["A"], ["B"]], "A (a.ts), B (a.ts); the code tells whether one of them is enough", {}, {}],
  [[["A"]], "A (a.ts); in some cases, which the code tells", { conditional: true }, {}],
  [
    [["A"], ["B"]],
    "A (a.ts), B (a.ts); the code tells when, and whether one of them is enough",
    { conditional: true },
    {},
  ],
  [[["A"], ["B"]], "A (a.ts), B (a.ts); one of them is enough", {}, { anyPrivilege: true }],
] as const)(
  "says of privileges that the code asks for no more than it tells: %j",
  async (asked, expected, how, all) => {
    const { catalogue } = await readGraphqlModel({ "a.graphql": schema });
    const span = { file: "x/a.ts", startLine: 1, startColumn: 1, endLine: 1, endColumn: 1 };
    const code = {
      span,
      writes: [],
      reads: [],
      privileges: asked.map((privileges) => ({ privileges, span, ...how })),
      ...all,
    };
    const operations = catalogue.graphql.operations.map((each) => ({ ...each, code }));
    const told = { ...catalogue, graphql: { ...catalogue.graphql, operations } };
    const { pages } = planGraphqlPages(createPlanContext(told, { title: "Test", base: "/" }));
    const content = pages.find(({ route }) => route === "graphql/mutations/addNote")?.content.get();
    const facts = content?.kind === "graphqlOperation" ? content.facts : [];
    const text = facts.find(({ label }) => label === "Asks for privileges")?.value.map((run) => run.text);
    expect(text?.join("").replaceAll(":1)", ")")).toBe(expected);
  },
);

it.each([
  [["a"], "a (a.ts)"],
  [["a", "b"], "a (a.ts), b (a.ts); the code tells when it writes which"],
])("says of writes that the code has no more than it tells: %j", async (aspects, expected) => {
  const { catalogue } = await readGraphqlModel({ "a.graphql": schema });
  const span = { file: "x/a.ts", startLine: 1, startColumn: 1, endLine: 1, endColumn: 1 };
  const code = { span, writes: aspects.map((aspect) => ({ aspect, span })), reads: [], privileges: [] };
  const operations = catalogue.graphql.operations.map((each) => ({ ...each, code }));
  const told = { ...catalogue, graphql: { ...catalogue.graphql, operations } };
  const { pages } = planGraphqlPages(createPlanContext(told, { title: "Test", base: "/" }));
  const content = pages.find(({ route }) => route === "graphql/mutations/addNote")?.content.get();
  const facts = content?.kind === "graphqlOperation" ? content.facts : [];
  const text = facts.find(({ label }) => label === "Writes")?.value.map((run) => run.text);
  expect(text?.join("").replaceAll(":1)", ")")).toBe(expected);
});

it("tells as much of a long input or result as one can read in place, and leads to its page for the rest", async () => {
  const { arguments: short, returns: few } = await planWide(200);
  expect([short[0]?.rows?.length, short[0]?.rowsLabel, short[0]?.facts]).toEqual([200, "200 input fields of I", []]);
  expect([few.parts.length, few.partsLabel]).toEqual([200, "200 fields of O"]);
  const { arguments: long, returns: many } = await planWide(1001);
  expect([long[0]?.rows?.length, long[0]?.rowsLabel]).toEqual([200, "200 of 1,001 input fields of I"]);
  expect(long[0]?.facts).toEqual([[{ text: "all 1,001 input fields", href: "/docs/graphql/inputObjects/I/" }]]);
  expect([many.parts.length, many.partsLabel]).toEqual([201, "200 of 1,001 fields of O"]);
  expect(many.parts[200]).toEqual({ label: "all 1,001", href: "/docs/graphql/objects/O/" });
});

it("says which types stand behind a word that only the schema has, unless they are many", async () => {
  const sdl = `
    interface Starrable { id: ID! }
    type Ship implements Starrable { id: ID! }
    type Berth implements Starrable { id: ID! }
    interface Node { id: ID! }
    ${Array.from({ length: 13 }, (_, at) => `type T${at} implements Node { id: ID! }`).join("\n")}
    type AddStarPayload { starrable: Starrable, also: [Starrable!], node: Node, clientMutationId: String }
    type Query { star: AddStarPayload }
    type Mutation { addStar(id: ID!): AddStarPayload }
  `;
  const { catalogue } = await readGraphqlModel({ "a.graphql": sdl });
  const { pages } = planGraphqlPages(createPlanContext(catalogue, { title: "Test", base: "/docs/" }));
  const factsOf = (address: string): readonly string[] => {
    const content = pages.find(({ route }) => route === address)?.content.get();
    if (content?.kind !== "graphqlOperation") throw new Error(`no page at ${address}`);
    return content.facts.map(({ label, value }) => `${label}: ${value.map(({ text }) => text).join("")}`);
  };
  expect(factsOf("graphql/mutations/addStar").slice(1)).toEqual(["Possible types of Starrable: Berth, Ship"]);
  expect(factsOf("graphql/queries/star").slice(1)).toEqual([]);
});
