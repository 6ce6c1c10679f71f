import type { JsonObject } from "../../../catalogue/json.ts";
import type { ProtoField, ProtoMessage } from "./proto-file.ts";
import { readInteger } from "./read-constant.ts";
import { readOptionList } from "./read-options.ts";
import { endDeclaration, isAt, need, needName, needWord, type Reading, Slip, slipAt, take } from "./reading.ts";

/** A field, and of a group its body. */
export interface ReadField {
  readonly field: ProtoField;
  readonly group?: ProtoMessage | undefined;
}

/** Reads the body of a group from its `{` on, of which `start` is where its declaration begins. */
export type ReadGroupBody = (name: string, head: { readonly start: number; readonly nameAt: number }) => ProtoMessage;

const labels = ["optional", "required", "repeated"] as const;

/** `optional string name = 1 [deprecated = true];`, a map, or a group. */
export function readField(reading: Reading, readGroup: ReadGroupBody): ReadField {
  const { start } = reading.tokens.current;
  const label = labels.find((each) => take(reading, each));
  const { current } = reading.tokens;
  if (isAt(reading, "group")) {
    reading.tokens.next();
    // Elsewhere it may be the name of a type, as any word may.
    if (!isAt(reading, ".")) return readGroupField(reading, { start, label, readGroup });
    return readPlain(reading, { label, start: current.start, head: "group" });
  }
  if (isAt(reading, "map")) {
    reading.tokens.next();
    if (isAt(reading, "<")) return readMap(reading, current.start, label);
    return readPlain(reading, { label, start: current.start, head: "map" });
  }
  return readPlain(reading, { label, start: current.start });
}

type Label = ProtoField["label"];

interface PlainHead {
  readonly label: Label;
  readonly start: number;
  /** The first word of the type, where it has been taken. */
  readonly head?: string | undefined;
}

function readPlain(reading: Reading, { label, start, head }: PlainHead): ReadField {
  const type = head === undefined ? needName(reading, "a type", true) : readFurther(reading, head);
  const typePlace = reading.placeOf(start, start + type.length);
  const named = readName(reading);
  const rest = readRest(reading);
  const comments = endDeclaration(reading, ";");
  return { field: { ...named, ...rest, ...(label && { label }), type, typePlace, comments } };
}

/** The rest of a name whose first part has been taken. */
function readFurther(reading: Reading, head: string): string {
  return take(reading, ".") ? `${head}.${needName(reading, "a name behind the dot")}` : head;
}

function readMap(reading: Reading, start: number, label: Label): ReadField {
  if (label !== undefined) throw new Slip(`a map is never \`${label}\``, { start, end: start + 3 });
  need(reading, "<");
  const key = needWord(reading, "the type of the keys");
  need(reading, ",");
  const { start: from } = reading.tokens.current;
  const type = needName(reading, "the type of the values", true);
  need(reading, ">");
  const typePlace = reading.placeOf(from, from + type.length);
  const named = readName(reading);
  const rest = readRest(reading);
  const comments = endDeclaration(reading, ";");
  return { field: { ...named, ...rest, key, type, typePlace, comments } };
}

interface GroupHead {
  readonly start: number;
  readonly label: Label;
  readonly readGroup: ReadGroupBody;
}

/** A field with the message that it is of, which is called as the field is, in capitals. */
function readGroupField(reading: Reading, { start, label, readGroup }: GroupHead): ReadField {
  const nameAt = reading.tokens.current.start;
  const { name, place } = readName(reading);
  need(reading, "=");
  const number = readInteger(reading, "the number of the field");
  const { default: _, jsonName, options } = splitOptions(readOptionList(reading));
  const group = readGroup(name, { start, nameAt });
  const field: ProtoField = {
    ...{ name: name.toLowerCase(), place, number, options },
    ...(jsonName !== undefined && { jsonName }),
    ...(label && { label }),
    ...{ type: name, typePlace: place, comments: group.comments, isGroup: true as const },
  };
  return { field, group };
}

function readName(reading: Reading): Pick<ProtoField, "name" | "place"> {
  const { start, end } = reading.tokens.current;
  const name = needWord(reading, "the name of the field");
  return { name, place: reading.placeOf(start, end) };
}

function readRest(reading: Reading) {
  if (!isAt(reading, "=")) throw slipAt(reading, "`=` with the number of the field");
  reading.tokens.next();
  const number = readInteger(reading, "the number of the field");
  return { number, ...splitOptions(readOptionList(reading)) };
}

/** Two that stand among options are none: they are about the field itself. */
function splitOptions({
  default: preset,
  json_name: jsonName,
  ...options
}: JsonObject): Pick<ProtoField, "default" | "jsonName" | "options"> {
  return {
    ...(preset !== undefined && { default: preset }),
    ...(typeof jsonName === "string" && { jsonName }),
    options,
  };
}
