import { describe, expect, it } from "vitest";
import type { RestliCallView } from "../../page-model/restli.ts";
import type { Fact } from "../../page-model/parts.ts";
import { linkModel } from "../../testdata/link-model.ts";
import { createPlanContext } from "../create-plan-context.ts";
import { planRestliPages } from "./plan-restli-pages.ts";

const albums = JSON.stringify({
  name: "albums",
  path: "/albums",
  schema: "n.Album",
  collection: {
    identifier: { name: "albumsId", type: "long" },
    supports: ["get"],
    methods: [{ method: "get" }, { method: "batch_get" }],
    finders: [
      {
        name: "tagged",
        parameters: [
          { name: "tags", type: "array", items: "string" },
          { name: "owners", type: "array", items: "n.Owner" },
          { name: "seal", type: "bytes", default: "\u0007A\n" },
        ],
      },
    ],
    entity: {
      path: "/albums/{albumsId}",
      subresources: [
        {
          name: "photos",
          path: "/albums/{albumsId}/photos",
          association: {
            assocKeys: [
              { name: "side", type: "string" },
              { name: "place", type: "int" },
            ],
            methods: [{ method: "get" }, { method: "batch_get" }],
            finders: [{ name: "ofSide", assocKey: "side" }],
            entity: { path: "/albums/{albumsId}/photos/{photosId}" },
          },
        },
      ],
    },
  },
});
const model = "namespace n record Album { title: string, by: Owner } ";
const owner = "namespace n record Owner { email: string }";

/** The calls of all resources, and the paths that their pages name. */
async function plan(path: string, restliEndpoint?: string) {
  const { catalogue, said } = await linkModel({ [path]: albums, "n/Album.pdl": model, "n/Owner.pdl": owner });
  expect(said).toEqual([]);
  const context = createPlanContext(catalogue, { title: "Test", base: "/", restliEndpoint });
  const contents = planRestliPages(context).pages.flatMap(({ content }) =>
    content.kind === "restliResource" ? [content] : [],
  );
  const calls = contents.flatMap(({ groups }) => groups.flatMap((group) => group.calls));
  return { calls, paths: contents.map(({ facts }) => findPath(facts)) };
}

function findPath(facts: readonly Fact[]): string | undefined {
  return facts.find(({ label }) => label === "Path")?.value[0]?.text;
}

function firstLine({ example }: RestliCallView): string | undefined {
  return example?.code.split(" \\\n")[0];
}

describe("a Rest.li resource that is not the platform's", () => {
  it("has its own paths on its page and in requests, with values for keys", async () => {
    const { calls, paths } = await plan("albums.restspec.json");
    expect(paths).toEqual(["/albums", "/albums/{albumsId}/photos"]);
    expect(calls.map(({ request }) => request)).toEqual([
      "GET /albums/{albumsId}",
      "GET /albums?ids=List({ids})",
      "GET /albums?q=tagged",
      "GET /albums/{albumsId}/photos/{photosId}",
      "GET /albums/{albumsId}/photos?ids=List({ids})",
      "GET /albums/{albumsId}/photos/(side:{side})?q=ofSide",
    ]);
    expect(calls.map(firstLine)).toEqual([
      `curl --globoff "$RESTLI_URL"'/albums/42'`,
      `curl --globoff "$RESTLI_URL"'/albums?ids=List(42)'`,
      `curl --globoff "$RESTLI_URL"'/albums?q=tagged&tags=List(example%20tag)&owners=List((email:jane.doe%40example.com))'`,
      `curl --globoff "$RESTLI_URL"'/albums/42/photos/(side:1001,place:42)'`,
      `curl --globoff "$RESTLI_URL"'/albums/42/photos?ids=List((side:1001,place:42))'`,
      `curl --globoff "$RESTLI_URL"'/albums/42/photos/(side:1001)?q=ofSide'`,
    ]);
  });

  it("reads what a parameter's array holds", async () => {
    const { calls } = await plan("albums.restspec.json");
    const tagged = calls.find(({ name }) => name === "tagged");
    expect(tagged?.parameters.map(({ type }) => type.map(({ text }) => text).join(""))).toEqual([
      "array[string]",
      "array[Owner]",
      "bytes",
    ]);
    expect(tagged?.parameters[2]?.default).toBe("\\u0007A\\u000a");
  });

  it("has the address that is configured", async () => {
    const { calls, paths } = await plan("albums.restspec.json", "https://shop.example.org/api/v1/");
    expect(paths[0]).toBe("/api/v1/albums");
    expect(calls[0]?.request).toBe("GET /api/v1/albums/{albumsId}");
    expect(calls.map(firstLine)[0]).toBe("curl --globoff 'https://shop.example.org/api/v1/albums/42'");
  });
});

describe("a Rest.li resource of the platform", () => {
  it.each(["metadata-service/restli-api/src/main/idl/a.restspec.json", "schemas/restli/a.restspec.json"])(
    "is below the path of its front end: %s",
    async (path) => {
      const { calls, paths } = await plan(path);
      expect(paths[0]).toBe("/gms/albums");
      expect(calls[0]?.request).toBe("GET /gms/albums/{albumsId}");
      expect(calls.map(firstLine)[0]).toBe("curl --globoff 'https://datahub.example.com/api/gms/albums/42'");
    },
  );

  it("has the address that is configured", async () => {
    const { calls, paths } = await plan("schemas/restli/a.restspec.json", "https://shop.example.org");
    expect(paths[0]).toBe("/albums");
    expect(calls.map(firstLine)[0]).toBe("curl --globoff 'https://shop.example.org/albums/42'");
  });
});

it("asks for the first of pages, and sends no mark of a page that was before where none has to be sent", async () => {
  const text = (name: string, optional: boolean) => ({ name, type: "string", optional });
  const number = (name: string) => ({ name, type: "int", optional: true });
  const mark = [text("input", false), text("keepAlive", true)];
  const examples = await listBodies({
    entities: [
      { name: "scrollAcrossEntities", parameters: [...mark, text("scrollId", true)] },
      { name: "scrollAcrossLineage", parameters: [...mark, text("scrollId", false)] },
    ],
    runs: [{ name: "list", parameters: [number("pageOffset"), number("pageSize")] }],
  });
  expect(examples).toEqual([
    { input: "orders", keepAlive: "5m" },
    { input: "orders", keepAlive: "5m", scrollId: expect.stringMatching(/^eyJ/) as string },
    { pageOffset: 0, pageSize: 10 },
  ]);
});

/** What the examples of actions of the platform send. */
async function listBodies(actions: Readonly<Record<string, readonly object[]>>): Promise<readonly unknown[]> {
  const files = Object.entries(actions).map(([name, all]): [string, string] => [
    `schemas/restli/${name}.restspec.json`,
    JSON.stringify({ name, path: `/${name}`, actionsSet: { actions: all } }),
  ]);
  const { catalogue } = await linkModel(Object.fromEntries(files));
  const { pages } = planRestliPages(createPlanContext(catalogue, { title: "Test", base: "/" }));
  return pages
    .flatMap(({ content }) => (content.kind === "restliResource" ? content.groups : []))
    .flatMap((group) => group.calls)
    .map(({ example }): unknown => JSON.parse(/--data '([^']*)'/.exec(example?.code ?? "")?.[1] ?? "null"));
}

it("says where a parameter's array holds nothing", async () => {
  const { said } = await linkModel({
    "a.restspec.json":
      '{"name":"a","path":"/a","actionsSet":{"actions":[{"name":"b","parameters":[{"name":"c","type":"array"}]}]}}',
  });
  expect(said).toEqual(["a.restspec.json:1:95 json/missing-attribute parameter `c` has no `items`"]);
});

it("gives no address of one entity where only all together can be asked for something", async () => {
  const entity = { path: "/albums/{albumsId}" };
  const collection = {
    identifier: { name: "albumsId", type: "long" },
    supports: [],
    actions: [{ name: "list" }],
    entity,
  };
  const listed = await planOne({ name: "albums", path: "/albums", collection });
  expect(listed.facts.filter((fact) => fact.startsWith("One entity"))).toEqual([]);
  const read = await planOne({ name: "albums", path: "/albums", collection: { ...collection, supports: ["get"] } });
  expect(read.facts).toContain("One entity: /albums/{albumsId}");
});

it("tells how calls end, how much they take, and what errors the whole resource has", async () => {
  const { calls, facts } = await planOne({
    name: "albums",
    path: "/albums",
    collection: {
      identifier: { name: "id", type: "{}", params: "n.Owner" },
      serviceErrors: [{ status: 503, code: "CLOSED" }],
      methods: [{ method: "batch_get", maxBatchSize: { value: 50, validate: true } }],
      finders: [{ name: "tagged", linkedBatchFinderName: "taggedAll", success: [200, 206] }],
      batchFinders: [{ name: "taggedAll", batchParam: "by", maxBatchSize: { value: 5 }, parameters: [] }],
      actions: [
        {
          name: "look",
          readOnly: true,
          throws: ["n.Failure"],
          serviceErrors: [
            { status: 404, code: "GONE", message: "No album.", errorDetailType: "n.Owner", parameters: ["id"] },
          ],
        },
      ],
    },
  });
  expect(facts).toContain("Errors: CLOSED 503");
  expect(facts).toContain("Key: id: {} with parameters Owner");
  expect(calls).toEqual([
    "batch_get; At once: at most 50; more are refused",
    "tagged; In a batch: taggedAll; Success: 200, 206",
    "taggedAll; At once: at most 5",
    "look; Returns: nothing; Changes: nothing; Errors: GONE 404 of id, “No album.”, with Owner, n.Failure",
  ]);
});

async function planOne(resource: object) {
  const { catalogue } = await linkModel({ "a.restspec.json": JSON.stringify(resource), "n/Owner.pdl": owner });
  const { pages } = planRestliPages(createPlanContext(catalogue, { title: "Test", base: "/" }));
  const content = pages.map((page) => page.content).find(({ kind }) => kind === "restliResource");
  if (content?.kind !== "restliResource") throw new Error("no page");
  const say = ({ label, value }: Fact): string => `${label}: ${value.map(({ text }) => text).join("")}`;
  const calls = content.groups
    .flatMap((group) => group.calls)
    .map((call) => [call.name, ...call.facts.map(say)].join("; "));
  return { calls, facts: content.facts.map(say) };
}

it("says what methods that write have in their bodies, and shows it", async () => {
  const methods = ["create", "update", "partial_update", "batch_update", "delete"].map((method) => ({ method }));
  const collection = {
    ...{ identifier: { name: "id", type: "long" }, supports: [], methods },
    entity: { path: "/owners/{id}" },
  };
  const resource = { name: "owners", path: "/owners", schema: "n.Owner", collection };
  const { catalogue } = await linkModel({ "a.restspec.json": JSON.stringify(resource), "n/Owner.pdl": owner });
  const context = createPlanContext(catalogue, { title: "Test", base: "/" });
  const calls = planRestliPages(context).pages.flatMap(({ content }) =>
    content.kind === "restliResource" ? content.groups.flatMap((group) => group.calls) : [],
  );
  const email = '"email": "jane.doe@example.com"';
  const bodies = calls.map(({ facts, example }) => {
    const body = facts.find(({ label }) => label === "Body")?.value.map(({ text }) => text);
    return [body?.join(""), /--data '(.*)'$/s.exec(example?.code ?? "")?.[1]?.replaceAll(/\s+/g, " ")];
  });
  expect(bodies).toEqual([
    ["Owner", `{ ${email} }`],
    ["Owner", `{ ${email} }`],
    ["fields of Owner to set or delete", `{ "patch": { "$set": { ${email} } } }`],
    ["Owner by key", `{ "entities": { "42": { ${email} } } }`],
    [undefined, undefined],
  ]);
});

it("says which fields callers leave alone, and leaves them out of what its examples send", async () => {
  const collection = {
    identifier: { name: "id", type: "long" },
    supports: [],
    methods: [{ method: "create" }, { method: "partial_update" }, { method: "update" }],
    entity: { path: "/albums/{id}" },
  };
  const guards = { readOnly: { value: ["by"] }, createOnly: { value: ["title"] }, other: {} };
  const resource = { name: "albums", path: "/albums", schema: "n.Album", annotations: guards, collection };
  const album = "namespace n record Album { title: string, by: string, note: string }";
  const { catalogue } = await linkModel({ "a.restspec.json": JSON.stringify(resource), "n/Album.pdl": album });
  const [content] = planRestliPages(createPlanContext(catalogue, { title: "Test", base: "/" })).pages.flatMap((page) =>
    page.content.kind === "restliResource" ? [page.content] : [],
  );
  const facts = content?.facts.map(({ label, value }) => `${label}: ${value.map(({ text }) => text).join("")}`);
  expect(facts).toEqual(expect.arrayContaining(["Read only: by", "Set only when created: title"]));
  expect(facts).toContain("Annotations: @other = {}");
  const bodies = content?.groups[0]?.calls.map(({ example }) => /--data '(.*)'$/s.exec(example?.code ?? "")?.[1]);
  expect(bodies?.map((body) => JSON.parse(body ?? "null") as unknown)).toEqual([
    { title: expect.any(String), note: expect.any(String) },
    { patch: { $set: { note: expect.any(String) } } },
    { title: expect.any(String), by: expect.any(String), note: expect.any(String) },
  ]);
});

it("says what comes back of what is written, and of data that are no records", async () => {
  const returnEntity = { annotations: { returnEntity: {} } };
  const methods = ["create", "partial_update", "batch_create", "batch_partial_update"];
  const collection = {
    identifier: { name: "id", type: "long" },
    supports: [],
    methods: [...methods.map((method) => ({ method, ...returnEntity })), { method: "delete", ...returnEntity }],
    entity: { path: "/owners/{id}" },
  };
  const owners = await planOne({ name: "owners", path: "/owners", schema: "n.Owner", collection });
  const unless = "unless asked with $returnEntity=false";
  expect(owners.calls.map((call) => call.split("; ").filter((fact) => /^(?:Returns|Annot)/.test(fact)))).toEqual([
    [`Returns: Owner as it is then, ${unless}`],
    [`Returns: Owner as it is then, ${unless}`],
    [`Returns: a list of Owner as they are then, ${unless}`],
    [`Returns: Owner by key, as they are then, ${unless}`],
    ["Annotations: @returnEntity = {}"],
  ]);
  const pictures = { ...collection, methods: [{ method: "get" }] };
  const unstructured = { name: "pictures", path: "/pictures", entityType: "UNSTRUCTURED_DATA", collection: pictures };
  const { calls, facts } = await planOne(unstructured);
  expect(facts).toContain("Holds: unstructured data");
  expect(calls).toEqual(["get; Returns: the data as they are, of the type that Content-Type says"]);
});
