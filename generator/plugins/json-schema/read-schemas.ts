import type { JsonObject } from "../../catalogue/json.ts";
import type { LocatedJson, LocatedObject } from "../../parse/json/located-json.ts";
import { createNameClaims } from "../../places/claim-names.ts";
import { foldPath } from "../../places/fold-path.ts";
import { longestName } from "../longest-name.ts";
import type { Place, PluginProblem } from "../plugin.ts";
import { describe, placeOf, readSymbols } from "./describe-schema.ts";
import { describeType } from "./describe-type.ts";
import { describeElsewhere } from "./elsewhere-names.ts";
import type { FileSchemas } from "./file-schemas.ts";
import { formatType } from "./format-type.ts";
import { keepFittingSymbols } from "./keep-fitting-symbols.ts";
import { createRecordTest } from "./is-record.ts";
import { joinLists } from "./join-lists.ts";
import { keepTitle } from "./keep-title.ts";
import type { SchemaNames } from "./name-schemas.ts";
import { describeLost } from "./lost-references.ts";
import { nameRules } from "./name-rules.ts";
import { readRecord } from "./read-record.ts";
import { listOthers, readType } from "./read-type.ts";
import type { Owner, Reading } from "./reading.ts";
import { reportUnread } from "./report-unread.ts";
import { jsonOf, toObject } from "./schema-node.ts";
import { any } from "./unite-types.ts";

/** Gathers declarations: the ones that are asked for, and those that stand in place inside of them. */
export interface SchemaReader {
  declare(name: string, schema: LocatedJson, at: DeclarationPlace): void;
  /** What has been declared, and how the file writes the names that it doesn't declare itself. */
  finish(): Pick<FileSchemas, "schemas" | "written" | "writtenAt" | "elsewhere">;
}

interface DeclarationPlace {
  /** What references in it lead to. */
  readonly names: SchemaNames;
  readonly place: Place;
  readonly written?: string | undefined;
}

/** A reader of schemas of one file; what stands in place gets no name among `reserved`. */
export function createSchemaReader(reserved: readonly string[], problems: PluginProblem[]): SchemaReader {
  const addNumber = (wanted: string, number: number): string => `${wanted}${number}`;
  const gathered: Gathered = {
    problems,
    declared: [],
    taken: new Set(reserved),
    claim: createNameClaims({ taken: reserved, fold: foldPath, addNumber }),
    inline: new Map(),
    pointed: new Map(),
    items: new Map(),
    under: new Set(),
    lost: new Map(),
    elsewhere: new Map(),
    written: new Map(),
    writtenAt: new Map(),
    isRecord: createRecordTest(),
  };
  return {
    declare(name, schema, { names, ...at }) {
      if (!gathered.taken.has(name)) gathered.claim(name);
      declare(createReading(gathered, names), name, schema, at);
    },
    finish() {
      problems.push(...describeLost(gathered.lost));
      const elsewhere = [...gathered.written].filter(([name]) => !gathered.taken.has(name));
      return {
        schemas: gathered.declared,
        written: Object.fromEntries(elsewhere),
        writtenAt: Object.fromEntries([...gathered.writtenAt].filter(([name]) => !gathered.taken.has(name))),
        elsewhere: describeElsewhere(gathered.elsewhere),
      };
    },
  };
}

type Gathered = Omit<Reading, "names" | "within" | "declareInline">;

function createReading(gathered: Gathered, names: SchemaNames): Reading {
  const reading: Reading = {
    ...gathered,
    names,
    within: (other) => (other === names ? reading : createReading(gathered, other)),
    declareInline: (inline, owner) => declareInline(reading, inline, owner),
  };
  return reading;
}

function declare(
  reading: Reading,
  name: string,
  schema: LocatedJson,
  { place, written, isInline }: Omit<DeclarationPlace, "names"> & { readonly isInline?: boolean },
): void {
  reading.taken.add(name);
  const index = reading.declared.length;
  const whole = toObject(schema);
  const node = whole && joinLists(whole, reading.names);
  const aliases = reading.names.aliasesOf(name);
  const described = node && describe(node);
  const base = {
    ...{ name, place, written },
    ...(aliases.length > 0 && { aliases }),
    ...described,
    ...(described && { annotations: keepTitle(withDefault(described.annotations, node, isInline), node, name) }),
  };
  // Holds the place, so that what is declared inside follows it.
  reading.declared.push({ ...base, kind: "alias", type: any });
  if (node === undefined) return;
  const symbols = readSymbols(node);
  const { isRecord } = reading;
  if (symbols === undefined && !isRecord(node, reading.names) && !isRecord.isHeir(node, reading.names)) {
    reportUnread(reading, [node]);
    const type = readType(reading, schema, { name, property: "value" });
    const annotations = describeType(reading, node, type, base.annotations ?? {});
    reading.declared[index] = { ...base, kind: "alias", type, annotations };
    return;
  }
  // Other files refer to it by its name, and see nothing of what else it may be.
  const others = listOthers(reading, node, name).map(formatType);
  const known: JsonObject = { ...base.annotations, ...(others.length > 0 && { type: others }) };
  if (symbols !== undefined) {
    const kept = keepFittingSymbols(symbols, place, reading.problems);
    reading.declared[index] = { ...base, kind: "enum", symbols: kept, annotations: known };
    return;
  }
  const { annotations, ...record } = readRecord(reading, node, name);
  const { required: _, ...own } = known;
  reading.declared[index] = {
    ...base,
    kind: "record",
    ...record,
    annotations: { ...nameRules(own, reading.names), ...annotations },
  };
}

/** The default of what has a name, where it has no parts; of what stands in place, the field says it. */
function withDefault(annotations: JsonObject, schema: LocatedObject, isInline = false): JsonObject {
  const preset = isInline ? undefined : jsonOf(schema, "default");
  return preset === undefined || preset === null || typeof preset === "object"
    ? annotations
    : { ...annotations, default: preset };
}

/** Declares a schema that stands in place, by the name of its property. */
function declareInline(reading: Reading, schema: LocatedObject, { name, property }: Owner): string {
  const known = reading.inline.get(schema);
  if (known !== undefined) return known;
  const full = `${name}.${property.replace(/[^\p{L}\p{N}_$-]+/gu, "_") || "_"}`;
  // Long names in long names add up; a number may follow.
  const own = reading.claim(full.slice(0, longestName - 10));
  reading.inline.set(schema, own);
  declare(reading, own, schema, { place: placeOf(schema), isInline: true });
  return own;
}
