import { createReport } from "../../diagnostics/report.ts";
import { toJsonValue } from "../../parse/json/located-json.ts";
import { parseLocatedJson } from "../../parse/json/parse-located-json.ts";
import { isNotebook } from "../../places/markdown-files.ts";
import { pictureTypes, readEmbeddedPicture } from "../../sources/embedded-picture.ts";
import type { SourceFile } from "../../sources/source-file.ts";

/**
 * The pictures that notebooks among the pages hold, made by code or put into a text, by the paths that pages lead to them by: each is
 * below its notebook, as if that were a folder.
 */
export function listEmbedded(sources: readonly SourceFile[]): ReadonlyMap<string, Buffer> {
  const found = new Map<string, Buffer>();
  for (const source of sources) {
    const { kind, path, text } = source;
    if (kind !== "prose" || !isNotebook(path) || !text.includes('"image/')) continue;
    for (const bundle of listBundles(readJson(source))) {
      for (const type of pictureTypes.keys()) {
        const picture = readEmbeddedPicture(type, toText(bundle[type]));
        if (picture !== undefined) found.set(`${path}/${picture.name}`, picture.bytes);
      }
    }
  }
  return found;
}

type JsonRecord = Readonly<Record<string, unknown>>;

/** What each output gives, and what each attachment is, by type. */
function listBundles(notebook: unknown): readonly JsonRecord[] {
  return listRecords(toRecord(notebook)["cells"]).flatMap(({ outputs, attachments }) => [
    ...listRecords(outputs).map(({ data }) => toRecord(data)),
    ...Object.values(toRecord(attachments)).map(toRecord),
  ]);
}

/** What is wrong with a notebook is told when it is parsed; what can be read of it all the same is what can be read then. */
function readJson(file: SourceFile): unknown {
  try {
    return JSON.parse(file.text);
  } catch {
    const located = parseLocatedJson(file, createReport());
    return located && toJsonValue(located);
  }
}

function toRecord(value: unknown): JsonRecord {
  return isRecord(value) ? value : {};
}

function isRecord(value: unknown): value is JsonRecord {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function listRecords(value: unknown): readonly JsonRecord[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

/** One text, or the pieces of one. */
function toText(value: unknown): string {
  const pieces: readonly unknown[] = Array.isArray(value) ? value : [value];
  return pieces.filter((piece) => typeof piece === "string").join("");
}
