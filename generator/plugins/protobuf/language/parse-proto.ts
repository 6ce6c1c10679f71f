import { findLine, listLineStarts } from "../../../places/line-starts.ts";
import type { Place } from "../../plugin.ts";
import type { ProtoEnum, ProtoFile, ProtoImport, ProtoService } from "./proto-file.ts";
import { readSafely } from "./read-block.ts";
import { readText } from "./read-constant.ts";
import { readEnum } from "./read-enum.ts";
import { type Members, readExtend, readMessage } from "./read-message.ts";
import { createOptions, type Options, readOptionStatement } from "./read-options.ts";
import { readService } from "./read-service.ts";
import {
  endDeclaration,
  isAt,
  need,
  needName,
  type ProtoMistake,
  type Reading,
  Slip,
  slipAt,
  take,
  tellMistake,
} from "./reading.ts";
import { createTokens } from "./tokens.ts";

/** What a text says, and what is wrong with it: a statement with a mistake is left out, and all others are read. */
export interface ParsedProto {
  readonly file: ProtoFile;
  readonly mistakes: readonly ProtoMistake[];
}

interface Gathered extends Members {
  readonly options: Options;
  readonly imports: ProtoImport[];
  readonly enums: ProtoEnum[];
  readonly services: ProtoService[];
  readonly about: string[];
  syntax: ProtoFile["syntax"];
  edition?: string | undefined;
  package: string;
}

/** Reads a file of Protocol Buffers: proto2, proto3 and editions. */
export function parseProto(text: string): ParsedProto {
  const reading = createReading(text);
  const gathered: Gathered = {
    ...{ syntax: "proto2", package: "", options: createOptions(), imports: [], about: [] },
    ...{ fields: [], messages: [], enums: [], services: [], extensions: [] },
  };
  const { leading, detached } = reading.tokens.nextWithComments();
  reading.upcoming = { leading, detached: [...detached] };
  while (reading.tokens.current.kind !== "end") {
    if (isAt(reading, "}")) {
      const { start, end } = reading.tokens.current;
      tellMistake(reading, "this closes nothing", start, end);
      endDeclaration(reading, "}");
    } else readSafely(reading, () => readStatement(reading, gathered));
  }
  const { fields: _, ...file } = gathered;
  return { file, mistakes: reading.mistakes };
}

function createReading(text: string): Reading {
  const starts = listLineStarts(text);
  const toPoint = (offset: number): readonly [number, number] => {
    const line = findLine(starts, offset);
    return [line + 1, offset - (starts[line] ?? 0) + 1];
  };
  const placeOf = (start: number, end: number): Place => {
    const [startLine, startColumn] = toPoint(start);
    const [endLine, endColumn] = toPoint(Math.max(start, end - 1));
    return { startLine, startColumn, endLine, endColumn };
  };
  const reading: Reading = {
    ...{ text, placeOf, mistakes: [], open: 0, upcoming: { leading: "", detached: [] } },
    tokens: createTokens(text, (message, start, end) => tellMistake(reading, message, start, end)),
  };
  return reading;
}

function readStatement(reading: Reading, gathered: Gathered): void {
  const { messages, enums, services, options } = gathered;
  // In editions from 2024 on they say who may use what follows.
  if (gathered.syntax === "editions" && !take(reading, "export")) take(reading, "local");
  const { current } = reading.tokens;
  switch (current.kind === "word" ? current.text : "") {
    case "syntax":
    case "edition":
      return readSyntax(reading, gathered);
    case "package":
      return readPackage(reading, gathered);
    case "import":
      return readImport(reading, gathered);
    case "option":
      return readOptionStatement(reading, options);
    case "message":
      messages.push(readMessage(reading));
      return;
    case "enum":
      enums.push(readEnum(reading));
      return;
    case "extend":
      return readExtend(reading, gathered);
    case "service":
      services.push(readService(reading));
      return;
    default:
      throw slipAt(reading, "a message, an enum, a service, an import or an option");
  }
}

function readSyntax(reading: Reading, gathered: Gathered): void {
  const isEdition = reading.tokens.current.text === "edition";
  reading.tokens.next();
  need(reading, "=");
  const { current } = reading.tokens;
  const name = readText(reading);
  if (isEdition) {
    gathered.syntax = "editions";
    gathered.edition = name;
  } else if (name === "proto2" || name === "proto3") gathered.syntax = name;
  else throw new Slip(`there is \`proto2\` and \`proto3\`, and no \`${name.slice(0, 40)}\``, current);
  tellAbout(reading, gathered);
}

function readPackage(reading: Reading, gathered: Gathered): void {
  reading.tokens.next();
  gathered.package = needName(reading, "the name of the package");
  tellAbout(reading, gathered);
}

/** What stands above and on a statement that begins a file is about the file. */
function tellAbout(reading: Reading, { about }: Gathered): void {
  const { detached = [], leading } = endDeclaration(reading, ";");
  about.push(...detached, ...(leading === undefined ? [] : [leading]));
}

function readImport(reading: Reading, { imports }: Gathered): void {
  reading.tokens.next();
  const { current } = reading.tokens;
  const modifier = (["public", "weak", "option"] as const).find(
    (each) => current.kind === "word" && current.text === each,
  );
  if (modifier !== undefined) reading.tokens.next();
  const { start, end } = reading.tokens.current;
  const path = readText(reading);
  endDeclaration(reading, ";");
  imports.push({ path, place: reading.placeOf(start, end), ...(modifier && { modifier }) });
}
