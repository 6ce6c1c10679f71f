import { expect, test } from "vitest";
import { cleanComment } from "./clean-comment.ts";

test.each([
  ["strokes around a title", " =====\n Depth\n =====\n Below the keel.", "Depth\n\nBelow the keel."],
  ["strokes below a heading", " Depth\n -----\n Below the keel.", "Depth\n-----\nBelow the keel."],
  ["strokes in code", " So:\n\n ```\n -----\n ```", "So:\n\n```\n-----\n```"],
  ["strokes alone", "///////////", ""],
  ["what lints read", " Depth.\n buf:lint:ignore X\n (-- api-linter: a=disabled\n  b --)", "Depth."],
  ["a licence", " Copyright 2024 Harbour.\n\n Licensed under the MIT License.", ""],
  [
    "a licence before words",
    " Copyright (c) Harbour.\n All rights reserved.\n\n A ship.\n\n With a licence.",
    "A ship.\n\nWith a licence.",
  ],
  [
    "what is about a licence",
    " Copyright of a map, as its licence has it.",
    "Copyright of a map, as its licence has it.",
  ],
])("%s", (_, comment, text) => {
  expect(cleanComment(comment)).toBe(text);
});
