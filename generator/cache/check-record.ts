/*
 * What a check leaves for the next one, beside what making the site has left; a folder of its own is nothing that it would make,
 * since who checks wants nothing written.
 */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { CheckedModel } from "../catalogue/describe-model.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { digest } from "./digest.ts";
import { resolveOutput } from "./open-cache.ts";
import { replaceFile } from "./replace-file.ts";
import { identifyTool, noteTool } from "./tool-identity.ts";

/** What a check has found. */
export interface CheckRecord extends CheckedModel {
  /** Names what was checked, and by what settings. */
  readonly fingerprint: string;
  /** What was reported after the input had been read. */
  readonly diagnostics: readonly Diagnostic[];
}

export interface CheckRecords {
  /** What a check of the very same things has found. */
  findSame(fingerprint: string): CheckRecord | undefined;
  save(record: CheckRecord): Promise<void>;
}

/** The records in a folder, as far as they are about the model of the output folder. */
export function openCheckRecords(folder: string, out: string): CheckRecords {
  const path = join(folder, `check-${digest(resolveOutput(out))}`);
  return {
    findSame(fingerprint) {
      const before = readRecord(path);
      return before?.fingerprint === fingerprint && before.tool === identifyTool(folder) ? before : undefined;
    },
    async save(record) {
      if (!existsSync(folder)) return;
      const body = JSON.stringify({ tool: noteTool(folder), ...record } satisfies WrittenRecord);
      // Where it can't be written, the next one will have to look for itself.
      await replaceFile(path, [Buffer.from(`${digest(body)}\n${body}`)]).catch(() => undefined);
    },
  };
}

interface WrittenRecord extends CheckRecord {
  readonly tool: string;
}

/** Undefined when there is none, or it isn't as it was written. */
function readRecord(path: string): WrittenRecord | undefined {
  try {
    const text = readFileSync(path, "utf8");
    const end = text.indexOf("\n");
    const body = text.slice(end + 1);
    return text.slice(0, end) === digest(body) ? (JSON.parse(body) as WrittenRecord) : undefined;
  } catch {
    return undefined;
  }
}
