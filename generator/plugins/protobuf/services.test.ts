import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { check, type Catalogue } from "../../api.ts";
import { surveyDocs } from "../../catalogue/survey-docs.ts";
import { readPage } from "../../page-model/read-page.ts";
import { plan } from "../../plan/plan.ts";
import { addedShape, familyShape, offerShape } from "../plugin-shapes.ts";
import protobuf from "./protobuf.ts";

const docks = `syntax = "proto3";
package harbour.v1;
import "google/api/annotations.proto";
import "google/longrunning/operations.proto";
import "google/protobuf/empty.proto";

// Where ships come in. And go out.
service Docks {
  option (google.api.default_host) = "docks.example";
  // Lets a [ship][harbour.v1.Ship] in.
  //
  // At once.
  rpc Enter(Ship) returns (Berth) {
    option (google.api.http) = {
      post: "/v1/{name=ships/*}:enter" body: "*"
      additional_bindings { get: "/v1/enter" }
      additional_bindings { custom: { kind: "HEAD" path: "/v1/any" } }
    };
    option (google.api.method_signature) = "name";
  }
  rpc Watch(stream Ship) returns (stream Berth) { option idempotency_level = NO_SIDE_EFFECTS; }
  // Deprecated: use Watch.
  rpc Follow(Ship) returns (stream Berth) { option deprecated = true; }
  rpc Load(Ship) returns (google.longrunning.Operation) {
    option (google.longrunning.operation_info) = { response_type: "Berth" metadata_type: "google.protobuf.Empty" };
  }
  rpc Leave(Ship) returns (google.protobuf.Empty);
}
// It's small.
message Ship { string name = 1; bool seen = 2 [(google.api.field_behavior) = OUTPUT_ONLY]; }
message Berth { int64 number = 1; }
`;

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "aspectdoc-services-"));
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

async function read(files: Readonly<Record<string, string>>): Promise<Catalogue> {
  const inputs = mkdtempSync(join(folder, "in-"));
  for (const [path, text] of Object.entries(files)) writeFileSync(join(inputs, path), text);
  const { catalogue } = await check({ cwd: inputs, inputs: ["."], config: false });
  return catalogue ?? expect.fail("there is no catalogue");
}

const { pages, sections, offers } = protobuf({});

describe("a service", () => {
  test("has a page with its methods, and one for each of these", async () => {
    const family = pages?.(await read({ "docks.proto": docks }));
    expect(familyShape.safeParse(family).success).toBe(true);
    expect(family?.pages.map(({ path, title, badges = [], deprecated }) => [path, title, badges, deprecated])).toEqual([
      ["harbour.v1.Docks", "Docks", [], undefined],
      ["harbour.v1.Docks/Enter", "Enter", [], undefined],
      ["harbour.v1.Docks/Watch", "Watch", ["streams both ways"], undefined],
      ["harbour.v1.Docks/Follow", "Follow", ["streams responses"], "use Watch."],
      ["harbour.v1.Docks/Load", "Load", [], undefined],
      ["harbour.v1.Docks/Leave", "Leave", [], undefined],
    ]);
    const said = (index: number): string => JSON.stringify(family?.pages[index]);
    expect(said(0)).toContain('"Lets a ship in"');
    expect(said(0)).toContain('"Deprecated: use Watch"');
    expect(said(1)).toContain('"to":"schema:harbour.v1.Ship"');
    expect(said(1)).toContain('{"text":"POST /v1/{name=ships/*}:enter","code":true}," with the rest as body"');
    expect(family?.pages[1]?.aliases).toEqual([
      ...["harbour.v1.Docks/Enter", "Docks.Enter", "harbour.v1.Docks.Enter", "POST /v1/{name=ships/*}:enter"],
      ...["POST /v1/ships/{id}:enter", "GET /v1/enter", "HEAD /v1/any"],
    ]);
    expect(said(1)).toContain(
      String.raw`grpcurl -d '{\n  \"name\": \"Example\"\n}' docks.example:443 harbour.v1.Docks/Enter`,
    );
    expect(said(1)).toContain('"text":"Enter(name)"');
    expect(said(2)).toContain('"idempotency_level"');
    expect(said(4)).toContain('{"label":"Gives","value":[{"text":"google.longrunning.Operation","code":true}]}');
    expect(said(4)).toContain('{"label":"Comes to","value":[{"text":"harbour.v1.Berth","code":true,"to"');
    expect(said(4)).toContain(String.raw`{\n  \"number\": \"42\"\n}`);
  });

  test("is in a list where there are others", async () => {
    const other = "package towers; service Lights { rpc Turn(A) returns (A); } message A {}";
    const family = pages?.(await read({ "docks.proto": docks, "lights.proto": other }));
    expect(family?.pages.slice(0, 2).map(({ path, label, group }) => [path, label, group])).toEqual([
      ["", undefined, undefined],
      ["harbour.v1.Docks", "Overview", ["harbour.v1", "Docks"]],
    ]);
    expect(family?.pages[0]?.description).toBe("2 services with 6 methods.");
  });

  test("is named on the pages of what its methods take and give", async () => {
    const added = sections?.(await read({ "docks.proto": docks })) ?? [];
    expect(addedShape.safeParse(added).success).toBe(true);
    expect(JSON.stringify(added.find(({ to }) => to === "schema:harbour.v1.Berth"))).toContain(
      '{"label":"Docks.Load","to":"page:harbour.v1.Docks/Load","note":"comes to it"}',
    );
  });

  test("is what others call", async () => {
    const offer = offers?.(await read({ "docks.proto": docks }));
    expect(offerShape.safeParse(offer).success).toBe(true);
    expect(offer?.endpoints[0]).toMatchObject({
      name: "harbour.v1.Docks/Enter",
      addresses: ["POST /v1/{name=ships/*}:enter", "GET /v1/enter", "HEAD /v1/any"],
    });
  });
});

test("a call shows what is in a message that another model has", async () => {
  const cwd = mkdtempSync(join(tmpdir(), "aspectdoc-protobuf-"));
  try {
    mkdirSync(join(cwd, "ships"));
    mkdirSync(join(cwd, "docks"));
    const ship = 'syntax = "proto3"; package ships; message Ship { string name = 1; int64 length = 2; }';
    const docks = 'import "ship.proto"; service Docks { rpc Enter(ships.Ship) returns (ships.Ship); } message Berth {}';
    writeFileSync(join(cwd, "ships/ship.proto"), ship);
    writeFileSync(join(cwd, "docks/docks.proto"), `syntax = "proto3"; package docks; ${docks}`);
    const settings = { plugins: ["aspectdoc/plugins/protobuf"], references: [join(cwd, "ships")] };
    const { catalogue } = await check({ cwd, inputs: ["docks"], config: false, settings });
    if (catalogue === undefined) return expect.fail("there is no catalogue");
    const { pages = [] } = protobuf({}).pages?.(catalogue) ?? {};
    const parts = pages.find(({ title }) => title === "Enter")?.sections?.flatMap((section) => section.parts ?? []);
    const codes = parts?.flatMap((part) => (part.kind === "code" ? part.blocks : [])).map(({ code }) => code);
    const printed = '{\n  "name": "Example",\n  "length": "42"\n}';
    expect(codes?.slice(1)).toEqual([printed, printed]);
  } finally {
    rmSync(cwd, { recursive: true });
  }
});

test("services and methods without a comment count as undescribed, and are told", async () => {
  const cwd = mkdtempSync(join(folder, "in-"));
  writeFileSync(join(cwd, "docks.proto"), docks);
  const { catalogue, diagnostics } = await check({ cwd, inputs: ["."], config: false });
  if (catalogue === undefined) return expect.fail("there is no catalogue");
  const surveys = surveyDocs(catalogue, ["services"]);
  expect(
    surveys.map(({ label, things }) => [label, things.map((each) => `${each.label} ${each.isDescribed}`)]),
  ).toEqual([
    ["Services", ["Docks true"]],
    ["Methods", ["Enter true", "Watch false", "Follow true", "Load false", "Leave false"]],
  ]);
  const told = diagnostics.filter(({ message }) => /^the (?:service|method) /.test(message));
  expect(told.map(({ code, message, span }) => `${span?.startLine}: ${code} ${message}`)).toEqual([
    "21: check/missing-doc the method `harbour.v1.Docks/Watch` has no doc",
    "24: check/missing-doc the method `harbour.v1.Docks/Load` has no doc",
    "27: check/missing-doc the method `harbour.v1.Docks/Leave` has no doc",
  ]);
  const page = plan(catalogue, { title: "Docks", base: "/" }).pages.find(({ route }) => route === "generated/coverage");
  const content = page && readPage(page).content;
  expect(content?.kind === "coverage" && content.rows.find(({ label }) => label === "Methods")?.missing?.label).toBe(
    "3",
  );
});
