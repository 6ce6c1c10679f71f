import type { CheckedModel } from "../catalogue/describe-model.ts";
import type { ModelNumbers } from "../catalogue/measure-model.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { KnownPage } from "../render/site-memory.ts";
import type { FileRecord, OutputRecord, TreeStates } from "../write/output-record.ts";
import { readSealed, writeSealed } from "./sealed-file.ts";

/** What a run has left in the output folder. */
export interface SiteSummary {
  /** How many files of models were read. */
  readonly files: number;
  /** How many pages there are, without those that were archived. */
  readonly pages: number;
  readonly editions: number;
  /** Of the edition that commands take which make no site. */
  readonly numbers?: ModelNumbers | undefined;
  /** How many files of the output were added, changed or removed. */
  readonly changed: number;
}

/** What a run notes of itself for the next one on the same output. */
export interface RunRecord {
  /** Names what the run was made from. */
  readonly fingerprint: string;
  readonly site: SiteSummary;
  /** What a check of the same input would say; absent where making the site has found more than that. */
  readonly checked?: CheckedModel | undefined;
  readonly output: OutputRecord;
  readonly trees?: TreeStates | undefined;
  /** By route: what a page's files were made from, and what has to be known of them. */
  readonly pages: ReadonlyMap<string, PageRecord>;
  /** What was reported after the input had been read. */
  readonly diagnostics: readonly Diagnostic[];
}

/** A page that was rendered, as its run record keeps it. */
export interface PageRecord extends KnownPage {
  /** Names all that its files were made from. */
  readonly key: string;
}

interface WrittenRecord extends Omit<RunRecord, "output" | "pages"> {
  readonly tool: string;
  readonly output: readonly (readonly [string, FileRecord])[];
  readonly pages: readonly (readonly [string, PageRecord])[];
}

/** The record at the path; undefined when there is none, or none that this tool may trust. */
export function readRunRecord(path: string, nameTool: () => string): RunRecord | undefined {
  return readSealed(path, (body) => {
    const { tool: writtenBy, output, pages, ...record } = JSON.parse(body.toString()) as WrittenRecord;
    return writtenBy === nameTool() ? { ...record, output: new Map(output), pages: new Map(pages) } : undefined;
  });
}

/** Replaces the record at the path. */
export async function writeRunRecord(path: string, tool: string, record: RunRecord): Promise<void> {
  const { output, pages, ...rest } = record;
  const written: WrittenRecord = { tool, ...rest, output: [...output], pages: [...pages] };
  await writeSealed(path, JSON.stringify(written));
}
