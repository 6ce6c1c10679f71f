import { linkCodes } from "../../diagnostics/codes/link.ts";
import type { Report } from "../../diagnostics/report.ts";
import type { NamedNode, SchemaDocument } from "../../parse/schema-document.ts";
import { compareVersions, readFileVersion, type FileVersion } from "../../places/file-version.ts";
import { nameFileVersion } from "../../places/name-file-version.ts";
import { qualify } from "./schema-index.ts";
import { type NamedVersion, tellVersions } from "./tell-versions.ts";

/** A file of one Avro type, at a path that names a version. */
interface VersionedDocument {
  readonly document: SchemaDocument;
  readonly node: NamedNode;
  readonly version: FileVersion;
}

/**
 * Leaves out Avro files of which newer versions stand beside them, as readers of old data keep them: `User/v1/User.avsc` beside
 * `User/v2/User.avsc`, `user-1.avsc` beside `user-2.avsc`. The newest is the type, with all that it declares, and knows the others.
 */
export function dropOldVersions(documents: readonly SchemaDocument[], report: Report): readonly SchemaDocument[] {
  const groups = new Map<string, VersionedDocument[]>();
  for (const document of documents) {
    const [node, ...others] = document.language === "avro" ? document.declarations : [];
    const version = readFileVersion(document.file);
    if (version === undefined || node === undefined || !("name" in node) || node.kind === "reference") continue;
    if (others.length > 0) continue;
    const key = `${qualify(node.name, node.namespace)} ${version.pattern}`;
    const group = groups.get(key) ?? [];
    group.push({ document, node, version });
    groups.set(key, group);
  }
  const old = new Set<SchemaDocument>();
  const told = new Map<SchemaDocument, SchemaDocument>();
  for (const group of groups.values()) {
    const [newest, next, ...others] = group.toSorted((a, b) => compareVersions(b.version, a.version));
    if (newest === undefined || next === undefined) continue;
    for (const { document } of [next, ...others]) old.add(document);
    told.set(newest.document, tellVersions(toNamed(newest), [next, ...others].map(toNamed)));
    const name = qualify(newest.node.name, newest.node.namespace);
    const { file } = next.document;
    report.add(linkCodes.olderVersions({ name, file, count: others.length + 1 }), newest.node.nameSpan);
  }
  return old.size === 0
    ? documents
    : documents.flatMap((document) => (old.has(document) ? [] : [told.get(document) ?? document]));
}

function toNamed({ document, version }: VersionedDocument): NamedVersion {
  return { name: nameFileVersion(document.file, version), document };
}
