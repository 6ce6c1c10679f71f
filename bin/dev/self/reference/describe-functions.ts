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

/** The Node API, and what plug-ins are made of, with a section for each thing that is declared. */
export function describeFunctions(): Pages {
  const api = readDeclarations(readFileSync(join(packageFolder, "generator/api.ts"), "utf8"));
  const plugin = readDeclarations(readFileSync(join(packageFolder, "generator/plugins/plugin.ts"), "utf8"));
  const isFunction = ({ code }: Declared): boolean => code.startsWith("export function");
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

${writeSections(api.filter(isFunction))}

## Types

The package declares these, and all that they are made of, for TypeScript; [the catalogue](/reference/catalogue) has a page.

${writeSections(api.filter((one) => !isFunction(one)))}
`,
    ],
    [
      "reference/plug-ins.md",
      `---
custom_edit_url:
title: What plug-ins are made of
description: Every type of a plug-in, for readers of languages, rules, sections and pages.
toc_max_heading_level: 3
---

# What plug-ins are made of

\`import type { Plugin } from "aspectdoc"\`. A plug-in is handed values and gives plain values back; it is neither handed files
nor told where they are.

## Types

${writeSections(plugin)}
`,
    ],
  ]);
}

function writeSections(declared: readonly Declared[]): string {
  return declared
    .map(({ name, comment, code }) =>
      [`### ${name}`, ...(comment === "" ? [] : [comment]), `\`\`\`ts\n${code}\n\`\`\``].join("\n\n"),
    )
    .join("\n\n");
}

/** Exported functions without their bodies, and exported interfaces and types whole, in the order of the file. */
export function readDeclarations(source: string): readonly Declared[] {
  const pattern =
    /(?:^\/\*\*((?:(?!\*\/)[^])*)\*\/\n)?^export (?:(?:function|interface) (\w+)[^]*?^\}|type (\w+) =[^]*?;)$/gm;
  return [...source.matchAll(pattern)].map(([whole, comment = "", name, alias = ""]) => {
    const code = whole.slice(whole.indexOf("export "));
    const head = code.slice(0, code.indexOf(" {\n"));
    return {
      name: name ?? alias,
      comment: comment
        .replaceAll(/^\s*\* ?/gm, "")
        .replaceAll(/\s+/g, " ")
        .trim(),
      code: code.startsWith("export function") ? `${head};` : code,
    };
  });
}
