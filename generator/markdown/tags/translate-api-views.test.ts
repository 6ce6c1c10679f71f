import { expect, test } from "vitest";
import { pageOptions, readMarkdown } from "../read-markdown.ts";

function listLinks(text: string): readonly (readonly [href: string, words: string | undefined])[] {
  return readMarkdown(text, pageOptions({}, {})).tokens.flatMap(({ children }) =>
    (children ?? []).flatMap((token, index, all) =>
      token.type === "link_open" ? [[String(token.attrs?.[0]?.[1]), all[index + 1]?.content] as const] : [],
    ),
  );
}

test.each([
  ['<swagger-ui src="openapi.json"/>', "openapi.json", "openapi.json"],
  ["<swagger-ui validatorUrl='none' src='api/mill_api.yaml'></swagger-ui>", "api/mill_api.yaml", "mill_api.yaml"],
  ["!!swagger mill.json!!", "mill.json", "mill.json"],
  ["!!swagger-http https://example.com/api/mill.json!!", "https://example.com/api/mill.json", "mill.json"],
])("%s leads to what it would show", (line, href, words) => {
  expect(listLinks(`Before.\n\n${line}\n\nBehind.\n`)).toEqual([[href, words]]);
});

test.each(["```\n!!swagger mill.json!!\n```", "Write !!swagger mill.json!! there.", "!!swagger !!"])(
  "%j stays as it is",
  (text) => {
    expect(listLinks(`${text}\n`)).toEqual([]);
  },
);
