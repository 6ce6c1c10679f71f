import { join } from "node:path";
import { expect, test } from "vitest";
import { check } from "../../../api.ts";
import protobuf from "../protobuf.ts";
import { gatherModules } from "./gather-modules.ts";
import { readBufFile } from "./read-buf-file.ts";

test("imports go from the modules of a workspace, and what no module has is left out with a note", async () => {
  const cwd = join(import.meta.dirname, "testdata/harbour");
  const { catalogue, diagnostics } = await check({ cwd, inputs: ["."], config: false });
  const due = catalogue?.schemas.get("ports.v1.Port");
  expect(due?.kind === "record" && due.fields.map(({ name, type }) => [name, type])).toEqual([
    ["due", { kind: "reference", name: "common.v1.Money" }],
  ]);
  expect([...(catalogue?.schemas.keys() ?? [])].toSorted()).toEqual([
    "common.v1.Money",
    "old.Quay",
    "ports.v1.Port",
    "ports.v1.common.v1.Money",
    "ships.v1.Ship",
  ]);
  const told = diagnostics.filter(({ code }) => code.startsWith("protobuf/"));
  expect(
    told.map(({ code, message, span }) => `${span?.file}:${span?.startLine}:${span?.startColumn} ${code} ${message}`),
  ).toEqual(["buf.yaml:5:16 protobuf/left-out one file of `port/old` belongs to no module, and isn't read"]);
});

function gather(files: Readonly<Record<string, string>>) {
  return gatherModules(Object.entries(files).map(([path, text]) => ({ path, data: readBufFile({ path, text }).data })));
}

test("every version of Buf's files says where modules are", () => {
  const rootsOf = (files: Readonly<Record<string, string>>) => [...gather(files).roots].toSorted();
  expect(rootsOf({ "buf.yaml": "version: v2\n" })).toEqual([""]);
  expect(rootsOf({ "a/buf.yaml": "version: v2\nmodules:\n  - path: .\n  - path: ./b/\n" })).toEqual(["a", "a/b"]);
  expect(rootsOf({ "a/buf.yaml": "version: v1\nbuild:\n  excludes: [b]\n" })).toEqual(["a"]);
  expect(rootsOf({ "a/buf.work.yaml": "version: v1\ndirectories: [b, c/d]\n" })).toEqual(["a/b", "a/c/d"]);
  expect(rootsOf({ "a/buf.yaml": "version: v1beta1\nbuild:\n  roots: [b, c]\n" })).toEqual(["a/b", "a/c"]);
  expect(rootsOf({ "a/buf.yaml": "version: v2\nmodules:\n  - path: ../../b\n" })).toEqual([]);
});

test("a module that includes some folders has nothing else", () => {
  const modules = gather({
    "a/buf.yaml": "version: v2\nmodules:\n  - path: b\n    includes: [b/c]\n    excludes: [b/c/d]\n",
  });
  const paths = ["a/b/x.proto", "a/b/c/x.proto", "a/b/c/d/x.proto", "a/x.proto", "x.proto"];
  expect(paths.map((path) => [path, modules.findLeftOut(path)?.path])).toEqual([
    ["a/b/x.proto", "a/b"],
    ["a/b/c/x.proto", undefined],
    ["a/b/c/d/x.proto", "a/b/c/d"],
    ["a/x.proto", undefined],
    ["x.proto", undefined],
  ]);
});

test("a file of Buf's with a mistake is told and leaves nothing out", () => {
  const [problem, ...others] = readBufFile({ path: "buf.yaml", text: "version: v2\nmodules: [\n" }).problems ?? [];
  expect(problem).toMatchObject({ code: "buf-settings" });
  expect(others).toEqual([]);
  expect(gather({ "buf.yaml": "- a\n" })).toMatchObject({ roots: new Set() });
  expect(protobuf({ files: ["**/*.proto"] }).reader?.files).toEqual(["**/*.proto"]);
});
