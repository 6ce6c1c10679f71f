import { expect, test } from "vitest";
import { createReport } from "../../diagnostics/report.ts";
import { linkModel, sayAll } from "../../testdata/link-model.ts";
import { emptyDocs } from "./empty-docs.ts";

async function findEmptyDocs(files: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const { catalogue } = await linkModel(files);
  const report = createReport();
  for (const rule of emptyDocs) rule(catalogue, report);
  return sayAll(report.diagnostics, { info: true });
}

test("a doc of a schema is held against its name, its owner's and its type's", async () => {
  const text = `namespace x
/** The owner. */
record Owner includes Base {
  /** The URNs. */ ids: array[Urn]
  /** The URNs by owner. */ byKey: map[string, union[null, Urn]]
  /** Why it is one. */ reason: string
  /** Type of the owner */ kind: enum OwnerType {
    /** Business. */ BUSINESS
    /** Answers questions. */ TECHNICAL
  }
}`;
  expect(
    await findEmptyDocs({
      "x/Owner.pdl": text,
      "x/Base.pdl": "namespace x /** What all have. */ record Base { /** The note. */ note: string }",
      "x/Urn.pdl": "namespace x /** A name. */ typeref Urn = string",
      "entity-registry.yml": "entities: [{name: owner, doc: An owner., keyAspect: ownerKey}]",
    }),
  ).toEqual([
    'entity-registry.yml:1:19 check/empty-doc "An owner." says nothing about the entity `owner` beyond its name',
    'x/Base.pdl:1:66 check/empty-doc "The note." says nothing about the field `Base.note` beyond its name',
    'x/Owner.pdl:3:8 check/empty-doc "The owner." says nothing about the record `Owner` beyond its name',
    'x/Owner.pdl:4:20 check/empty-doc "The URNs." says nothing about the field `Owner.ids` beyond its name',
    'x/Owner.pdl:5:29 check/empty-doc "The URNs by owner." says nothing about the field `Owner.byKey` beyond its name',
    'x/Owner.pdl:7:28 check/empty-doc "Type of the owner" says nothing about the field `Owner.kind` beyond its name',
    'x/Owner.pdl:8:5 check/empty-doc "Business." says nothing about the symbol `OwnerType.BUSINESS` beyond its name',
  ]);
});

test("descriptions of operations, members, options and of the client library are looked at as well", async () => {
  const manifest = `platform: mysql
plugins:
  - id: mysql
    options:
      - { path: host, type: string, description: The host. }
      - { path: port, type: integer, description: 3306 unless it is set. }`;
  const library = `page: lib
modules:
  - name: lib
    functions:
      - name: emit
        doc: Emits.
        parameters: [{ name: item, type: Proposal, doc: The proposal. }]
    constants: [{ name: LIMIT, type: int, doc: The limit. }]
    enums:
      - { name: Mode, doc: How it writes., values: [{ name: SYNC, doc: Sync mode. }] }
    classes:
      - name: Emitter
        doc: Sends what comes in.
        parameters: [{ name: server, type: str, doc: Where to. }]
        attributes: [{ name: closed, type: bool, doc: Whether it is closed. }]
        methods: [{ name: close, doc: Closes the emitter. }]`;
  const found = await findEmptyDocs({
    "a.graphql":
      'type Query { "Users." users("Start." start: Int, "At most so many." count: Int): [User] }\n"One person." type User { "The id." id: ID }',
    "ingestion/mysql.yml": manifest,
    "sdk/lib.yml": library,
  });
  expect(found.map((line) => line.replace(/^.*about the (.*) beyond.*$/, "$1"))).toEqual([
    "query `Query.users`",
    "argument `Query.users(start:)`",
    "field `User.id`",
    "constant `LIMIT`",
    "symbol `Mode.SYNC`",
    "function `emit`",
    "parameter `emit(item)`",
    "property `Emitter.closed`",
    "method `Emitter.close`",
    "option `host`",
  ]);
});
