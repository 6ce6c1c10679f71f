import { readFileSync } from "node:fs";
import { join } from "node:path";
import { packageFolder } from "../../../../generator/package-folder.ts";
import type { Pages } from "./pages.ts";

/** What one declaration of the API is, with the comment before it. */
interface Declared {
  readonly name: string;
  readonly comment: string;
  readonly code: string;
}

/** The Node API, a section for each thing that `generator/api.ts` declares. */
export function describeFunctions(): Pages {
  const declared = readDeclarations(readFileSync(join(packageFolder, "generator/api.ts"), "utf8"));
  const isFunction = ({ code }: Declared): boolean => code.startsWith("export function");
  const section = ({ name, comment, code }: Declared): string =>
    [`### ${name}`, ...(comment === "" ? [] : [comment]), `\`\`\`ts\n${code}\n\`\`\``].join("\n\n");
  return new Map([
    [
      "reference/api.md",
      `---
custom_edit_url:
title: Node API
description: The functions that programs import, with the types of what they take and give.
toc_max_heading_level: 3
---

# Node API

\`import { readModel, check, diff, generate } from "aspectdoc"\`. Nothing is printed, no process ends, and several runs can go on
at once. [From a program](/how-to/use-from-a-program) shows how they are used.

## Functions

${declared.filter(isFunction).map(section).join("\n\n")}

## Types

The package declares these, and all that they are made of, for TypeScript; [the catalogue](/reference/catalogue) has a page.

${declared
  .filter((one) => !isFunction(one))
  .map(section)
  .join("\n\n")}
`,
    ],
  ]);
}

/** Exported functions without their bodies, and exported interfaces, in the order of the file. */
export function readDeclarations(source: string): readonly Declared[] {
  const pattern = /(?:^\/\*\*((?:(?!\*\/)[^])*)\*\/\n)?^export (?:function|interface) (\w+)[^]*?^\}$/gm;
  return [...source.matchAll(pattern)].map(([whole, comment = "", name = ""]) => {
    const code = whole.slice(whole.indexOf("export "));
    const head = code.slice(0, code.indexOf(" {\n"));
    return {
      name,
      comment: comment
        .replaceAll(/^\s*\* ?/gm, "")
        .replaceAll(/\s+/g, " ")
        .trim(),
      code: code.startsWith("export function") ? `${head};` : code,
    };
  });
}
