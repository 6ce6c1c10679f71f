import { cutWritten } from "./cut-written.ts";
import type { ProtoMethod, ProtoService, ProtoTurn } from "./proto-file.ts";
import { readBlock } from "./read-block.ts";
import { createOptions, readOptionStatement } from "./read-options.ts";
import { endDeclaration, isAt, need, needName, needWord, type Reading, slipAt } from "./reading.ts";

/** `service Name { … }`, whose first word is the current token. */
export function readService(reading: Reading): ProtoService {
  const { start } = reading.tokens.current;
  reading.tokens.next();
  const { start: from, end: to } = reading.tokens.current;
  const name = needWord(reading, "the name of a service");
  const comments = endDeclaration(reading, "{");
  const options = createOptions();
  const methods: ProtoMethod[] = [];
  const end = readBlock(reading, () => {
    if (isAt(reading, "option")) readOptionStatement(reading, options);
    else if (isAt(reading, "rpc")) methods.push(readMethod(reading));
    else throw slipAt(reading, "`rpc`");
  });
  return { name, place: reading.placeOf(from, to), comments, options, methods, ...cutWritten(reading, start, end) };
}

function readMethod(reading: Reading): ProtoMethod {
  reading.tokens.next();
  const { start, end } = reading.tokens.current;
  const name = needWord(reading, "the name of a method");
  const input = readTurn(reading);
  need(reading, "returns");
  const output = readTurn(reading);
  const options = createOptions();
  const hasBody = isAt(reading, "{");
  const comments = endDeclaration(reading, hasBody ? "{" : ";");
  if (hasBody) readBlock(reading, () => readMethodOption(reading, options));
  return { name, place: reading.placeOf(start, end), comments, options, input, output };
}

function readMethodOption(reading: Reading, options: ReturnType<typeof createOptions>): void {
  if (!isAt(reading, "option")) throw slipAt(reading, "`option`");
  readOptionStatement(reading, options);
}

/** `(stream Name)`; a type may be called `stream` as well. */
function readTurn(reading: Reading): ProtoTurn {
  need(reading, "(");
  let { start } = reading.tokens.current;
  const isWord = isAt(reading, "stream");
  let type = needName(reading, "the name of a message", true);
  const isStream = isWord && !isAt(reading, ")");
  if (isStream) {
    // What leads from the root begins with a dot, which stands behind the word.
    const isRooted = type.startsWith("stream.");
    start = isRooted ? start + "stream".length : reading.tokens.current.start;
    type = isRooted ? type.slice("stream".length) : needName(reading, "the name of a message", true);
  }
  need(reading, ")");
  return { type, place: reading.placeOf(start, start + type.length), ...(isStream && { isStream }) };
}
