import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { pdlCodes } from "../../diagnostics/codes/pdl.ts";
import { createReport } from "../../diagnostics/report.ts";
import { createRandom, damageText } from "../../testdata/damage-text.ts";
import { expectGolden } from "../../testdata/golden.ts";
import { measureCpuTime } from "../../testdata/cpu-time.ts";
import type { SchemaDocument } from "../schema-document.ts";
import { parsePdl } from "./parse-pdl.ts";

const folder = fileURLToPath(new URL("../../testdata/pdl", import.meta.url));

function listCases(kind: "ok" | "err"): readonly string[] {
  const names = readdirSync(`${folder}/${kind}`).filter((name) => name.endsWith(".pdl"));
  return names.map((name) => name.slice(0, -".pdl".length)).sort();
}

function parseCase(kind: "ok" | "err", name: string) {
  return parseText(readFileSync(`${folder}/${kind}/${name}.pdl`, "utf8"), `${name}.pdl`);
}

function parseText(text: string, path = "case.pdl") {
  const report = createReport();
  const document = parsePdl({ path, text, kind: "pdl" }, report);
  return { document, diagnostics: report.diagnostics };
}

describe("PDL that is right", () => {
  it.each(listCases("ok"))("%s", (name) => {
    const { document, diagnostics } = parseCase("ok", name);
    expect(diagnostics).toEqual([]);
    expectGolden(`${folder}/ok/${name}.json`, printDocument(document));
  });
});

describe("PDL with errors", () => {
  it.each(listCases("err"))("%s", (name) => {
    const { document, diagnostics } = parseCase("err", name);
    expectGolden(`${folder}/err/${name}.txt`, diagnostics.map(printDiagnostic).join(""));
    expectGolden(`${folder}/err/${name}.json`, printDocument(document));
  });

  it("has a case for every code", () => {
    const reported = new Set(
      listCases("err").flatMap((name) => parseCase("err", name).diagnostics.map(({ code }) => code)),
    );
    const codes = Object.values(pdlCodes).map(({ code }) => code);
    expect(codes.filter((code) => !reported.has(code))).toEqual([]);
  });
});

describe("bounds", () => {
  it.each([
    ["50,000 open arrays", `record A { x: ${"array[".repeat(50_000)}`],
    ["50,000 open records", "record A { f: ".repeat(50_000)],
    ["50,000 open values", `@a = ${'[{"k":'.repeat(50_000)}`],
    ["50,000 unclosed strings", '\\"\n'.repeat(50_000)],
    ["50,000 unclosed back-ticks", "record A { ` `` ".repeat(50_000)],
    ["500,000 characters without meaning", "?;".repeat(250_000)],
    ["a million brackets", "record A { x: int [ ".repeat(50_000)],
  ])("%s are few diagnostics, quickly", (_, text) => {
    const time = measureCpuTime(() => {
      const { diagnostics } = parseText(text);
      expect(diagnostics.length).toBeGreaterThan(0);
      expect(diagnostics.length).toBeLessThanOrEqual(101);
    });
    expect(time).toBeLessThan(3_000);
  });

  it("reads a line of 1 MB", () => {
    const fields = Array.from({ length: 32_000 }, (_, index) => `field${index}: array[string] = []`);
    const time = measureCpuTime(() => {
      const { document, diagnostics } = parseText(`record A { ${fields.join(", ")} }`);
      expect(diagnostics).toEqual([]);
      const [record] = document.declarations;
      expect(record?.kind === "record" && record.fields.length).toBe(32_000);
    });
    expect(time).toBeLessThan(2_000);
  });

  it("never throws on damaged text, and says what is wrong in few words", () => {
    const random = createRandom(20_240_501);
    const samples = listCases("ok").map((name) => readFileSync(`${folder}/ok/${name}.pdl`, "utf8"));
    for (let round = 0; round < 1_000; round += 1) {
      const sample = samples[random(samples.length)] ?? "";
      const { diagnostics } = parseText(damageText(sample, random));
      expect(diagnostics.length).toBeLessThanOrEqual(101);
      for (const { span } of diagnostics) expect(span?.startLine).toBeGreaterThanOrEqual(1);
    }
  });
});

function printDocument(document: SchemaDocument): string {
  const printed = JSON.stringify(
    document,
    (key, value: unknown) => {
      if (typeof value === "bigint") return `${value}n`;
      if (key === "span" || key === "nameSpan" || key === "namespaceSpan" || key === "defaultSpan")
        return printSpan(value as Diagnostic["span"]);
      return value;
    },
    1,
  );
  return `${printed}\n`;
}

function printSpan(span: Diagnostic["span"]): string {
  return span === undefined ? "" : `${span.startLine}:${span.startColumn}-${span.endLine}:${span.endColumn}`;
}

function printDiagnostic({ severity, code, message, help, span, related }: Diagnostic): string {
  const notes = related.map((one) => `  ${printSpan(one.span)} ${one.message}\n`).join("");
  return `${printSpan(span)} ${severity} ${code}: ${message}\n${help === undefined ? "" : `  help: ${help}\n`}${notes}`;
}
