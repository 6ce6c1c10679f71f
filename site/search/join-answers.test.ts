import { expect, it } from "vitest";
import { joinAnswers } from "./join-answers.ts";
import type { SearchAnswer, SearchHit } from "./search-answer.ts";

function answer(fits: SearchAnswer["fits"], ...hrefs: readonly string[]): SearchAnswer {
  const hits = hrefs.map((href): SearchHit => ({ kind: "page", name: [], meaning: [], href }));
  return { hits, counts: new Map(), nearest: [], fits };
}

const message = 'Field "draught" is required but it is not present';
const names = answer("whole", "/ship/#draught");
const text = answer("loosely", "/questions/");

it("shows a text that quotes a message before what the message is about", () => {
  expect(joinAnswers(message, names, { ...text, quotes: true }).first).toBe("text");
  expect(joinAnswers(message, names, text).first).toBe("names");
});

it("leaves open what comes first of a message until texts have answered, and of nothing else", () => {
  expect(joinAnswers(message, names, undefined).first).toBe("text");
  expect(joinAnswers("draught", names, undefined).first).toBe("names");
});

it.each([
  ["how do I inspect a ship", "mutation", undefined, "names"],
  ["how do I inspect a ship", "mutation", "prose", "text"],
  ["how do I inspect a ship", "GraphQL field", undefined, "text"],
  ["how does a ship come in", "mutation", undefined, "text"],
] as const)("%s, when a name gives a %s and the first text is %s", (query, kind, noun, first) => {
  const found = { ...answer("by words"), hits: [{ kind, name: [], meaning: [], href: "/inspect/" }] };
  const told = { hits: [{ kind: "field", name: [], meaning: [], href: "/ship/", ...(noun && { noun }) }] };
  expect(joinAnswers(query, found, told).first).toBe(first);
  expect(joinAnswers(query, found, undefined).first).toBe("text");
});
