import { Ajv } from "ajv";
import { expect, test } from "vitest";
import type { Diagnostic } from "../diagnostic.ts";
import { listCodes } from "../codes.ts";
import { printSarif } from "./print-sarif.ts";

const span = { file: "pdl/a b.pdl", startLine: 4, startColumn: 10, endLine: 4, endColumn: 13 };
const error: Diagnostic = {
  code: "link/unknown-type",
  severity: "error",
  message: "type `A` is not in the model",
  help: "did you mean `B`?",
  span,
  related: [{ message: "first used here", span: { ...span, startLine: 2, endLine: 2 } }],
};
const warning: Diagnostic = { code: "check/unused-aspect", severity: "warning", message: "w", span, related: [] };
const info: Diagnostic = { code: "check/missing-doc", severity: "info", message: "i", related: [] };

const options = { version: "1.2.3", locate: (path: string): string => `models/${path}` };

interface Log {
  readonly runs: readonly [
    {
      readonly tool: { readonly driver: { readonly rules: readonly { readonly id: string }[] } };
      readonly results: readonly {
        readonly ruleId: string;
        readonly locations: readonly {
          readonly physicalLocation: { readonly artifactLocation: { readonly uri: string } };
        }[];
        readonly ruleIndex: number;
        readonly partialFingerprints: Readonly<Record<string, string>>;
        readonly suppressions?: readonly unknown[];
      }[];
    },
  ];
}

const read = (text: string): Log => JSON.parse(text) as Log;

/** What the standard asks of the parts that we print: names, types, ranges, and nothing that it doesn't have. */
const message = {
  type: "object",
  properties: { text: { type: "string", minLength: 1 } },
  required: ["text"],
  additionalProperties: false,
};
const position = { type: "integer", minimum: 1 };
const physicalLocation = {
  type: "object",
  required: ["artifactLocation", "region"],
  additionalProperties: false,
  properties: {
    artifactLocation: {
      type: "object",
      required: ["uri"],
      additionalProperties: false,
      properties: { uri: { type: "string", pattern: "^(?!/)[\\w.~!*'()%/-]+$" }, uriBaseId: { const: "%SRCROOT%" } },
    },
    region: {
      type: "object",
      required: ["startLine"],
      additionalProperties: false,
      properties: { startLine: position, startColumn: position, endLine: position, endColumn: position },
    },
  },
};
const location = {
  type: "object",
  additionalProperties: false,
  properties: { id: { type: "integer", minimum: -1 }, physicalLocation, message },
};
const level = { enum: ["none", "note", "warning", "error"] };
const rule = {
  type: "object",
  required: ["id"],
  additionalProperties: false,
  properties: {
    id: { type: "string" },
    shortDescription: message,
    fullDescription: message,
    help: {
      type: "object",
      required: ["text"],
      properties: { text: { type: "string" }, markdown: { type: "string" } },
    },
    defaultConfiguration: { type: "object", properties: { level }, additionalProperties: false },
    properties: {
      type: "object",
      properties: { tags: { type: "array", items: { type: "string" }, uniqueItems: true } },
    },
  },
};
const result = {
  type: "object",
  required: ["message"],
  additionalProperties: false,
  properties: {
    ruleId: { type: "string" },
    ruleIndex: { type: "integer", minimum: -1 },
    level,
    message,
    locations: { type: "array", items: location },
    relatedLocations: { type: "array", items: { ...location, required: ["id"] }, uniqueItems: true },
    partialFingerprints: { type: "object", additionalProperties: { type: "string" } },
    suppressions: {
      type: "array",
      uniqueItems: true,
      items: {
        type: "object",
        required: ["kind"],
        additionalProperties: false,
        properties: {
          kind: { enum: ["inSource", "external"] },
          status: { enum: ["accepted", "underReview", "rejected"] },
          justification: { type: "string" },
        },
      },
    },
  },
};
const validate = new Ajv({ strict: false }).compile({
  type: "object",
  required: ["version", "runs"],
  additionalProperties: false,
  properties: {
    $schema: { type: "string" },
    version: { const: "2.1.0" },
    runs: {
      type: "array",
      items: {
        type: "object",
        required: ["tool", "results"],
        additionalProperties: false,
        properties: {
          tool: {
            type: "object",
            required: ["driver"],
            additionalProperties: false,
            properties: {
              driver: {
                type: "object",
                required: ["name", "informationUri"],
                additionalProperties: false,
                properties: {
                  name: { type: "string" },
                  informationUri: { type: "string", pattern: "^https://" },
                  semanticVersion: { type: "string", pattern: "^\\d+\\.\\d+\\.\\d+$" },
                  rules: { type: "array", items: rule, uniqueItems: true },
                },
              },
            },
          },
          columnKind: { enum: ["utf16CodeUnits", "unicodeCodePoints"] },
          originalUriBaseIds: {
            type: "object",
            additionalProperties: { type: "object", properties: { description: message } },
          },
          results: { type: "array", items: result },
        },
      },
    },
  },
});

function expectValid(text: string): Log {
  validate(JSON.parse(text));
  expect(validate.errors).toBeNull();
  return read(text);
}

test("a report keeps to the standard, and each result points to its rule", () => {
  const {
    runs: [run],
  } = expectValid(printSarif({ diagnostics: [error, warning, info] }, { ...options, verbose: true }));
  const { rules } = run.tool.driver;
  expect(run.results).toHaveLength(3);
  for (const { ruleId, ruleIndex } of run.results) expect(rules[ruleIndex]?.id).toBe(ruleId);
  expect(run.results[0]).toEqual({
    ruleId: "link/unknown-type",
    ruleIndex: 2,
    level: "error",
    message: { text: "type `A` is not in the model\nhelp: did you mean `B`?" },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: "models/pdl/a%20b.pdl", uriBaseId: "%SRCROOT%" },
          region: { startLine: 4, startColumn: 10, endLine: 4, endColumn: 14 },
        },
      },
    ],
    relatedLocations: [expect.objectContaining({ id: 0, message: { text: "first used here" } })],
    partialFingerprints: { primaryLocationLineHash: expect.stringMatching(/^[0-9a-f]{32}:1$/) },
  });
});

test("every result has a place, as code scanning asks, and half characters in paths are no failure of ours", () => {
  const half = { ...warning, span: { ...span, file: "a\ud800.pdl" } };
  const { results } = expectValid(printSarif({ diagnostics: [info, half] }, { ...options, verbose: true })).runs[0];
  const uris = results.map(({ locations }) =>
    locations.map(({ physicalLocation }) => physicalLocation.artifactLocation.uri),
  );
  expect(uris).toEqual([["."], ["models/a%EF%BF%BD.pdl"]]);
});

test("notes are results only when they are asked for", () => {
  expect(expectValid(printSarif({ diagnostics: [info] }, options)).runs[0].results).toEqual([]);
});

test("every code of the table makes a rule", () => {
  const all = listCodes().map(({ code, severity }): Diagnostic => ({ code, severity, message: "m", related: [] }));
  const { rules } = expectValid(printSarif({ diagnostics: all }, { ...options, verbose: true })).runs[0].tool.driver;
  expect(rules).toHaveLength(all.length);
  expect(rules).toContainEqual(
    expect.objectContaining({
      id: "check/missing-doc",
      shortDescription: {
        text: "Readers see the name and the type of a thing without a doc, and have to guess the rest.",
      },
      defaultConfiguration: { level: "note" },
    }),
  );
});

test("codes of changes and plug-ins make rules that say what they mean", () => {
  const change: Diagnostic = { ...error, code: "breaking/field-removed", explanation: "Old data has it.\n\nKeep it." };
  const { rules } = expectValid(printSarif({ diagnostics: [change] }, options)).runs[0].tool.driver;
  expect(rules[0]).toMatchObject({
    shortDescription: { text: "Old data has it." },
    help: { text: "Old data has it.\n\nKeep it." },
  });
});

test("fingerprints stay when lines move, and tell results apart that read the same", () => {
  const print = (...lines: readonly number[]): readonly (string | undefined)[] => {
    const diagnostics = lines.map((line) => ({ ...warning, span: { ...span, startLine: line, endLine: line } }));
    const { results } = expectValid(printSarif({ diagnostics }, options)).runs[0];
    return results.map(({ partialFingerprints }) => partialFingerprints["primaryLocationLineHash"]);
  };
  expect(print(7, 9)).toEqual(print(70, 90));
  expect(new Set(print(7, 9)).size).toBe(2);
});

test("with a baseline, known warnings are suppressed and the others say that they are not", () => {
  const { results } = expectValid(printSarif({ diagnostics: [error], known: [warning] }, options)).runs[0];
  expect(results.map(({ suppressions }) => suppressions?.length)).toEqual([0, 1]);
});
