import { isJsonObject } from "../../../catalogue/is-json-object.ts";
import type { JsonObject, JsonValue } from "../../../catalogue/json.ts";
import { addValue, readConstant } from "./read-constant.ts";
import { endDeclaration, isAt, need, needName, needWord, type Reading, take } from "./reading.ts";

/** Options as they are gathered: those that say parts of one value are one. */
export type Options = Record<string, JsonValue>;

/** A place for options. */
export function createOptions(): Options {
  return Object.create(null) as Options;
}

/** `option name = value;`, whose first word is the current token. */
export function readOptionStatement(reading: Reading, options: Options): void {
  reading.tokens.next();
  readAssignment(reading, options);
  endDeclaration(reading, ";");
}

/** `[name = value, …]`, where it stands here. */
export function readOptionList(reading: Reading): JsonObject {
  const options = createOptions();
  if (!take(reading, "[")) return options;
  while (!isAt(reading, "]")) {
    readAssignment(reading, options);
    if (!take(reading, ",")) break;
  }
  need(reading, "]");
  return options;
}

function readAssignment(reading: Reading, options: Options): void {
  const steps = readSteps(reading);
  need(reading, "=");
  const value = readConstant(reading);
  const last = steps.pop() ?? "";
  let object = options;
  for (const step of steps) {
    const known = object[step];
    // Objects are made here alone, so that one can grow.
    const inner = isJsonObject(known ?? null) ? (known as Options) : createOptions();
    object[step] = inner;
    object = inner;
  }
  addValue(object, last, value);
}

/** `(my.option).part.other`, step by step, those of extensions in brackets. */
function readSteps(reading: Reading): string[] {
  const steps: string[] = [];
  do {
    if (take(reading, "(")) {
      steps.push(`(${needName(reading, "the name of an option", true).replace(/^\./, "")})`);
      need(reading, ")");
    } else steps.push(needWord(reading, "the name of an option"));
  } while (take(reading, "."));
  return steps;
}
