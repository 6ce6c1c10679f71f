import { expect, it } from "vitest";
import { readJavaText } from "./read-java-text.ts";

it.each([
  ['"a\\tb\\u0041\\uuu0042\\101\\\\n"', "a\tbABA\\n"],
  ['""', ""],
  ['"""\n    note"""', "note"],
  ['"""\n    One\n      two.  \n\n    Three.\n    """', "One\n  two.\n\nThree.\n"],
  ['"""\r\n    a\r\n  b\r\n   """', "  a\nb\n"],
  ['"""\n    a \\\n    b \\"""c\\s\n    """', 'a b """c \n'],
])("reads %j", (written, expected) => {
  expect(readJavaText(written)).toBe(expected);
});
