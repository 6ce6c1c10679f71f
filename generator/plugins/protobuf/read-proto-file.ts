import type { JsonValue } from "../../catalogue/json.ts";
import type { PluginDocument, PluginFile } from "../plugin.ts";
import { parseProto } from "./language/parse-proto.ts";
import type { ProtoFile } from "./language/proto-file.ts";

/** What reading a file gives, for when all have been read. */
export interface ReadProto {
  readonly file: ProtoFile;
  /** Present where a statement of it was left out, so that it may declare more. */
  readonly isBroken?: true | undefined;
}

/** In characters; more is no file that anybody has written, nor generated. */
const longest = 20_000_000;

/** What a file says, as data: what its names lead to is known when all files are. */
export function readProtoFile({ text }: PluginFile): PluginDocument {
  if (text.length > longest) {
    const message = `the text is longer than ${longest / 1_000_000} million characters`;
    const place = { startLine: 1, startColumn: 1, endLine: 1, endColumn: 1 };
    return { problems: [{ code: "malformed", message, place }] };
  }
  const { file, mistakes } = parseProto(text);
  const data: ReadProto = { file, ...(mistakes.length > 0 && { isBroken: true as const }) };
  return {
    data: data as unknown as JsonValue,
    problems: mistakes.map((mistake) => ({ code: "malformed", ...mistake })),
  };
}
