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
