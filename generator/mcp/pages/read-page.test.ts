import { expect, it } from "vitest";
import { listCode } from "./read-page.ts";

it("lists code with the headings above it, that of steps of a list too", () => {
  const page = [
    "# Page",
    "",
    "## Install",
    "",
    "1. First.",
    "",
    "   ```shell",
    "   # no heading",
    "   if true; then",
    "     echo",
    "",
    "   fi",
    "   ```",
    "2. Then.",
    "",
    "## Use",
    "",
    "````c++",
    "```",
    "````",
  ].join("\n");
  expect(listCode(page)).toEqual([
    { under: "Page › Install", language: "shell", code: "# no heading\nif true; then\n  echo\n\nfi" },
    { under: "Page › Use", language: "c++", code: "```" },
  ]);
  expect(listCode(page, "Use").map(({ language }) => language)).toEqual(["c++"]);
});
