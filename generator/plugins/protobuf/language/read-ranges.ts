import type { ProtoRange } from "./proto-file.ts";
import { readInteger, readText } from "./read-constant.ts";
import { endDeclaration, needWord, type Reading, take } from "./reading.ts";
import { readOptionList } from "./read-options.ts";

/** Numbers and names that nobody may use again. */
export interface Reserved {
  readonly reserved: ProtoRange[];
  readonly reservedNames: string[];
}

/** `reserved 2, 5 to 9;` or `reserved "name";`, in editions without quotes; its first word is the current token. */
export function readReserved(reading: Reading, { reserved, reservedNames }: Reserved): void {
  reading.tokens.next();
  const { kind } = reading.tokens.current;
  if (kind === "string" || kind === "word") {
    do reservedNames.push(kind === "word" ? needWord(reading, "a name") : readText(reading));
    while (take(reading, ","));
  } else reserved.push(...readRanges(reading));
  endDeclaration(reading, ";");
}

/** `extensions 100 to max;`, whose first word is the current token. */
export function readExtensionRanges(reading: Reading): readonly ProtoRange[] {
  reading.tokens.next();
  const ranges = readRanges(reading);
  readOptionList(reading);
  endDeclaration(reading, ";");
  return ranges;
}

function readRanges(reading: Reading): readonly ProtoRange[] {
  const ranges: ProtoRange[] = [];
  do {
    const from = readInteger(reading, "a number");
    if (!take(reading, "to")) ranges.push({ from, to: from });
    else if (take(reading, "max")) ranges.push({ from, to: "max" });
    else ranges.push({ from, to: readInteger(reading, "a number or `max`") });
  } while (take(reading, ","));
  return ranges;
}
