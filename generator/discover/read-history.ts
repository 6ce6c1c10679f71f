import { relative } from "node:path";
import type { Settings } from "../config/settings.ts";
import { historyCodes } from "../diagnostics/codes/history.ts";
import type { Report } from "../diagnostics/report.ts";
import { historyPath } from "../history/history-path.ts";
import type { ModelHistory } from "../history/model-history.ts";
import { dropByteOrderMark } from "../places/drop-byte-order-mark.ts";
import { readBytes } from "./files/read-bytes.ts";

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
): Promise<ReadHistory> {
  if (wanted === undefined) return { text: "" };
  const path = historyPath(wanted);
  const shown = relative(process.cwd(), path).replaceAll("\\", "/");
  const read = readBytes(path, largestHistory);
  if ("failure" in read) {
    // Editions tell of each other as well, and nobody has asked for more.
    const isAskedFor = wanted.tags !== undefined || wanted.catalogues !== undefined || versions === undefined;
    if (isAskedFor) report.add(historyCodes.missing({ path: shown }));
    return { text: "" };
  }
  const text = dropByteOrderMark(read.bytes.toString("utf8"));
  if (before?.history !== undefined && before.text === text) return before;
  const { parseHistory } = await import("../history/history-file.ts");
  const parsed = read.size > largestHistory ? { problem: "it is too large" } : parseHistory(text);
  if ("releases" in parsed) return { history: parsed, text };
  report.add(historyCodes.malformed({ path: shown, problem: parsed.problem }));
  return { text };
}
