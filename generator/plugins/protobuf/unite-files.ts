import type { JsonValue } from "../../catalogue/json.ts";
import type { PluginDocument, PluginProblem, ReadPluginFile, SchemaDeclaration, UnitedFile } from "../plugin.ts";
import { gatherModules, tellLeftOut } from "./buf/gather-modules.ts";
import { isBufFile } from "./buf/read-buf-file.ts";
import { checkNumbers } from "./check-numbers.ts";
import { type Around, declareType } from "./declare-type.ts";
import { dropRepeated } from "./drop-repeated.ts";
import { createImportFinder } from "./find-imports.ts";
import { gatherExtensions } from "./gather-extensions.ts";
import { gatherServices } from "./gather-services.ts";
import { gatherOptions } from "./options/gather-options.ts";
import { indexResources } from "./index-resources.ts";
import { listKnownFiles } from "./known-file.ts";
import type { ProtobufData } from "./service-data.ts";
import { createReferences } from "./references.ts";
import { gatherSymbols } from "./symbols.ts";
import { declareWellKnown } from "./well-known-types.ts";

/** What all files say together: each declares its messages and enums, with what names in them lead to. */
export function uniteFiles(files: readonly ReadPluginFile[]): readonly UnitedFile[] {
  const modules = gatherModules(files);
  const leftOut = files.flatMap(({ path }) => (isBufFile(path) ? [] : (modules.findLeftOut(path) ?? [])));
  const isProto = ({ path }: ReadPluginFile): boolean => !isBufFile(path) && modules.findLeftOut(path) === undefined;
  const protos = files.filter(isProto);
  const aside = tellLeftOut(leftOut);
  return [
    ...uniteProtos(protos, modules.roots),
    ...files.flatMap((file): readonly UnitedFile[] => {
      const { path } = file;
      return isProto(file) ? [] : [{ path, document: { problems: aside.get(path) ?? [] } }];
    }),
  ];
}

function uniteProtos(files: readonly ReadPluginFile[], roots: ReadonlySet<string>): readonly UnitedFile[] {
  const known = listKnownFiles(files);
  const mayBeMore = known.length < files.length || known.some(({ isBroken }) => isBroken);
  const findImport = createImportFinder(known, roots);
  const symbols = gatherSymbols(known, findImport);
  const problems = new Map<string, PluginProblem[]>();
  const tell = (path: string, problem: PluginProblem): void => {
    const list = problems.get(path);
    if (list === undefined) problems.set(path, [problem]);
    else list.push(problem);
  };
  const references = createReferences({ files: known, symbols, findImport, mayBeMore, tell });
  const byPath = new Map(known.map((each) => [each.path, each.file]));
  const around: Around = {
    toReference: references.toType,
    extensionsOf: gatherExtensions(known, symbols),
    findResource: indexResources(symbols.types),
    fileOf: (path) => byPath.get(path),
    isType: (fullName) => symbols.get(fullName) !== undefined,
    isEnum: (fullName) => symbols.get(fullName)?.node.kind === "enum",
  };
  const services = gatherServices(known, { references, isType: around.isType });
  const options = gatherOptions(known, { references, isType: around.isType });
  const declared = new Map<string, SchemaDeclaration[]>(known.map(({ path }) => [path, []]));
  for (const type of dropRepeated(symbols, tell)) {
    for (const problem of checkNumbers(type)) tell(type.path, problem);
    declared.get(type.path)?.push(declareType(type, around));
  }
  for (const { fullName, path, place } of references.listWellKnown())
    declared.get(path)?.push(declareWellKnown(fullName, place));
  const missing = references.listMissing();
  return known.map(({ path }): UnitedFile => {
    const own = options.get(path) ?? [];
    const data: ProtobufData = {
      ...{ services: services.get(path) ?? [], missing: missing.get(path) ?? [] },
      ...(own.length > 0 && { options: own }),
    };
    const missed = references.listMissed(path);
    const document: PluginDocument = {
      schemas: declared.get(path) ?? [],
      ...(missed.length > 0 && { missing: missed }),
      ...(data.services.length + data.missing.length + own.length > 0 && {
        data: data as unknown as JsonValue,
        isForPages: true,
      }),
      problems: problems.get(path) ?? [],
    };
    return { path, document };
  });
}
