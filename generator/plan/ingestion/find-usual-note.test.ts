import { expect, it } from "vitest";
import { findUsualNote } from "./find-usual-note.ts";

it.each([
  ["what most say, with or without a full stop", ["By `state`", "By state.", "By hand"], "By state"],
  ["nothing where half say so", ["By state", "By state", "By hand", undefined], undefined],
  ["nothing of one alone", ["By state"], undefined],
  ["nothing where most say nothing", [undefined, "", "By state"], undefined],
])("finds %s", (_, notes, usual) => {
  expect(findUsualNote(notes)).toBe(usual);
});
