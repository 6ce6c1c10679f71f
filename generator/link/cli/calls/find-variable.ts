import { tellText, type CliReading, type Given } from "./click-call.ts";
import { dottedName } from "../../code/dotted-name.ts";

/** The environment variable that a default asks for, `os.environ.get("NAME")`, be it made a number of. */
export function findVariable(given: Given | undefined, reading: CliReading): string | undefined {
  if (given === undefined) return undefined;
  const { value, scope } = given;
  if (value.kind === "subscript") {
    const [name] = value.items;
    return asks.test(dottedName(value.of)) && name !== undefined
      ? tellText({ value: name, scope }, reading)
      : undefined;
  }
  if (value.kind === "binary")
    return value.operator === "or" ? findVariable({ value: value.left, scope }, reading) : undefined;
  const [first] = value.kind === "call" ? value.arguments : [];
  if (value.kind !== "call" || first === undefined) return undefined;
  const called = dottedName(value.callee);
  if (asks.test(called)) return tellText({ value: first.value, scope }, reading);
  return /^(?:int|float|bool|str|Path)$/.test(called)
    ? findVariable({ value: first.value, scope }, reading)
    : undefined;
}

const asks = /^(?:os\.)?(?:getenv|environ(?:\.get)?)$/;
