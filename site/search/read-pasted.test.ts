import { expect, it } from "vitest";
import { readPart, readPasted, readRecipe } from "./read-pasted.ts";

it.each([
  // Lines that import something.
  ["from harbour.emitter.mcp import ProposalWrapper, Other", "ProposalWrapper"],
  ["import harbour.emitter.builder as builder", "harbour.emitter.builder"],
  ["import static com.harbour.common.Berth;", "com.harbour.common.Berth"],
  // Operations.
  ['mutation { addTag(input: { tagUrn: "urn:li:tag:x" }) }', "mutation addTag"],
  ["query berth($urn: String!) { ship: berth(urn: $urn) { name } }", "query berth"],
  ["{ search(input: {}) { total } }", "query search"],
  // Calls.
  ['make_berth_urn(platform="tides", name="x")', "make_berth_urn"],
  ["urn = builder.make_berth_urn('x')", "make_berth_urn"],
  ["BerthUrn.from_string('urn:li:berth:1')", "BerthUrn.from_string"],
  ["@app.route('/berths')", "route"],
  ["ships(first: 10) { name }", "ships"],
  // Pairs of JSON and YAML.
  ['"aspectName": "ownership"', "aspect ownership"],
  ['{"entityType":"berth", "aspectName": "ownership"}', "entity berth"],
  ['{"name": "x", "urn": "urn:li:berth:1", "maxDepth": 12}', "maxDepth"],
  ['{"type": "tide-tables", "config": {"max_depth": 3}}', "tide-tables"],
  ['"changeType": "UPSERT"', "changeType UPSERT"],
  ["include_views: true", "include_views"],
  ["stateful_ingestion: enabled: true", "stateful_ingestion.enabled"],
  ["source: type: tide-tables", "source tide-tables"],
  ["profiling: enabled: true max_depth: 3", "profiling.enabled"],
  // Requests and addresses.
  ["curl -X POST 'http://localhost:8080/aspects?action=ingest' -H 'Accept: x'", "POST /aspects?action=ingest"],
  ["curl http://localhost:8080/entities/urn%3Ali%3Aberth%3A1", "GET /entities/urn:li:berth:1"],
  ["curl http://localhost:8080/ships -H 'Accept: x' -d '{\"name\": \"Ada\"}'", "POST /ships"],
  ["curl -G http://localhost:8080/ships -d name=Ada", "GET /ships"],
  ["curl -X 'PUT' http://localhost:8080/ships/1", "PUT /ships/1"],
  ["https://docs.example.org/generated/entities/berth#fields", "entities berth"],
  ["http://localhost:8080/api/graphql", "/api/graphql"],
  ["https://harbour.example/api/ships/12", "/api/ships/12"],
  ["https://harbour.example/ships/12?deep=1", "/ships/12?deep=1"],
  ["curl --request DELETE https://harbour.example/ships/12", "DELETE /ships/12"],
  ["https://docs.example.org/graphql/mutations#moorship", "mutations moorship"],
  ["https://docs.example.org/graphql/inputObjects/#moorinput", "input moorinput"],
  ["https://docs.example.org/harbour/sink_docs/tides", "sink tides"],
  ["https://harbour.example/berth/urn:li:berth:(a,PROD)/Depth", "/berth/urn:li:berth:(a,PROD)/Depth"],
  ["https://code.example.org/x/blob/main/src/com/harbour/Berth.pdl#L10", "com.harbour.Berth"],
  ["https://api.harbour.example/ships/12/moor", "/ships/12/moor"],
  // Paths.
  ["models/src/main/pegasus/com/harbour/common/Berth.pdl", "com.harbour.common.Berth"],
  ["Berth.pdl:12:3", "Berth"],
  ["ingestion/source/tides.py", "source tides"],
  ["docs/how/moor-a-ship.md", "moor-a-ship"],
])("takes what %s is about", (pasted, meant) => {
  expect(readPasted(pasted)).toBe(meant);
});

it.each([
  "how do I add a tag",
  "KeyError: 'urn'",
  "ValidationError: Extra inputs are not permitted",
  "note: nothing",
  "TideError('no berth is deep enough')",
  "Query.ships(first:)",
  "ships(first)",
  "a berth (see: depth)",
  "error: no space left on device",
  "urn:li:berth:1",
  "entity-registry.yml",
  "import a glossary",
  "import from excel",
  "{ }",
  "curl",
  "http://localhost:8080",
  "POST /aspects?action=ingest",
])("leaves %s as it was typed", (typed) => {
  expect(readPasted(typed)).toBe(typed);
});

it.each([
  ["https://docs.example.org/entities/berth/#depth", "depth"],
  ["https://docs.example.org/entities/berth/", undefined],
  ["https://code.example.org/Berth.pdl#L10", undefined],
  ["berth#depth", undefined],
])("reads the part that %s leads to", (pasted, part) => {
  expect(readPart(pasted)).toBe(part);
});

it.each([
  ["source:\n  type: tide-tables\n  config:\n    host_port: localhost:5432", "source tide-tables"],
  ["pipeline_name: x\nsource: { type: 'tide-tables', config: {} }", "source tide-tables"],
  ['{"source": {"type": "tide-tables", "config": {}}}', "source tide-tables"],
  ['transformers:\n  - type: "add_tides"\n    config: {}', "transformers add_tides"],
  ["input:\n  type: object", undefined],
  ["source type", undefined],
])("reads what the recipe %s begins with", (pasted, meant) => {
  expect(readRecipe(pasted)).toBe(meant);
});

it("keeps a bad escape, and takes no time for what never ends", () => {
  expect(readPasted("curl http://localhost/a%zz")).toBe("GET /a%zz");
  for (const piece of [
    "a:",
    "{",
    "a: ",
    '"a": ',
    "/a",
    "a.",
    '{"name":"x",',
    "query ",
    "import a.",
    "a = ",
    "a(",
    "-X ",
  ]) {
    const start = performance.now();
    readPasted(piece.repeat(20_000));
    expect(performance.now() - start).toBeLessThan(2000);
  }
});
