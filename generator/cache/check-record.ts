/*
 * What a check leaves for the next one, beside what making the site has left; a folder of its own is nothing that it would make,
 * since who checks wants nothing written.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { CheckedModel } from "../catalogue/describe-model.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { digest } from "../places/digest.ts";
import { resolveOutput } from "./open-cache.ts";
import { readSealed, writeSealed } from "./sealed-file.ts";
import { createToolIdentity } from "./tool-identity.ts";

/** What a check has found. */
export interface CheckRecord extends CheckedModel {
  /** Names what was checked, and by what settings. */
  readonly fingerprint: string;
  /** What was reported after the input had been read. */
  readonly diagnostics: readonly Diagnostic[];
}

/** The record of the last check on the same output, read and replaced. */
export interface CheckRecords {
  /** What a check of the very same things has found. */
  findSame(fingerprint: string): CheckRecord | undefined;
  /** Gives what it failed with where it could not be written, so that the next one has to look for itself. */
  save(record: CheckRecord): Promise<unknown>;
}

/** The records in a folder, as far as they are about the model of the output folder. */
export function openCheckRecords(folder: string, out: string): CheckRecords {
  const path = join(folder, `check-${digest(resolveOutput(out))}`);
  const tool = createToolIdentity(folder);
  return {
    findSame(fingerprint) {
      const before = readSealed(path, (body) => JSON.parse(body.toString()) as WrittenRecord);
      return before?.fingerprint === fingerprint && before.tool === tool.name() ? before : undefined;
    },
    async save(record) {
      if (!existsSync(folder)) return undefined;
      tool.note();
      const written: WrittenRecord = { tool: tool.name(), ...record };
      return writeSealed(path, JSON.stringify(written)).then(
        () => undefined,
        (error: unknown) => error,
      );
    },
  };
}

interface WrittenRecord extends CheckRecord {
  readonly tool: string;
}
