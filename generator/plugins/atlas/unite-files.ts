import type { JsonValue } from "../../catalogue/json.ts";
import type { AddedSections, Place, PluginDocument, PrintedSchema, ReadPluginFile, UnitedFile } from "../plugin.ts";
import { declareEntity, declareType, type KnownTypes } from "./declare-type.ts";
import { findOverrides } from "./find-overrides.ts";
import { listEnds } from "./list-ends.ts";
import { loadTypes } from "./load-types.ts";
import type { LoadedType } from "./loaded-type.ts";
import { nameSchema } from "./name-schema.ts";
import { innermostOf, parseTypeName } from "./parse-type-name.ts";
import { planTypeSection } from "./plan-type-section.ts";
import { readPrinted } from "./read-printed.ts";
import { isBuiltIn } from "./to-type-of.ts";
import { createTypeFamily } from "./type-family.ts";
import type { NamedType } from "./typedef-file.ts";

/** What a file has in the catalogue besides its schemas. */
export interface AtlasData {
  readonly sections: readonly AddedSections[];
}

/** What all files say together: each declares its types as they are when patches and relationships have been applied. */
export function uniteFiles(
  files: readonly ReadPluginFile[],
  printed: readonly PrintedSchema[] = [],
): readonly UnitedFile[] {
  const { types, byName, problems, mayBeMore } = loadTypes(files, readPrinted(printed));
  const isUnknown = (name: string): boolean => mayBeMore && !byName.has(name);
  const known: KnownTypes = { byName, endsOf: listEnds(byName.values()), isUnknown };
  const around = { ...known, family: createTypeFamily(byName) };
  const declared = new Map<string, LoadedType[]>();
  for (const type of types) {
    const list = declared.get(type.declaredIn);
    if (list === undefined) declared.set(type.declaredIn, [type]);
    else list.push(type);
  }
  return files.map(({ path, isReferred }): UnitedFile => {
    const own = declared.get(path) ?? [];
    const first = own.filter((type) => byName.get(type.name) === type);
    // What is only referred to has no page.
    const data: AtlasData = {
      sections: isReferred === true ? [] : first.flatMap((type) => planTypeSection(type, around) ?? []),
    };
    const document: PluginDocument = {
      schemas: own.map((type) => declareType(type, known)),
      // A second one of a name is told as a schema.
      entities: first.filter(({ category }) => category === "entity").map(declareEntity),
      ...tellNames(own, path),
      ...(first.length > 0 && { data: data as unknown as JsonValue, isForPages: true }),
      problems: [...(problems.get(path) ?? []), ...first.flatMap((type) => findOverrides(type, around))],
    };
    return { path, document };
  });
}

/** How a file writes the names of types that others declare, and where first. */
function tellNames(types: readonly LoadedType[], path: string): Pick<PluginDocument, "written" | "writtenAt"> {
  const written: Record<string, string> = Object.create(null);
  const writtenAt: Record<string, Place> = Object.create(null);
  const note = ({ name, place, file = path }: NamedType): void => {
    const full = nameSchema(name);
    if (full in written || file !== path || isBuiltIn(name)) return;
    written[full] = name;
    writtenAt[full] = place;
  };
  for (const { superTypes, attributes, ends } of types) {
    superTypes.forEach(note);
    for (const { typeName, typePlace, file } of attributes) {
      const parsed = parseTypeName(typeName);
      if (parsed !== undefined) note({ name: innermostOf(parsed), place: typePlace, file });
    }
    for (const { type, typePlace } of ends) note({ name: type, place: typePlace });
  }
  return { written, writtenAt };
}
