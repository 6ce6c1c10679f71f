import { expect, test } from "vitest";
import { checkBaseline } from "./check-baseline.ts";

/** What is wrong with a text, and where, by line and column. */
function say(text: string): string {
  const checked = checkBaseline(text);
  return "problem" in checked ? `${checked.place.startLine}:${checked.place.startColumn} ${checked.problem}` : "fine";
}

const entry = '{"code": "a/b", "file": "x.pdl", "message": "m", "count": 1}';

test.each([
  ["a baseline", `{"formatVersion": 1, "coverage": 90, "known": [${entry}]}`, "fine"],
  ["text behind a value", '{"formatVersion": 1,\n"known": []}]', "2:13 it is not well-formed JSON"],
  [
    "marks of a merge",
    `{"formatVersion": 1, "known": [\n<<<<<<< ours\n${entry}\n=======\n>>>>>>> theirs\n]}`,
    "2:1 it is not well-formed JSON",
  ],
  ["marks of a merge at the top", `<<<<<<< ours\n{}\n=======\n`, "1:1 it is not well-formed JSON"],
  ["a list", "[]", "1:1 its top is missing or not what it must be"],
  ["no list of warnings", '\n{"formatVersion": 1}', "1:1 `known` is missing or not what it must be"],
  [
    "a number that is none",
    `{"formatVersion": 1,\n "known": [${entry},\n  {"code": "a/b", "message": "m", "count": "1"}]}`,
    "3:44 `known.1.count` is missing or not what it must be",
  ],
  [
    "a warning without a message",
    `{"formatVersion": 1,\n "known": [\n  {"code": "a/b", "count": 1}]}`,
    "3:3 `known.0.message` is missing or not what it must be",
  ],
  [
    "too much of a model",
    '{"formatVersion": 1,\n "coverage": 101, "known": []}',
    "2:14 `coverage` is missing or not what it must be",
  ],
  ["a key that nobody knows", '{"formatVersion": 1, "known": [],\n "x": 1}', "1:1 its top has the unknown key `x`"],
])("tells of %s", (_, text, said) => {
  expect(say(text)).toBe(said);
});
