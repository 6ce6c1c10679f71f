import { toSimpleName } from "../../catalogue/to-simple-name.ts";
import { linkCodes } from "../../diagnostics/codes/link.ts";
import type { Report } from "../../diagnostics/report.ts";
import type { SchemaDocument } from "../../parse/schema-document.ts";
import { folderOf, joinPath } from "../../places/content-paths.ts";
import { findLostFile } from "./find-lost-file.ts";
import type { MissingReference } from "./find-wrong-namespaces.ts";
import { groupLostFiles } from "./group-lost-files.ts";
import { groupBySimpleName, type NamesBySimpleName, suggestTypes } from "./suggest-types.ts";

/** A name that nothing declares, as its first place has it. */
interface UnknownType extends MissingReference {
  /** What stands there, where that isn't the name. */
  readonly written: string | undefined;
  /** The file that this names, where no schema was read in it. */
  readonly lostFile: string | undefined;
  uses: number;
}

/** Files in which no schema was read, and how often anything of them is used. */
interface LostFiles {
  readonly file: string;
  readonly others: readonly string[];
  readonly uses: number;
}

/** Names with suggestions are worth their cost for the first few of them only. */
const suggestionLimit = 100;
/** Fewer of one namespace may be as many mistakes; more are a module that was not read. */
const fewestOfModule = 5;

/**
 * Tells each name that nothing declares, at its first use. Many of one namespace, none of them a slip of a name that is
 * declared, are what another module holds: one thing to mend, which is told once.
 */
export function reportUnknownTypes(
  references: readonly MissingReference[],
  { declared, files }: { readonly declared: Iterable<string>; readonly files: ReadonlySet<string> },
  report: Report,
): void {
  const bySimpleName = groupBySimpleName(declared);
  const unknown = countUses(references, files);
  const looked = new Set(unknown.slice(0, suggestionLimit));
  const modules = findModules(
    unknown.filter(
      (type) => type.written === undefined && !(looked.has(type) && suggestTypes(type.name, bySimpleName).length > 0),
    ),
  );
  const lost = findLost(unknown);
  for (const type of unknown) {
    const { name, written, uses, node, document } = type;
    const span = lookUp(document.writtenAt, name) ?? node.span;
    const unread = listUnread(document, files);
    const others = modules.get(type);
    const lostFiles = lost.get(type);
    if (lostFiles === "told") continue;
    if (others === undefined) {
      const suggestions = looked.has(type) ? suggest(type, bySimpleName) : [];
      const told = { name, written, uses: lostFiles?.uses ?? uses, lost: lostFiles, suggestions, unread };
      report.add(linkCodes.unknownType(told), span);
    } else if (others[0] === type) {
      const rest = others.slice(1).map((other) => ({ name: toSimpleName(other.name), uses: other.uses }));
      report.add(linkCodes.unknownType({ name, uses, suggestions: [], rest, unread }), span);
    }
  }
}

/** What is told of files that aren't there, by the first type that leads to them; the others are told with it. */
function findLost(unknown: readonly UnknownType[]): ReadonlyMap<UnknownType, LostFiles | "told"> {
  const leading = unknown.flatMap((type) =>
    type.lostFile === undefined ? [] : { ...type, lostFile: type.lostFile, type },
  );
  const found = new Map<UnknownType, LostFiles | "told">();
  for (const [first, ...others] of groupLostFiles(leading)) {
    const uses = others.reduce((sum, other) => sum + other.uses, first.uses);
    const rest = new Set(others.map(({ lostFile }) => lostFile));
    rest.delete(first.lostFile);
    found.set(first.type, { file: first.lostFile, others: [...rest], uses });
    for (const { type } of others) found.set(type, "told");
  }
  return found;
}

/** What every object has, such as `constructor`, nobody has written. */
function lookUp<Value>(record: Readonly<Record<string, Value>> = {}, name: string): Value | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}

/** What a document takes in that was not read, as it names it. */
function listUnread({ file, importedFiles = [] }: SchemaDocument, files: ReadonlySet<string>): readonly string[] {
  return importedFiles.filter((imported) => !files.has(joinPath(folderOf(file), imported) ?? ""));
}

function countUses(references: readonly MissingReference[], files: ReadonlySet<string>): readonly UnknownType[] {
  const unknown = new Map<string, UnknownType>();
  for (const reference of references) {
    const known = unknown.get(reference.name);
    if (known !== undefined) {
      known.uses += 1;
      continue;
    }
    const written = lookUp(reference.document.written, reference.name);
    const lostFile = written === undefined ? undefined : findLostFile(written, reference.document.file, files);
    unknown.set(reference.name, { ...reference, written, lostFile, uses: 1 });
  }
  return [...unknown.values()];
}

/** For each type of a module that was not read, all that are missing of its namespace. */
function findModules(unknown: readonly UnknownType[]): ReadonlyMap<UnknownType, readonly UnknownType[]> {
  const byNamespace = new Map<string, UnknownType[]>();
  for (const type of unknown) {
    const namespace = type.name.slice(0, -toSimpleName(type.name).length);
    const group = byNamespace.get(namespace);
    if (group === undefined) byNamespace.set(namespace, [type]);
    else group.push(type);
  }
  const modules = [...byNamespace.values()].filter((group) => group.length >= fewestOfModule);
  return new Map(modules.flatMap((group) => group.map((type) => [type, group])));
}

function suggest({ name, written, document }: UnknownType, bySimpleName: NamesBySimpleName): readonly string[] {
  const found = suggestTypes(name, bySimpleName, document.namespace ?? "");
  // A path says where a type is, so that what is merely called alike somewhere is another one.
  return written === undefined ? found : found.filter((each) => isNear(each, name, bySimpleName));
}

/** Whether a type stands beside another one, or is the only one that is called so. */
function isNear(fullName: string, other: string, bySimpleName: NamesBySimpleName): boolean {
  const simpleName = toSimpleName(fullName);
  const isOnly = simpleName === toSimpleName(other) && bySimpleName.get(simpleName)?.length === 1;
  return isOnly || fullName.slice(0, -simpleName.length) === other.slice(0, -toSimpleName(other).length);
}
