import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { check, type Catalogue } from "../../../api.ts";
import { addedShape, familyShape } from "../../plugin-shapes.ts";
import protobuf from "../protobuf.ts";

const proto = `syntax = "proto3";
package acme.v1;
import "google/protobuf/descriptor.proto";
message Owner { string team = 1; }
// Who answers for it.
extend google.protobuf.MessageOptions { Owner owner = 50001; }
extend google.protobuf.FieldOptions { repeated string tags = 50003; }
extend google.protobuf.MethodOptions { string quota = 50004 [deprecated = true]; }
message Ship {
  option (owner) = { team: "sea" };
  extend google.protobuf.FieldOptions { bool pii = 50002; }
  string captain = 1 [(pii) = true, (acme.v1.tags) = "x"];
  string mate = 2 [(.acme.v1.Ship.pii) = true, (other.pii) = true];
}
service Docks { rpc Enter(Ship) returns (Ship) { option (quota) = "high"; } }
`;

let folder: string;
let catalogue: Catalogue;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "aspectdoc-options-"));
  writeFileSync(join(folder, "a.proto"), proto);
  ({ catalogue = expect.fail("there is no catalogue") } = await check({ cwd: folder, inputs: ["."], config: false }));
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const { pages, sections } = protobuf({});

test("options that files declare have a page, with their types and numbers and what has them", () => {
  const family = pages?.(catalogue);
  expect(familyShape.safeParse(family).success).toBe(true);
  const page = family?.pages.find(({ path }) => path === "custom-options");
  const parts = (page?.sections ?? []).flatMap(({ id, parts }) => parts.map((part) => ({ id, part })));
  const rows = parts.flatMap(({ id, part }) => (part.kind === "rows" ? part.rows.map((row) => ({ id, row })) : []));
  const say = (value: unknown): string =>
    Array.isArray(value)
      ? value.map(say).join("")
      : typeof value === "string"
        ? value
        : String(Reflect.get(Object(value), "text"));
  expect(rows.map(({ id, row }) => `${id} ${row.name}: ${say(row.type)}. ${row.facts?.map(say).join(". ")}`)).toEqual([
    "message acme.v1.owner: acme.v1.Owner. Number 50001. Set by Ship",
    "field acme.v1.Ship.pii: bool. Number 50002. Set by Ship.captain, Ship.mate",
    "field acme.v1.tags: repeated string. Number 50003. Set by Ship.captain",
    "method acme.v1.quota: string. Number 50004. Set by Docks.Enter",
  ]);
  expect(rows.map(({ row }) => row.deprecated)).toEqual([undefined, undefined, undefined, true]);
});

test("what has an option leads to where that is declared", () => {
  const added = sections?.(catalogue) ?? [];
  expect(addedShape.safeParse(added).success).toBe(true);
  const links = added
    .filter(({ to }) => to === "schema:acme.v1.Ship")
    .flatMap((each) => each.sections.filter(({ id }) => id === "custom-options"))
    .flatMap(({ parts }) => parts.flatMap((part) => (part.kind === "links" ? part.links : [])));
  expect(links.map(({ label, to, note }) => `${label} ${to} ${note}`)).toEqual([
    "(acme.v1.owner) page:custom-options#message.acme.v1.owner of Ship",
    "(acme.v1.Ship.pii) page:custom-options#field.acme.v1.Ship.pii of Ship.captain, Ship.mate",
    "(acme.v1.tags) page:custom-options#field.acme.v1.tags of Ship.captain",
  ]);
  const enter = pages?.(catalogue).pages.find(({ title }) => title === "Enter");
  expect(enter?.facts?.at(-1)).toEqual({
    label: "(quota)",
    value: [{ text: '"high"', code: true, to: "page:custom-options#method.acme.v1.quota" }],
  });
});

test("a model without options has no such page", () => {
  const { extensions = [], ...others } = catalogue;
  const bare = extensions.map((each) => ({ ...each, data: { services: [], missing: [] } }));
  expect(pages?.({ ...others, extensions: bare })?.pages).toEqual([]);
});
