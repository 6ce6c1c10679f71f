import { listCodes, type CodeEntry } from "../../../../generator/diagnostics/codes.ts";
import { codes as ofAtlas } from "../../../../generator/plugins/atlas/codes.ts";
import { codes as ofJsonSchema } from "../../../../generator/plugins/json-schema/codes.ts";
import { codes as ofOpenapi } from "../../../../generator/plugins/openapi/codes.ts";
import { codes as ofProtobuf } from "../../../../generator/plugins/protobuf/codes.ts";
import type { PluginCode } from "../../../../generator/plugins/plugin.ts";
import type { Pages } from "./pages.ts";
import { writeTable } from "./write-table.ts";

/** What each severity does to a run. */
const severities: Readonly<Record<CodeEntry["severity"], string>> = {
  error: "An error: the run ends with 1, and the rest of the site is made. Its level can't be lowered.",
  warning: "A warning: it fails a run under `--strict`. `levels` in the config file gives it another level.",
  info: "A note: shown with `--verbose`, and it never fails a run. `levels` in the config file gives it another level.",
};

/** A page for every diagnostic, with the words of `aspectdoc explain`, and one that lists them by area. */
export function describeCodes(): Pages {
  const codes = [
    ...listCodes(),
    ...listOfPlugin("atlas", ofAtlas),
    ...listOfPlugin("json-schema", ofJsonSchema),
    ...listOfPlugin("openapi", ofOpenapi),
    ...listOfPlugin("protobuf", ofProtobuf),
  ];
  return new Map([
    ["reference/diagnostics/README.md", listAll(codes)],
    ...codes.map((entry, index) => [`reference/diagnostics/${entry.code}.md`, describeOne(entry, index + 1)] as const),
  ]);
}

type DescribedCode = Pick<CodeEntry, "code" | "severity" | "explanation">;

/** The codes of a plug-in that comes with the tool, by the names under which they are reported. */
function listOfPlugin(name: string, codes: Readonly<Record<string, PluginCode>>): readonly DescribedCode[] {
  return Object.entries(codes)
    .map(([code, { severity, explanation }]) => ({
      code: `${name}/${code}`,
      severity,
      explanation: explanation.trim(),
    }))
    .toSorted((one, other) => (one.code < other.code ? -1 : 1));
}

function describeOne({ code, severity, explanation }: DescribedCode, position: number): string {
  return `---
custom_edit_url:
title: ${code}
sidebar_label: ${code}
sidebar_position: ${position}
description: ${JSON.stringify(takeSentence(explanation))}
---

# \`${code}\`

${severities[severity]}

${fenceExamples(explanation)}
`;
}

/** Indented examples as fenced ones: what they show may be a mistake of Markdown itself. */
function fenceExamples(text: string): string {
  const parts = text.split(/(^```[^]*?^```$)/m);
  return parts.map((part) => (part.startsWith("```") ? part : fenceIndented(part))).join("");
}

function fenceIndented(text: string): string {
  return text.replaceAll(/(?:^ {4}.*\n?(?:\n(?= {4}))*)+/gm, (block) => {
    const lines = block.trimEnd().split("\n");
    return ["`````text", ...lines.map((line) => line.slice(4)), "`````\n"].join("\n");
  });
}

function listAll(codes: readonly DescribedCode[]): string {
  const areas = new Set(codes.map(({ code }) => code.slice(0, code.indexOf("/"))));
  const sections = [...areas].map((area) => {
    const entries = codes.filter(({ code }) => code.startsWith(`${area}/`));
    const rows = entries.map(({ code, severity, explanation }) => [
      `[\`${code}\`](/reference/diagnostics/${code})`,
      severity === "info" ? "note" : severity,
      takeSentence(explanation),
    ]);
    return `## ${area}\n\n${writeTable(["code", "is", "said when"], rows)}`;
  });
  return `---
custom_edit_url:
title: Diagnostics
sidebar_position: 0
description: Every code that a run can report, by area, with a page each.
---

# Diagnostics

What is wrong with an input is reported once, with its place and a way out, and the rest of the site is made. The code in
brackets says what it is; \`aspectdoc explain <code>\` prints the same as the pages here. [Configuration](/reference/configuration)
says how \`levels\` changes what a code does.

${sections.join("\n\n")}
`;
}

/** The first sentence of an explanation, for lists. What is code ends none. */
export function takeSentence(text: string): string {
  const paragraph = (text.split(/\n\s*\n/)[0] ?? "").replaceAll(/\s+/g, " ").trim();
  return /^(?:`[^`]*`|[^`])*?(?<!\.)[.!?:](?=\s|$)/.exec(paragraph)?.[0].replace(/:$/, ".") ?? paragraph;
}
