import type { Span } from "../../catalogue/span.ts";
import { readIfAny } from "./read-module.ts";

/** Where in a module's own file its syntax is wrong, of which Node tells the reason alone; types are none that are known here. */
export async function findSyntaxError(error: unknown, location: string, file: string): Promise<Span | undefined> {
  if (!(error instanceof Error) || error.name !== "SyntaxError" || !/\.[cm]?js$/.test(location)) return undefined;
  const text = readIfAny(location);
  if (text === undefined) return undefined;
  // Hardly a run comes to this.
  const { parse } = await import("acorn");
  try {
    const sourceType = location.endsWith(".cjs") ? "commonjs" : "module";
    parse(text, { ecmaVersion: "latest", sourceType });
    return undefined;
  } catch (found) {
    const { line, column } = readPlace(found) ?? {};
    if (line === undefined || column === undefined) return undefined;
    return { file, startLine: line, startColumn: column + 1, endLine: line, endColumn: column + 1 };
  }
}

function readPlace(found: unknown): { readonly line: number; readonly column: number } | undefined {
  if (!(found instanceof Error) || !("loc" in found)) return undefined;
  return found.loc as { readonly line: number; readonly column: number };
}
