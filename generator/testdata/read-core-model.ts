import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { SourceFile, SourceKind } from "../sources/source-file.ts";

/** Folders of the platform's own model below a checkout, and what is read in them. */
const parts: readonly {
  readonly folder: string;
  readonly files: RegExp;
  readonly kind: SourceKind;
  readonly root?: true;
}[] = [
  { folder: "metadata-models/src/main/pegasus", files: /\.pdl$/, kind: "pdl", root: true },
  { folder: "li-utils/src/main/pegasus", files: /\.pdl$/, kind: "pdl", root: true },
  { folder: "metadata-models/src/main/resources", files: /^entity-registry\.yml$/, kind: "registry" },
  { folder: "datahub-graphql-core/src/main/resources", files: /\.graphql$/, kind: "graphql" },
];

/** The core model of a checkout, read without discovery, so that tests of later stages stand by themselves. */
export function readCoreModel(checkout: string): readonly SourceFile[] {
  return parts.flatMap(({ folder, files, kind, root }) =>
    readdirSync(join(checkout, folder), { recursive: true, encoding: "utf8" })
      .filter((path) => files.test(path))
      .map((path) => ({
        path: `${folder}/${path.replaceAll("\\", "/")}`,
        text: readFileSync(join(checkout, folder, path), "utf8"),
        kind,
        ...(root ? { root: folder } : {}),
      })),
  );
}
