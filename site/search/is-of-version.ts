import type { Symbols } from "./load-symbols.ts";

/** What a version is called, and a day; what stands there tells what changed or was said, and seldom how something is done. */
const versionName = /^\D{0,12}\d+[._]\d+|\b\d{1,4}[-/]\d{1,2}[-/]\d{1,4}\b/;

const known = new WeakMap<Symbols, Uint8Array>();

const answers = { no: 1, yes: 2 } as const;

/** Whether a page is called like a version or a day, or a part of one is, or stands below a heading that is. Told once for each entry. */
export function isOfVersion(entry: number, symbols: Symbols): boolean {
  let told = known.get(symbols);
  if (told === undefined) known.set(symbols, (told = new Uint8Array(symbols.nameOf.length)));
  if (told[entry] === 0) told[entry] = tell(entry, symbols) ? answers.yes : answers.no;
  return told[entry] === answers.yes;
}

function tell(entry: number, symbols: Symbols): boolean {
  const { kindOf, pageOf, firstOf } = symbols;
  const isPart = (kindOf[entry]?.depth ?? 0) > 0;
  return isCalledSo(firstOf[pageOf[entry] ?? 0] ?? 0, symbols) || (isPart && isOfDay(entry, symbols));
}

function isOfDay(entry: number, symbols: Symbols): boolean {
  const around = symbols.underOf.get(entry);
  return isCalledSo(entry, symbols) || (around !== undefined && isOfDay(around, symbols));
}

function isCalledSo(entry: number, { names, nameOf }: Symbols): boolean {
  return versionName.test(names[nameOf[entry] ?? 0]?.name ?? "");
}
