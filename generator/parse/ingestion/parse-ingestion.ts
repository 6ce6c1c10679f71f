import type { Report } from "../../diagnostics/report.ts";
import { findIngestionRole } from "./find-ingestion-role.ts";
import type { SourceFile } from "../../sources/source-file.ts";
import type { IngestionDocument, RecipeDocument, SourceTextDocument } from "./ingestion-document.ts";
import { parseConfigSchema } from "./parse-config-schema.ts";
import { parseConnectorRegistry } from "./parse-connector-registry.ts";
import { parseManifest } from "./parse-manifest.ts";
import { parseOptionSet } from "./parse-option-set.ts";
import { startOfFile } from "../../places/start-of-file.ts";
import { readRecipe } from "./read-recipe.ts";

/** Hands a file on ingestion to the reader of its form, which its path tells. */
export function parseIngestion(file: SourceFile, report: Report): IngestionDocument | undefined {
  switch (findIngestionRole(file.path)) {
    case "manifest":
      return parseManifest(file, report);
    case "optionSet":
      return parseOptionSet(file, report);
    case "connectorRegistry":
      return parseConnectorRegistry(file, "registry", report);
    case "capabilitySummary":
      return parseConnectorRegistry(file, "summary", report);
    case "configSchema":
      return parseConfigSchema(file, report);
    case "text":
      return parseText(file);
    case "recipe":
      return parseRecipe(file, report);
    case undefined:
      return undefined;
  }
}

function parseText(file: SourceFile): SourceTextDocument {
  const { folder, name } = splitPath(file.path);
  return {
    kind: "sourceText",
    file: file.path,
    platform: folder,
    name: name.replace(/\.md$/i, ""),
    text: blankFrontMatter(file.text),
    span: startOfFile(file.path),
  };
}

/** Lines stay where they are, so that places in the text are those in the file. */
function blankFrontMatter(text: string): string {
  return text.replace(/^---\r?\n[\s\S]*?\n---(?=\r?\n)/, (block) => block.replaceAll(/[^\n]/g, ""));
}

function parseRecipe(file: SourceFile, report: Report): RecipeDocument {
  const { folder, name } = splitPath(file.path);
  const span = startOfFile(file.path);
  const place = (line: number, column: number, length: number) => ({
    file: file.path,
    startLine: line,
    startColumn: column,
    endLine: line,
    endColumn: column + length - 1,
  });
  return {
    kind: "recipe",
    file: file.path,
    platform: folder,
    plugin: name.replace(/_recipe\.ya?ml$/i, ""),
    recipe: readRecipe(file.text, span, place, report),
  };
}

function splitPath(path: string): { readonly folder: string; readonly name: string } {
  const parts = path.split("/");
  return { folder: (parts.at(-2) ?? "").toLowerCase(), name: parts.at(-1) ?? "" };
}
