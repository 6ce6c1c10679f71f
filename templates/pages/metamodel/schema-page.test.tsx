import { fileURLToPath } from "node:url";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, describe, expect, it } from "vitest";
import type { Page, SitePlan } from "../../../generator/page-model/page.ts";
import { readPage } from "../../../generator/page-model/read-page.ts";
import { plan } from "../../../generator/plan/plan.ts";
import { expectGolden } from "../../../generator/testdata/golden.ts";
import { linkModel } from "../../../generator/testdata/link-model.ts";
import { withoutCode } from "../../../generator/testdata/without-code.ts";
import { PageBody } from "../page-templates.tsx";

/** A protocol with an answer, errors, and a message that nobody answers. */
const protocol = `{
  "protocol": "Bank", "doc": "What a branch can be asked.", "namespace": "com.example",
  "types": [
    { "type": "error", "name": "Refused", "doc": "The bank says no.", "fields": [{ "name": "reason", "type": "string" }] },
    { "type": "error", "name": "response", "fields": [] },
    { "type": "record", "name": "Receipt", "doc": "What was moved.", "fields": [{ "name": "cents", "type": "long" }] }
  ],
  "messages": {
    "send": {
      "doc": "Moves money.", "request": [{ "name": "cents", "type": "long" }],
      "response": { "type": "array", "items": "Receipt" }, "errors": ["Refused", "response"], "x": 1
    },
    "ping": { "request": [], "response": "null", "one-way": true }
  }
}`;

let sitePlan: SitePlan;

beforeAll(async () => {
  const { catalogue } = await linkModel({ "bank.avpr": protocol });
  sitePlan = plan(catalogue, { title: "Bank", base: "/" });
});

function getPage(name: string): Page {
  const page = sitePlan.pages
    .map(readPage)
    .find(({ route }) => route === `generated/metamodel/types/com.example.${name}`);
  if (page === undefined) throw new Error(`the model has no page ${name}`);
  return page;
}

describe("the page of a message", () => {
  it.each([
    ["Bank.send", "message"],
    ["Bank.ping", "message-one-way"],
    ["Refused", "error"],
  ])("shows %s", (name, file) => {
    const markup = renderToStaticMarkup(<PageBody page={withoutCode(getPage(name))} />);
    expectGolden(
      fileURLToPath(new URL(`../testdata/${file}.html`, import.meta.url)),
      `${markup.replace(/></g, ">\n<")}\n`,
    );
  });

  it("lists its sections, each under an anchor of its own", () => {
    const page = getPage("Bank.send");
    expect(page.toc.map(({ id }) => id)).toEqual([
      "~fields",
      "cents",
      "~response",
      "~errors",
      "~definition",
      "~used-by",
    ]);
    const ids = [...renderToStaticMarkup(<PageBody page={page} />).matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(page.toc.filter(({ id }) => !ids.includes(id))).toEqual([]);
  });
});
