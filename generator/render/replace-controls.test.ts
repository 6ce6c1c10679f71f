import { expect, test } from "vitest";
import { replaceControls } from "./replace-controls.ts";

test.each([
  ["what every keyboard has stays", "a\tb\r\n~é€", "a\tb\r\n~é€"],
  ["pairs of surrogates are letters", "fine \u{1f600}", "fine \u{1f600}"],
  ["half a pair is none", "half \ud83d", "half \ufffd"],
  ["controls are replaced", "\0\x1b[31m\x7f\x85\uffff", "\ufffd\ufffd[31m\ufffd\ufffd\ufffd"],
  ["a letter of four bytes doesn't hide a control", "\u{1f600}\x07", "\u{1f600}\ufffd"],
])("%s", (_what, text, expected) => {
  expect(replaceControls(text)).toBe(expected);
});
