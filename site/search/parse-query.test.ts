import { expect, it } from "vitest";
import { parseQuery } from "./parse-query.ts";

it.each([
  ["POST /aspects?action=ingestProposal", "aspects ingestproposal"],
  ["/entities?action=search", "entities search"],
  ["delete /entities", "entities"],
  ["GET /relationships?direction=INCOMING&types=List(OwnedBy)", "relationships"],
  ["post tags", "post tags"],
])("takes what a call names for words, and not how a request is written: %s", (query, words) => {
  expect(parseQuery(query).words.join(" ")).toBe(words);
});
