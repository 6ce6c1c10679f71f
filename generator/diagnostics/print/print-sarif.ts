import type { Span } from "../../catalogue/span.ts";
import { encodePart } from "../../page-model/encode-part.ts";
import { findCode } from "../codes.ts";
import type { Diagnostic, Severity } from "../diagnostic.ts";
import { fingerprintDiagnostics } from "../fingerprint-diagnostics.ts";
import type { RunReport } from "./run-report.ts";

/*
 * SARIF 2.1.0, which code scanning and editors read. Rules are the entries of the code table that a
 * report mentions.
 */

/** How a SARIF log is printed. */
export interface SarifOptions {
  /** Version of the tool. */
  readonly version: string;
  /** The file's path from the top of the sources. */
  locate(path: string): string;
  /** Notes are results too. */
  readonly verbose?: boolean | undefined;
}

const home = "https://github.com/aspectdoc/aspectdoc";

const levels: Readonly<Record<Severity, string>> = { error: "error", warning: "warning", info: "note" };

/** What stands for the top of the sources, wherever the report is read. */
const sourceRoot = "%SRCROOT%";

/** The report as SARIF: one run, with a rule for each code that occurs. */
export function printSarif({ diagnostics, known }: RunReport, options: SarifOptions): string {
  const shown = [...diagnostics, ...(known ?? [])].filter(
    ({ severity }) => options.verbose === true || severity !== "info",
  );
  const explanations = new Map(shown.map(({ code, explanation }) => [code, explanation]));
  const codes = [...explanations.keys()].sort();
  const rules = codes.map((code) => describeRule(code, explanations.get(code)));
  const indexes = new Map(codes.map((code, index) => [code, index]));
  const fingerprints = fingerprintDiagnostics(shown);
  const accepted = new Set(known);
  const run = {
    tool: { driver: { name: "Aspectdoc", informationUri: home, semanticVersion: options.version, rules } },
    columnKind: "utf16CodeUnits",
    originalUriBaseIds: { [sourceRoot]: { description: { text: "The folder that Aspectdoc was started in." } } },
    results: shown.map((diagnostic) => ({
      ruleId: diagnostic.code,
      ruleIndex: indexes.get(diagnostic.code),
      level: levels[diagnostic.severity],
      message: { text: toText(diagnostic) },
      // Code scanning refuses a whole report for one result without a place. What is about the whole is at the top.
      locations: [diagnostic.span === undefined ? top : describePlace(diagnostic.span, options)],
      ...describeRelated(diagnostic, options),
      // The key that code scanning goes by; without it, an alert would close and open whenever a line moves.
      partialFingerprints: { primaryLocationLineHash: fingerprints.get(diagnostic) },
      // Either all results of a run tell whether they are suppressed, or none.
      ...(known !== undefined && { suppressions: accepted.has(diagnostic) ? [knownInBaseline] : [] }),
    })),
  };
  const log = { $schema: "https://json.schemastore.org/sarif-2.1.0.json", version: "2.1.0", runs: [run] };
  return `${JSON.stringify(log, null, 2)}\n`;
}

const knownInBaseline = { kind: "external", status: "accepted", justification: "listed in the baseline file" };

function describeRule(code: string, own: string | undefined): object {
  const explanation = (own ?? findCode(code)?.explanation ?? code).trim();
  const severity = findCode(code)?.severity ?? "error";
  const summary = toSummary(explanation);
  return {
    id: code,
    shortDescription: { text: summary },
    fullDescription: { text: summary },
    help: { text: explanation, markdown: explanation },
    defaultConfiguration: { level: levels[severity] },
    properties: { tags: [code.slice(0, code.indexOf("/"))] },
  };
}

/** The first sentence. */
function toSummary(explanation: string): string {
  const [paragraph = ""] = explanation.split("\n\n");
  const text = paragraph.replace(/\s+/g, " ");
  return /^.+?[.!?](?= |$)/.exec(text)?.[0] ?? text;
}

function toText({ message, help }: Diagnostic): string {
  return help === undefined ? message : `${message}\nhelp: ${help}`;
}

function describeRelated({ related }: Diagnostic, options: SarifOptions): object {
  if (related.length === 0) return {};
  return {
    relatedLocations: related.map(({ span, message }, id) => ({
      id,
      ...describePlace(span, options),
      message: { text: message },
    })),
  };
}

const top = {
  physicalLocation: { artifactLocation: { uri: ".", uriBaseId: sourceRoot }, region: { startLine: 1 } },
};

function describePlace(span: Span, { locate }: SarifOptions): object {
  const { startLine, startColumn, endLine, endColumn } = span;
  return {
    physicalLocation: {
      artifactLocation: { uri: toUri(locate(span.file)), uriBaseId: sourceRoot },
      // Its end column is that behind the last character.
      region: { startLine, startColumn, endLine, endColumn: endColumn + 1 },
    },
  };
}

function toUri(path: string): string {
  return path.split("/").map(encodePart).join("/");
}
