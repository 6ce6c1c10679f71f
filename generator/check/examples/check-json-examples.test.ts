import { expect, test } from "vitest";
import { checkGuide } from "../../testdata/check-guide.ts";
import { linkModel } from "../../testdata/link-model.ts";

const files = {
  "x/Owner.pdl":
    "namespace x record Owner { owner: string, type: enum OwnerType { TECHNICAL, BUSINESS }, since: optional long }",
  "x/Ownership.pdl":
    'namespace x @Aspect = { "name": "ownership" } record Ownership { owners: array[Owner], notes: optional map[string, string] }',
  "x/Shape.pdl":
    'namespace x @Aspect = { "name": "shape" } record Shape { kind: union[record Flat { area: double }, record Solid { volume: double, hollow: boolean = false }] }',
  "x/ThingKey.pdl": 'namespace x @Aspect = { "name": "thingKey" } record ThingKey { id: string }',
  "x/Payload.pdl": "namespace x record Payload { value: bytes, contentType: string }",
  "x/Proposal.pdl":
    "namespace x record Proposal { entityType: string, entityUrn: optional string, changeType: enum Change { UPSERT, DELETE }, aspectName: optional string, aspect: optional Payload }",
  "x/Changed.pdl":
    'namespace x @Event = { "name": "changed" } record Changed { urn: string, category: string, operation: string, at: long, details: optional record Details {} }',
  "entity-registry.yml": "entities: [{name: thing, keyAspect: thingKey, aspects: [ownership]}]",
};

async function checkJson(json: string): Promise<readonly string[]> {
  const { catalogue } = await linkModel(files);
  return checkGuide(["```json", json, "```"], catalogue);
}

const change = (aspect: string, more = '"aspectName": "ownership"'): string =>
  `{ "entityType": "thing", "changeType": "UPSERT", ${more}, "aspect": ${aspect} }`;

test("what a change carries is what its aspect allows, wherever its JSON stands", async () => {
  expect(
    await checkJson(change('{ "json": { "owner": [], "owners": [{ "owner": 1, "type": "TECHNCAL" }] } }')),
  ).toEqual([
    "2:99-105 prose/unknown-field: the example sets `owner`, which is no field of `Ownership`",
    "2:134-134 prose/wrong-value: the example gives `owner` a value that isn't a string",
    "2:145-154 prose/wrong-value: the example gives `type` a value that isn't a symbol of `OwnerType`",
  ]);
  const text = '{ "contentType": "application/json", "value": "{\\"owners\\": [{\\"owner\\": \\"urn:x:1\\"}]}" }';
  expect(await checkJson(`[{ "proposal": ${change(text)} }]`)).toEqual([
    "2:148-189 prose/missing-field: `Owner` needs `type`, which the example doesn't give",
  ]);
  expect(await checkJson(change('{ "__type": "Ownership", "owners": {} }'))).toEqual([
    "2:122-123 prose/wrong-value: the example gives `owners` a value that isn't a list",
  ]);
});

test("a change names an aspect that its entity has, and itself has keys and values of a change", async () => {
  expect(await checkJson(change("{}", '"aspectName": "ownershp"'))).toEqual([
    "2:64-73 prose/unknown-aspect: the example names an aspect `ownershp`, which the model doesn't have",
  ]);
  expect(await checkJson(change("{}", '"aspectName": "shape", "entityUrm": "urn:x:1"'))).toEqual([
    "2:64-70 prose/unknown-aspect: the example writes the aspect `shape` of `thing`, which doesn't carry it",
    "2:73-83 prose/unknown-field: the example sets `entityUrm`, which is no field of `Proposal`",
  ]);
  expect(await checkJson(change("{}").replace("UPSERT", "UPSRT"))).toEqual([
    "2:40-46 prose/wrong-value: the example gives `changeType` a value that isn't a symbol of `Change`",
  ]);
});

test("what an entity carries isn't known where a registry can't be read or has it not yet, nor that an aspect is none which has no record", async () => {
  const carried = change("{}", '"aspectName": "shape"');
  const { catalogue } = await linkModel(files);
  const registries = catalogue.registries.map((registry) => ({ ...registry, incomplete: true as const }));
  const snapshots = catalogue.registries.map((registry) => ({ ...registry, id: "of others" }));
  for (const known of [registries, snapshots, []]) {
    expect(await checkGuide(["```json", carried, "```"], { ...catalogue, registries: known })).toEqual([]);
  }
  const registry = "entities: [{name: thing, keyAspect: thingKey, aspects: [ownership, ownershop]}]";
  const { catalogue: lacking } = await linkModel({ ...files, "entity-registry.yml": registry });
  const named = change("{}", '"aspectName": "ownershop"');
  expect(await checkGuide(["```json", named, "```"], lacking)).toEqual([]);
});

test("aspects are told by their names as keys, by full names, and by having all of their keys", async () => {
  expect(await checkJson('{ "urn": "urn:x:1", "aspects": { "ownership": { "value": { "owners": 1 } } } }')).toEqual([
    "2:70-70 prose/wrong-value: the example gives `owners` a value that isn't a list",
  ]);
  const full = '{ "x.Shape": { "kind": { "x.Solid": { "volume": 2, "holow": true } } } }';
  expect(await checkJson(full)).toEqual([
    "2:52-58 prose/unknown-field: the example sets `holow`, which is no field of `Solid`",
  ]);
  expect(await checkJson('{ "kind": { "x.Round": {} } }')).toEqual([
    "2:11-27 prose/wrong-value: the example gives `kind` a value that isn't an object whose one key is `x.Flat` or `x.Solid`, the type of the value",
  ]);
  expect(await checkJson('{ "owners": [{ "owner": "urn:x:1", "type": "TECHNCAL" }] }')).toEqual([
    "2:44-53 prose/wrong-value: the example gives `type` a value that isn't a symbol of `OwnerType`",
  ]);
});

test("events are told by their names and by many keys in common", async () => {
  const event = '"urn": "urn:x:1", "category": "TAG", "operation": "ADD", "at": "now", "details": { "any": 1 }';
  const said = "prose/wrong-value: the example gives `at` a value that isn't a number";
  expect(await checkJson(`{ "event_type": "Changed_v1", "event": { ${event} } }`)).toEqual([`2:105-109 ${said}`]);
  expect(await checkJson(`{ ${event} }`)).toEqual([`2:66-70 ${said}`]);
  expect(await checkJson('{ "urn": "u", "category": "TAG", "operation": "ADD", "att": 1, "details": {} }')).toEqual([
    "2:54-58 prose/unknown-field: the example sets `att`, which is no field of `Changed`",
  ]);
});

test("what is shortened, filled in, written as Avro does or something else is left alone", async () => {
  for (const json of [
    change('{ "json": { "owners": [{}, { "owner": "<owner>", "…": "…" }, { "...": 1 }] } }'),
    change('{ "json": { "owners": [{ "owner": "urn:x:1", "type": "${TYPE}", "since": { "long": 12 } }] } }'),
    change('{ "json": { "owners": [], "notes": null } }'),
    '{ "data": { "ownership": { "owners": [{ "owner": { "urn": "urn:x:1" }, "type": "TECHNICAL" }] } } }',
    '{ "owners": [{ "name": "Ada", "mail": "ada@example.org" }] }',
    '{ "com.example.Other": { "a": 1 } }',
    '{ "aspectName": "ownership", "aspect": ',
    "// a comment\n{}",
  ]) {
    expect(await checkJson(json)).toEqual([]);
  }
});

test("JSON within JSON is read as deep as JSON in files", async () => {
  const deep = JSON.stringify(`${"[".repeat(9000)}${"]".repeat(9000)}`);
  expect(await checkJson(change(`{ "value": ${deep} }`))).toEqual([]);
});

test("where a type is missing from the model, nothing is said of what only that would tell", async () => {
  const { catalogue } = await linkModel({
    ...files,
    "x/Note.pdl": "namespace x record Note includes Base { text: string }",
    "x/Shape.pdl":
      'namespace x import y.Gone @Aspect = { "name": "shape" } record Shape { note: optional Note, kind: optional union[Gone, string] }',
    "x/Base.pdl": "namespace x import y.Gone record Base includes Gone {}",
  });
  const check = (json: string): Promise<readonly string[]> =>
    checkGuide(["```json", change(json, '"aspectName": "shape"').replace('"thing"', '"other"'), "```"], catalogue);
  expect(await check('{ "json": { "note": { "text": "a", "at": 1 }, "kind": { "bytes": "b" } } }')).toEqual([]);
  expect(await check('{ "json": { "note": { "text": [] } } }')).toEqual([
    expect.stringContaining("prose/wrong-value: the example gives `text` a value that isn't a string"),
  ]);
});
