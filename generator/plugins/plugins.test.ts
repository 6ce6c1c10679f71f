import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { check, readModel, type LocatedDiagnostic } from "../api.ts";
import { packageFolder } from "../package-folder.ts";

const folder = join(packageFolder, "generator/testdata/plugins");

interface Entry {
  readonly plugin: string;
  readonly options?: Record<string, unknown>;
  readonly timeLimit?: number;
}

function runWith(plugins: readonly (string | Entry)[], input = "toys") {
  return check({ cwd: folder, inputs: [input], config: false, settings: { plugins } });
}

function say({ code, severity, message, span }: LocatedDiagnostic): string {
  const place = span === undefined ? "-" : `${span.file}:${span.startLine}:${span.startColumn}`;
  return `${place} ${severity} ${code} ${message}`;
}

/** What is said of a JSON Schema that is alone in a folder, as `order.schema.json`. */
async function checkSchema(text: string): ReturnType<typeof check> {
  const cwd = mkdtempSync(join(tmpdir(), "aspectdoc-schema-"));
  writeFileSync(join(cwd, "order.schema.json"), text);
  const settings = { plugins: ["aspectdoc/plugins/json-schema"] };
  try {
    return await check({ cwd, inputs: ["."], config: false, settings });
  } finally {
    rmSync(cwd, { recursive: true });
  }
}

async function hear(plugins: readonly string[], input = "toys"): Promise<readonly string[]> {
  const { diagnostics } = await runWith(plugins, input);
  return diagnostics.filter(({ code }) => !code.startsWith("check/")).map(say);
}

describe("a plug-in", () => {
  test("reads files into the catalogue, and says what is wrong with them where it is", async () => {
    const { catalogue, diagnostics } = await runWith(["./modules/toys.mjs"]);
    expect([...(catalogue?.entities.keys() ?? [])]).toEqual(["toy", "ball"]);
    const schema = catalogue?.schemas.get("toys.Ball");
    expect(schema).toMatchObject({ kind: "record", language: "other", reachedByEntities: ["ball"], written: "ball\n" });
    expect(catalogue?.extensions).toEqual([
      { plugin: "toys", file: "a.toy", data: { lines: 2 } },
      { plugin: "toys", file: "c.toy", data: { lines: 1 } },
    ]);
    expect(catalogue?.sources.map(({ kind }) => kind)).toEqual(["plugin", "plugin", "plugin"]);
    expect(diagnostics.filter(({ code }) => !code.startsWith("check/")).map(say)).toEqual([
      "a.toy:1:1 info toys/lonely `toy` is alone",
      "b.toy:1:1 error plugin/threw the plug-in `toys` failed in `reader.read`: toys are not to be thrown",
      "c.toy:1:1 info toys/lonely `ball` is alone",
      "c.toy:1:1 warning toys/no-owner nobody owns `c.toy`",
    ]);
    const thrown = diagnostics.find(({ code }) => code === "plugin/threw");
    expect(thrown?.related).toMatchObject([{ message: "thrown here", span: { file: "toys.mjs", startLine: 13 } }]);
  });

  test("may give schemas other names, by which references lead to them", async () => {
    const temporary = mkdtempSync(join(tmpdir(), "aspectdoc-words-"));
    try {
      const order = {
        ...{ $id: "OrderV1", properties: { of: { $ref: "Customer" } }, anyOf: [{ $ref: "Customer" }] },
        additionalProperties: { type: "array", items: { $ref: "Customer" } },
      };
      mkdirSync(join(temporary, "kinds"));
      writeFileSync(join(temporary, "kinds/order.json"), JSON.stringify(order));
      writeFileSync(join(temporary, "customer.json"), JSON.stringify({ $id: "Customer", properties: {} }));
      const settings = { plugins: [{ plugin: "aspectdoc/plugins/json-schema", options: { files: ["**/*.json"] } }] };
      const { catalogue, diagnostics } = await check({ cwd: temporary, inputs: ["."], config: false, settings });
      expect(diagnostics.filter(({ severity }) => severity !== "info")).toEqual([]);
      expect(catalogue?.schemas.get("customer")).toMatchObject({
        aliases: ["Customer"],
        usedBy: [
          { kind: "besides", by: "kinds.order" },
          { kind: "field", by: "kinds.order", field: "of" },
        ],
      });
      expect(catalogue?.schemas.get("kinds.order")).toMatchObject({
        aliases: ["OrderV1"],
        fields: [{ name: "of", type: { kind: "reference", name: "customer" } }],
      });
    } finally {
      rmSync(temporary, { recursive: true });
    }
  });

  test("may offer what others call, each once, and says of another form where it is wrong", async () => {
    const offer = async (form: string) => {
      const { catalogue, diagnostics } = await runWith([
        "./modules/toys.mjs",
        { plugin: "./modules/offers.mjs", options: { form } },
      ]);
      return {
        endpoints: catalogue?.endpoints,
        said: diagnostics.flatMap(({ message }) => (message.includes("`offers`") ? [message] : [])),
      };
    };
    expect(await offer("right")).toEqual({
      endpoints: [{ plugin: "offers", name: "ask", page: "nowhere", inputs: [], answers: [] }],
      said: ["the plug-in `offers` leads to `page:nowhere` in `offers`, which has no page"],
    });
    const { endpoints, said } = await offer("wrong");
    expect(endpoints).toBeUndefined();
    expect(said).toEqual([
      "what the plug-in `offers` gives from `offers` can't be used: `endpoints[1]`: there is no key `verb`",
    ]);
  });

  test("may say that a type is that of a field elsewhere", async () => {
    const temporary = mkdtempSync(join(tmpdir(), "aspectdoc-fields-"));
    try {
      const one = {
        properties: {
          text: { type: "string", format: "email" },
          inner: { type: "object", properties: { deep: { $ref: "two.json#/properties/number" } } },
          either: { oneOf: [{ type: "string" }, { type: "boolean" }] },
          round: { $ref: "two.json#/properties/round" },
        },
      };
      const two = {
        properties: {
          mails: { type: "array", items: { $ref: "one.json#/properties/text" } },
          number: { type: "integer" },
          inner: { $ref: "one.json#/properties/inner" },
          deep: { $ref: "one.json#/properties/inner/properties/deep" },
          more: { oneOf: [{ $ref: "one.json#/properties/either" }, { type: "number" }] },
          round: { $ref: "one.json#/properties/round" },
          gone: { $ref: "one.json#/properties/gone" },
        },
      };
      writeFileSync(join(temporary, "one.json"), JSON.stringify(one));
      writeFileSync(join(temporary, "two.json"), JSON.stringify(two));
      const settings = { plugins: [{ plugin: "aspectdoc/plugins/json-schema", options: { files: ["*.json"] } }] };
      const { catalogue, diagnostics } = await check({ cwd: temporary, inputs: ["."], config: false, settings });
      expect(diagnostics.filter(({ severity }) => severity !== "info").map(({ message }) => message)).toEqual([
        "`two.json#/properties/round` leads to the type `two.round`, which is not in the model",
        "`one.json#/properties/round` leads to the type `one.round`, which is not in the model",
        "`one.json#/properties/gone` leads to the type `one.gone`, which is not in the model",
      ]);
      const record = catalogue?.schemas.get("two");
      expect(record?.kind === "record" && record.fields.slice(0, 5).map(({ type }) => type)).toMatchObject([
        { kind: "array", items: { kind: "primitive", name: "string", annotations: { format: "email" } } },
        { kind: "primitive", name: "long" },
        { kind: "reference", name: "one.inner" },
        { kind: "primitive", name: "long" },
        { kind: "union", members: [{}, {}, {}] },
      ]);
    } finally {
      rmSync(temporary, { recursive: true });
    }
  });

  test("may read types that hold values of their own kind, and records that say more of what they include or hold them", async () => {
    const temporary = mkdtempSync(join(tmpdir(), "aspectdoc-recursive-"));
    try {
      const schema = {
        $schema: "http://json-schema.org/draft-07/schema#",
        definitions: {
          tree: { oneOf: [{ type: "string" }, { $ref: "#/definitions/trees" }] },
          trees: { type: "array", items: { $ref: "#/definitions/tree" } },
          loop: { $ref: "#/definitions/loop" },
          base: { properties: { kind: { type: "string" }, of: { $ref: "#/definitions/narrow" } }, required: ["kind"] },
          narrow: {
            allOf: [{ $ref: "#/definitions/base" }, { $ref: "#/definitions/tree" }],
            properties: { kind: { enum: ["a", "b"] }, roots: { $ref: "#/definitions/trees" } },
          },
        },
      };
      writeFileSync(join(temporary, "a.json"), JSON.stringify(schema, undefined, 1));
      const settings = { plugins: [{ plugin: "aspectdoc/plugins/json-schema", options: { files: ["*.json"] } }] };
      const read = { cwd: temporary, inputs: ["."], config: false, settings } as const;
      const { catalogue, diagnostics } = await check(read);
      expect(diagnostics.filter(({ severity }) => severity === "error").map(({ message }) => message)).toEqual([
        "the typeref `a.loop` stands for itself",
      ]);
      const narrow = catalogue?.schemas.get("a.narrow");
      expect(
        narrow?.kind === "record" && narrow.fields.map((field) => [field.name, field.includedFrom, field.optional]),
      ).toEqual([
        ["kind", undefined, false],
        ["of", "a.base", true],
        ["roots", undefined, true],
      ]);
    } finally {
      rmSync(temporary, { recursive: true });
    }
  });

  test("that the guide shows reads what it says", async () => {
    const guide = readFileSync(join(packageFolder, "site/docs/how-to/write-a-plug-in.md"), "utf8");
    const [, code = ""] = /```js title="atlas\.mjs"\n([\s\S]*?)```/.exec(guide) ?? [];
    const temporary = mkdtempSync(join(tmpdir(), "aspectdoc-guide-"));
    try {
      writeFileSync(join(temporary, "atlas.mjs"), code);
      const settings = { plugins: [join(temporary, "atlas.mjs")] };
      const { catalogue, diagnostics } = await check({ cwd: folder, inputs: ["atlas"], config: false, settings });
      expect(diagnostics.filter(({ severity }) => severity !== "info").map(say)).toEqual([]);
      expect([...(catalogue?.entities.values() ?? [])].map(({ name, doc }) => `${name}: ${doc}`)).toEqual([
        "Named: Whatever has a name that no other has.",
        "Ship: A vessel that calls at ports.",
      ]);
      const ship = catalogue?.schemas.get("atlas.Ship");
      expect(ship).toMatchObject({
        span: { file: "models/fleet.json", startLine: 20, startColumn: 15 },
        includes: ["atlas.Named"],
      });
      expect(ship?.kind === "record" && ship.fields.map(({ name, optional }) => [name, optional])).toEqual([
        ["qualifiedName", false],
        ["builtOf", true],
        ["launched", true],
        ["calls", true],
        ["sister", true],
      ]);
      expect(catalogue?.relationships.map(({ name }) => name)).toEqual(["sister"]);
    } finally {
      rmSync(temporary, { recursive: true });
    }
  });

  test("that gives nonsense is told so once a call, and the run goes on", async () => {
    expect(await hear(["./modules/toys.mjs", "./modules/nonsense.mjs"], ".")).toEqual(
      expect.arrayContaining([
        expect.stringMatching(
          /^x\.nonsense:1:1 error plugin\/wrong-result .* from `reader\.read` .*`schemas\[0\]\.place\.startLine`/,
        ),
        expect.stringMatching(
          /^nonsense\.mjs:1:1 error plugin\/unknown-code .* reports `knwon`, which isn't among its codes/,
        ),
        expect.stringMatching(/^nonsense\.mjs:1:1 warning plugin\/unknown-thing .* leads to `entity:nobody` as a page/),
        expect.stringMatching(/^nonsense\.mjs:1:1 error plugin\/wrong-result .* from `pages`/),
      ]),
    );
  });

  test("that leaves something out is told what was expected there", async () => {
    const said = await hear(["./modules/toys.mjs", "./modules/shapeless.mjs"]);
    const own = said.filter((line) => line.includes("`shapeless`")).map((line) => line.replace(/.*used: /, ""));
    expect(own).toEqual([
      "`pages[0].sections[0].parts[0].rows[0].type`: expected string or array, received undefined",
      expect.stringMatching(/^`\[0\]\.sections\[0\]\.parts\[0\]\.kind`: expected 'text' \| 'facts' \| 'rows'/),
    ]);
  });

  test("that throws in its rules is located in its own file", async () => {
    const said = await hear(["./modules/fails.mjs", "./modules/toys.mjs"]);
    expect(said).toContainEqual(expect.stringMatching(/^fails\.mjs:8:\d+ error plugin\/threw .*`rules\.check`/));
    expect(said).toContainEqual(expect.stringMatching(/toys\/no-owner/));
  });

  test("that doesn't come to an end when it is made is stopped, and costs nothing of others", async () => {
    const endless = { plugin: "./modules/endless-making.mjs", timeLimit: 0.1 };
    const { catalogue, diagnostics } = await runWith([endless, "./modules/toys.mjs"]);
    expect(diagnostics.filter(({ code }) => code.startsWith("plugin/stopped")).map(say)).toEqual([
      "endless-making.mjs:1:1 error plugin/stopped the plug-in `endless-making.mjs` hasn't come back from `default` in 0.1 s, and was stopped",
    ]);
    expect(catalogue?.entities.size).toBe(2);
  });

  test("that doesn't come to an end is stopped, and costs nothing of others", async () => {
    const endless = { plugin: "./modules/endless.mjs", timeLimit: 0.1 };
    const { catalogue, diagnostics } = await runWith([endless, "./modules/toys.mjs"]);
    expect(diagnostics.filter(({ code }) => code === "plugin/stopped").map(say)).toEqual([
      "b.toy:1:1 error plugin/stopped the plug-in `endless` hasn't read the file in 0.1 s, and was stopped",
      ...["offers", "pages", "rules.check", "sections"].map(
        (call) =>
          `endless.mjs:1:1 error plugin/stopped the plug-in \`endless\` hasn't come back from \`${call}\` in 0.1 s, and was stopped`,
      ),
    ]);
    expect(catalogue?.schemas.has("toys.Ball")).toBe(true);
    expect(diagnostics.map(({ code }) => code)).toContain("toys/no-owner");
  });

  test("that gives promises is told so, and how they fail ends nothing", async () => {
    const failures: unknown[] = [];
    const hearFailure = (error: unknown): unknown => failures.push(error);
    process.on("unhandledRejection", hearFailure);
    try {
      const said = await hear(["./modules/toys.mjs", "./modules/promises.mjs"]);
      expect(said.filter((line) => line.includes("`promises`"))).toEqual(
        [
          ["pages", "is a promise, and"],
          ["rules.check", "is a promise, and"],
          ["sections", "holds a promise, which"],
        ].map(
          ([call, what]) =>
            `promises.mjs:1:1 error plugin/wrong-result what the plug-in \`promises\` gives from \`${call}\` can't be used: it ${what} has to be there at once; a function that gives it is no \`async\` one`,
        ),
      );
    } finally {
      process.off("unhandledRejection", hearFailure);
    }
    expect(failures).toEqual([]);
  });

  test("can't have two pages at one address, nor lead to none", async () => {
    const said = await hear(["./modules/toys.mjs", "./modules/twice.mjs"]);
    expect(said.filter((line) => line.includes("`twice`"))).toEqual([
      "twice.mjs:1:1 error plugin/same-path the plug-in `twice` gives two pages the path `A`",
      "twice.mjs:1:1 warning plugin/unknown-thing the plug-in `twice` leads to `page:b` from “there”, which has no page",
    ]);
  });

  test("is told where it leads to a place that isn't on its page", async () => {
    const said = await hear(["./modules/toys.mjs", "./modules/anchors.mjs"]);
    expect(said.filter((line) => line.includes("`anchors`"))).toEqual(
      ["gone", "lost"].map(
        (anchor) =>
          `anchors.mjs:1:1 warning plugin/unknown-thing the plug-in \`anchors\` leads to \`page:a#${anchor}\` from “${anchor}”, but that page has no such anchor`,
      ),
    );
  });

  test.each([
    ["./modules/gone.mjs", /plugin\/not-loaded .*`gone\.mjs` could not be loaded: there is no such file/],
    ["aspectdoc-plugin-nowhere", /plugin\/not-loaded .*there is no package `aspectdoc-plugin-nowhere`/],
    ["./modules/no-plugin.mjs", /plugin\/no-plugin .*`name`: must be small letters/],
    ["./modules/idle.mjs", /plugin\/no-plugin .*has none of/],
    ["./modules/taken.mjs", /plugin\/no-plugin .*its name `link` is taken/],
  ])("%s is left out", async (plugin, expected) => {
    const said = await hear(["./modules/toys.mjs", plugin]);
    expect(said).toContainEqual(expect.stringMatching(expected));
    expect(said).toContainEqual(expect.stringMatching(/toys\/no-owner/));
  });

  test.each([
    [
      "./x.mjs",
      "const x = 1;\nthrow new Error('no');\n",
      /^x\.mjs:2:\d+ error plugin\/not-loaded .*: no$/,
      /^mend the module/,
    ],
    [
      "./x.mjs",
      "throw new Error('module is not defined');\n",
      /^x\.mjs:1:7 error plugin\/not-loaded/,
      /a module of CommonJS ends in `\.cjs`$/,
    ],
    [
      "./x.mjs",
      "throw new SyntaxError(\"Unexpected token 'export'\");\n",
      /^x\.mjs:1:7 error plugin\/not-loaded/,
      /^call it `\.mjs`/,
    ],
    ["x.mjs", "export default {};\n", /there is no package `x\.mjs`$/, /^write `\.\/x\.mjs`/],
    ["aspectdoc/plugins/avro", "", /none of this name comes with Aspectdoc$/, /`aspectdoc\/plugins\/protobuf`$/],
    [
      "./x.mjs",
      "export const plugin = {};\n",
      /^x\.mjs:1:1 .*plugin\/no-plugin .*: it has no default export/,
      /^its default export/,
    ],
    [
      "./x.mjs",
      "export default async () => ({});\n",
      /: it is a promise, and has to be there at once; a function that gives it is no `async` one$/,
      /^its default export/,
    ],
    [
      "./x.mjs",
      'export default { get name() { throw new Error("no name yet"); } };\n',
      /^x\.mjs:1:1 .*plugin\/no-plugin .*: it fails where it is looked at: no name yet$/,
      /^its default export/,
    ],
    [
      "./x.mjs",
      'export default { name: "a", version: "1", rulez: {} };\n',
      /: there is no key `rulez`$/,
      /^its default/,
    ],
    [
      "./x.mjs",
      'export default { name: "a", version: "1", rules: { check: () => [] }, page: () => {} };\n',
      /: there is no key `page`$/,
      /^its default/,
    ],
    [
      "./x.mjs",
      'export default () => { throw { message: "no ships\\nat all" }; };\n',
      /^- error plugin\/threw .* failed in `default`: no ships$/,
      /^the run went on/,
    ],
    [
      "./x.mjs",
      "export default () => { throw { ships: 0 }; };\n",
      /failed in `default`: \{ ships: 0 \}$/,
      /^the run went on/,
    ],
    ["./x.mjs", "throw { ships: 0 };\n", /plugin\/not-loaded .*: \{ ships: 0 \}$/, /^mend the module/],
  ])("%s that holds %j is left out with the way out", async (plugin, text, message, help) => {
    const cwd = realpathSync(mkdtempSync(join(tmpdir(), "aspectdoc-plugin-")));
    writeFileSync(join(cwd, "x.mjs"), text);
    writeFileSync(join(cwd, "A.pdl"), "record A {}\n");
    const { diagnostics } = await check({ cwd, inputs: ["."], config: false, settings: { plugins: [plugin] } });
    rmSync(cwd, { recursive: true });
    const said = diagnostics.find(({ code }) => code.startsWith("plugin/"));
    const place = said?.span && `${said.span.file}:${said.span.startLine}:${said.span.startColumn}`;
    expect(`${place ?? "-"} ${said?.severity} ${said?.code} ${said?.message}`).toMatch(message);
    expect(said?.help).toMatch(help);
  });

  test("is named once", async () => {
    const said = await hear(["./modules/toys.mjs", "./modules/toys.mjs"]);
    expect(said.filter((line) => line.includes("plugin/no-plugin"))).toHaveLength(1);
  });

  test("has levels of its codes set by the configuration", async () => {
    const levels = { "toys/no-owner": "off", "toys/lonely": "error" } as const;
    const settings = { plugins: ["./modules/toys.mjs"], levels };
    const { diagnostics } = await check({ cwd: folder, inputs: ["toys"], config: false, settings });
    const own = diagnostics.filter(({ code }) => code.startsWith("toys/"));
    expect(own.map(({ code, severity }) => [code, severity])).toEqual([
      ["toys/lonely", "error"],
      ["toys/lonely", "error"],
    ]);
    const unknown = await readModel({ cwd: folder, inputs: ["toys"], config: false, settings: { levels } });
    expect(unknown.diagnostics.map(({ code }) => code)).toEqual(["config/unknown-code", "config/unknown-code"]);
  });
});

test("a default that a JSON Schema doesn't allow itself is left out, which is no error", async () => {
  const price = { type: "object", required: ["amount"], properties: { amount: { type: "integer" } }, default: {} };
  const { catalogue, diagnostics } = await checkSchema(JSON.stringify({ properties: { price } }, undefined, 1));
  const schema = catalogue?.schemas.get("order");
  expect(schema?.kind === "record" && schema.fields[0]?.default).toBeUndefined();
  expect(diagnostics.filter(({ severity }) => severity !== "info").map(say)).toEqual([
    "order.schema.json:3:3 warning link/unfit-default the default of `price` is not one of its values: expected the field `amount` of `order.price`, found none",
  ]);
});

test("a definition of Kubernetes that a chart has a copy of is told as one copy", async () => {
  const cwd = mkdtempSync(join(tmpdir(), "aspectdoc-copy-"));
  const spec = { type: "object", properties: { grain: { type: "string", enum: ["Rye"] } } };
  const schema = { openAPIV3Schema: { type: "object", properties: { spec, status: spec } } };
  const versions = [{ name: "v1", schema }];
  const definition = {
    ...{ apiVersion: "apiextensions.k8s.io/v1", kind: "CustomResourceDefinition" },
    spec: { group: "mills.example", names: { kind: "Mill" }, versions },
  };
  for (const folder of ["crd", "chart"]) {
    mkdirSync(join(cwd, folder));
    writeFileSync(join(cwd, folder, "mill.json"), JSON.stringify(definition));
  }
  const settings = { plugins: [{ plugin: "aspectdoc/plugins/json-schema", options: { files: ["*/mill.json"] } }] };
  const { diagnostics } = await check({ cwd, inputs: ["."], config: false, settings });
  rmSync(cwd, { recursive: true });
  expect(diagnostics.filter(({ severity }) => severity !== "info").map(say)).toEqual([
    expect.stringMatching(
      /^crd\/mill\.json:1:\d+ warning link\/repeated-type `example\.mills\.v1\.Mill` and 4 more of its file repeat the declarations in chart\/mill\.json$/,
    ),
  ]);
});

test("what is wrong with many defaults of a file in the same words is told once, at the first of them", async () => {
  const holder = { type: "object", properties: { size: { type: "integer", default: "many" } } };
  const properties = { size: holder.properties.size, inner: holder, other: holder };
  const last = { count: { type: "integer", default: "many" } };
  const { diagnostics } = await checkSchema(JSON.stringify({ properties: { z: { properties }, ...last } }));
  expect(diagnostics.filter(({ code }) => code === "link/unfit-default").map(say)).toEqual([
    'order.schema.json:1:35 warning link/unfit-default the default of `size` is not one of its values: expected a number, found "many" (3 times in this file)',
    'order.schema.json:1:248 warning link/unfit-default the default of `count` is not one of its values: expected a number, found "many"',
  ]);
});

test("a default of a JSON Schema that is spelled as a text is what it spells, where that fits and the text doesn't", async () => {
  const properties = {
    done: { type: "boolean", default: "false" },
    files: { type: "array", items: { type: "string" }, default: '["*.yaml"]' },
    count: { type: "integer", default: "many" },
    text: { type: "string", default: "false" },
    size: { type: "integer", default: "[]" },
  };
  const { catalogue, diagnostics } = await checkSchema(JSON.stringify({ properties }, undefined, 1));
  const schema = catalogue?.schemas.get("order");
  const fields = schema?.kind === "record" ? schema.fields : [];
  expect(fields.map((field) => field.default)).toEqual([false, ["*.yaml"], undefined, "false", undefined]);
  expect(diagnostics.filter(({ code }) => code.startsWith("link/")).map(say)).toEqual([
    'order.schema.json:3:3 info link/spelled-default the default of `done` is a text that spells a value of its type: "false"',
    'order.schema.json:7:3 info link/spelled-default the default of `files` is a text that spells a value of its type: "[\\"*.yaml\\"]"',
    expect.stringContaining("link/unfit-default the default of `count`"),
    expect.stringContaining("link/unfit-default the default of `size`"),
  ]);
});

test("whole numbers that are larger than numbers are exact keep their digits", async () => {
  const text = `{ "properties": { "id": { "type": "integer", "default": 9007199254740993,
    "minimum": -9223372036854775808, "maximum": 9223372036854775807, "enum": [1, 9007199254740993] },
    "size": { "allOf": [{ "maximum": 9223372036854775807 }, { "maximum": 9007199254740993 }] } } }`;
  const { catalogue, diagnostics } = await checkSchema(text);
  expect(diagnostics.filter(({ severity }) => severity !== "info").map(say)).toEqual([]);
  const schema = catalogue?.schemas.get("order");
  const [id, size] = schema?.kind === "record" ? schema.fields : [];
  expect(id?.default).toBe(9007199254740993n);
  expect(id?.annotations).toMatchObject({ maximum: 2 ** 63, enum: [1, 2 ** 53] });
  expect(id?.numbers).toEqual({
    ...{ "/minimum": "-9223372036854775808", "/maximum": "9223372036854775807", "/enum/1": "9007199254740993" },
  });
  expect(size?.numbers).toEqual({ "/maximum": "9007199254740993" });
});

test("defaults in a JSON Schema are held to what it says, where numbers have no width and anything may be anything", async () => {
  const properties = {
    boosts: { description: "Of any type.", default: { one: [1] } },
    version: { enum: [2, 2.1], default: 2.1 },
    limit: { type: "integer", default: 9223372036854776000 },
    either: { type: ["integer", "null"], default: 5 },
    whole: { type: "integer", default: 1.5 },
    neither: { type: ["integer", "null"], default: "five" },
  };
  const { catalogue, diagnostics } = await checkSchema(JSON.stringify({ properties }, undefined, 1));
  const schema = catalogue?.schemas.get("order");
  const fields = schema?.kind === "record" ? schema.fields : [];
  expect(fields.map(({ default: preset }) => preset)).toEqual([
    ...[{ one: [1] }, 2.1, 9223372036854776000n, 5],
    ...[undefined, undefined],
  ]);
  expect(diagnostics.filter(({ severity }) => severity !== "info").map(({ message }) => message)).toEqual([
    "the default of `whole` is not one of its values: expected a whole number, found 1.5",
    'the default of `neither` is not one of its values: expected a number or null, found "five"',
  ]);
});

test("a field that is taken in keeps what is said of it where it is only named again", async () => {
  const base = {
    properties: { name: { type: "string", description: "Its name." }, provider: { enum: ["system", "user"] } },
    required: ["name"],
  };
  const whole = {
    allOf: [{ $ref: "#/definitions/open" }, { $ref: "#/definitions/base" }],
    properties: { name: {}, provider: { default: "user" } },
    definitions: { open: { properties: { name: {}, provider: {}, extra: {} } }, base },
  };
  const { catalogue } = await checkSchema(JSON.stringify(whole));
  const schema = catalogue?.schemas.get("order");
  const fields = schema?.kind === "record" ? schema.fields : [];
  const said = fields.map(({ name, type, doc, optional, default: preset }) => {
    const written = type.kind === "primitive" || type.kind === "reference" ? type.name : type.annotations["format"];
    return [name, written, doc, optional, preset];
  });
  expect(said).toEqual([
    ["name", "string", "Its name.", false, undefined],
    ["provider", "order.base.provider", undefined, true, "user"],
    ["extra", "any", undefined, true, undefined],
  ]);
});

test("a reference that is all of a JSON Schema, or one of its alternatives, is told where it stands", async () => {
  const cwd = mkdtempSync(join(tmpdir(), "aspectdoc-lone-"));
  const alone = { $schema: "https://json-schema.org/draft/2020-12/schema", $ref: "gone.json" };
  writeFileSync(join(cwd, "alone.json"), JSON.stringify(alone, undefined, 1));
  writeFileSync(join(cwd, "either.json"), JSON.stringify({ oneOf: [{ $ref: "lost.json" }] }, undefined, 1));
  const settings = { plugins: [{ plugin: "aspectdoc/plugins/json-schema", options: { files: ["*.json"] } }] };
  const { diagnostics } = await check({ cwd, inputs: ["."], config: false, settings });
  rmSync(cwd, { recursive: true });
  expect(diagnostics.filter(({ severity }) => severity === "error").map(say)).toEqual([
    expect.stringMatching(/^alone\.json:3:10 error link\/unknown-type/),
    expect.stringMatching(/^either\.json:4:12 error link\/unknown-type/),
  ]);
});

test("a reference to a file that isn't there is told as it stands in a JSON Schema", async () => {
  const temporary = mkdtempSync(join(tmpdir(), "aspectdoc-gone-"));
  try {
    const money = { $ref: "types/money.json" };
    const once = (name: string): object => ({ $defs: { [name]: { type: "object", properties: { a: {} } } } });
    writeFileSync(join(temporary, "order.json"), JSON.stringify({ properties: { price: money, paid: money } }));
    for (const name of ["a", "b"]) writeFileSync(join(temporary, `${name}.json`), JSON.stringify(once("money")));
    const settings = { plugins: [{ plugin: "aspectdoc/plugins/json-schema", options: { files: ["*.json"] } }] };
    const { diagnostics } = await check({ cwd: temporary, inputs: ["."], config: false, settings });
    expect(diagnostics.filter(({ severity }) => severity !== "info").map(say)).toEqual([
      "order.json:1:32 error link/unknown-type `types/money.json` leads to `types/money.json`, where no schema was read (used 2 times)",
    ]);
    const helpOf = async (): Promise<string | undefined> => {
      const found = await check({ cwd: temporary, inputs: ["."], config: false, settings });
      return found.diagnostics.find(({ code }) => code === "link/unknown-type")?.help;
    };
    // Two that are called so are most likely others.
    expect(await helpOf()).toMatch(/^put what it refers to there/);
    rmSync(join(temporary, "b.json"));
    expect(await helpOf()).toMatch(/^did you mean `a\.money`\? Else put what it refers to there/);
  } finally {
    rmSync(temporary, { recursive: true });
  }
});
