import type { LocatedName } from "../../places/located-name.ts";
import { findMisfit, sayMisfit } from "../../catalogue/find-misfit.ts";
import type { JsonObject, JsonValue } from "../../catalogue/json.ts";
import type { NumberSpellings } from "../../catalogue/number-spellings.ts";
import { findFormat } from "../../catalogue/parse-catalogue.ts";
import { completeCatalogue } from "../../catalogue/revive-catalogue.ts";
import { recordNouns, type SchemaLanguage } from "../../catalogue/schema.ts";
import type { Span } from "../../catalogue/span.ts";
import { discoverCodes } from "../../diagnostics/codes/discover.ts";
import type { Report } from "../../diagnostics/report.ts";
import { readCatalogueSchema } from "../../package-folder.ts";
import type { SourceFile } from "../../sources/source-file.ts";
import { startOfFile } from "../../places/start-of-file.ts";
import type { PrintedSchema } from "../../catalogue/printed-schema.ts";
import { sayJsonFault } from "../json/say-json-fault.ts";
import type { RegistryDocument } from "../registry/registry-document.ts";
import type { FieldNode, MemberNode, NamedNode, SchemaDocument, TypeNode } from "../schema-document.ts";

/** What a printed model declares, as if its files had been read. */
export interface CatalogueDocuments {
  readonly schemas: readonly SchemaDocument[];
  readonly registries: readonly RegistryDocument[];
  /** What those know of the schemas who make documents of others by them. */
  readonly printed: readonly PrintedSchema[];
}

const nothing: CatalogueDocuments = { schemas: [], registries: [], printed: [] };

/** Nothing that is printed comes near. */
const deepest = 100;

/** Reads a model as `aspectdoc catalogue` prints it. Fields that were included are the record's own here, since whoever refers to it doesn't ask. */
export function parseCatalogue({ path, text }: SourceFile, report: Report): CatalogueDocuments {
  const span = startOfFile(path);
  const refuse = (reason: string): CatalogueDocuments => {
    report.add(discoverCodes.unreadReference({ reason }), span);
    return nothing;
  };
  let printed: unknown;
  try {
    printed = JSON.parse(text);
  } catch {
    return refuse(sayJsonFault(Buffer.from(text)));
  }
  if (isTooDeep(printed)) return refuse("it is nested too deeply");
  if (!isObject(printed) || !Array.isArray(printed["schemas"])) return refuse("it has no list of `schemas`");
  const format = findFormat(printed);
  if (format !== undefined) return refuse(`it is in format ${format} of catalogues, and this release reads format 1`);
  if (printed["formatVersion"] !== 1) return refuse("it says nothing of its `formatVersion`");
  const misfit = findMisfit(completeCatalogue(printed), JSON.parse(readCatalogueSchema()) as JsonObject);
  if (misfit !== undefined) return refuse(`it is damaged, ${sayMisfit(misfit)}`);
  const root = path.slice(0, path.lastIndexOf("/"));
  const schemas = listObjects(printed["schemas"]);
  return {
    schemas: schemas.flatMap((schema) => toDocument(schema, root) ?? []),
    registries: [toRegistry(listObjects(printed["entities"]), span)],
    printed: schemas.flatMap((schema) => toPrinted(schema) ?? []),
  };
}

const kinds: readonly PrintedSchema["kind"][] = ["record", "enum", "typeref", "fixed"];

function toPrinted(schema: Printed): PrintedSchema | undefined {
  const [name, kind] = [textOf(schema["fullName"]), kinds.find((each) => each === schema["kind"])];
  if (name === undefined || kind === undefined) return undefined;
  const fields = listObjects(schema["fields"]).flatMap((field) => {
    const { name, type } = field;
    const { annotations } = toLabelled(field);
    return typeof name === "string"
      ? { name, type: isObject(type) ? textOf(type["name"]) : undefined, annotations }
      : [];
  });
  return { name, kind, includes: listTexts(schema["includes"]), fields, annotations: toLabelled(schema).annotations };
}

/** Each schema in the file that its name asks for. */
function toDocument(schema: Printed, root: string): SchemaDocument | undefined {
  const { fullName } = schema;
  if (typeof fullName !== "string" || !/^[\p{L}\p{N}_.$-]{1,1000}$/u.test(fullName)) return undefined;
  const language = languages.find((each) => each === schema["language"]) ?? "pdl";
  const file = `${root}/${fullName.replaceAll(".", "/")}${language === "other" ? endingOf(schema["span"]) : ".pdl"}`;
  const dot = fullName.lastIndexOf(".");
  const namespace = fullName.slice(0, Math.max(0, dot));
  const span = startOfFile(file);
  const node = toNamed(schema, { name: fullName.slice(dot + 1), namespace, span });
  if (node === undefined) return undefined;
  return { kind: "schemaDocument", file, language, root, namespace, imports: [], declarations: [node] };
}

/** What the file is called by that declares it, which tells schemas of Protocol Buffers from others. */
function endingOf(span: unknown): string {
  return /\.\w{1,20}$/.exec((isObject(span) ? textOf(span["file"]) : undefined) ?? "")?.[0] ?? "";
}

/** Each reads defaults, and what is said of types, in its own manner. */
const languages: readonly SchemaLanguage[] = ["pdl", "pdsc", "avro", "other"];

function toNamed(schema: Printed, place: Pick<NamedNode, "name" | "namespace" | "span">): NamedNode | undefined {
  const { span } = place;
  const aliases = { aliases: listTexts(schema["aliases"]), hasFullAliases: true } as const;
  const base = { ...place, ...toLabelled(schema), nameSpan: span, ...aliases };
  switch (schema["kind"]) {
    case "record": {
      const fields = listObjects(schema["fields"]).flatMap((field) => toField(field, span) ?? []);
      return {
        ...base,
        kind: "record",
        noun: recordNouns.find((noun) => noun === schema["noun"]),
        includes: [],
        includesAfter: false,
        isError: schema["isError"] === true,
        fields,
      };
    }
    case "enum": {
      const symbols = listObjects(schema["symbols"]).flatMap((symbol) => {
        const name = textOf(symbol["name"]);
        return name === undefined ? [] : [{ name, ...toLabelled(symbol), span }];
      });
      return { ...base, kind: "enum", symbols, default: textOf(schema["default"]) };
    }
    case "typeref": {
      const target = toType(schema["target"], span, 0);
      return target && { ...base, kind: "typeref", target };
    }
    case "fixed":
      return { ...base, kind: "fixed", size: typeof schema["size"] === "number" ? schema["size"] : 0 };
    default:
      return undefined;
  }
}

function toField(field: Printed, span: Span): FieldNode | undefined {
  const [name, type] = [textOf(field["name"]), toType(field["type"], span, 0)];
  if (name === undefined || type === undefined) return undefined;
  const { optional, holdsEntities } = field;
  return {
    ...{ name, nameSpan: span, ...toLabelled(field), aliases: [], optional: optional === true, type, span },
    ...(field["default"] !== undefined && {
      default: field["default"] as JsonValue,
      defaultNumbers: toSpellings(field["defaultNumbers"]),
    }),
    // Without it, all of what values only name would stand inside of them.
    ...((holdsEntities === true || holdsEntities === "named") && { holdsEntities }),
  };
}

function toType(value: unknown, span: Span, depth: number): TypeNode | undefined {
  if (!isObject(value) || depth > deepest) return undefined;
  const { annotations, numbers } = toLabelled(value);
  switch (value["kind"]) {
    case "primitive":
    case "reference": {
      const name = textOf(value["name"]);
      return name === undefined
        ? undefined
        : {
            ...{ kind: "reference", name, namespace: "", span },
            ...(Object.keys(annotations).length > 0 && { annotations }),
          };
    }
    case "array": {
      const items = toType(value["items"], span, depth + 1);
      return items && { kind: "array", items, annotations, numbers, span };
    }
    case "map": {
      const values = toType(value["values"], span, depth + 1);
      return values && { kind: "map", values, annotations, numbers, span };
    }
    case "union": {
      const members = listObjects(value["members"]).flatMap((member): readonly MemberNode[] => {
        const type = toType(member["type"], span, depth + 1);
        if (type === undefined) return [];
        return [{ alias: textOf(member["alias"]), type, ...toLabelled(member), span }];
      });
      const untagged = value["untagged"] === true ? { untagged: true as const } : {};
      return { kind: "union", members, ...untagged, annotations, numbers, span };
    }
    default:
      return undefined;
  }
}

function toRegistry(entities: readonly Printed[], span: Span): RegistryDocument {
  const locate = (name: string): LocatedName => ({ name, span });
  return {
    kind: "registryDocument",
    file: span.file,
    entities: entities.flatMap((entity) => {
      const name = textOf(entity["name"]);
      if (name === undefined) return [];
      const keyAspect = textOf(entity["keyAspect"]);
      return {
        name: locate(name),
        keyAspect: keyAspect === undefined ? undefined : locate(keyAspect),
        aspects: listObjects(entity["aspects"]).flatMap((binding) => {
          const aspect = textOf(binding["aspect"]);
          return aspect === undefined ? [] : [locate(aspect)];
        }),
        category: entity["category"] === "internal" ? "internal" : "core",
        doc: textOf(entity["doc"]),
        searchGroup: textOf(entity["searchGroup"]),
        viewUnrestricted: entity["viewUnrestricted"] === true || undefined,
        span,
      } as const;
    }),
    events: [],
    plugins: [],
  };
}

/** Whether something is further inside than anybody writes; without a call for each level, of which there may be many. */
function isTooDeep(value: unknown): boolean {
  let level = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > deepest * 2) return true;
    level = level.flatMap((each): readonly unknown[] =>
      typeof each === "object" && each !== null ? (Object.values(each) as readonly unknown[]) : [],
    );
  }
  return false;
}

type Printed = Readonly<Record<string, unknown>>;

interface Labelled {
  readonly doc?: string | undefined;
  readonly annotations: JsonObject;
  readonly numbers?: NumberSpellings | undefined;
}

function toLabelled({ doc, annotations, numbers }: Printed): Labelled {
  return {
    doc: textOf(doc),
    annotations: isObject(annotations) ? (annotations as JsonObject) : {},
    numbers: toSpellings(numbers),
  };
}

function toSpellings(value: unknown): NumberSpellings | undefined {
  return isObject(value) ? (value as NumberSpellings) : undefined;
}

function isObject(value: unknown): value is Printed {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function listObjects(value: unknown): readonly Printed[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}

function listTexts(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === "string") : [];
}

function textOf(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}
