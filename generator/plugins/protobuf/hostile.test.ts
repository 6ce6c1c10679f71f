import { describe, expect, test } from "vitest";
import type { Catalogue } from "../../catalogue/catalogue.ts";
import { documentShape, familyShape, offerShape } from "../plugin-shapes.ts";
import protobuf from "./protobuf.ts";

const { reader, pages, offers } = protobuf({});

/** What a text comes to, held to the shapes of plug-ins. */
function read(text: string) {
  const first = reader?.read({ path: "a.proto", text }) ?? {};
  const [united] = reader?.unite?.([{ path: "a.proto", data: first.data }], []) ?? [];
  const catalogue = {
    schemas: new Map(),
    extensions: [{ plugin: "protobuf", file: "a.proto", data: united?.document.data ?? { services: [], missing: [] } }],
  } as unknown as Catalogue;
  return {
    document: united?.document,
    fit: [
      documentShape.safeParse(first).success,
      documentShape.safeParse(united?.document).success,
      familyShape.safeParse(pages?.(catalogue)).success,
      offerShape.safeParse(offers?.(catalogue)).success,
    ],
  };
}

const long = "x".repeat(5000);
const wide = "y".repeat(390);

describe("texts that mean no good come to what plug-ins may give", () => {
  test.each<[what: string, text: string]>([
    ["a long name of a message", `message ${long} { string a = 1; } message B {}`],
    ["a long name of a field, and of a type", `message A { string ${long} = 1; ${long} b = 2; string c = 3; }`],
    ["a long package", `package ${"a.".repeat(3000)}b; message A {}`],
    [
      "long names within each other",
      `message ${wide} { message ${wide} { message ${wide} { A a = 1; } } } message A {}`,
    ],
    ["a long comment", `// ${"[x][y.z] ".repeat(200_000)}\nmessage A {}`],
    ["a long import", `import "${long}"; message A { B b = 1; }`],
    ["long names of options", `message A { option (${long}) = 1; string b = 1 [(c) = { ${long}: 1 }]; }`],
    [
      "long words of services",
      `service S { option (google.api.default_host) = "${long}"; rpc M(A) returns (A) {
        option (google.api.http) = { get: "/${long}" };
        option (google.api.http) = { custom: { kind: "${long}" path: "/a" } };
        option (google.api.method_signature) = "${long}";
        option (google.longrunning.operation_info) = { response_type: "${long}" };
      } } message A {}`,
    ],
    [
      "options of other forms",
      "message A { option (google.api.resource) = 1; string b = 1 [(google.api.field_behavior) = { a: 1 }, (google.api.resource_reference) = [], deprecated = 1, json_name = 2]; } service S { rpc M(A) returns (A) { option (google.api.http) = 1; option (google.longrunning.operation_info) = 2; option deprecated = maybe; } }",
    ],
    [
      "numbers beyond all others",
      "message A { int64 a = 99999999999999999999; int32 b = 1 [default = 1e999, (x) = -99999999999999999999]; reserved 1 to 99999999999; } enum E { F = -2147483649; }",
    ],
    [
      "the same names again",
      "message A { string a = 1; string a = 1; message A {} enum A { A = 0; A = 0; } } message A {} service A { rpc A(A) returns (A); rpc A(A) returns (A); } service A {}",
    ],
  ])("%s", (_, text) => {
    expect(read(text).fit).toEqual([true, true, true, true]);
  });
});
