import { describe, expect, test } from "vitest";
import type { JsonValue } from "../../catalogue/json.ts";
import { describeCondition } from "./condition-words.ts";

// oxlint-disable unicorn/no-thenable -- It is a keyword of JSON Schema.

/** A condition as a reader would read it, where `kind` is the only field that is always there. */
function say(condition: JsonValue): string {
  const context = {
    isSure: (field: string) => field === "kind",
    refer: (schema: string) => ({ text: schema, href: `/types/${schema}/`, code: true as const }),
  };
  const words = describeCondition(condition, context);
  return words.map(({ text, code }) => (code === true ? `\`${text}\`` : text)).join("");
}

const isHttp = { properties: { kind: { const: "http" } } };

describe("a condition says", () => {
  test.for<readonly [JsonValue, string]>([
    [{ if: isHttp, then: { required: ["url"] } }, "If `kind` is `http`, `url` has to be there"],
    [
      { if: isHttp, then: { required: ["url", "port"] }, else: { properties: { url: false } } },
      "If `kind` is `http`, `url` and `port` have to be there; otherwise `url` may not be there",
    ],
    [{ if: isHttp, else: { required: ["path"] } }, "Unless `kind` is `http`, `path` has to be there"],
    [
      { if: { properties: { mode: { enum: ["a", "b"] } } }, then: { $ref: "shop.Mode" } },
      "If `mode` is `a` or `b` or absent, it has to be `shop.Mode`",
    ],
    [
      {
        if: { properties: { mode: { const: 1 } }, required: ["mode"] },
        then: { properties: { size: { minimum: 1, maximum: 5 } } },
      },
      "If `mode` is `1`, `size`: at least `1`, at most `5`",
    ],
    [
      { if: isHttp, then: { properties: { tags: { minItems: 1, items: { pattern: "^a" } } } } },
      "If `kind` is `http`, `tags`: each item matches `^a` and `tags`: at least 1 item",
    ],
    [
      {
        if: { required: ["card"] },
        then: { properties: { to: { required: ["street"], properties: { zip: { pattern: "^\\d" } } } } },
      },
      "If `card` is there, `to.street` has to be there and `to.zip` has to match `^\\d`",
    ],
  ])("what follows from it: %j", ([condition, words]) => {
    expect(say(condition)).toBe(words);
  });

  test.for<readonly [JsonValue, string]>([
    [{ not: { required: ["a"] } }, "`a` may not be there"],
    [{ not: { required: ["a", "b"] } }, "`a` and `b` may not be there together"],
    [{ not: { anyOf: [{ required: ["a"] }, { required: ["b"] }] } }, "Neither `a` nor `b` may be there"],
    [{ properties: { a: false, b: false, c: false } }, "None of `a`, `b` and `c` may be there"],
    [{ not: { ...isHttp, required: ["url"] } }, "It may not be that `kind` is `http` and `url` is there"],
    [{ properties: { kind: { not: { const: "x" } } } }, "`kind` may not be `x`"],
    [{ not: { not: { required: ["a"] } } }, "`a` has to be there"],
  ])("what may not be: %j", ([condition, words]) => {
    expect(say(condition)).toBe(words);
  });

  test("which alternatives there are, of many the first ones", () => {
    const alternatives = [
      { ...isHttp, required: ["url"] },
      { required: ["path"], not: { required: ["url"] } },
    ];
    expect(say({ oneOf: alternatives })).toBe(
      "One of these alone: `kind` is `http` and `url` is there, or `path` is there and `url` isn't there",
    );
    const many = Array.from({ length: 10 }, (_, index) => ({ required: [`a${index}`] }));
    expect(say({ anyOf: many })).toMatch(/^At least one of these: `a0` is there, or .*`a7` is there, or 2 more$/);
  });

  test("nothing of what fields say already", () => {
    expect(say({ if: isHttp, then: { properties: { url: { type: "string" } } } })).toBe("");
    expect(say({ if: isHttp, then: { required: ["kind"] } })).toBe("");
    expect(say(true)).toBe("");
  });
});
