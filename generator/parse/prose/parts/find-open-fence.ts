import { closesFence, readFence } from "../../../markdown/fence-reader.ts";

/** A fence of code that nothing closes; lines and columns count from 0. */
export interface OpenFence {
  readonly mark: string;
  readonly language: string;
  readonly line: number;
  readonly column: number;
  /** What its closing line begins with, so that it stands where the fence does. */
  readonly lead: string;
}

/** The fence that is open where a text ends. */
export function findOpenFence(text: string): OpenFence | undefined {
  let open: OpenFence | undefined;
  if (!/`{3}|~{3}/.test(text)) return open;
  for (const [line, written] of text.split("\n").entries()) {
    if (open !== undefined) {
      if (closesFence(written, open.mark)) open = undefined;
      continue;
    }
    const found = readFence(written);
    if (found === undefined) continue;
    const { mark, language, column } = found;
    open = { mark, language, line, column, lead: written.slice(0, column).replace(/[^\t >]/g, " ") };
  }
  return open;
}
