import { expect, test } from "vitest";
import { sayJsonFault } from "./say-json-fault.ts";

test("bytes that are no JSON are told by what they are, or by the first mistake", () => {
  const said = [
    "",
    " \n",
    "version https://git-lfs.github.com/spec/v1\noid sha256:0\n",
    Buffer.from("\ufeff{}", "utf16le"),
    "{}\0",
    "<!DOCTYPE html>\n",
    Buffer.from('{\n  "a": "\xe9"\n}', "latin1"),
    '{\n  "a": [1, 2',
    '{\n  "a": 1,\n  b\n}',
    '\ufeff{"a": 1}}',
    "\\",
  ].map((each) => sayJsonFault(Buffer.from(each)));
  expect(said).toMatchInlineSnapshot(`
    [
      "it is empty",
      "it is empty",
      "it is a pointer of Git LFS, and the file itself is elsewhere",
      "it is in UTF-16, and no UTF-8",
      "it holds zero bytes, which no text does",
      "it is HTML or XML, and no JSON",
      "it is no UTF-8 at 2:9",
      "it is no JSON at 2:8: no \`]\` closes this before the end of the file",
      "it is no JSON at 3:3: expected a key in double quotes, found \`b\`",
      "it is no JSON at 1:9: text after the end of the JSON value is ignored",
      "it is no JSON at 1:1: \`\\\` is not a JSON value",
    ]
  `);
});
