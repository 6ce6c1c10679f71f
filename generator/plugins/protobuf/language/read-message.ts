import { cutWritten } from "./cut-written.ts";
import type { ProtoComments, ProtoEnum, ProtoField, ProtoMessage, ProtoOneof, ProtoRange } from "./proto-file.ts";
import { readBlock } from "./read-block.ts";
import { readEnum } from "./read-enum.ts";
import { type ReadGroupBody, readField } from "./read-field.ts";
import { createOptions, readOptionStatement } from "./read-options.ts";
import { readExtensionRanges, readReserved } from "./read-ranges.ts";
import { deepest, endDeclaration, isAt, needName, needWord, type Reading, skipBlock, tellMistake } from "./reading.ts";

/** What stands in a block, gathered on the way. */
export interface Members {
  readonly fields: ProtoField[];
  readonly messages: ProtoMessage[];
  readonly extensions: ProtoField[];
}

/** `message Name { … }`, whose first word is the current token. */
export function readMessage(reading: Reading, depth = 1): ProtoMessage {
  const { start } = reading.tokens.current;
  reading.tokens.next();
  const nameAt = reading.tokens.current.start;
  const name = needWord(reading, "the name of a message");
  return readBody(reading, { name, start, nameAt, depth });
}

/** `extend Name { … }`, whose first word is the current token: fields for a message that is declared elsewhere. */
export function readExtend(reading: Reading, { extensions, messages }: Members, depth = 1): void {
  reading.tokens.next();
  const { start } = reading.tokens.current;
  const extendee = needName(reading, "the name of a message", true);
  const extendeePlace = reading.placeOf(start, start + extendee.length);
  endDeclaration(reading, "{");
  const readGroup = groupReader(reading, depth);
  readBlock(reading, () => {
    const { field, group } = readField(reading, readGroup);
    extensions.push({ ...field, extendee, extendeePlace });
    if (group !== undefined) messages.push(group);
  });
}

interface Head {
  readonly name: string;
  readonly start: number;
  readonly nameAt: number;
  readonly depth: number;
}

interface Gathered extends Members {
  readonly oneofs: ProtoOneof[];
  readonly enums: ProtoEnum[];
  readonly extensionRanges: ProtoRange[];
  readonly reserved: ProtoRange[];
  readonly reservedNames: string[];
}

function readBody(reading: Reading, { name, start, nameAt, depth }: Head): ProtoMessage {
  const place = reading.placeOf(nameAt, nameAt + name.length);
  const options = createOptions();
  const gathered: Gathered = {
    ...{ fields: [], oneofs: [], messages: [], enums: [], extensions: [] },
    ...{ extensionRanges: [], reserved: [], reservedNames: [] },
  };
  const done = (comments: ProtoComments, end: number): ProtoMessage => {
    return { name, place, comments, options, ...gathered, ...cutWritten(reading, start, end) };
  };
  if (depth > deepest && isAt(reading, "{")) {
    tellMistake(reading, `messages nest deeper than ${deepest}`, nameAt, nameAt + name.length);
    skipBlock(reading);
    return done({}, reading.tokens.current.start);
  }
  const comments = endDeclaration(reading, "{");
  const end = readBlock(reading, () => {
    if (isAt(reading, "option")) return readOptionStatement(reading, options);
    readMember(reading, gathered, depth);
  });
  return done(comments, end);
}

// Who may use what is declared there, as editions say from 2024 on; a field may be of a type that is called so.
const visibility = /(?:export|local)\s+(?:message|enum)\s+\w/y;

function readMember(reading: Reading, gathered: Gathered, depth: number): void {
  const { fields, messages, enums, extensionRanges } = gathered;
  visibility.lastIndex = reading.tokens.current.start;
  if (visibility.test(reading.text)) reading.tokens.next();
  const { current } = reading.tokens;
  switch (current.kind === "word" ? current.text : "") {
    case "message":
      messages.push(readMessage(reading, depth + 1));
      return;
    case "enum":
      enums.push(readEnum(reading));
      return;
    case "extend":
      return readExtend(reading, gathered, depth);
    case "extensions":
      extensionRanges.push(...readExtensionRanges(reading));
      return;
    case "reserved":
      return readReserved(reading, gathered);
    case "oneof":
      return readOneof(reading, gathered, depth);
    default: {
      const { field, group } = readField(reading, groupReader(reading, depth));
      fields.push(field);
      if (group !== undefined) messages.push(group);
    }
  }
}

function groupReader(reading: Reading, depth: number): ReadGroupBody {
  return (name, head) => readBody(reading, { name, ...head, depth: depth + 1 });
}

function readOneof(reading: Reading, { fields, messages, oneofs }: Gathered, depth: number): void {
  reading.tokens.next();
  const { start, end } = reading.tokens.current;
  const name = needWord(reading, "the name of a `oneof`");
  const comments = endDeclaration(reading, "{");
  const options = createOptions();
  oneofs.push({ name, place: reading.placeOf(start, end), comments, options });
  const readGroup = groupReader(reading, depth);
  readBlock(reading, () => {
    if (isAt(reading, "option")) return readOptionStatement(reading, options);
    const { current } = reading.tokens;
    const { field, group } = readField(reading, readGroup);
    const { label, ...rest } = field;
    const mistake = `a field of a \`oneof\` is never \`${label}\``;
    if (label !== undefined) tellMistake(reading, mistake, current.start, current.end);
    fields.push({ ...rest, oneof: name });
    if (group !== undefined) messages.push(group);
  });
}
