import { isUtf8 } from "node:buffer";
import { relative } from "node:path";
import type { Settings } from "../config/settings.ts";
import { historyCodes } from "../diagnostics/codes/history.ts";
import type { Report } from "../diagnostics/report.ts";
import { findStats } from "../find-stats.ts";
import { historyPath } from "../history/history-path.ts";
import type { ModelHistory } from "../history/model-history.ts";
import { dropByteOrderMark } from "../places/drop-byte-order-mark.ts";
import { diskTree, type FileTree } from "./files/file-tree.ts";
import type { ReadResult } from "./files/read-bytes.ts";

/** A history as far as there is one, and the text that it was read from. */
export interface ReadHistory {
  readonly history?: ModelHistory | undefined;
  readonly text: string;
}

/** Larger ones are of no model. */
const largestHistory = 64_000_000;

/** The history that the config file asks for; the one `before` if it says the same. What keeps it from being read has been reported. */
export async function readHistory(
  { history: wanted, versions }: Pick<Settings, "history" | "versions">,
  report: Report,
  before?: ReadHistory,
  disk: FileTree = diskTree,
): Promise<ReadHistory> {
  if (wanted === undefined) return { text: "" };
  const path = historyPath(wanted);
  const shown = relative(process.cwd(), path).replaceAll("\\", "/");
  const read = disk.read(path, largestHistory);
  const refuse = (problem: string): void => report.add(historyCodes.malformed({ path: shown, problem }));
  if ("failure" in read) {
    if (findStats(path) !== undefined) {
      refuse(read.failure);
      return { text: "" };
    }
    // Editions tell of each other as well, and nobody has asked for more.
    const isAskedFor = wanted.tags !== undefined || wanted.catalogues !== undefined || versions === undefined;
    if (isAskedFor) report.add(historyCodes.missing({ path: shown }));
    return { text: "" };
  }
  const text = dropByteOrderMark(read.bytes.toString("utf8"));
  if (before?.history !== undefined && before.text === text) return before;
  const parsed = await parse(read);
  if ("releases" in parsed) return { history: parsed, text };
  refuse(parsed.problem);
  return { text };
}

async function parse({
  bytes,
  size,
}: Exclude<ReadResult, { readonly failure: string }>): Promise<ModelHistory | { readonly problem: string }> {
  if (size > largestHistory) return { problem: "it is too large" };
  const { parseHistory } = await import("../history/history-file.ts");
  try {
    if (isUtf8(bytes)) return parseHistory(dropByteOrderMark(bytes.toString("utf8")));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  const { sayJsonFault } = await import("../parse/json/say-json-fault.ts");
  return { problem: sayJsonFault(bytes) };
}
