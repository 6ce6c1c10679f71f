import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { DatedText } from "./dated-text.tsx";

it.each([
  ["Nothing.", "Nothing."],
  ["Released on 2026-03-10.", "Released on <time>2026-03-10</time>."],
  ["Since 2025-01-02, until 2026-03-10", "Since <time>2025-01-02</time>, until <time>2026-03-10</time>"],
  ["Number 12026-03-100", "Number 12026-03-100"],
])("marks the days of %j", (text, html) => {
  expect(renderToStaticMarkup(<DatedText text={text} />)).toBe(html);
});
