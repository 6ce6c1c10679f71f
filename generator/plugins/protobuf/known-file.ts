import type { ReadPluginFile } from "../plugin.ts";
import { isBufFile } from "./buf/read-buf-file.ts";
import type { ProtoFile } from "./language/proto-file.ts";
import type { ReadProto } from "./read-proto-file.ts";

/** A file that has been read, by its path. */
export interface KnownFile {
  readonly path: string;
  readonly file: ProtoFile;
  readonly isBroken: boolean;
}

/** The files of which anything could be read. */
export function listKnownFiles(files: readonly ReadPluginFile[]): readonly KnownFile[] {
  return files.flatMap(({ path, data }) => {
    if (data === undefined || isBufFile(path)) return [];
    const { file, isBroken = false } = data as unknown as ReadProto;
    return [{ path, file, isBroken }];
  });
}
