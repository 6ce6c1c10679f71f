import { expect, test } from "vitest";
import { createReport } from "../../diagnostics/report.ts";
import { decodeFile } from "./decode-file.ts";

function decode(path: string, text: string) {
  const report = createReport();
  const { text: decoded } = decodeFile(path, Buffer.from(text, "latin1"), report);
  return [decoded, ...report.diagnostics.map(({ code }) => code)];
}

test.each([
  ["# -*- coding: latin-1 -*-\n# caf\xe9", "# -*- coding: latin-1 -*-\n# café"],
  [
    "#!/usr/bin/python\r\n# vim: set fileencoding=iso-8859-15 :\r\n# 5 \xa4",
    "#!/usr/bin/python\n# vim: set fileencoding=iso-8859-15 :\n# 5 €",
  ],
  ["# coding: koi8_r\n# \xc4\xc1", "# coding: koi8_r\n# да"],
])("a file of Python is read by the encoding that it declares: %j", (text, expected) => {
  expect(decode("a.py", text)).toEqual([expected]);
});

test.each([
  ["a.py", "# coding: none-such\n# caf\xe9"],
  ["a.py", "# coding: utf-8\n# caf\xe9"],
  ["a.py", "#\n#\n# coding: latin-1\n# caf\xe9"],
  ["a.pdl", "# coding: latin-1\n# caf\xe9"],
])("any other is told of: %s %j", (path, text) => {
  expect(decode(path, text)).toEqual([text.replace("\xe9", "\ufffd"), "discover/not-utf-8"]);
});

test("links that Git has written as text on Windows are told of", () => {
  expect(decode("docs/intro.md", "../README.md")).toEqual(["../README.md", "discover/link-as-text"]);
  expect(decode("pdl/Owner.pdl", "common/Owner.pdl")[1]).toBe("discover/link-as-text");
  // What somebody has written, and what can't be a link.
  for (const text of ["../README.md\n", "See README.md", "[a](b.md)", "../README.txt", "", "..md"])
    expect(decode("docs/intro.md", text)).toEqual([text]);
});

test("what Git LFS keeps elsewhere is told of", () => {
  const pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n";
  expect(decode("a.graphql", pointer)).toEqual([pointer, "discover/lfs-pointer"]);
});
