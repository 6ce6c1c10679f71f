import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { gatherEvents } from "./gather-events.ts";
import type { SearchEvent } from "./search-state.ts";

const noNames = { type: "failed", part: "names" } as const;
const noText = { type: "failed", part: "text" } as const;
const someNames = {
  type: "answered",
  part: "names",
  answer: { hits: [], counts: new Map(), nearest: [], fits: "whole" },
} as const;

let taken: SearchEvent[];

beforeEach(() => {
  vi.useFakeTimers();
  taken = [];
});

afterEach(() => {
  vi.useRealTimers();
});

it("hands on what has come whole at once", () => {
  const { putLast } = gatherEvents(2, (event) => taken.push(event));
  putLast(noText);
  expect(taken).toEqual([]);
  putLast(noNames);
  expect(taken).toEqual([noText, noNames]);
  vi.runAllTimers();
  expect(taken).toHaveLength(2);
});

it("is patient for a moment with what is missing, and hands each event on once", () => {
  const { put, putLast } = gatherEvents(2, (event) => taken.push(event));
  put(someNames);
  vi.runAllTimers();
  expect(taken).toEqual([someNames]);
  putLast(noText);
  putLast(noNames);
  expect(taken).toEqual([someNames, noText, noNames]);
});

it("hands on the latest of a part alone", () => {
  const { put, putLast } = gatherEvents(2, (event) => taken.push(event));
  put(someNames);
  putLast(noNames);
  putLast(noText);
  expect(taken).toEqual([noNames, noText]);
});
