import { pathToFileURL } from "node:url";
import type { Span } from "../catalogue/span.ts";

/** The file of a plug-in: where it is, which stacks name by its path or its address, and what it is called. */
interface OwnFile {
  readonly location?: string | undefined;
  readonly file?: string | undefined;
}

/** Where in the plug-in's own file the error came from. */
export function findThrown(error: unknown, { location, file }: OwnFile): Span | undefined {
  if (location === undefined || file === undefined || !(error instanceof Error)) return undefined;
  const lines = (error.stack ?? "").split("\n");
  for (const line of lines) {
    const isOwn = line.includes(location) || line.includes(pathToFileURL(location).href);
    const found = isOwn ? /:(\d+):(\d+)\)?$/.exec(line) : null;
    if (found === null) continue;
    const [startLine, startColumn] = [Number(found[1]), Number(found[2])];
    return { file, startLine, startColumn, endLine: startLine, endColumn: startColumn };
  }
  return undefined;
}
