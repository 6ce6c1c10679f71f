import type { ProtoEnum, ProtoEnumValue } from "./proto-file.ts";
import { cutWritten } from "./cut-written.ts";
import { readBlock } from "./read-block.ts";
import { readInteger } from "./read-constant.ts";
import { createOptions, readOptionList, readOptionStatement } from "./read-options.ts";
import { readReserved, type Reserved } from "./read-ranges.ts";
import { endDeclaration, isAt, need, needWord, type Reading } from "./reading.ts";

/** `enum Name { … }`, whose first word is the current token. */
export function readEnum(reading: Reading): ProtoEnum {
  const { start } = reading.tokens.current;
  reading.tokens.next();
  const { start: from, end: to } = reading.tokens.current;
  const name = needWord(reading, "the name of an enum");
  const comments = endDeclaration(reading, "{");
  const options = createOptions();
  const values: ProtoEnumValue[] = [];
  const reserved: Reserved = { reserved: [], reservedNames: [] };
  const end = readBlock(reading, () => {
    if (isAt(reading, "option")) readOptionStatement(reading, options);
    else if (isAt(reading, "reserved")) readReserved(reading, reserved);
    else values.push(readValue(reading));
  });
  const place = reading.placeOf(from, to);
  return { name, place, comments, options, values, ...reserved, ...cutWritten(reading, start, end) };
}

function readValue(reading: Reading): ProtoEnumValue {
  const { start, end } = reading.tokens.current;
  const name = needWord(reading, "the name of a value");
  need(reading, "=");
  const number = readInteger(reading, "the number of the value");
  const options = readOptionList(reading);
  const comments = endDeclaration(reading, ";");
  return { name, number, options, comments, place: reading.placeOf(start, end) };
}
